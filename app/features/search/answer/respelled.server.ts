// Mistyped words of what a question asks for, and the ways back to the question as it was written.
import type { Sql } from '../../../data/database.ts';
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { QuestionNames } from '../../../find/question/question-names.server.ts';
import { respell, respellAsked } from '../../../language/question/asked-spelling.ts';
import type { Corrected } from '../../../language/question/reading.ts';
import { readTokens } from '../../../language/tokens.ts';

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

/** What is left of a question may be read alone; the way back of a correction is to the whole. */
export function listCorrected(q: string, slips: readonly Slip[]): Corrected[] {
  const tokens = readTokens(q);
  return slips.map(({ written, read }) => {
    const { from = 0, to = 0 } = tokens.find((at) => q.slice(at.from, at.to) === written) ?? {};
    return { written, read, keep: `${q.slice(0, from)}"${written}"${q.slice(to)}` };
  });
}
