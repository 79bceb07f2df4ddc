// A catalogue of two startups, small enough to check by hand.
import { readStarterCatalogue, type StarterCatalogue } from '../db/seed/starter-catalogue.ts';
import type { StarterPerson, StarterStartup } from '../db/seed/startup-file.ts';

export const A = 'https://www.disruptafrica.com/a';
export const B = 'https://paper.example/b';
export const WEAK = 'https://paper.example/tag/full';
export const described = (url: string) => ({ url, read: '2026-11-20' });

export const founder = (name: string, values: Partial<StarterPerson> = {}): StarterPerson => ({
  name,
  role: 'Founder',
  founder: true,
  since: null,
  until: null,
  she_in: [],
  sources: [A],
  ...values,
});

export const bare: StarterStartup = {
  slug: 'bare',
  name: 'Bare',
  names: [],
  website: null,
  country: 'KE',
  state: null,
  city: null,
  incorporated_in: null,
  operates_in: [],
  identifiers: [],
  parent: null,
  year_founded: null,
  industries: [],
  type: null,
  business_models: [],
  employee_range: null,
  status: null,
  public_ticker: null,
  twitter: null,
  tagline: 'Nothing else is known',
  overview: 'Nothing else is known of this company, which is why it is here.',
  history: [],
  people: [],
  fundings: [],
  employees: [],
  sources: [{ ...described(A), shows: ['country', 'tagline', 'overview'] }],
};

export const full: StarterStartup = {
  ...bare,
  slug: 'full',
  name: 'Full',
  names: [
    { name: 'Empty', kind: 'former', until: '2020-02', sources: [A] },
    { name: 'Half', kind: 'product', sources: [A, B] },
  ],
  incorporated_in: { country: 'US', sources: [B] },
  operates_in: [{ country: 'UG', sources: [A] }],
  business_models: ['fees'],
  history: [
    {
      event: 'renamed',
      date: '2020-02',
      counterparty: 'Empty',
      amount_usd: null,
      detail: null,
      sources: [A],
    },
    {
      event: 'acquired',
      date: '2025',
      counterparty: 'Big Group',
      amount_usd: 9_000_000,
      detail: 'It bought all shares.',
      sources: [B],
    },
  ],
  website: 'https://www.full.example/home',
  city: 'Nairobi',
  industries: ['payments', 'agritech'],
  people: [
    founder('Amina Juma', { role: 'Chief executive', since: '2019', she_in: [B] }),
    founder('Kofi Otieno', { person: 'kofi-otieno-2' }),
  ],
  fundings: [
    {
      round: 'Seed',
      date: '2019',
      amount_usd: 1_000_000,
      reported: null,
      investors: [],
      sources: [A],
    },
    {
      round: 'Series A',
      date: '2021-03',
      amount_usd: null,
      reported: null,
      investors: [
        { name: 'Second Fund', lead: true },
        { name: 'First Fund', lead: false },
      ],
      sources: [A, B],
      note: 'Reports disagree.',
    },
    {
      round: 'Seed',
      date: '2020',
      amount_usd: 70_000_000,
      reported: null,
      investors: [],
      sources: [WEAK],
    },
    {
      round: 'Series A',
      date: '2021-03-09',
      amount_usd: 500_000,
      reported: null,
      investors: [{ name: 'First Fund', lead: true }],
      sources: [B],
    },
  ],
  employees: [
    { date: '2025-09-26', value: 47, source: B },
    { date: '2026-09', value: 50, source: B },
  ],
  sources: [
    { ...described(A), published: '2019-05', shows: ['country', 'website'] },
    { ...described(B), kind: 'filing' },
    described(WEAK),
  ],
};

export function catalogueOf(startups: StarterStartup[]): StarterCatalogue {
  const fund = { type: null, country: null, website: null, stages: [], sources: [B] };
  return {
    ...readStarterCatalogue(),
    startups,
    investors: [
      {
        ...fund,
        slug: 'first-fund',
        name: 'First Fund',
        stages: ['Seed', 'Series A'],
        country: 'GB',
      },
      { ...fund, slug: 'second-fund', name: 'Second Fund' },
    ],
    news: [
      {
        title: 'Full opens',
        publisher: 'The Paper',
        url: B,
        date: '2021-03-10',
        startups: ['full', 'bare', 'full'],
      },
      { title: 'Full closes', publisher: 'The Paper', url: A, date: '2025', startups: ['full'] },
    ],
    publishedTotals: [],
  };
}
