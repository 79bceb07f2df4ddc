import type { InputHTMLAttributes } from 'react';
import { joinClasses } from './class-names.ts';
import { describeControl, type FieldWords } from './field.tsx';

/** In CSS pixels (spec section 9, form toolkit defaults). */
export const OPTION_SIZES = { xs: 30, sm: 35, md: 40, lg: 50, xl: 60 } as const;

export type OptionSize = keyof typeof OPTION_SIZES;

type OptionProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'id'> &
  Omit<FieldWords, 'optional'> & { size?: OptionSize };

export function Checkbox(props: OptionProps) {
  return <Option {...props} kind="checkbox" />;
}

export function Radio(props: OptionProps) {
  return <Option {...props} kind="radio" />;
}

export function Switch(props: OptionProps) {
  return <Option {...props} kind="switch" />;
}

function Option({
  kind,
  id,
  label,
  hint,
  error,
  size = 'xs',
  ...input
}: OptionProps & { kind: string }) {
  return (
    <div className={joinClasses('option', `option-${kind}`, `option-${size}`)}>
      <input
        name={id}
        {...input}
        {...describeControl({ id, hint, error })}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
      />
      <label htmlFor={id}>
        {label}
        {hint && (
          <span className="field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
        {error && (
          <span className="field-error" id={`${id}-error`}>
            {error}
          </span>
        )}
      </label>
    </div>
  );
}
