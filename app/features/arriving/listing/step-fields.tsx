import type { ComponentProps, ReactNode } from 'react';
import { COUNTRIES } from '../../../base/countries.ts';
import { FUNDING_ROUNDS, STARTUP_TYPES } from '../../../base/enumerations.ts';
import { groupIndustries } from '../../../base/industry-groups.ts';
import type { Field as Described } from '../../../catalogue/field.ts';
import { listingText as text } from '../../../text/text.ts';
import {
  Checkbox,
  describeControl,
  Field,
  OptionGroup,
  Radio,
  Select,
  Textarea,
  TextInput,
} from '../../../ui/fields.tsx';
import { FOUNDER_FIELDS, LISTED, MAX_INDUSTRIES, STEP_FIELDS } from './contract.ts';
import type { ListingForm } from './listing-state.server.ts';
import { RowGroup } from './row-group.tsx';

const FACTS = new Map<string, Described>(LISTED);

export function StepFields({ form }: { form: ListingForm }) {
  return (STEP_FIELDS[form.step - 1] ?? []).map((name) => {
    const field = FACTS.get(name);
    if (field) return <Fact key={name} form={form} name={name} field={field} />;
    const Beside = BESIDE[name];
    return Beside && <Beside key={name} {...form} />;
  });
}

interface FactProps {
  form: ListingForm;
  name: string;
  field: Described;
}

/** The control that asks for a value of this kind. */
function Fact({ form, name, field }: FactProps) {
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
          options={COUNTRIES.map(({ slug, label }) => ({ value: slug, label }))}
        />
      ) : (
        <PlaceInput {...props} listing={form} of={field.refersTo === 'city' ? 'city' : 'state'} />
      );
    case 'links':
      return <Industries {...form} />;
    case 'choice':
      return name === 'type' ? (
        <Types {...form} label={field.label} />
      ) : (
        <Select
          {...props}
          emptyLabel={text.choose}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
        />
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

interface PlaceInputProps extends ComponentProps<typeof TextInput> {
  of: 'state' | 'city';
  listing: ListingForm;
}

/** With the states or cities of the chosen country as suggestions. */
function PlaceInput({ of, listing: { typed, known }, ...props }: PlaceInputProps) {
  const country = COUNTRIES.find(({ slug }) => slug === typed.country)?.label ?? '';
  const list = `${props.id}-names`;
  return (
    <>
      <TextInput {...props} list={list} />
      <Suggestions id={list} words={known.placesIn(country, of)} />
    </>
  );
}

function Suggestions({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

function Industries({ typed, errors, known }: ListingForm) {
  const field = FACTS.get('industries');
  const options = groupIndustries(
    known.industries.map(({ slug, name }) => ({ value: slug, label: name })),
  );
  return (
    <OptionGroup
      id="industries"
      legend={field?.label ?? ''}
      hint={field?.hint}
      error={errors.industries}
    >
      {Array.from({ length: MAX_INDUSTRIES }, (_, index) => (
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

function Rounds(form: ListingForm) {
  const { roundHints } = text;
  return (
    <RowGroup form={form} list="rounds">
      {(of) => (
        <>
          <Select
            {...of('round')}
            emptyLabel={text.choose}
            options={FUNDING_ROUNDS.map((round) => ({ value: round, label: round }))}
          />
          <TextInput {...of('source_url')} inputMode="url" dir="ltr" />
          <TextInput {...of('date')} hint={roundHints.date} dir="ltr" optional />
          <TextInput
            {...of('amount')}
            hint={roundHints.amount}
            inputMode="decimal"
            dir="ltr"
            optional
          />
          <TextInput {...of('investors')} hint={roundHints.investors} optional />
        </>
      )}
    </RowGroup>
  );
}

function Founders(form: ListingForm) {
  return (
    <RowGroup form={form} list="founders" legend={text.fields.founders}>
      {(of) =>
        FOUNDER_FIELDS.map((field) => (
          <TextInput
            key={field}
            {...of(field)}
            optional={field !== 'name'}
            dir={field === 'link' ? 'ltr' : 'auto'}
          />
        ))
      }
    </RowGroup>
  );
}

function Role({ typed, errors }: ListingForm) {
  return (
    <>
      <TextInput
        id="role"
        label={text.fields.role}
        hint={text.hints.role}
        error={errors.role}
        defaultValue={typed.role}
        list="roles"
      />
      <Suggestions id="roles" words={text.roles} />
    </>
  );
}

/** What is asked beside the facts. */
const BESIDE: Readonly<Record<string, (form: ListingForm) => ReactNode>> = {
  logo: Logo,
  rounds: Rounds,
  founders: Founders,
  role: Role,
};
