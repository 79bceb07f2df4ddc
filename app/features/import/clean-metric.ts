// One row of figures of a startup: one in "metric" and "value", or several in columns of their own.
import {
  type CleanContext,
  type CleanSources,
  cleanSources,
  dateOptions,
  RowProblems,
} from './clean-context.ts';
import { readReference, type StartupReference } from './clean-round.ts';
import { cleanValue, lookupKey } from './clean-text.ts';
import type { Cleaned, FieldCells } from './contract.ts';
import { FIELDS } from './fields.ts';
import { readDate } from './read-date.ts';
import { readMoney } from './read-money.ts';

const METRICS = [
  'twitter_followers',
  'twitter_tweets',
  'twitter_mentions',
  'seo_backlinks',
  'employees',
] as const;
export type Metric = (typeof METRICS)[number];

export interface CleanMetric extends StartupReference, CleanSources {
  measured_on: string;
  metrics: Metric[];
  values: number[];
}

const LARGEST = 1e11;

export function cleanMetric(cells: FieldCells, context: CleanContext): Cleaned<CleanMetric> {
  const problems = new RowProblems();
  const reference = readReference(cells, context, problems);
  const date = problems.take(
    'measured_on',
    cells.measured_on,
    readDate(cells.measured_on, dateOptions(context, 'measured_on')),
    'row',
  );
  if (!date && !cleanValue(cells.measured_on)) problems.add('measured_on', '', 'no date', 'row');
  // A figure known only to the month has no day to stand on.
  if (date && date.precision !== 'day')
    problems.add(
      'measured_on',
      cells.measured_on ?? '',
      'a figure needs the day it was measured',
      'row',
    );
  const metrics: Metric[] = [];
  const values: number[] = [];
  const note = (metric: Metric, column: string, cell: string | undefined) => {
    const value = problems.take(column, cell, readCount(cell, context));
    if (value === null) return;
    metrics.push(metric);
    values.push(value);
  };
  if (cleanValue(cells.value)) {
    const metric = findMetric(cells.metric);
    if (metric) note(metric, 'value', cells.value);
    else problems.add('metric', cells.metric ?? '', `none of ${METRICS.join(', ')}`, 'row');
  }
  for (const metric of METRICS) note(metric, metric, cells[metric]);
  if (metrics.length === 0 && !problems.keepsRowOut)
    problems.add('value', cells.value ?? '', 'no figure', 'row');
  if (problems.keepsRowOut || !date) return { problems: problems.list };
  return {
    row: { ...reference, measured_on: date.date, metrics, values, ...cleanSources(cells, context) },
    problems: problems.list,
  };
}

function findMetric(cell: string | undefined): Metric | undefined {
  const key = lookupKey(cleanValue(cell));
  return METRICS.find(
    (metric) => lookupKey(metric) === key || FIELDS.metrics[metric]?.split(' ').includes(key),
  );
}

/** 0 is a count, unlike 0 of an amount raised. */
function readCount(cell: string | undefined, { decimals }: CleanContext) {
  const text = cleanValue(cell);
  if (/^0+(?:[.,]0+)?$/.test(text)) return { value: 0 };
  const { value, problem } = readMoney(text, { decimals });
  if (!value) return { value: null, problem: problem && 'not a count' };
  if (value.currency !== null || value.amount > LARGEST || !Number.isInteger(value.amount))
    return { value: null, problem: 'not a count' };
  return { value: value.amount };
}
