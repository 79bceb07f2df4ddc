// Sides of a comparison by one measure: the value of each, and how they are said.
import { formatCount } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import type { Measure } from '../../../language/question/asked-figures.ts';
import type { Understood } from '../../../language/question/reading.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import { readingPath } from '../question-address.ts';
import { type Asking, recordsHref } from './asking.server.ts';
import type { AnswerRow } from './contract.ts';
import { countStartups, findUsual, sumRounds } from './numbers.server.ts';
import { sayWhether } from './whether.server.ts';

export type Side = AnswerRow & { value: number | null };

export async function measureSide(
  asking: Asking,
  measure: Measure,
  label: string,
  reading: Understood,
): Promise<Side> {
  if (measure === 'count') {
    const count = await countStartups(asking, reading.filters);
    const href = readingPath(asking.q, reading);
    return { label, value: count, records: count ?? 0, without: null, href };
  }
  const sums = await sumRounds(asking, reading.filters);
  const values: Partial<Record<Measure, number | null>> = {
    rounds: sums && sums.total + sums.leftOut.records,
    median: measure === 'median' ? (await findUsual(asking, reading.filters)).median : null,
  };
  return {
    label,
    value: measure in values ? (values[measure] ?? null) : (sums?.raised ?? null),
    records: sums?.total ?? 0,
    without: sums && sums.total - sums.counted,
    href: recordsHref(asking, reading),
  };
}

/** The most first; null where no side has a value. `how` is what is said of all. */
export function compareSides(
  asking: Asking,
  measure: Measure,
  sides: readonly Side[],
  how: string,
  sayRaised = (first: string, figure: string, said: string) =>
    text.versus(first, figure, said, how),
) {
  const rows = sides.toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1));
  const [first, ...rest] = rows;
  if (!first || first.value === null || rest.length === 0) return null;
  const isCounted = measure === 'count' || measure === 'rounds';
  const say = measure === 'rounds' ? text.round : isCounted ? formatCount : abbreviateUsd;
  const figure = say(first.value);
  const said = text.and(
    rest.map(({ label, value }) => text.other(label, value === null ? text.noneKnown : say(value))),
  );
  const sentence = isCounted
    ? text.versusCount(first.label, figure, said)
    : measure === 'median'
      ? [text.highest(first.label, figure, how, false, false), said].join(marksText.semicolon)
      : sayRaised(first.label, figure, said);
  return {
    kind: 'comparison' as const,
    sentence: sayWhether(asking, sentence, sides),
    figure,
    value: first.value,
    unit: isCounted ? ('count' as const) : ('usd' as const),
    rows,
  };
}
