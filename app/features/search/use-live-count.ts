import { useEffect, useState } from 'react';
import { pathTo, withQuery } from '../../base/paths.ts';
import { advancedSearchText as text } from '../../text/text.ts';
import { request } from '../../ui/request.ts';
import type { FormOperator } from './filter-rows.tsx';
import type { FilterRow } from './search-address.ts';

const PAUSE_MS = 400;

/** The number of matches of the edited form, fetched after a pause; starts with the given text. */
export function useLiveCount(
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
