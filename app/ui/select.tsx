import type { SelectHTMLAttributes } from 'react';
import { describeControl, Field, type FieldWords } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
    options: readonly SelectOption[];
    emptyLabel?: string;
  };

export function Select({
  id,
  label,
  hint,
  error,
  optional,
  options,
  emptyLabel,
  ...select
}: SelectProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <select className="control" name={id} {...select} {...describeControl({ id, hint, error })}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
