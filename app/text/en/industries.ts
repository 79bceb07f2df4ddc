import { formatCount, sayMany } from '../../base/count.ts';

export const industriesText = {
  industries: 'Industries',
  title: 'Industries of African startups',
  lead: (industries: number) =>
    `${sayMany(industries, 'industry', 'industries')}: what each raised in the last ten years and in all, and its number of startups.`,
  unused: (industries: number) =>
    `${sayMany(industries, 'industry', 'industries')} without startups`,
  description:
    'Every industry African startups work in, with how many there are and what they raised.',
  filter: 'Filter industries by name',
  letters: 'Letters',
  letter: (letter: string) => `Industries with ${letter}`,
  digits: '0-9',
  shown: (shown: number, all: number) =>
    shown === all ? '' : `${formatCount(shown)} of ${formatCount(all)} industries`,
  noneShown: (typed: string) => `No industry has "${typed}" in its name.`,
  industryTitle: (industry: string, place: string | null) =>
    place ? `${industry} startups in ${place}` : `${industry} startups in Africa`,
  industryDescription: (label: string, place: string | null, startups: number) =>
    `${label}: ${sayMany(startups, 'startup', 'startups')} in ${place ?? 'Africa'}, what they raised, by year, and their latest rounds.`,
  heading: (industry: string, place: string | null) =>
    place ? `${industry} in ${place}` : industry,
  country: 'Country',
  allCountries: 'All countries',
  choice: (name: string, startups: number) => `${name} (${formatCount(startups)})`,
  show: 'Show',
  startupsOf: (industry: string, place: string | null) =>
    place ? `${industry} startups in ${place}` : `${industry} startups`,
  noStartups: (heading: string) => `No startups recorded for ${heading} yet.`,
  noStartupsWhy: 'A startup is listed here once a source says what it does.',
  everywhere: (industry: string) => `All ${industry} startups`,
  allIn: (place: string) => `All startups in ${place}`,
  investors: (heading: string) => `Who backs ${heading}`,
  topCountries: (industry: string) => `${industry} by country`,
} as const;
