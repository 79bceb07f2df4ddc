import { formatPartialDate, parsePartialDate } from '../../base/dates.ts';
import { abbreviateUsd } from '../../base/money.ts';
import { listPagesText, searchText } from '../../text/text.ts';
import type { FilterColumns } from '../filters/filter-language.ts';
import { readNumber } from '../filters/filter-values.ts';
import type { ReferenceNames } from '../filters/name-references.server.ts';
import type { Triple } from './list-address.ts';

/** A filter as a chip says it: "Country: Kenya", "Amount: at least $5.0M". */
export function describeTriple(
  { column, operator, query_1 = '', query_2 = '' }: Triple,
  { columns, labels }: FilterColumns<string>,
  names: ReferenceNames,
): string {
  const kind = columns[column]?.kind;
  const say = (value: string) => {
    const text = value.trim();
    const name = names[`${column} ${text}`];
    if (name) return name;
    if (kind === 'number') return formatNumber(column, text);
    if (kind === 'date') {
      const date = parsePartialDate(text);
      return date ? formatPartialDate(date) : text;
    }
    return kind === 'choice' ? searchText.choiceLabel(text) : text;
  };
  const values = kind === 'number' ? say(query_1) : query_1.split(',').map(say).join(', ');
  const words = listPagesText.says[operator];
  return `${labels[column] ?? column}: ${words ? words(values, say(query_2)) : values}`;
}

/** Amounts as money; years and counts as they are. */
function formatNumber(column: string, text: string): string {
  if (!text || !/amount|total_fundings$/.test(column)) return text;
  const amount = readNumber('query_1', text, false);
  return amount > 0 ? abbreviateUsd(amount) : text;
}
