// Answers of calls (shapes.ts) as files and tables say them.

import { countryName } from '../base/countries.ts';
import type { FileColumn } from '../base/csv.ts';
import type { RoundAmount } from '../base/money.ts';
import { announcedIn } from '../base/money.ts';
import { sayName } from '../text/say-name.ts';
import { type Field, unitLabel } from './field.ts';
import { ROUND } from './round.ts';

/** Dates at their precision, times as UTC days, countries and links by name; null when unknown. */
export function sayAnswer(
  field: Pick<Field, 'kind'>,
  answer: unknown,
  separator = '; ',
): string | number | null {
  if (Array.isArray(answer))
    return answer
      .map((one) => sayAnswer({ kind: PARTS[field.kind] ?? 'line' }, one))
      .join(separator);
  if (answer === null || answer === undefined) return null;
  if (typeof answer === 'number') return answer;
  if (typeof answer === 'object') {
    if ('date' in answer) return String(answer.date);
    return 'name' in answer ? String(answer.name) : null;
  }
  if (field.kind === 'time') return String(answer).slice(0, 10);
  if (field.kind === 'nation') return countryName(String(answer));
  return field.kind === 'choice' ? sayName(String(answer)) : String(answer);
}

/** The kind of each part of a list, where that matters. */
const PARTS: Partial<Record<Field['kind'], Field['kind']>> = {
  nations: 'nation',
  choices: 'choice',
};

/** A field as a column of a file: its label above what rows answer under its name. */
export const fieldColumn = <Name extends string>(
  fields: Readonly<Record<Name, Pick<Field, 'kind' | 'label' | 'unit'>>>,
  name: Name,
): FileColumn<Readonly<Record<Name, unknown>>> => ({
  label: () => unitLabel(fields[name]),
  value: (row) => sayAnswer(fields[name], row[name], ', '),
});

/** An amount as it was announced in another currency. */
export const ANNOUNCED_COLUMNS: readonly FileColumn<Omit<RoundAmount, 'amount'>>[] = [
  { label: () => ROUND.announced_amount.label, value: (row) => announcedIn(row)?.amount },
  { label: 'Currency', value: (row) => announcedIn(row)?.currency },
];
