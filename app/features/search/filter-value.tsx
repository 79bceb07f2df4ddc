import { advancedSearchText as text } from '../../text/text.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { FormColumn, FormOperator } from './filter-form.ts';
import type { FilterRow } from './search-address.ts';

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
export function FilterValue(props: FilterValueProps) {
  const { row, index, column, operator, errors, isAlive, onChange } = props;
  const takes = operator?.values ?? 'one';
  if (isAlive && takes === 'none') return null;
  const id = `f-${index}-query-1`;
  const isTwo = takes === 'two';
  const given = {
    id,
    name: `f[${index}][query_1]`,
    error: errors[id],
    value: row.query_1,
  };
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
