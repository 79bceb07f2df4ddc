import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../test/databases.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { SEARCH_STATEMENT_MS } from '../../data/postgres-settings.ts';
import { ASKED_PARTS, type FitMeta, type FittingInvestor } from '../../find/fit/fit.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const LOGISTICS = 'stage=series-a&sector=logistics&place=morocco';

const ask = (
  query: string,
): Promise<{ data: FittingInvestor[]; meta: FitMeta & { total: number } }> =>
  site.api(`/investors/fit?${query}`);

describe('investors for a need', () => {
  test('those who have done all of it come first, in whichever rounds', async () => {
    const { data, meta } = await ask(LOGISTICS);
    expect(meta.total).toBeGreaterThan(meta.done_all);
    expect(meta.done_all).toBeGreaterThan(0);
    const done = data.map(
      ({ parts }) => ASKED_PARTS.filter((part) => parts[part] === 'done').length,
    );
    expect(done).toEqual(done.toSorted((a, b) => b - a));
    expect(done[0]).toBe(3);
    expect(data.map(({ slug }) => slug)).toContain('azur-innovation-fund');
  });

  test('each part is what the rounds on record say, and the reasons show what is done', async () => {
    for (const query of [LOGISTICS, 'stage=seed&place=cairo', 'sector=fintech&place=ghana']) {
      const { data } = await ask(query);
      expect(data.length, query).toBeGreaterThan(5);
      const asked = new URLSearchParams(query);
      for (const { slug, parts, reasons } of data) {
        const { rows } = await raw<{ stage: boolean; sector: boolean; place: boolean }>`
          select bool_or(lower(replace(f.round, ' ', '-')) = ${asked.get('stage')}) as stage,
            bool_or(exists (select from startup_industries si join industries n on n.id = si.industry_id
              where si.startup_id = s.id and n.slug = ${asked.get('sector')})) as sector,
            bool_or(${asked.get('place')} in (land.slug, city.slug)) as place
          from investors i join funding_investors fi on fi.investor_id = i.id
            join fundings f on f.id = fi.funding_id join startups s on s.id = f.startup_id
            join places land on land.id = s.country_id left join places city on city.id = s.city_id
          where i.slug = ${slug}`.execute(site.sql);
        for (const part of ASKED_PARTS) {
          const isAsked = asked.has(part);
          expect(parts[part] === 'done', `${query} ${slug} ${part}`).toBe(
            isAsked && Boolean(rows[0]?.[part]),
          );
          expect(parts[part] === null).toBe(!isAsked);
        }
        const shown = new Set(reasons.flatMap(({ shows }) => shows));
        expect([...shown].sort(), `${query} ${slug}`).toEqual(
          ASKED_PARTS.filter((part) => parts[part] === 'done').sort(),
        );
      }
    }
  });

  test('is never nobody where the record has rounds at all', async () => {
    for (const query of [
      'stage=series-c&sector=logistics&place=morocco',
      'stage=series-b&sector=aquaculture&place=togo',
      'stage=series-a&place=malawi',
    ]) {
      const { data } = await ask(query);
      expect(data.length, query).toBeGreaterThan(0);
    }
  });

  test('other filters have to pass, and types that seldom come later are left out unless asked for', async () => {
    const types = (await ask(LOGISTICS)).data.map(({ type }) => type);
    expect(types).not.toContain('Accelerator');
    const accelerators = await ask(`${LOGISTICS}&type=accelerator`);
    expect(new Set(accelerators.data.map(({ type }) => type))).toEqual(new Set(['Accelerator']));
    const led = await ask(`${LOGISTICS}&led=yes`);
    expect(led.data.every(({ lead_count }) => lead_count > 0)).toBe(true);
  });

  test('the page says how many, the parts and why, and leads to the form without script', async () => {
    const html = await site.page(`/investors/fit?${LOGISTICS}`);
    const { data, meta } = await ask(LOGISTICS);
    const title = /<h1>(.*?)<\/h1>/.exec(html)?.[1];
    expect(title).toMatch(
      /^\d+ investors? ha(?:s|ve) done all three: Series A, Logistics, Morocco$/,
    );
    expect(title).toMatch(new RegExp(`^${meta.done_all} `));
    expect(html.includes(data[0]?.name ?? '?')).toBe(true);
    expect(/Led the|Took part in the/.test(html)).toBe(true);
    expect(html.includes('Nobody can pay for a place')).toBe(true);
    expect(html.includes('/investors/fit.csv?stage=series-a')).toBe(true);
    expect((await site.page('/investors/fit')).includes('Find investors for your round')).toBe(
      true,
    );
    const list = await site.page('/investors');
    expect(/formaction="\/investors\/fit"/i.test(list)).toBe(true);
  });

  test('the file has all that fit, in the order of the page', async () => {
    const { data, meta } = await ask(LOGISTICS);
    const response = await site.request(`/investors/fit.csv?${LOGISTICS}`);
    expect(response.status).toBe(200);
    const lines = (await response.text()).trim().split(/\r?\n/);
    expect(lines[0]).toContain('"Series A","Logistics","Morocco","Has led"');
    expect(lines).toHaveLength(meta.total + 1);
    data.forEach(({ name }, index) => {
      expect(lines[index + 1]).toContain(name);
    });
  });

  test('what is unknown is said', async () => {
    expect((await site.request('/api/investors/fit?sector=nothing-such')).status).toBe(422);
    expect((await site.request('/investors/fit?stage=series-q')).status).toBe(422);
    expect((await ask('')).data).toEqual([]);
  });
});

describe('a need in the search box', () => {
  test('is answered by the same definition, in two languages, also where no round has all of it', async () => {
    const { data, meta } = await ask(LOGISTICS);
    for (const q of [
      'Series A investors for logistics in Morocco',
      'investisseurs série A pour la logistique au Maroc',
    ]) {
      const { fit } = (await site.api(`/search?q=${encodeURIComponent(q)}`)).data;
      expect(fit.total, q).toBe(meta.total);
      expect(fit.done_all, q).toBe(meta.done_all);
      expect(fit.investors, q).toEqual(data.slice(0, 5));
      const html = await site.page(`/search?q=${encodeURIComponent(q)}`);
      expect(html.includes('done all three: Series A, Logistics, Morocco'), q).toBe(true);
      expect(
        html.includes('/investors/fit?stage=series-a&amp;place=morocco&amp;sector=logistics'),
      ).toBe(true);
    }
  });

  test('is none where one thing, or something else, is asked', async () => {
    for (const q of ['investors in Ghana', 'fintech in Kenya', 'rounds over 10 million in Egypt']) {
      expect((await site.api(`/search?q=${encodeURIComponent(q)}`)).data.fit, q).toBeNull();
    }
  });
});

// The embedded database runs one statement at a time and cannot stop it.
test.skipIf(!isOnPostgres())('a need that takes too long is stopped, as every search', async () => {
  const limited = await openTestSite({ searchTimeoutMs: SEARCH_STATEMENT_MS });
  await limited.sql.transaction().execute(async (writer) => {
    await raw`lock table funding_investors in access exclusive mode`.execute(writer);
    for (const path of ['/api/investors/fit', '/investors/fit', '/investors/fit.csv']) {
      expect((await limited.request(`${path}?${LOGISTICS}`)).status, path).toBe(503);
    }
  });
  expect((await limited.request(`/api/investors/fit?${LOGISTICS}`)).status).toBe(200);
  await limited.close();
});
