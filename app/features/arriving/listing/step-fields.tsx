import type { ComponentProps, ReactNode } from 'react';
import { COUNTRIES } from '../../../base/countries.ts';
import { FUNDING_ROUNDS, STARTUP_TYPES } from '../../../base/enumerations.ts';
import type { Field as Described } from '../../../catalogue/field.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import { choicesOf } from '../../../find/lists/form-fields.ts';
import { nameIndustries } from '../../../text/name-industries.ts';
import { nameChoices } from '../../../text/say-name.ts';
import { listingText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import {
  Checkbox,
  describeControl,
  Field,
  FieldNotes,
  OptionGroup,
  Radio,
  Select,
  Textarea,
  TextInput,
} from '../../../ui/fields.tsx';
import { FACTS, ROWS, type RowList, STEP_FIELDS } from './contract.ts';
import type { ListingForm } from './listing-form.server.ts';

export function StepFields({ form }: { form: ListingForm }) {
  return (STEP_FIELDS[form.step - 1] ?? []).map((name) => {
    const field = FACTS.get(name);
    if (field) return <Fact key={name} form={form} name={name} field={field} />;
    const Beside = BESIDE[name];
    return Beside && <Beside key={name} {...form} />;
  });
}

/** The control that asks for a value of this kind. */
function Fact({ form, name, field }: { form: ListingForm; name: string; field: Described }) {
  const { kind, choices = [], isRequired } = field;
  const props = {
    id: name,
    label: field.label,
    hint: field.hint,
    error: form.errors[name],
    defaultValue: form.typed[name],
    optional: !isRequired,
  };
  switch (kind) {
    case 'text':
      return <Textarea {...props} />;
    case 'year':
      return <TextInput {...props} inputMode="numeric" dir="ltr" />;
    case 'address':
      return <TextInput {...props} inputMode="url" dir="ltr" maxLength={500} />;
    case 'handle':
    case 'ticker':
      return <TextInput {...props} dir="ltr" />;
    case 'place':
      return field.refersTo === 'country' ? (
        <Select
          {...props}
          emptyLabel={text.choose}
          options={nameChoices(COUNTRIES.map(({ slug, label }) => ({ value: slug, label })))}
        />
      ) : (
        <SuggestingInput {...props} words={placesOf(form, field)} />
      );
    case 'links':
      return <Industries {...form} />;
    case 'choice':
      return name === 'type' ? (
        <Types {...form} label={field.label} />
      ) : (
        <Select {...props} emptyLabel={text.choose} options={choicesOf(choices)} />
      );
    default:
      return (
        <TextInput
          {...props}
          {...(name === 'name' ? { maxLength: 200, autoComplete: 'organization' } : {})}
        />
      );
  }
}

/** The states or cities of the chosen country. */
function placesOf({ typed, known }: ListingForm, { refersTo }: Described): readonly string[] {
  const country = COUNTRIES.find(({ slug }) => slug === typed.country)?.label ?? '';
  return known.placesIn(country, refersTo === 'city' ? 'city' : 'state');
}

type TextProps = ComponentProps<typeof TextInput>;

/** The words are suggested; others may be typed. */
function SuggestingInput({ words, ...props }: TextProps & { words: readonly string[] }) {
  const list = `${props.id}-names`;
  return (
    <>
      <TextInput {...props} list={list} />
      <datalist id={list}>
        {words.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}

function Industries({ typed, errors, known }: ListingForm) {
  const { label, hint, max } = STARTUP.industries;
  const options = nameIndustries(
    known.industries.map(({ slug, name }) => ({ value: slug, label: name })),
  );
  return (
    <OptionGroup id="industries" legend={label} hint={hint} error={errors.industries}>
      {Array.from({ length: max }, (_, index) => (
        <Select
          key={text.industry(index + 1)}
          id={`industries-${index}`}
          name="industries[]"
          label={text.industry(index + 1)}
          defaultValue={slugOf(known, typed.industries?.[index])}
          emptyLabel={index === 0 ? text.choose : text.none}
          optional={index > 0}
          options={options}
        />
      ))}
    </OptionGroup>
  );
}

/** A sent listing has names, a draft of the form slugs. */
function slugOf({ industries }: ListingForm['known'], given = ''): string {
  return industries.find(({ name }) => name === given)?.slug ?? given;
}

function Types({ typed, errors, label }: ListingForm & { label: string }) {
  return (
    <OptionGroup id="type" legend={label} error={errors.type}>
      {STARTUP_TYPES.map((type) => (
        <Radio
          key={type}
          id={`type-${type}`}
          name="type"
          value={type}
          label={text.types[type]}
          size="md"
          defaultChecked={typed.type === type}
        />
      ))}
    </OptionGroup>
  );
}

function Logo({ typed: { logo }, errors }: ListingForm) {
  const words = { id: 'logo', hint: text.hints.logo, error: errors.logo };
  return (
    <>
      <Field {...words} label={text.fields.logo} optional>
        {logo && (
          <p className="row">
            <img className="avatar avatar-logo" src={logo} alt="" width={64} height={64} />
            <span className="small">{text.logoNow}</span>
          </p>
        )}
        <input
          className="control control-file"
          type="file"
          name="logo"
          accept="image/png,image/jpeg,image/webp"
          {...describeControl(words)}
        />
      </Field>
      {logo && <Checkbox id="logo_remove" label={text.logoRemove} size="md" />}
    </>
  );
}

/** The controls of a row, in their order. */
const CONTROLS: Record<RowList, ReadonlyArray<{ part: string } & Partial<TextProps>>> = {
  rounds: [
    { part: 'round' },
    { part: 'source_url', inputMode: 'url', dir: 'ltr' },
    { part: 'date', dir: 'ltr', optional: true },
    { part: 'amount', inputMode: 'decimal', dir: 'ltr', optional: true },
    { part: 'investors', optional: true },
  ],
  founders: [
    { part: 'name' },
    { part: 'title', optional: true },
    { part: 'link', dir: 'ltr', optional: true },
  ],
};

/** A list of boxes, an empty one where there is none or it was asked for. */
function RowGroup({ form, list }: { form: ListingForm; list: RowList }) {
  const words = text.rows[list];
  const labels: Record<string, string> = words.parts;
  const hints: Record<string, string> = words.hints;
  const { most } = ROWS[list];
  const rows = form.typed[list] ?? [];
  const hasEmpty = rows.length === 0 || (form.added === list && rows.length < most);
  const shown = hasEmpty ? [...rows, {}] : rows;
  return (
    <div id={list} className="row-group">
      {list === 'founders' && <h2 className="h3">{text.fields.founders}</h2>}
      <FieldNotes id={list} hint={words.hint} error={form.errors[list]} />
      {shown.map((row, index) => {
        const key = `${list}-${index}`;
        return (
          <fieldset key={key} id={key} className="row-box">
            <legend className="field-label">{words.one(index + 1)}</legend>
            {CONTROLS[list].map(({ part, ...control }) => {
              const props = {
                id: `${key}-${part}`,
                name: `${list}[${index}][${part}]`,
                label: labels[part] ?? part,
                hint: hints[part],
                error: form.errors[`${list}.${index}.${part}`],
                defaultValue: row[part] ?? '',
              };
              return part === 'round' ? (
                <Select
                  key={part}
                  {...props}
                  emptyLabel={text.choose}
                  options={choicesOf(FUNDING_ROUNDS)}
                />
              ) : (
                <TextInput key={part} {...props} {...control} />
              );
            })}
            {index < rows.length && (
              <Button type="submit" look="quiet" name="action" value={`remove-${key}`}>
                {words.remove(index + 1)}
              </Button>
            )}
          </fieldset>
        );
      })}
      {rows.length < most && (
        <Button type="submit" name="action" value={`add-${list}`}>
          {words.add}
        </Button>
      )}
    </div>
  );
}

function Role({ typed: { role }, errors }: ListingForm) {
  const words = { label: text.fields.role, hint: text.hints.role, error: errors.role };
  return <SuggestingInput id="role" {...words} defaultValue={role} words={text.roles} />;
}

/** Questions in addition to the facts. */
const BESIDE: Readonly<Record<string, (form: ListingForm) => ReactNode>> = {
  logo: Logo,
  rounds: (form) => <RowGroup form={form} list="rounds" />,
  founders: (form) => <RowGroup form={form} list="founders" />,
  role: Role,
};
