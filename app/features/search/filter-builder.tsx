/** The filter form, a plain GET form. Script adds rows, typed fields and a live count. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pathTo, withQuery } from '../../base/paths.ts';
import { advancedSearchText as text } from '../../text/text.ts';
import { Button, Submit } from '../../ui/button.tsx';
import { request } from '../../ui/request.ts';
import {
  FilterRows,
  type FormColumn,
  type FormOperator,
  type NumberedRow,
} from './filter-rows.tsx';
import { EMPTY_ROW, type FilterRow, readRows } from './search-address.ts';

export const FORM_ID = 'filters';

interface FilterBuilderProps {
  rows: readonly FilterRow[];
  columns: readonly FormColumn[];
  operators: readonly FormOperator[];
  errors: Readonly<Record<string, string>>;
  hidden: ReadonlyArray<[name: string, value: string]>;
  maxFilters: number;
  /** "14 startups match", for the current address. */
  matches: string;
}

export function FilterBuilder(props: FilterBuilderProps) {
  const { columns, operators, errors, hidden, maxFilters, matches } = props;
  const [rows, setRows] = useState<readonly NumberedRow[]>(() => number(props.rows));
  const [isAlive, setAlive] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const nextKey = useRef(props.rows.length);
  const form = useRef<HTMLFormElement>(null);
  const focusNext = useRef<string>(null);
  const said = useLiveCount(rows, operators, isTouched, matches);

  // Takes over choices made before hydration, or restored by the browser.
  useLayoutEffect(() => {
    if (form.current) {
      const data = new FormData(form.current) as unknown as Iterable<[string, string]>;
      setRows(number(readRows(new URLSearchParams([...data]))));
    }
    setAlive(true);
  }, []);
  useEffect(() => {
    if (!focusNext.current) return;
    form.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const change = (key: number, changed: Partial<FilterRow>) => {
    setTouched(true);
    setRows((all) => all.map((row) => (row.key === key ? apply(row, changed, columns) : row)));
  };
  const addTo = (others: readonly NumberedRow[]) => {
    focusNext.current = `#f-${others.length}-column`;
    setRows([...others, { ...EMPTY_ROW, key: nextKey.current }]);
    nextKey.current += 1;
  };
  const remove = (key: number) => {
    const index = rows.findIndex((row) => row.key === key);
    const left = rows.filter((row) => row.key !== key);
    setTouched(true);
    if (left.length === 0) return addTo(left);
    focusNext.current = `button[name=remove][value="${Math.min(index, left.length - 1)}"]`;
    setRows(left);
  };

  const isFull = rows.length >= maxFilters;
  const used = columns.filter(({ name, values }) => values && rows.some((r) => r.column === name));
  return (
    <form
      ref={form}
      id={FORM_ID}
      className="filter-form"
      action={pathTo('/advanced-search')}
      method="get"
      aria-label={text.form}
    >
      {/* Enter submits by the first button, which must not be one that removes a row. */}
      <button type="submit" hidden>
        {text.search}
      </button>
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <FilterRows
        {...{ rows, columns, operators, isAlive }}
        errors={isTouched ? {} : errors}
        onChange={change}
        onRemove={remove}
      />
      {used.map(({ name, values }) => (
        <datalist key={name} id={`values-${name}`}>
          {values?.map(({ value, label, group }) => (
            <option key={value} value={label} label={group && `${group} › ${label}`} />
          ))}
        </datalist>
      ))}
      <div className="row">
        <Submit>{text.search}</Submit>
        <Button
          type="submit"
          large
          name="add"
          value="1"
          disabled={isFull}
          onClick={(event) => {
            if (!isAlive) return;
            event.preventDefault();
            addTo(rows);
          }}
        >
          {text.add}
        </Button>
        <p className="filter-count" role="status" aria-live="polite">
          {said}
        </p>
      </div>
      {isFull && <p className="small">{text.upTo(maxFilters)}</p>}
    </form>
  );
}

function number(rows: readonly FilterRow[]): NumberedRow[] {
  return rows.map((row, key) => ({ ...row, key }));
}

function apply(
  row: NumberedRow,
  changed: Partial<FilterRow>,
  columns: readonly FormColumn[],
): NumberedRow {
  if (changed.column === undefined) return { ...row, ...changed };
  return { ...changeColumn(row, changed.column, columns), key: row.key };
}

function changeColumn(row: FilterRow, name: string, columns: readonly FormColumn[]): FilterRow {
  const before = columns.find((column) => column.name === row.column);
  const after = columns.find((column) => column.name === name);
  const keepsOperator = after?.operators.includes(row.operator) ?? false;
  const keepsValues = keepsOperator && before?.kind === after?.kind && !after?.values;
  return {
    column: name,
    operator: keepsOperator ? row.operator : (after?.operators[0] ?? ''),
    query_1: keepsValues || !before ? row.query_1 : '',
    query_2: keepsValues ? row.query_2 : '',
  };
}

const PAUSE_MS = 400;

/** The number of matches of the edited form, fetched after a pause; starts with the given text. */
function useLiveCount(
  rows: readonly FilterRow[],
  operators: readonly FormOperator[],
  isOn: boolean,
  given: string,
): string {
  const [said, setSaid] = useState(given);
  const filters = JSON.stringify(numberWhole(rows, operators));
  useEffect(() => {
    if (!isOn) return;
    let isLate = false;
    const pause = setTimeout(async () => {
      const answer = await request(withQuery(pathTo('/api/advanced_search'), { per_page: 1 }), {
        body: { f: JSON.parse(filters) },
      });
      if (!isLate)
        setSaid(answer.ok ? sayMatches(answer.body) : sayWhy(answer.status, answer.body));
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(pause);
    };
  }, [filters, isOn]);
  return said;
}

function sayMatches(body: unknown): string {
  const { total, total_is } = (body as { meta: { total: number; total_is: string } }).meta;
  return text.matches(total, total_is === 'at_least');
}

/** Validation errors in full; other failures only in general. */
function sayWhy(status: number, body: unknown): string {
  if (status !== 422) return text.notCounted;
  const errors = Object.entries((body as { errors?: Record<string, string[]> }).errors ?? {});
  const [field = '', messages = []] = errors[0] ?? [];
  const number = /^f\.(\d+)/.exec(field)?.[1];
  const [message = text.notCounted] = messages;
  return number === undefined ? message : text.atFilter(Number(number) + 1, message);
}

/** Maps the complete filters' numbers in the request to rows of the form. */
export function numberWhole(
  rows: readonly FilterRow[],
  operators: readonly FormOperator[],
): Record<number, FilterRow> {
  const whole = rows.map(({ column, operator, query_1, query_2 }, number) => {
    const row = { column, operator, query_1, query_2 };
    return isWhole(row, operators) ? [[number, row] as const] : [];
  });
  return Object.fromEntries(whole.flat());
}

function isWhole(row: FilterRow, operators: readonly FormOperator[]): boolean {
  const operator = operators.find(({ name }) => name === row.operator);
  if (!row.column || !operator) return false;
  if (operator.values === 'none') return true;
  return row.query_1.trim() !== '' && (operator.values !== 'two' || row.query_2.trim() !== '');
}
