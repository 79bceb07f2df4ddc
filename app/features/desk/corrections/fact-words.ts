import type { SubjectKind } from '../../../base/correction-paths.ts';
import { formatMoneyFull } from '../../../base/money.ts';
import { formatPartialDate, parsePartialDate } from '../../../base/partial-date.ts';
import { readStoredAmount } from '../../../language/values/money.ts';
import { listingText, correctionsText as text } from '../../../text/text.ts';

/** "Amount"; of a role "Role at paystack". */
export function factLabel(field: string): string {
  const [name = '', at] = field.split(':');
  const labels: Record<string, string> = { ...listingText.editFields, ...text.fields };
  const label = labels[name] ?? name;
  return at ? text.atStartup(label, at) : label;
}

/** How to write a fact; amounts of exits are stored in dollars only. */
export function factHint(kind: SubjectKind, field: string): string | undefined {
  const [name = ''] = field.split(':');
  return text.hints[kind === 'exit' && name === 'amount' ? 'dollars' : name];
}

/** A stored value for readers: money and dates in words. */
export function sayFact(field: string, value: string | null): string {
  if (value === null || value === '') return field === 'amount' ? text.undisclosed : text.nothing;
  if (field === 'amount') {
    const { amount, currency } = readStoredAmount(value);
    return formatMoneyFull(amount, currency);
  }
  const date = /^(date|since|until)\b/.test(field) ? parsePartialDate(value) : null;
  return date ? formatPartialDate(date) : value;
}
