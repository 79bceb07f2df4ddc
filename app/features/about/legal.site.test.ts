import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { ACCESS_LIMITS } from '../../base/plans.ts';

const PATHS = ['/terms', '/privacy-policy', '/attribution-policy', '/methodology', '/about'];

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({
    catalogue: 'empty',
    env: { SITE_URL: 'https://griot.test', CONTACT_EMAIL: 'desk@griot.test' },
  });
});
afterAll(() => site.close());

describe.each(PATHS)('%s', (path) => {
  test('is a dated text without any script', async () => {
    const html = await site.page(path);
    expect(html).toMatch(/<time dateTime="2\d{3}-\d\d-\d\d">\d{1,2} [A-Z][a-z]+ 2\d{3}<\/time>/);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="https://griot.test${path}"/>`);
  });

  test('its contents list names every section, in order, and each anchor exists once', async () => {
    const html = await site.page(path);
    const [contents = ''] = /<nav class="legal-contents".*?<\/nav>/s.exec(html) ?? [];
    const listed = [...contents.matchAll(/href="#([a-z-]+)">([^<]+)</g)].map(([, id, title]) => ({
      id,
      title,
    }));
    const sections = [...html.matchAll(/<h2 id="([a-z-]+)-title">([^<]+)</g)].map(
      ([, id, title]) => ({ id, title }),
    );
    expect(sections.length).toBeGreaterThan(4);
    expect(listed).toEqual(sections);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('leads only to pages and anchors that exist', async () => {
    const html = await site.page(path);
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    for (const [, href = ''] of main.matchAll(/href="(\/[^"]*)"/g)) {
      const [address = '', anchor] = href.split('#');
      const linked = await site.request(address);
      // Some need an account, and lead to sign-in.
      expect([200, 303], href).toContain(linked.status);
      if (anchor) expect(await linked.text(), href).toContain(`id="${anchor}"`);
    }
  });

  test('says how to write to the operator', async () => {
    expect(await site.page(path)).toContain('<a href="mailto:desk@griot.test">desk@griot.test</a>');
  });

  test('without a CONTACT_EMAIL it says that none is set, and invents none', async () => {
    const unset = await openTestSite({ catalogue: 'empty' });
    const html = await unset.page(path);
    expect(html).not.toContain('mailto:');
    expect(html).toContain('This site has not published a contact address yet');
    await unset.close();
  });

  test('carries the name that the operator gave the site', async () => {
    const named = await openTestSite({ catalogue: 'empty', env: { PRODUCT_NAME: 'Ledger & Co' } });
    const html = await named.page(path);
    expect(html).toContain('Ledger &amp; Co');
    expect(html).not.toContain('Griot');
    await named.close();
  });
});

test('the terms state every limit', async () => {
  const html = await site.page('/terms');
  for (const { visitor, account, subscriber } of Object.values(ACCESS_LIMITS)) {
    const row = [visitor, account, subscriber].map((cell) => `>${cell.toLocaleString('en')}</td>`);
    expect(html).toMatch(new RegExp(row.map((cell) => `<td[^>]*${cell}`).join('')));
  }
});

test('the privacy policy names the five cookies', async () => {
  const html = await site.page('/privacy-policy');
  for (const name of ['theme', 'recent_searches', 'token', 'user', 'XSRF-TOKEN']) {
    expect(html).toMatch(new RegExp(`<th scope="row"[^>]*>${name}</th>`));
  }
});

test('the attribution policy carries the MIT notice of the directories under it', async () => {
  const html = await site.page('/attribution-policy');
  expect(html).toContain('Copyright (c) 2022 OSCA Ado Ekiti');
  expect(html).toContain('Copyright (c) 2026 Tehilla Obanor / Omnific Hand');
  expect(html).toContain('Permission is hereby granted, free of charge');
  expect(html).toContain('OR OTHER DEALINGS IN THE SOFTWARE.');
});
