import { describe, expect, test } from 'vitest';
import { useComparedSite } from '../../../test/compared-site.ts';
import { openTestSite } from '../../../test/site.ts';

const kit = useComparedSite();
const { show, goesTo, readTable, columnsOf, slotsOf, extras } = kit;

describe('the limit', () => {
  test.each([1, 5])('%i startups stand side by side', async (count) => {
    const html = await show(`?startups=${extras(count).join(',')}`);
    expect(columnsOf(html)).toBe(count + 1);
    expect(html).not.toContain('class="gate"');
    expect(html.includes('name="add"')).toBe(count < 5);
    expect(html.includes('5 of 5 places are taken')).toBe(count === 5);
  });

  test.each([
    { slugs: extras(6), more: 1, left: ['extra-6'] },
    { slugs: [...extras(8), 'paya', 'nile'], more: 5, left: ['extra-6', 'extra-7', 'nile'] },
    { slugs: [...extras(8), 'paya', 'nile', 'twin'], more: 5, left: ['extra-6', 'twin'] },
  ])('of $slugs.length the first five are shown, and a gate says the rest', async (given) => {
    const html = await show(`?startups=${given.slugs.join(',')}`);
    expect(slotsOf(html)).toEqual(extras(5));
    expect(columnsOf(html)).toBe(6);
    const [gate = ''] = /<section class="gate".*?<\/section>/s.exec(html) ?? [];
    expect(gate).toContain(`${given.more} more with Pro`);
    expect(gate).toContain(
      `asks for ${given.slugs.length} startups; 5 stand side by side here, and up to 10 come`,
    );
    expect(gate).toContain('Pro gives 10 startups side by side for USD\u00a019.00 a month.');
    expect(gate).toContain('The price is a sample.');
    expect(gate).toContain('href="/pricing"');
    for (const slug of given.left) expect(gate).toContain(`href="/startup/${slug}"`);
    // Omitted startups have no column, not even a blurred one.
    expect(readTable(html).flat().join()).not.toContain('Extra 6');
  });

  test('the API takes ten of anybody and refuses eleven', async () => {
    const ten = [...extras(8), 'paya', 'nile'];
    expect(await kit.site.api(`/startups/comparison?startups=${ten}`)).toHaveLength(10);
    const eleven = await kit.site.request(`/api/startups/comparison?startups=${[...ten, 'twin']}`);
    expect(eleven.status).toBe(422);
  });
});

describe('the address', () => {
  test('has each startup once and defaults left out', async () => {
    const tidy = [301, '/compare?startups=nile,paya'];
    expect(await goesTo('/compare?startups=nile,paya,nile')).toEqual(tidy);
    expect(await goesTo('/compare?startups=NILE,,%20paya%20')).toEqual(tidy);
    expect(await goesTo('/compare?startups=nile,paya&only=')).toEqual(tidy);
    expect(await goesTo('/compare?startups=nile,paya&add=')).toEqual(tidy);
    expect(await goesTo('/compare?startups=')).toEqual([301, '/compare']);
    expect(await goesTo('/compare?only=differences')).toEqual([301, '/compare']);
    expect((await kit.site.request('/compare?startups=nile%2Cpaya')).status).toBe(200);
  });

  test('of a renamed startup redirects to the new one', async () => {
    expect(await goesTo('/compare?startups=nile,old-paya&only=differences')).toEqual([
      301,
      '/compare?startups=nile,paya&only=differences',
    ]);
    expect(await goesTo('/compare?startups=old-paya,paya')).toEqual([
      301,
      '/compare?startups=paya',
    ]);
  });

  test('/tools/compare redirects here with its query', async () => {
    expect(await goesTo('/tools/compare')).toEqual([301, '/compare']);
    expect(await goesTo('/tools/compare?startups=paya,nile&only=differences')).toEqual([
      301,
      '/compare?startups=paya,nile&only=differences',
    ]);
  });

  test('is canonical without the view, and not for search engines once it names startups', async () => {
    const html = await show('?startups=paya,nile&only=differences');
    expect(html).toContain(
      '<link rel="canonical" href="http://localhost:3000/compare?startups=paya,nile"/>',
    );
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<title>Compare Paya and Nile &quot;Pay&quot;, Ltd - Griot</title>');
    expect(await show('')).not.toContain('name="robots"');
  });

  test('unknown slugs are reported and left out of links', async () => {
    const html = await show('?startups=paya,no-such-one');
    expect(html).toContain('&quot;no-such-one&quot; names no startup.');
    expect(slotsOf(html)).toEqual(['paya']);
    expect(html.replaceAll(/<[^>]*data-props.*?>/gs, '')).not.toMatch(/href="[^"]*no-such-one/);
    const several = await show(`?startups=${encodeURIComponent("nobody,<b>'--,noone")}`);
    expect(several).toContain('These name no startup:');
    expect(several).toContain('&lt;b&gt;&#x27;--');
    expect(several).not.toContain('<b>');
    expect(several).toContain('Comparisons to begin with');
  });

  test('too long or with a zero character is a 422', async () => {
    expect((await kit.site.request(`/compare?startups=${'a'.repeat(8_001)}`)).status).toBe(422);
    expect((await kit.site.request('/compare?startups=a%00b')).status).toBe(422);
    expect((await kit.site.request(`/compare?add=${'a'.repeat(201)}`)).status).toBe(422);
  });
});

describe('without script', () => {
  test('each startup can be moved one place and removed by a link', async () => {
    const html = await show('?startups=paya,nile,twin');
    for (const [name, path] of [
      ['Move Nile &quot;Pay&quot;, Ltd one place earlier', 'nile,paya,twin'],
      ['Move Nile &quot;Pay&quot;, Ltd one place later', 'paya,twin,nile'],
      ['Remove Nile &quot;Pay&quot;, Ltd', 'paya,twin'],
    ]) {
      expect(html).toMatch(
        new RegExp(`href="/compare\\?startups=${path}" rel="nofollow"[^>]*aria-label="${name}"`),
      );
    }
    expect(html).not.toContain('Move Paya one place earlier');
    expect(html).not.toContain('Move Twin one place later');
    expect(await show('?startups=paya')).toMatch(/href="\/compare"[^>]*aria-label="Remove Paya"/);
  });

  test('a name that means one startup adds it', async () => {
    expect(await goesTo('/compare?startups=nile&only=differences&add=p%C3%A1ya')).toEqual([
      302,
      '/compare?startups=nile,paya&only=differences',
    ]);
    expect(await goesTo('/compare?startups=paya&add=Paya')).toEqual([
      302,
      '/compare?startups=paya',
    ]);
  });

  test('a name that means several asks which', async () => {
    const html = await show('?startups=paya&add=Twin');
    expect(html).toContain('Which one do you mean by &quot;Twin&quot;?');
    expect(html).toContain('href="/compare?startups=paya,twin"');
    expect(html).toContain('href="/compare?startups=paya,twin-2"');
    expect(html).toContain('value="Twin"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('an unknown name is reported, and the input stays', async () => {
    const html = await show('?startups=paya&add=%3Ci%3Ezzzzqqq');
    expect(html).toContain('No startup is called &quot;&lt;i&gt;zzzzqqq&quot;.');
    expect(slotsOf(html)).toEqual(['paya']);
  });

  test('the form keeps the comparison, and signing in to save returns here', async () => {
    const html = await show('?startups=paya,nile&only=differences');
    expect(html).toContain('<input type="hidden" name="startups" value="paya,nile"/>');
    expect(html).toContain('<input type="hidden" name="only" value="differences"/>');
    expect(html).toContain('href="/login?next=%2Fcompare%3Fstartups%3Dpaya%2Cnile"');
  });
});

describe('an empty comparison', () => {
  test('offers startups of the catalogue', async () => {
    const starter = await openTestSite();
    const html = await starter.page('/compare');
    expect(html).toContain('Comparisons to begin with');
    const offered = [...html.matchAll(/href="\/compare\?startups=([^"]+)"/g)].flatMap(
      ([, slugs = '']) => slugs.split(','),
    );
    expect(offered).toHaveLength(9);
    expect(new Set(offered).size).toBe(9);
    const found = await starter.api(`/startups/comparison?startups=${offered.slice(0, 9)}`);
    expect(found).toHaveLength(9);
    await starter.close();
  });

  test('of one startup offers the nearest', async () => {
    const html = await show('?startups=paya');
    expect(html).toContain('Similar to Paya:');
    expect(html).toContain('href="/compare?startups=paya,nile"');
  });

  test('says so when there are no startups at all', async () => {
    const bare = await openTestSite({ catalogue: 'empty' });
    const html = await bare.page('/compare');
    expect(html).toContain('No startups are recorded yet.');
    expect(html).toContain('name="add"');
    await bare.close();
  });
});

test('the page with five startups is light: within 14.6 KB', async () => {
  const starter = await openTestSite();
  const { sql } = starter;
  const rows = await sql.selectFrom('startups').select('slug').limit(5).execute();
  const slugs = rows.map(({ slug }) => slug).join(',');
  const answer = await starter.request(`/compare?startups=${slugs}`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(14_600);
  await starter.close();
});
