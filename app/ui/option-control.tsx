import type { InputHTMLAttributes } from 'react';
import { joinClasses } from './class-names.ts';
import { describeControl } from './field.tsx';
import { getOptionSizeClass, type OptionSize } from './option-size.ts';

export type OptionProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'id'> & {
  id: string;
  label: string;
  hint?: string;
  error?: string | null;
  size?: OptionSize;
};

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
    <div className={joinClasses('option', `option-${kind}`, getOptionSizeClass(size))}>
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
