import type { z } from 'zod';
import { advancedSearchText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextInput } from '../../ui/fields.tsx';
import type { SearchColumn, searchOperator } from './contract.ts';
import type { FilterRow } from './search-address.ts';

export type FormColumn = Pick<
  SearchColumn,
  'name' | 'label' | 'kind' | 'operators' | 'values' | 'refers_to'
>;
export type FormOperator = Pick<z.output<typeof searchOperator>, 'name' | 'label' | 'values'>;

export interface NumberedRow extends FilterRow {
  /** Identifies the row when others are removed. */
  key: number;
}

interface FilterRowsProps {
  rows: readonly NumberedRow[];
  columns: readonly FormColumn[];
  operators: readonly FormOperator[];
  /** By the field's id, such as f-0-column. */
  errors: Readonly<Record<string, string>>;
  /** Hydrated: operators and fields fit the column. */
  isAlive: boolean;
  onChange: (key: number, changed: Partial<FilterRow>) => void;
  onRemove: (key: number) => void;
}

export function FilterRows(props: FilterRowsProps) {
  const { rows, columns, operators, errors, isAlive, onChange, onRemove } = props;
  return (
    <ol className="filter-rows">
      {rows.map((row, index) => {
        const column = columns.find(({ name }) => name === row.column);
        const fitting =
          isAlive && column
            ? operators.filter(({ name }) => column.operators.includes(name))
            : operators;
        const id = `f-${index}`;
        return (
          <li key={row.key}>
            <fieldset className="filter-row">
              <legend className="visually-hidden">{text.filter(index + 1)}</legend>
              <Select
                id={`${id}-column`}
                name={`f[${index}][column]`}
                label={text.column}
                emptyLabel={text.chooseColumn}
                error={errors[`${id}-column`] ?? errors[id]}
                options={keepGiven(columns, row.column)}
                value={row.column}
                onChange={(event) => onChange(row.key, { column: event.target.value })}
              />
              <Select
                id={`${id}-operator`}
                name={`f[${index}][operator]`}
                label={text.operator}
                emptyLabel={text.chooseOperator}
                error={errors[`${id}-operator`]}
                options={keepGiven(fitting, row.operator)}
                value={row.operator}
                onChange={(event) => onChange(row.key, { operator: event.target.value })}
              />
              <FilterValue
                row={row}
                index={index}
                column={column}
                operator={operators.find(({ name }) => name === row.operator)}
                errors={errors}
                isAlive={isAlive}
                onChange={(changed) => onChange(row.key, changed)}
              />
              <Button
                type="submit"
                look="quiet"
                className="filter-remove"
                name="remove"
                value={index}
                aria-label={text.remove(index + 1)}
                onClick={(event) => {
                  if (!isAlive) return;
                  event.preventDefault();
                  onRemove(row.key);
                }}
              >
                {text.removeShort}
              </Button>
            </fieldset>
          </li>
        );
      })}
    </ol>
  );
}

/** Unknown values stay visible, to be corrected. */
function keepGiven(known: ReadonlyArray<{ name: string; label: string }>, given: string) {
  const options = known.map(({ name, label }) => ({ value: name, label }));
  const isKnown = given === '' || options.some(({ value }) => value === given);
  return isKnown ? options : [{ value: given, label: given }, ...options];
}

interface FilterValueProps {
  row: FilterRow;
  index: number;
  column: FormColumn | undefined;
  operator: FormOperator | undefined;
  errors: Readonly<Record<string, string>>;
  isAlive: boolean;
  onChange: (changed: Partial<FilterRow>) => void;
}

/**
 * A filter's value, or two. Without script both fields are shown, since the operator can change
 * without a request; CSS hides the second where script does.
 */
function FilterValue(props: FilterValueProps) {
  const { row, index, column, operator, errors, isAlive, onChange } = props;
  const takes = operator?.values ?? 'one';
  if (isAlive && takes === 'none') return null;
  const id = `f-${index}-query-1`;
  const isTwo = takes === 'two';
  const given = { id, name: `f[${index}][query_1]`, error: errors[id], value: row.query_1 };
  const isChosen = isAlive && takes === 'one' && column?.kind === 'choice' && column.values;
  const list = takes !== 'list' && column?.values ? `values-${column.name}` : undefined;
  const secondId = `f-${index}-query-2`;
  return (
    <>
      {isChosen ? (
        <Select
          {...given}
          label={text.value}
          emptyLabel={text.chooseValue}
          options={isChosen}
          onChange={(event) => onChange({ query_1: event.target.value })}
        />
      ) : (
        <TextInput
          {...given}
          label={labelOf(operator, isTwo)}
          hint={hintOf(column, operator)}
          list={list}
          inputMode={row.operator === 'within_last' ? 'numeric' : undefined}
          autoComplete="off"
          onChange={(event) => onChange({ query_1: event.target.value })}
        />
      )}
      {(isTwo || !isAlive) && (
        <div className={isTwo ? undefined : 'filter-spare'}>
          <TextInput
            id={secondId}
            name={`f[${index}][query_2]`}
            label={isTwo ? text.upperEnd : text.upperEndSpare}
            error={errors[secondId]}
            value={row.query_2}
            autoComplete="off"
            onChange={(event) => onChange({ query_2: event.target.value })}
          />
        </div>
      )}
    </>
  );
}

function labelOf(operator: FormOperator | undefined, isTwo: boolean): string {
  if (operator?.name === 'within_last') return text.days;
  return isTwo ? text.lowerEnd : text.value;
}

function hintOf(column: FormColumn | undefined, operator: FormOperator | undefined) {
  if (operator?.values === 'list') return text.listHint;
  if (operator?.name === 'within_last') return undefined;
  if (column?.kind === 'date') return text.dateHint;
  const isMoney = column?.name === 'total_fundings' || column?.name === 'last_funding_amount';
  return isMoney ? text.moneyHint : undefined;
}
