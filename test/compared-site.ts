import { afterAll, beforeAll } from 'vitest';
import { makeCountry, makeFunding, makeStartup } from './factories.ts';
import { openTestSite, type TestSite } from './site.ts';

export function useComparedSite() {
  let site: TestSite;

  beforeAll(async () => {
    site = await openTestSite({ catalogue: 'empty' });
    const { sql } = site;
    const egypt = await makeCountry(sql, 'egypt', 'Egypt', 'EG');
    const kenya = await makeCountry(sql);
    const paya = await makeStartup(sql, {
      slug: 'paya',
      name: 'Paya',
      country_id: kenya,
      year_founded: 2016,
      employee_range: '10-50',
      twitter_followers: 12_300,
      industries: ['fintech', 'payments'],
    });
    await makeStartup(sql, {
      slug: 'nile',
      name: 'Nile "Pay", Ltd',
      country_id: egypt,
      public_ticker: 'NILE',
      industries: ['fintech'],
    });
    await makeStartup(sql, { slug: 'twin', name: 'Twin', country_id: kenya, year_founded: 2016 });
    await makeStartup(sql, { slug: 'twin-2', name: 'Twin', country_id: kenya, year_founded: 2016 });
    await makeStartup(sql, { slug: 'formula', name: '=1+1', country_id: kenya });
    for (let number = 1; number <= 8; number++) {
      await makeStartup(sql, {
        slug: `extra-${number}`,
        name: `Extra ${number}`,
        country_id: kenya,
      });
    }
    await makeFunding(sql, { startup_id: paya.id, amount_usd: 1_000_000, round: 'Series A' });
    await sql
      .insertInto('slug_history')
      .values({ kind: 'startup', old_slug: 'old-paya', entity_id: paya.id })
      .execute();
  });
  afterAll(() => site.close());

  const show = (query: string) => site.page(`/compare${query}`);
  const goesTo = async (path: string) => {
    const { status, headers } = await site.request(path);
    return [status, headers.get('location')];
  };
  /** Texts of the table's cells, by row. */
  const readTable = (html: string) => readNthTable(html, 0);
  const readFunding = (html: string) => readNthTable(html, 1);
  function readNthTable(html: string, nth: number): string[][] {
    const [table = ''] =
      [...html.matchAll(/<table class="table comparison"[^>]*>.*?<\/table>/gs)][nth] ?? [];
    return [...table.matchAll(/<tr role="row"(?: class="comparison-same")?>(.*?)<\/tr>/gs)].map(
      ([, row = '']) =>
        [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
          cell
            .replace(/<svg.*?<\/svg>/gs, '')
            .replace(/<[^>]+>/g, '')
            .replaceAll('&quot;', '"')
            .replaceAll('&gt;', '>'),
        ),
    );
  }
  const columnsOf = (html: string) => readTable(html)[0]?.length ?? 0;
  const slotsOf = (html: string) =>
    [...html.matchAll(/data-slot="([^"]+)"/g)].map(([, slug]) => slug);
  const extras = (count: number) => Array.from({ length: count }, (_, at) => `extra-${at + 1}`);

  return {
    show,
    goesTo,
    readTable,
    readFunding,
    columnsOf,
    slotsOf,
    extras,
    get site() {
      return site;
    },
  };
}
