// The records behind figures by year.
import { type Query, roundsPath, startupsPath } from './paths.ts';

/** The rounds that charts of funding by year sum up. */
export const countedRoundsPath = (of: Query = {}) =>
  roundsPath({ announced_on: 'known', disclosed: 'counted', ...of });

/** Startups of these years, of any known one without. */
export const foundedPath = (of: Query = {}, years: string | null = 'known') =>
  startupsPath({ ...of, year_founded: years });

/** For the records of all years: those of one. */
export function recordsByYear(href: string): ((year: string) => string) | undefined {
  const known = /\b(announced_on|year_founded)=known\b/;
  return known.test(href) ? (year) => href.replace(known, `$1=${year}`) : undefined;
}
