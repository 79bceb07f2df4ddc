// The lists that hold the records of figures, and the addresses of those records.
import { labelled } from '../base/label.ts';
import { exitsPath, pathTo } from '../base/paths.ts';
import { EXIT_KINDS, type ExitKind, type ExitsFilter } from '../catalogue/exit-contract.ts';
import type { FilterColumns } from '../find/filters/filter-columns.ts';
import { type ListShape, listHref, type Triple } from '../find/lists/list-address.ts';
import { ROUND_LIST_FILTERS, ROUNDS_SHAPE, STARTUPS_SHAPE } from '../find/lists/list-shapes.ts';
import { invalid } from '../http/errors.ts';
import { figureText as text } from '../text/text.ts';
import type { Subject } from './figure-contract.ts';

const YEAR = { kind: 'number', isWhole: true } as const;
type ExitColumn = 'kind' | 'country' | 'industry' | 'year' | 'since' | 'until';

export const EXIT_FILTERS: FilterColumns<ExitColumn> = {
  kind: labelled({ kind: 'choice', choices: EXIT_KINDS }, () => text.exitKind),
  country: labelled(
    { kind: 'reference', refersTo: 'country' },
    () => ROUND_LIST_FILTERS.country.label,
  ),
  industry: labelled(
    { kind: 'many', refersTo: 'industry' },
    () => ROUND_LIST_FILTERS.industry.label,
  ),
  year: labelled(YEAR, () => text.year),
  since: labelled(YEAR, () => text.from),
  until: labelled(YEAR, () => text.to),
};

/** The list whose filters a figure has, and whose rows are its records. */
export const SHAPES: Record<Subject, ListShape> = {
  rounds: ROUNDS_SHAPE,
  startups: STARTUPS_SHAPE,
  exits: { path: pathTo('/exits'), columns: EXIT_FILTERS, defaultSort: '' },
};

/** Columns of filters that a figure takes; its years have parameters of their own. */
export const filtersOf = (subject: Subject): string[] =>
  subject === 'exits' ? ['kind', 'country', 'industry'] : Object.keys(SHAPES[subject].columns);

/** Of the list of exits, which takes one value each. Throws 422. */
export function readExits(filters: readonly Triple[]): ExitsFilter {
  const asked: ExitsFilter = {};
  for (const { column, operator, query_1 = '' } of filters) {
    if (!['equals', 'includes'].includes(operator) || asked[column as keyof ExitsFilter]) {
      throw invalid({ [column]: [text.errors.oneOfExits] });
    }
    if (column === 'kind') asked.kind = query_1 as ExitKind;
    if (column === 'country' || column === 'industry') asked[column] = query_1;
    if (column === 'year' || column === 'since' || column === 'until') {
      asked[column] = Number(query_1);
    }
  }
  return asked;
}

export function hrefOf(subject: Subject, filters: readonly Triple[]): string {
  return subject === 'exits'
    ? exitsPath(readExits(filters))
    : listHref(SHAPES[subject], { filters });
}

/** The filters of a group's records: one of several values becomes the one of the group. */
export function narrow(filters: readonly Triple[], to: Triple | undefined): Triple[] {
  if (!to) return [...filters];
  const isWider = ({ column, operator }: Triple) =>
    column === to.column &&
    to.operator === 'equals' &&
    (operator === 'equals' || operator === 'in');
  return [...filters.filter((one) => !isWider(one)), to];
}
