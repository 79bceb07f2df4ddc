import type { TextareaHTMLAttributes } from 'react';
import { describeControl, Field, type FieldWords } from './field.tsx';

export type TextareaProps = FieldWords & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

export function Textarea({ id, label, hint, error, optional, ...area }: TextareaProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <textarea
        className="control"
        name={id}
        rows={6}
        dir="auto"
        {...area}
        {...describeControl({ id, hint, error })}
      />
    </Field>
  );
}
