import type { CsvCell } from '../base/csv.ts';
import { sayAnswer } from '../catalogue/cells.ts';
import { fieldsFor } from '../catalogue/field.ts';
import type { FoundStartup } from '../catalogue/found-startup.ts';
import { STARTUP } from '../catalogue/startup.ts';
import { COLUMN_NAMES, type ColumnName, STARTUP_FILTERS } from './filters/filter-columns.ts';

const FIELDS = new Map(
  fieldsFor(STARTUP, 'filter').map(([name, field]) => [field.asked ?? name, { name, field }]),
);

/** As in files: lists separated by semicolons, dates at their precision, times as UTC days. */
export function readFoundValue(startup: FoundStartup, column: ColumnName): CsvCell {
  const found = FIELDS.get(column);
  return found && sayAnswer(found.field, startup[found.name]);
}

/** All columns, for a file. */
export const tableOfFound = (startups: readonly FoundStartup[]) => ({
  header: COLUMN_NAMES.map((name) => STARTUP_FILTERS[name].label),
  rows: startups.map((startup) => COLUMN_NAMES.map((name) => readFoundValue(startup, name))),
});
