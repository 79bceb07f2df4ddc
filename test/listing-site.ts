import { afterAll, beforeAll } from 'vitest';
import { openTestSite, type TestSite } from './site.ts';

/** A site, and members with a confirmed address, from which listings and edits can be sent. */
export function useListingSite() {
  let site: TestSite;
  let made = 0;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  /** A listing that is right, with a name and a domain of its own. */
  function listing(more: Record<string, unknown> = {}) {
    const number = ++made;
    return {
      name: `Baobab Harvest ${'abcdefghijklmnopqrstuvwxyz'[number % 26]}${number * 7919}`,
      website: `https://baobab-${number}.example.org`,
      tagline: 'Weather insurance for small farms',
      overview:
        'Sells weather insurance to small farms over the phone. A dry month pays out by itself, without a claim and without a visit.',
      country: 'kenya',
      year_founded: 2021,
      industries: ['agritech', 'InsurTech'],
      type: 'B2C',
      employee_range: '10-50',
      role: 'Founder',
      confirmation: true,
      ...more,
    };
  }

  return {
    openVerified: () => site.verifiedMember(),
    listing,
    get site() {
      return site;
    },
  };
}
