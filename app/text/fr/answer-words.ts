// Small words of French that answers to questions are put together from.

import { formatCount, sayPlural } from '../../base/count.ts';
import { inPlace, of } from './words.ts';

export const NO_SPLIT = {
  country: 'un pays',
  city: 'une ville',
  industry: 'un secteur',
  year: 'une année',
  quarter: 'un trimestre',
  round: 'un type de tour',
  investor: 'un investisseur',
  startup: 'une startup',
} as const;

export const sayRounds = (count: number) => sayPlural(count, { one: '# tour', other: '# tours' });
export const sayStartups = (count: number) =>
  sayPlural(count, { one: '# startup', other: '# startups' });
export const ofRounds = (known: number, all: number) =>
  `${sayRounds(known)} sur ${formatCount(all)}`;

/** « Startups du secteur FinTech au Kenya » within a sentence; a name stays as it is. */
const areStartups = (who: string) => who.startsWith('Startups');
export const lower = (who: string) => who.replace(/^Startups/, 'startups');
export const the = (who: string) => (areStartups(who) ? `les ${lower(who)}` : who);
export const theFirst = (who: string) => (areStartups(who) ? `Les ${lower(who)}` : who);
export const ofThe = (who: string) => (areStartups(who) ? `des ${lower(who)}` : of(who));
export const among = (who: string) => (areStartups(who) ? `parmi ${the(who)}` : of(who));
export const have = (who: string) => (areStartups(who) ? 'ont' : 'a');
export const isOne = (figure: string) => /^[01]\s/.test(figure);

/** « au Kenya ou en Égypte », « à Lagos, au Nigeria » */
export const inPlaces = (places: string) =>
  places
    .split(', ')
    .map((some) => some.split(' ou ').map(inPlace).join(' ou '))
    .join(', ');

/** « Kuda, Série A, 25 M$ »: one round of a startup, where another name is of all its rounds. */
export const isRound = (name: string) => !areStartups(name) && name.includes(', ');
export const ofRoundNamed = (name: string) => `${of(name).replace(', ', ' (')})`;
