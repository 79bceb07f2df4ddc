import type { InputHTMLAttributes } from 'react';
import { describeControl, Field, type FieldWords } from './field.tsx';

export type TextInputProps = FieldWords & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

/** The name is the id unless given. User text reads in its own direction. */
export function TextInput({ id, label, hint, error, optional, ...input }: TextInputProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <input
        className="control"
        type="text"
        name={id}
        dir="auto"
        {...input}
        {...describeControl({ id, hint, error })}
      />
    </Field>
  );
}
