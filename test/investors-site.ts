import { afterAll, beforeAll, expect } from 'vitest';
import { makeCountry, makeFunding, makeInvestor, makeStartup } from './factories.ts';
import { openTestSite, type TestSite } from './site.ts';

export function useInvestors() {
  let site: TestSite;

  beforeAll(async () => {
    site = await openTestSite({ catalogue: 'empty', now: new Date('2026-11-01T12:00:00Z') });
    const { sql } = site;
    const egypt = await makeCountry(sql, 'egypt', 'Egypt', 'EG');
    const kenya = await makeCountry(sql);
    const paya = await makeStartup(sql, {
      slug: 'paya',
      name: 'Paya',
      country_id: kenya,
      tagline: 'Pays people',
    });
    const nile = await makeStartup(sql, { slug: 'nile', name: 'Nile', country_id: egypt });

    const sequoia = await makeInvestor(sql, {
      slug: 'sequoia',
      name: 'Séquoia Ventures',
      type: 'Venture Capital',
      country_code: 'US',
      website: 'https://www.sequoia.example',
      stages: ['Series C', 'Seed'],
    });
    const cairo = await makeInvestor(sql, {
      slug: 'cairo-angels',
      name: 'Cairo Angels',
      type: 'Angel Network',
      country_code: 'EG',
    });
    const idle = await makeInvestor(sql, {
      slug: 'idle',
      name: '100% Idle_Fund',
      stages: ['Grant'],
    });
    expect(idle.id).toBeGreaterThan(0);

    const rounds = [
      {
        slug: 'nile-seed',
        startup_id: nile.id,
        round: 'Seed',
        announced_on: '2026-03-01',
        amount_usd: 500_000,
        investors: [cairo, { ...sequoia, lead: true }],
      },
      {
        slug: 'paya-seed',
        startup_id: paya.id,
        round: 'Seed',
        announced_on: '2025-01-01',
        announced_precision: 'year',
        amount_usd: 300_000,
        investors: [cairo],
      },
      // 36 months back from 1 November 2026 is 1 November 2023, which no longer counts.
      {
        slug: 'paya-old',
        startup_id: paya.id,
        round: 'Seed',
        announced_on: '2023-11-01',
        amount_usd: 9_000_000,
        investors: [sequoia],
      },
      {
        slug: 'paya-a',
        startup_id: paya.id,
        round: 'Series A',
        announced_on: '2019-05-01',
        amount_usd: 2_000_000,
        investors: [sequoia],
      },
      {
        slug: 'paya-angel',
        startup_id: paya.id,
        round: 'Angel',
        announced_on: null,
        announced_precision: null,
        amount_usd: null,
        investors: [cairo],
      },
    ];
    for (const round of rounds) await makeFunding(sql, round);
    await sql
      .insertInto('slug_history')
      .values({ kind: 'investor', old_slug: 'sequoia-old', entity_id: sequoia.id })
      .execute();
  });
  afterAll(() => site.close());

  return {
    get site() {
      return site;
    },
  };
}
