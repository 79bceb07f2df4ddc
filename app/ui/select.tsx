import type { SelectHTMLAttributes } from 'react';
import { describeControl, Field, type FieldWords } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** Options of a group follow each other. */
  group?: string;
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
        {[...Map.groupBy(options, ({ group = '' }) => group)].map(([group, own]) =>
          group ? (
            <optgroup key={group} label={group}>
              <Options options={own} />
            </optgroup>
          ) : (
            <Options key="" options={own} />
          ),
        )}
      </select>
    </Field>
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
