/** Label, hint, error, control, in that order (design language, section 5). */
import type { ReactNode } from 'react';
import { formsText } from '../text/text.ts';
import { joinClasses } from './class-names.ts';

export interface FieldWords {
  /** Also the `id` of the control. */
  id: string;
  label: string;
  hint?: string;
  error?: string | null;
  optional?: boolean;
}

export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldWords & { children: ReactNode }) {
  return (
    <div className={joinClasses('field', error && 'field-wrong')}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> {formsText.optional}</span>}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

export function FieldNotes({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <span className="visually-hidden">{formsText.error} </span>
          {error}
        </p>
      )}
    </>
  );
}

export function describeControl({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}
