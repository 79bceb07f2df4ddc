import { formatPartialDate, type PartialDate } from '../../base/dates.ts';

export const peopleText = {
  founder: 'Founder',
  lead: 'Founder or team member of African startups',
  description: (name: string, startups: readonly string[]) =>
    `${name}: roles at ${startups.join(', ')}, and the rounds of these startups, each with its source.`,
  roles: 'Roles',
  when: 'When',
  between: (since: PartialDate | null, until: PartialDate | null): string | null => {
    if (since && until) return `${formatPartialDate(since)} to ${formatPartialDate(until)}`;
    if (since) return `since ${formatPartialDate(since)}`;
    return until && `until ${formatPartialDate(until)}`;
  },
  rounds: 'Rounds raised during that time',
  roundsNote: 'Rounds of these startups, from the beginning to the end of the role where known.',
  otherRounds: 'Rounds of these startups',
  otherRoundsNote: (name: string) =>
    `No source on record says whether ${name} was there at the time.`,
  date: 'Date',
  unknownDate: 'Date unknown',
  removal:
    'This page repeats what published sources say of a public role. If it is about you and you want it corrected or removed, ',
  removalLink: 'write to us as the privacy policy says',
} as const;
