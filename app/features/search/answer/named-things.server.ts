// Startups or investors that a question names, and they beside each other by what they raised or
// backed.
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { findNamedIn, type NamedIn } from '../../../find/question/named-in.server.ts';
import { asksForRounds, type Measure } from '../../../language/question/asked-figures.ts';
import { listVersus } from '../../../language/question/asked-sides.ts';
import { keepNarrowing } from '../../../language/question/narrowing.ts';
import { readWords } from '../../../language/question/patterns.ts';
import { NOTHING_READ, type Understood } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { listKinds } from '../../../language/question/signs.ts';
import { type Answered, type Asking, readRest } from './asking.server.ts';
import { asStartups } from './rankings.server.ts';
import { answerVersusOf } from './versus.server.ts';

const MOST_NAMES = 5;

export const findNamed = ({ sql, now }: Asking, words: string, kind: NamedThing['kind']) =>
  findNamedIn(sql, words, now, [kind], { isAmongOthers: true });

/** In the order in which they are named, with what stands beside them. */
export async function listNamed(
  asking: Asking,
  kind: 'startup' | 'investor',
): Promise<{ things: NamedThing[]; others: string }> {
  const found: NamedIn[] = [];
  let others = asking.q;
  while (found.length < MOST_NAMES) {
    const named = await findNamed(asking, others, kind);
    if (!named) break;
    others = named.others;
    if (found.every(({ thing }) => thing.slug !== named.thing.slug)) found.push(named);
  }
  const placeOf = ({ words }: NamedIn) => asking.q.indexOf(words);
  const inOrder = found.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { things: inOrder.map(({ thing }) => thing), others };
}

/** Of more than two startups, whatever else stands between their names. */
export async function compareNamed(asking: Asking): Promise<Answered | null> {
  const { things, others } = await listNamed(asking, 'startup');
  return things.length > 2 ? compare(asking, 'startup', things, others) : null;
}

/** By what was raised; a time or a kind of round may stand beside the names. */
export async function compare(
  asking: Asking,
  kind: 'startup' | 'investor',
  things: readonly NamedThing[],
  others: string,
): Promise<Answered | null> {
  const lexicon = await loadLexicon(asking.sql, asking.now);
  const read = await readRest(asking, keepNarrowing(others, lexicon), 'rounds');
  const filters = read?.filters.filter((one) => OF_ROUNDS.includes(one.column)) ?? [];
  const slugs = things.map(({ slug }) => slug);
  const ofRounds: Understood = { ...NOTHING_READ, returns: 'rounds', filters };
  const measure = measureOf(asking.q, kind);
  if (measure !== 'count') return answerVersusOf(asking, measure, kind, slugs, ofRounds);
  const ofStartups = { returns: 'startups' as const, filters: asStartups(filters) };
  return answerVersusOf(asking, measure, kind, slugs, { ...ofRounds, ...ofStartups });
}

/** "who backed more startups", "which has more investments": money is joined, and not theirs. */
function measureOf(text: string, kind: 'startup' | 'investor'): Measure {
  const tokens = readWords(text);
  if (asksForRounds(text)) return 'rounds';
  const [versus] = kind === 'investor' ? listVersus({ text, tokens }) : [];
  if (versus && versus.measure !== 'raised') return versus.measure;
  const isOfMoney = tokens.some(({ key }) => listKinds(key).includes('money'));
  return kind === 'startup' || isOfMoney ? 'raised' : 'count';
}
const OF_ROUNDS = ['kind', 'round', 'announced_on', 'country', 'city', 'industry'];
