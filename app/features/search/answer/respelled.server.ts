// Mistyped words of what a question asks for, and the ways back to the question as it was written.
import type { Sql } from '../../../data/database.ts';
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { QuestionNames } from '../../../find/question/question-names.server.ts';
import { ASKED_PATTERNS } from '../../../language/question/asked.ts';
import { respell, respellAsked } from '../../../language/question/asked-spelling.ts';
import type { Corrected, Understood } from '../../../language/question/reading.ts';
import { keyOf } from '../../../language/question/row.ts';
import { countEdits } from '../../../language/slips.ts';
import { readTokens, type Token } from '../../../language/tokens.ts';
import { answersText } from '../../../text/text.ts';
import { type Answering, type Asking, listLabels, listUnread } from './asking.server.ts';

type Slip = Pick<Corrected, 'written' | 'read'>;

/** "averge seed round" with the words that were meant; a name of the record is none of them. */
export async function respellQuestion(
  sql: Sql,
  q: string,
  now: Date,
): Promise<{ text: string; corrected: Slip[] }> {
  const lexicon = await loadLexicon(sql, now);
  const slips = respellAsked(q, lexicon);
  if (slips.length === 0) return { text: q, corrected: [] };
  const named = await new QuestionNames(sql, q, lexicon, now).listWritten();
  const keys = [...named.keys()];
  const meant = slips.filter(({ token }) => !keys.some((key) => key.includes(token.key)));
  return {
    text: respell(q, meant),
    corrected: meant.map(({ token: { from, to }, word }) => ({
      written: q.slice(from, to),
      read: word,
    })),
  };
}

const OF_NAMES = ['name', 'startup', 'investor', 'lead_investor'];
const SHORTEST = 4;
const SHORTEST_WRITTEN = 3;
const LONG_NAME = 7;
const MOST_WORDS = 4;

/** Names that were read of words with a letter or two wrong. */
export async function listRespelledNames(
  { sql, q }: Asking,
  { filters }: Pick<Understood, 'filters'>,
): Promise<Slip[]> {
  const named = filters.filter(
    ({ column, operator }) => OF_NAMES.includes(column) && !operator.startsWith('not_'),
  );
  if (named.length === 0) return [];
  const labels = await listLabels(sql, named);
  const tokens = readTokens(q);
  const runs = tokens.flatMap((_, at) =>
    Array.from({ length: MOST_WORDS }, (__, more) => tokens.slice(at, at + more + 1)),
  );
  const names = named.flatMap(({ column, query_1 }) =>
    column === 'name' ? [query_1] : query_1.split(',').map((slug) => labels[slug] ?? slug),
  );
  return names.flatMap((name) => {
    const key = keyOf(readTokens(name));
    const most = key.length >= LONG_NAME ? 2 : 1;
    if (key.length < SHORTEST || runs.some((run) => keyOf(run) === key)) return [];
    const near = runs
      .filter((run) => run.every(({ isQuoted }) => !isQuoted))
      .map((run) => ({ run, edits: countEdits(keyOf(run), key, most) }))
      .filter(({ run, edits }) => edits <= most && keyOf(run).length >= SHORTEST_WRITTEN)
      .sort((one, other) => one.edits - other.edits);
    const run = near[0]?.run;
    return run ? [{ written: q.slice(run[0]?.from, run.at(-1)?.to), read: name }] : [];
  });
}

/** "has M-KOPA borowed more than equity": what the answer passes over, as words near it. */
export async function listSlipsUnread(
  { sql, q, now }: Asking,
  { answer, understood }: Answering,
): Promise<Slip[]> {
  const { unread } = answersText.labels;
  const said = answer?.beside.filter(({ label }) => label === unread).map(({ says }) => says) ?? [];
  const words = new Set(
    readTokens([...said, ...listUnread(understood)].join(' ')).map(({ key }) => key),
  );
  if (words.size === 0) return [];
  const { phrases } = await loadLexicon(sql, now);
  const isOpen = ({ key, from }: Token) =>
    !/^\p{Lu}/u.test(q.slice(from)) && !ASKED_PATTERNS.some((one) => one.words.has(key));
  return phrases.spelling
    .correct(readTokens(q), q, () => 0)
    .filter(({ token }) => words.has(token.key) && isOpen(token))
    .map(({ token: { from, to }, word }) => ({ written: q.slice(from, to), read: word }));
}

/** What is left of a question may be read alone; the way back of a correction is to the whole. */
export function listCorrected(q: string, slips: readonly Slip[]): Corrected[] {
  const tokens = readTokens(q);
  return slips.map(({ written, read }) => {
    const first = tokens.find(({ from }) => q.startsWith(written, from));
    const { from = 0, to = from + written.length } = first ? { from: first.from } : { to: 0 };
    return { written, read, keep: `${q.slice(0, from)}"${written}"${q.slice(to)}` };
  });
}
