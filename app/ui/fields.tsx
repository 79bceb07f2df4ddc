import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { formsText } from '../text/text.ts';
import { joinClasses } from './class-names.ts';

interface FieldNote {
  /** Of the control. */
  id: string;
  hint?: string;
  error?: string | null;
}

export interface FieldWords extends FieldNote {
  label: string;
  optional?: boolean;
}

/** Label, hint, error, control, in that order. */
export function Field(props: FieldWords & { children: ReactNode }) {
  const { id, label, error, optional, children } = props;
  return (
    <div className={joinClasses('field', error && 'field-wrong')}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> {formsText.optional}</span>}
      </label>
      <FieldNotes {...props} />
      {children}
    </div>
  );
}

export function FieldNotes({ id, hint, error }: FieldNote) {
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

const idsOfNotes = ({ id, hint, error }: FieldNote) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

export function describeControl(field: FieldNote) {
  return {
    id: field.id,
    'aria-describedby': idsOfNotes(field),
    'aria-invalid': field.error ? (true as const) : undefined,
  };
}

type ControlProps<Attributes> = FieldWords & Omit<Attributes, 'id'>;

/** The label and hints of a control, and its attributes; its name is its id unless given. */
function splitProps<Props extends FieldWords>(props: Props) {
  const { id, label, hint, error, optional, ...attributes } = props;
  const words = { id, label, hint, error, optional };
  return { words, control: { ...attributes, ...describeControl(words) } };
}

/** User text reads in its own direction. */
export function TextInput(props: ControlProps<InputHTMLAttributes<HTMLInputElement>>) {
  const { words, control } = splitProps(props);
  return (
    <Field {...words}>
      <input className="control" type="text" name={words.id} dir="auto" {...control} />
    </Field>
  );
}

export function Textarea(props: ControlProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { words, control } = splitProps(props);
  return (
    <Field {...words}>
      <textarea className="control" name={words.id} rows={6} dir="auto" {...control} />
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
  /** Options of a group follow each other. */
  group?: string;
}

type SelectProps = ControlProps<SelectHTMLAttributes<HTMLSelectElement>> & {
  options: readonly SelectOption[];
  emptyLabel?: string;
};

export function Select({ options, emptyLabel, ...props }: SelectProps) {
  const { words, control } = splitProps(props);
  return (
    <Field {...words}>
      <select className="control" name={words.id} {...control}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {[...Map.groupBy(options, ({ group = '' }) => group)].map(([group, own]) => {
          const choices = own.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ));
          if (!group) return choices;
          return (
            <optgroup key={group} label={group}>
              {choices}
            </optgroup>
          );
        })}
      </select>
    </Field>
  );
}

/** In CSS pixels (fixed form of the first client). */
export const OPTION_SIZES = { xs: 30, sm: 35, md: 40, lg: 50, xl: 60 } as const;

export type OptionSize = keyof typeof OPTION_SIZES;

type OptionProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'id'> &
  Omit<FieldWords, 'optional'> & { size?: OptionSize };

export const Checkbox = (props: OptionProps) => <Option {...props} kind="checkbox" />;
export const Radio = (props: OptionProps) => <Option {...props} kind="radio" />;
export const Switch = (props: OptionProps) => <Option {...props} kind="switch" />;

function Option(props: OptionProps & { kind: string }) {
  const { kind, id, label, hint, error, size = 'xs', ...input } = props;
  return (
    <div className={joinClasses('option', `option-${kind}`, `option-${size}`)}>
      <input
        name={id}
        {...input}
        {...describeControl(props)}
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

/** Several options under one question. */
export function OptionGroup(props: FieldNote & { legend: string; children: ReactNode }) {
  const { id, legend, error, children } = props;
  return (
    <fieldset
      id={id}
      className={joinClasses('field option-group', error && 'field-wrong')}
      aria-describedby={idsOfNotes(props)}
    >
      <legend className="field-label">{legend}</legend>
      <FieldNotes {...props} />
      {children}
    </fieldset>
  );
}
