// GET /api/advanced_search/columns: the options of the filter form.

import { sql as raw } from 'kysely';
import type { z } from 'zod';
import type { Sql } from '../../data/database.ts';
import { MAX_COUNTED } from '../../find/conditions.ts';
import {
  BLANK_OPERATORS,
  COLUMN_NAMES,
  type FilterColumn,
  LIST_OPERATORS,
  MAX_FILTERS,
  MAX_SORT_KEYS,
  MAX_VALUES,
  OPERATORS,
  type Operator,
  STARTUP_FILTERS,
} from '../../find/filters/filter-columns.ts';
import { nameIndustries } from '../../text/name-industries.ts';
import { nameChoices, sayName } from '../../text/say-name.ts';
import { searchText } from '../../text/text.ts';
import {
  MAX_RESULTS_PER_PAGE,
  type SearchColumn,
  type searchColumnsAnswer,
  type searchOperator,
} from './contract.ts';

type Choice = { value: string; label: string; group?: string };

export async function describeColumns(sql: Sql): Promise<z.output<typeof searchColumnsAnswer>> {
  const { rows } = await raw<Choice & { kind: string }>`
    select 'country' as kind, slug as value, name as label from places where kind = 'country'
    union all select 'industry', slug, name from industries
    order by label, value`.execute(sql);
  const listed = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ value, label }) => ({ value, label }));
  const known: Record<string, Choice[]> = {
    country: nameChoices(listed('country')),
    industry: nameIndustries(listed('industry')),
  };
  return {
    data: COLUMN_NAMES.map((name): SearchColumn => {
      const column: FilterColumn = STARTUP_FILTERS[name];
      const refersTo = 'refersTo' in column ? column.refersTo : undefined;
      return {
        name,
        label: STARTUP_FILTERS[name].label,
        kind: column.kind,
        operators: [...OPERATORS[column.kind]],
        sorts: column.sorts ?? false,
        values: 'choices' in column ? listChoices(column.choices) : refersTo && known[refersTo],
        refers_to: refersTo,
      };
    }),
    operators: listOperators(),
    notes: [...searchText.notes],
    limits: {
      filters: MAX_FILTERS,
      values: MAX_VALUES,
      per_page: MAX_RESULTS_PER_PAGE,
      counted: MAX_COUNTED,
      sort_columns: MAX_SORT_KEYS,
    },
  };
}

function listChoices(choices: readonly string[]): Choice[] {
  return choices.map((value) => ({ value, label: sayName(searchText.choiceLabel(value)) }));
}

function listOperators(): Array<z.output<typeof searchOperator>> {
  const names = [...new Set<Operator>(Object.values(OPERATORS).flat())];
  return names.map((name) => ({
    name,
    label: searchText.operators[name],
    description: searchText.operatorNotes[name],
    values: valuesOf(name),
  }));
}

function valuesOf(operator: Operator): 'none' | 'one' | 'two' | 'list' {
  if (BLANK_OPERATORS.includes(operator)) return 'none';
  if (operator === 'between') return 'two';
  return LIST_OPERATORS.includes(operator) ? 'list' : 'one';
}
