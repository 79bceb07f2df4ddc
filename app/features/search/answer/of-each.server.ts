// A fact of each of a few startups that the first part of a question finds: "which startups did
// Autochek buy, and where are they based".
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { listKinds } from '../../../language/question/signs.ts';
import { readTokens } from '../../../language/tokens.ts';
import type { Answered, Answerer, Asking } from './asking.server.ts';
import { nameFew } from './backed-too.server.ts';
import { MOST_ROWS } from './contract.ts';
import { answerFact } from './facts.server.ts';
import { joinAnswers } from './joined.ts';

/** Of several: "they", "each", "leurs". */
const THEY = new Set(
  'they them their each these those ils elles leur leurs chacune chacun eles elas deles delas hizo zao هي هم منها'.split(
    ' ',
  ),
);

const IT = new Set(['it', 'elle', 'il', 'ela', 'ele']);

/** Null where the part points at no several, or they are not a few startups. */
export async function answerOfEach(
  asking: Asking,
  part: string,
  first: Answered,
  answerAgain: Answerer,
): Promise<Answered | null> {
  const tokens = readTokens(part);
  // "… also founded WezaTele, and who bought it": not the one that it was asked of.
  const isStep = first.understood.filters.some(
    ({ column, operator }) => column === 'name' && operator === 'not_equals',
  );
  const words = tokens
    .filter(({ key }) => THEY.has(key) || (isStep && IT.has(key)))
    .map(({ from, to }) => part.slice(from, to));
  const names = words.length > 0 || isStep ? await listNames(asking, first) : [];
  if (names.length < (isStep ? 1 : 2)) return null;
  // "in which countries are they"
  const kinds = tokens.flatMap(({ key }) => listKinds(key));
  const asksSeat = kinds.includes('where') || kinds.includes('countries');
  const said: Answered[] = [];
  for (const name of names) {
    const known = await findNamedIn(asking.sql, `"${name}"`, asking.now, ['startup']);
    const own = known?.thing.name ?? '';
    const q = words.reduce((left, word) => left.replace(word, own), part);
    const seat = known && asksSeat ? await answerFact(asking, 'seat', known.thing) : null;
    const { answer, understood } =
      seat ??
      (known ? await answerAgain({ ...asking, q: q.includes(own) ? q : `${q} ${own}` }) : NOBODY);
    if (answer && understood && answer.kind !== 'unknown') said.push({ answer, understood });
  }
  const [one, ...others] = said;
  return one ? others.reduce(joinAnswers, one) : null;
}
const NOBODY = { answer: null, understood: null };

async function listNames(asking: Asking, { answer, understood }: Answered): Promise<string[]> {
  if (understood.compared.length > 0) return [];
  const labels = answer.rows.map(({ label }) => label);
  if (answer.kind === 'fact' && labels.length > 1) return labels.slice(0, MOST_ROWS);
  return understood.returns === 'startups' ? ((await nameFew(asking, understood)) ?? []) : [];
}
