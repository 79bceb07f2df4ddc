// One row of figures of a startup: one in "metric" and "value", or several in columns of their own.

import { METRICS, type Metric } from '../../../base/enumerations.ts';
import { lookupKey } from '../../../language/tokens.ts';
import { readMoney } from '../../../language/values/money.ts';
import { cleanValue, type Reading, unreadable } from '../../../language/values/reading.ts';
import { problemsText, readingText, importText as say } from '../../../text/text.ts';
import type { CleanRow, FieldCells } from './contract.ts';
import { FIELDS } from './fields.ts';
import { type CleanContext, RowReader } from './row-reader.ts';

const LARGEST = 1e11;

export function cleanMetric(cells: FieldCells, context: CleanContext) {
  const row = new RowReader(cells, context);
  const reference = row.readReference();
  const date = row.readDate('measured_on', true);
  if (date && date.precision !== 'day') row.refuse('measured_on', say.needsDay);
  const metrics: Metric[] = [];
  const counts: number[] = [];
  const readFigure = (metric: Metric, field: string) => {
    const value = row.read(field, (cell) => readCount(cell, context));
    if (value === null) return;
    metrics.push(metric);
    counts.push(value);
  };
  if (row.text('value')) {
    const metric = findMetric(row.text('metric'));
    if (metric) readFigure(metric, 'value');
    else row.refuse('metric', problemsText.noneOf(METRICS));
  }
  for (const metric of METRICS) readFigure(metric, metric);
  if (metrics.length === 0 && !row.isRefused) row.refuse('value', say.noFigure);
  return row.finish(
    date && { ...reference, measured_on: date.date, metrics, counts, ...row.readSources() },
  );
}

export type CleanMetric = CleanRow<typeof cleanMetric>;

function findMetric(text: string): Metric | undefined {
  const key = lookupKey(text);
  return METRICS.find(
    (metric) => lookupKey(metric) === key || FIELDS.metrics[metric]?.includes(key),
  );
}

/** 0 is a count, unlike 0 of an amount raised. */
function readCount(cell: string | undefined, { decimals }: CleanContext): Reading<number> {
  const text = cleanValue(cell);
  if (/^0+(?:[.,]0+)?$/.test(text)) return { value: 0 };
  const { value, problem } = readMoney(text, { decimals });
  if (!value) return problem ? unreadable(readingText.notCount) : { value: null };
  const { amount, currency } = value;
  return currency === null && amount <= LARGEST && Number.isInteger(amount)
    ? { value: amount }
    : unreadable(readingText.notCount);
}
