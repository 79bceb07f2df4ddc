import { sayName } from '../../text/say-name.ts';
import { listPagesText as text } from '../../text/text.ts';
import type { SelectOption } from '../../ui/fields.tsx';

/** An option is one of the view, not a filter. */
export type FormField = { column: string; label: string; hint?: string } & (
  | { kind: 'select' | 'option'; anyLabel: string; options: readonly SelectOption[] }
  | { kind: 'text' }
  /** Two ends, each of which may be left empty. */
  | { kind: 'range'; from: string; to: string; inputMode: 'numeric' | 'text' }
);

type Options = readonly SelectOption[];

export const selectField = (column: string, label: string, options: Options): FormField => ({
  kind: 'select',
  column,
  label,
  get anyLabel() {
    return text.any;
  },
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
  say: (value: Value) => string = sayName,
): Options => values.map((value) => ({ value, label: say(value) }));
