/** Fictional companies with awkward names and missing figures, for the gallery only. */
export interface SampleStartup {
  name: string;
  slug: string;
  country: string;
  tagline: string | null;
  founded: string;
  raised: string;
}

export const sampleStartups: readonly SampleStartup[] = [
  {
    name: 'Kudi & Co',
    slug: 'kudi-co',
    country: 'Nigeria',
    tagline: 'Payroll for market traders',
    founded: '2019',
    raised: '$31.2M',
  },
  {
    name: 'Ƙarfi Lantarki',
    slug: 'karfi-lantarki',
    country: 'Niger',
    tagline: 'Solar kits by the day',
    founded: '2021',
    raised: '$1.4M',
  },
  {
    name: 'The Great Lakes Agricultural Produce and Cold Storage Exchange of Bujumbura Limited',
    slug: 'great-lakes',
    country: 'Burundi',
    tagline:
      'A very long tagline that tells everything about the exchange, its stores and its lorries',
    founded: '2015',
    raised: 'N/A',
  },
  {
    name: 'مصنع النيل',
    slug: 'nile-works',
    country: 'Egypt',
    tagline: null,
    founded: '-',
    raised: '$999.0',
  },
  {
    name: '54seeds',
    slug: '54seeds',
    country: 'São Tomé and Príncipe',
    tagline: 'Seed banks that travel',
    founded: '2024',
    raised: '$250.0K',
  },
];
