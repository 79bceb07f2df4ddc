/** What a place of a table, a year or an investor is called in a ranking. */
export const SPLITS = {
  country: 'country',
  city: 'city',
  industry: 'industry',
  year: 'year',
  quarter: 'quarter',
  round: 'kind of round',
  investor: 'investor',
  startup: 'startup',
} as const;

/** "on 3 May 2024", "in May 2024" */
export const on = (when: string | null): string =>
  when ? ` ${/^\d{1,2} /.test(when) ? 'on' : 'in'} ${when}` : '';

/** "Fintech startups" within a sentence; a name keeps its capital. */
export function lower(who: string): string {
  return who.replace(/^Startups/, 'startups');
}
