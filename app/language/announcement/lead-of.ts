// Who of those that give leads: a linear model over the words around the list in which each stands.
import { scoreOf } from './choice.ts';
import { bucketOf, END, sayingOf } from './features.ts';
import { labelsOf } from './labels.ts';
import type { PlacedName } from './tagger.ts';
import type { Sentence } from './words.ts';

/** What stands between two names of a list. */
const LISTING =
  /^["']?(?:,|;|(?:,? (?:and|et|e|y|&)| و) ?)?\s?(?:(?:l[ae]s?|[oa]s?|the|d[eao]s?|du|pel[ao]s?|par|by|من) |l['’]|d['’])?["']?$/iu;
const ENDS = /^[.;:!?؟]$/u;
const FAR = 8;
const NEAR = 3;

/** Buckets of each that may lead; of the company and buyers none. Those of a list have the same. */
export function featuresOfLeads(
  sentences: readonly Sentence[],
  names: readonly PlacedName[],
): number[][] {
  const labels = labelsOf(sentences, names);
  const sayings = sentences.map(({ words }) => words.map(sayingOf));
  const able = names.filter(canLead).sort((one, other) => one.at - other.at);
  const isSaid = sayings.flat().includes('lead');
  return names.map((one) => {
    if (!canLead(one)) return [];
    const here = able.filter(({ sentence }) => sentence === one.sentence);
    const list = listAround(here, here.indexOf(one), sentences[one.sentence]);
    const own = { labels: labels[one.sentence] ?? [], sayings: sayings[one.sentence] ?? [] };
    const [many, length] = [here.length, list.names.length].map((count) => Math.min(4, count));
    const found = new Set([
      ...list.names.map(({ role }) => `tagged ${role}`),
      `first ${list.names[0]?.role}`,
      `title ${one.sentence === 0}`,
      `lists ${Math.min(3, list.first)} ${here.at(-1) === list.names.at(-1)}`,
      `many ${many} ${length}`,
      `said ${isSaid} ${own.sayings.includes('lead')}`,
      `alone ${isSaid} ${Math.min(3, able.length)}`,
      ...around(list.names[0]?.at ?? 0, list.names.at(-1)?.to ?? 0, own),
    ]);
    return [...found].map((feature) => bucketOf(`D ${feature}`));
  });
}

/** Those that stand in one list with the name at `index`. */
function listAround(
  here: readonly PlacedName[],
  index: number,
  { text, words }: Sentence = { text: '', words: [] },
): { names: PlacedName[]; first: number } {
  const isJoined = (at: number): boolean => {
    const [before, behind] = [here[at - 1], here[at]];
    if (!before || !behind) return false;
    return LISTING.test(text.slice(words[before.to - 1]?.to, words[behind.at]?.from));
  };
  let first = index;
  while (isJoined(first)) first--;
  let last = index;
  while (isJoined(last + 1)) last++;
  return { names: here.slice(first, last + 1), first };
}

/** What stands before and behind the words from `from` to before `to`. */
function* around(
  from: number,
  to: number,
  { labels, sayings }: { labels: string[]; sayings: string[] },
): Generator<string> {
  for (const [side, start, step] of [
    ['L', from - 1, -1],
    ['R', to, 1],
  ] as const) {
    const labelAt = (by: number) => labels[start + by * step] ?? END;
    yield `${side}1 ${labelAt(0)}`;
    yield `${side}2 ${labelAt(0)} ${labelAt(1)}`;
    yield `${side}3 ${labelAt(0)} ${labelAt(1)} ${labelAt(2)}`;
    for (const by of [0, 1]) yield `${side}p${by} ${labelAt(by).slice(0, 4)}`;
    let behind = '';
    for (let by = 0; by < FAR; by++) {
      const label = labelAt(by);
      if (label === END || ENDS.test(label)) break;
      if (label === 'GIVER') behind = label;
      if (label === ',') behind ||= label;
      yield `${side} ${behind} ${label.slice(0, 6)}`;
      const saying = sayings[start + by * step];
      if (!saying) continue;
      yield `${side}says ${behind} ${saying}`;
      yield `${side}says ${by < NEAR ? by : 'far'} ${saying}`;
    }
  }
}

const canLead = ({ role }: PlacedName): boolean => role !== 'company' && role !== 'buyer';

/** Above it somebody leads. */
const SURE = 0;

export const leads = (
  features: readonly number[],
  weights: ArrayLike<number>,
  unit: number,
): boolean => features.length > 0 && scoreOf(features, weights, unit) > SURE;
