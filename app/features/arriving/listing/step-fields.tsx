import { COUNTRIES } from '../../../base/countries.ts';
import { EMPLOYEE_RANGES, FUNDING_ROUNDS, STARTUP_TYPES } from '../../../base/enumerations.ts';
import { groupIndustries } from '../../../base/industry-groups.ts';
import { listingText as text } from '../../../text/text.ts';
import { describeControl, Field } from '../../../ui/field.tsx';
import { Checkbox, Radio } from '../../../ui/option-control.tsx';
import { OptionGroup } from '../../../ui/option-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { MAX_INDUSTRIES } from './contract.ts';
import type { ListingForm } from './listing-state.server.ts';
import { FOUNDER_FIELDS, type StepField } from './listing-steps.ts';
import { RowGroup } from './row-group.tsx';

const { fields } = text;
const hints: Partial<Record<string, string>> = text.hints;

type TextName = Exclude<StepField, 'industries' | 'rounds' | 'founders' | 'type'>;

function propsOf({ typed, errors }: ListingForm, name: TextName) {
  return {
    id: name,
    label: fields[name],
    hint: hints[name],
    error: errors[name],
    defaultValue: typed[name],
  };
}

export function StepFields({ form }: { form: ListingForm }) {
  const Step = [Company, Place, Funding, People][form.step - 1] ?? Company;
  return <Step {...form} />;
}

function Company(form: ListingForm) {
  return (
    <>
      <TextInput {...propsOf(form, 'name')} maxLength={200} autoComplete="organization" />
      <TextInput {...propsOf(form, 'website')} inputMode="url" dir="ltr" maxLength={500} />
      <TextInput {...propsOf(form, 'tagline')} />
      <Textarea {...propsOf(form, 'overview')} />
      <Logo {...form} />
    </>
  );
}

function Logo({ typed: { logo }, errors }: ListingForm) {
  const words = { id: 'logo', hint: hints.logo, error: errors.logo };
  return (
    <>
      <Field {...words} label={fields.logo} optional>
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

function Place(form: ListingForm) {
  const { typed, errors, industries, states } = form;
  const options = groupIndustries(
    industries.map(({ slug, name }) => ({ value: slug, label: name })),
  );
  return (
    <>
      <Select
        {...propsOf(form, 'country')}
        emptyLabel={text.choose}
        options={COUNTRIES.map(({ slug, label }) => ({ value: slug, label }))}
      />
      <TextInput {...propsOf(form, 'state')} list="states" optional />
      <Suggestions id="states" words={states} />
      <TextInput {...propsOf(form, 'year_founded')} inputMode="numeric" dir="ltr" />
      <OptionGroup
        id="industries"
        legend={fields.industries}
        hint={hints.industries}
        error={errors.industries}
      >
        {Array.from({ length: MAX_INDUSTRIES }, (_, index) => (
          <Select
            key={text.industry(index + 1)}
            id={`industries-${index}`}
            name="industries[]"
            label={text.industry(index + 1)}
            defaultValue={typed.industries?.[index] ?? ''}
            emptyLabel={index === 0 ? text.choose : text.none}
            optional={index > 0}
            options={options}
          />
        ))}
      </OptionGroup>
      <OptionGroup id="type" legend={fields.type} error={errors.type}>
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
      <Select
        {...propsOf(form, 'employee_range')}
        emptyLabel={text.choose}
        options={EMPLOYEE_RANGES.map((range) => ({ value: range, label: range }))}
      />
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

function Funding(form: ListingForm) {
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

function People(form: ListingForm) {
  return (
    <>
      <RowGroup form={form} list="founders" legend={fields.founders}>
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
      <TextInput {...propsOf(form, 'twitter')} dir="ltr" optional />
      <TextInput {...propsOf(form, 'ticker')} dir="ltr" optional />
      <TextInput {...propsOf(form, 'role')} list="roles" />
      <Suggestions id="roles" words={text.roles} />
    </>
  );
}
