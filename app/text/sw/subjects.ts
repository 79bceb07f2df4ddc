// What leads a ranking or a comparison, with the prefix that its verb agrees by.
import { FUNDING_ROUNDS } from '../../base/enumerations.ts';
import names from './names.json' with { type: 'json' };
import { isYear, ofRound, within } from './words.ts';

const ROUNDS = new Set<string>(FUNDING_ROUNDS.map((round) => names[round]));
const NOUNS = new Set<string>(Object.values(names));

export function subjectOf(label: string): [noun: string, prefix: 'i' | 'u'] {
  if (isYear(label)) return [`Mwaka ${label}`, 'u'];
  if (ROUNDS.has(label)) return [`Aina ya ${ofRound(label)}`, 'i'];
  // Of any class themselves: "vyombo vya habari". Regions are named like countries.
  if (NOUNS.has(label) && !label.includes('Afrika')) return [`Sekta ya ${within(label)}`, 'i'];
  return [label, 'i'];
}

/** "Mwaka 2023 una", "Aina ya Series A ina", "Sekta ya malipo ina", "Kenya ina". */
export function agree(label: string, verb: string): string {
  const [noun, prefix] = subjectOf(label);
  return `${noun} ${prefix}${verb}`;
}
