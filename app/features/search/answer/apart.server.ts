// By how much two sides differ, behind what is said of each: "how much more did X raise than Y".
import { formatCount } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { readApart } from '../../../language/question/apart.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import type { Answered, Answerer, Asking } from './asking.server.ts';

export async function answerApart(asking: Asking, answerAgain: Answerer): Promise<Answered | null> {
  const q = readApart(asking.q);
  if (q === null) return null;
  const { answer, understood } = await answerAgain({ ...asking, q });
  const [one, other, ...more] = answer?.rows.map(({ value }) => value) ?? [];
  const areTwo = typeof one === 'number' && typeof other === 'number' && more.length === 0;
  if (answer?.kind !== 'comparison' || !areTwo) return null;
  const say = { usd: abbreviateUsd, year: text.years, count: formatCount, percent: formatCount };
  const figure = say[answer.unit ?? 'count'](Math.abs(one - other));
  const sentence = [answer.sentence, text.apart(figure)].join(marksText.semicolon);
  return { understood, answer: { ...answer, sentence, figure, value: Math.abs(one - other) } };
}
