import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '../../../test/parse-csv.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const SELECTED = '/selection?startup=andela&startup=jumia';

test.each([
  ['/startups', 'startup', 'andela'],
  [
    '/advanced-search?f[0][column]=name&f[0][operator]=contains&f[0][query_1]=andela',
    'startup',
    'andela',
  ],
  ['/search?q=startups+in+kenya', 'startup', 'm-kopa'],
  ['/search?q=founders+of+startups+in+kenya', 'person', ''],
  ['/investors', 'investor', ''],
  ['/investors/fit?sector=logistics&place=morocco', 'investor', ''],
  ['/location/kenya', 'startup', 'm-kopa'],
])('rows of %s can be selected', async (path, kind, slug) => {
  const html = await site.page(path);
  const form = /<form class="selects" action="\/selection">.*?<\/form>/s.exec(html)?.[0] ?? '';
  const boxes = form
    .split('type="checkbox"')
    .slice(1)
    .map((part) => part.slice(0, 200));
  expect(boxes.some((box) => box.includes(` name="${kind}" value="${slug}`))).toBe(true);
});

describe('/selection', () => {
  test('shows a visitor the rows, takes them along and leads to sign-in and back', async () => {
    const html = await site.page(SELECTED);
    expect(html).toContain('href="/startup/andela"');
    expect(html).toContain(`/login?next=${encodeURIComponent(SELECTED)}`);
    expect(html).toContain('href="/compare?startups=andela,jumia"');
    const csv = await site.request('/selection.csv?startup=andela&startup=jumia');
    expect(parseCsv(await csv.text()).map(([name]) => name)).toEqual(['Name', 'Andela', 'Jumia']);
    expect(csv.headers.get('x-total-count')).toBe('2');
  });

  test('says what it does not know, and that nothing is selected', async () => {
    expect(await site.page(`${SELECTED}&startup=nobody`)).toContain('left out: nobody.');
    expect(await site.page('/selection')).toContain('Nothing is selected');
    const many = Array.from({ length: 201 }, (_, index) => `startup=s-${index}`).join('&');
    expect((await site.request(`/selection?${many}`)).status).toBe(422);
  });

  test('compares', async () => {
    const answer = await site.request(`${SELECTED}&to=compare`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/compare?startups=andela,jumia',
    ]);
  });

  test('goes into a new list, then into one that is there', async () => {
    const member = await site.member();
    const startup = ['andela', 'jumia'];
    const unnamed = await member.form('/selection', { startup, name: '' });
    expect([unnamed.status, (await unnamed.text()).includes('Name the new list')]).toEqual([
      422,
      true,
    ]);
    const made = await member.form('/selection', { startup, name: 'From a table' });
    const path = made.headers.get('location') ?? '';
    expect(await member.page(path)).toContain('href="/startup/jumia"');
    const list = path.split('/').at(-1) ?? '';
    expect(await member.page(SELECTED)).toContain(`<option value="${list}">From a table</option>`);
    await member.form('/selection', { startup: ['paystack', 'jumia'], list, name: '' });
    expect((await member.api(`/user/lists/${list}`)).meta.list.rows).toBe(3);
  });

  test('follows all, by a press and never by a link', async () => {
    const member = await site.member();
    await member.page(`${SELECTED}&to=follow`);
    expect((await member.api('/user/likes')).total).toBe(0);
    const startup = ['andela', 'jumia'];
    const answer = await member.form('/selection', { startup, do: 'follow' });
    expect(await member.page(answer.headers.get('location') ?? '')).toContain(
      'You follow 2 startups.',
    );
    expect((await member.api('/user/likes')).total).toBe(2);
    const table = await member.page('/search?q=fintech+in+egypt');
    expect(table.includes('name="_xsrf" formAction="/selection?do=follow" formMethod="post"')).toBe(
      true,
    );
    await member.form('/selection?do=follow', { startup: ['paystack'] });
    expect((await member.api('/user/likes')).total).toBe(3);
    const people = await member.form('/selection', { person: ['x'], do: 'follow' });
    expect(people.status).toBe(422);
  });
});
