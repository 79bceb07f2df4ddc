// The answer where a question asks for a later place of a ranking than the first.
import { formatCount } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { type Placed, readPlaced } from '../../../language/question/placed.ts';
import type { Understood } from '../../../language/question/reading.ts';
import { BY_PRICE } from '../../../language/question/to-filters.ts';
import { foldLetters } from '../../../language/tokens.ts';
import { answersText as text } from '../../../text/text.ts';
import { type Answered, type Asking, listLabels, readRest } from './asking.server.ts';
import type { Answer, AnswerRow } from './contract.ts';
import { setRank } from './first.ts';

/** `answerFirst` answers the question for the first; null where that is no ranking. */
export async function answerPlaced(
  asking: Asking,
  answerFirst: (asking: Asking) => Promise<{ answer: Answer | null; understood: Understood }>,
): Promise<Answered | null> {
  const placed = readPlaced(asking.q);
  if (!placed) return null;
  const { answer, understood } = await answerFirst({ ...asking, q: placed.rest });
  if (!answer) return null;
  const isOrdered = answer.kind === 'ranking' || isByMoney(understood);
  const names = placed.behind ? await nameAll(asking, placed.behind) : '';
  const at = isOrdered ? findPlace(answer.rows, placed.place, names) : null;
  const row = at === null ? undefined : answer.rows[at];
  if (at === null || !row) return null;
  const say = ({ label, value }: AnswerRow) => `${label} (${sayValue(value, answer.unit)})`;
  return {
    understood: { ...understood, filters: setRank(understood.filters, at + 1) },
    answer: {
      ...answer,
      sentence: text.placed(
        row.label,
        sayValue(row.value, answer.unit),
        text.and(answer.rows.slice(0, at).map(say)),
      ),
      figure: row.label,
      value: answer.unit === 'year' || typeof row.value !== 'number' ? row.label : row.value,
      chart: null,
    },
  };
}

const isByMoney = ({ sort }: Understood): boolean =>
  sort !== null && (sort.endsWith('amount') || sort === BY_PRICE);

/** The words, and the names of the record that they mean: "Quénia" is Kenya. */
async function nameAll(asking: Asking, words: string): Promise<string> {
  const read = await readRest(asking, words, 'startups');
  const labels = await listLabels(asking.sql, read?.filters ?? []);
  return foldLetters([words, ...Object.values(labels)].join(', '));
}

/** Null where none or others than the first rows are named. */
function findPlace(
  rows: readonly AnswerRow[],
  place: Placed['place'],
  said: string,
): number | null {
  if (place !== null) return place - 1;
  const next = rows.findIndex(({ label }) => !isNamedIn(said, foldLetters(label)));
  return next > 0 ? next : null;
}

/** By its whole name, or by all but the first word: "Google for Startups Black Founders Fund". */
const isNamedIn = (said: string, label: string): boolean =>
  said.includes(label) || said.includes(label.slice(label.indexOf(' ') + 1));

const sayValue = (value: AnswerRow['value'], unit: Answer['unit']): string =>
  typeof value !== 'number' || unit === 'year'
    ? String(value ?? '')
    : unit === 'usd'
      ? abbreviateUsd(value)
      : formatCount(value);
