import type { ReactNode } from 'react';
import { joinClasses } from './class-names.ts';
import { FieldNotes } from './field.tsx';

export interface OptionGroupProps {
  id: string;
  legend: string;
  hint?: string;
  error?: string | null;
  children: ReactNode;
}

/** Several options under one question. */
export function OptionGroup({ id, legend, hint, error, children }: OptionGroupProps) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      className={joinClasses('field option-group', error && 'field-wrong')}
      aria-describedby={notes || undefined}
    >
      <legend className="field-label">{legend}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}
