import { describe, expect, test } from 'vitest';
import { useInvestors } from '../../../test/investors-site.ts';

const kit = useInvestors();

describe('/investors', () => {
  test('shows all investors, without lists of the best of two, and can be indexed', async () => {
    const html = await kit.site.page('/investors');
    expect(html).not.toMatch(/Top (angels|seed|Series A|grants)/);
    expect(html).toContain('<option value="venture-capital">Venture Capital (1)</option>');
    expect(html).toContain('data-island="export-csv"');
    expect(html).not.toContain('noindex');
  });

  test('a search shows its results alone, keeps what was asked, and is not indexed', async () => {
    const html = await kit.site.page('/investors?q=s%C3%A9quoia&stage=seed');
    expect(html).toContain('1 investor<');
    expect(html).not.toContain('Top angels');
    expect(html).toContain('value="séquoia"');
    expect(html).toContain('<option value="seed" selected="">');
    expect(html).toContain('aria-label="Remove filter Seed"');
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain('<title>Investors: séquoia - Griot</title>');
  });

  test('empty fields of the form leave the address', async () => {
    const response = await kit.site.request('/investors?q=&type=&stage=seed');
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/investors?stage=seed',
    ]);
  });

  test('nothing found: says which filter, dropped, would give how many', async () => {
    const html = await kit.site.page('/investors?type=angel-network&stage=series-c');
    expect(html).toContain('No investors match these 2 filters.');
    expect(html).toMatch(/href="\/investors\?stage=series-c"[^>]*>Without Angel Network: 1/);
    expect(html).toContain('Clear all');
  });

  test('a near match is said to be one', async () => {
    expect(await kit.site.page('/investors?q=sequioa')).toContain(
      'No name has &quot;sequioa&quot; in it.',
    );
  });

  test('a page past the end is 200 and leads back', async () => {
    expect(await kit.site.page('/investors?page=3')).toContain(
      'There are no more investors on this page.',
    );
    expect((await kit.site.request('/investors?page=x')).status).toBe(422);
  });
});

describe('/investor/{investor}', () => {
  test('shows its figures, its countries and its rounds', async () => {
    const html = await kit.site.page('/investor/sequoia');
    expect(html).toContain('<title>Séquoia Ventures: portfolio and deals - Griot</title>');
    expect(html).toContain('Rounds joined by Séquoia Ventures, by country');
    expect(html).toContain('value="startup/paya"');
    expect(html).toContain('Seed (lead)');
  });

  test('its rounds sort by their heads, and are taken along in that order', async () => {
    const html = await kit.site.page('/investor/sequoia?sort=amount');
    const order = [...html.matchAll(/<th scope="row".*?href="\/startup\/(\w+)"/gs)].map(
      ([, to]) => to,
    );
    expect(order).toEqual(['nile', 'paya', 'paya']);
    expect(html).toContain('href="/investor/sequoia?sort=-amount#portfolio"');
    expect(html).toContain('aria-sort="ascending"');
    expect(html).toContain('href="/rounds?investor=sequoia&amp;sort=amount"');
    const csv = await kit.site.request('/rounds.csv?investor=sequoia&sort=amount');
    expect((await csv.text()).match(/\/funding\/[\w-]+/g)?.length).toBe(3);
    expect((await kit.site.request('/investor/sequoia?sort=luck')).status).toBe(422);
  });

  test('without a round it says so', async () => {
    expect(await kit.site.page('/investor/idle')).toContain(
      'No rounds with 100% Idle_Fund recorded yet.',
    );
  });

  test('a startup backed twice has two rows, each with an id of its own', async () => {
    const html = await kit.site.page('/investor/sequoia');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
