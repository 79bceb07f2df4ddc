import { listPagesText as text } from '../../text/text.ts';
import type { SelectOption } from '../../ui/fields.tsx';
import type { FormField } from './list-form.tsx';

type Options = readonly SelectOption[];

export const selectField = (column: string, label: string, options: Options): FormField => ({
  kind: 'select',
  column,
  label,
  anyLabel: text.any,
  options,
});

/** `from` and `to` are examples of its two ends. */
export const rangeField = (
  column: string,
  label: string,
  from: string,
  to: string,
  inputMode: 'numeric' | 'text' = 'text',
): FormField => ({ kind: 'range', column, label, from, to, inputMode });

export const textField = (column: string, label: string): FormField => ({
  kind: 'text',
  column,
  label,
});

export const choicesOf = <Value extends string>(
  values: readonly Value[],
  say: (value: Value) => string = (value) => value,
): Options => values.map((value) => ({ value, label: say(value) }));
