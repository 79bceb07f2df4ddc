import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { formsText } from '../text/text.ts';
import { joinClasses } from './class-names.ts';

/** Label, hint, error, control, in that order (design language, section 5). */

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

type TextInputProps = FieldWords & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

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

type TextareaProps = FieldWords & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

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

export interface SelectOption {
  value: string;
  label: string;
  /** Options of a group follow each other. */
  group?: string;
}

type SelectProps = FieldWords &
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

interface OptionGroupProps {
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
