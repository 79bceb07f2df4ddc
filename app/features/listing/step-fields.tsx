// The fields of each page of the listing form.
import { COUNTRIES } from '../../base/countries.ts';
import { EMPLOYEE_RANGES, FUNDING_ROUNDS, STARTUP_TYPES } from '../../base/enumerations.ts';
import { listingText as text } from '../../text/text.ts';
import { describeControl, Field } from '../../ui/field.tsx';
import { Checkbox, Radio } from '../../ui/option-control.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { MAX_FOUNDERS, MAX_INDUSTRIES, MAX_ROUNDS } from './contract.ts';
import type { ListingForm } from './listing-state.server.ts';
import { FOUNDER_FIELDS } from './listing-steps.ts';
import { RowGroup } from './row-group.tsx';

const { fields, hints } = text;

export function StepFields({ form }: { form: ListingForm }) {
  const Step = [Company, Place, Funding, People][form.step - 1] ?? Company;
  return <Step {...form} />;
}

function Company({ typed, errors }: ListingForm) {
  return (
    <>
      <TextInput
        id="name"
        label={fields.name}
        hint={hints.name}
        error={errors.name}
        defaultValue={typed.name}
        maxLength={200}
        autoComplete="organization"
      />
      <TextInput
        id="website"
        label={fields.website}
        hint={hints.website}
        error={errors.website}
        defaultValue={typed.website}
        inputMode="url"
        dir="ltr"
        maxLength={500}
      />
      <TextInput
        id="tagline"
        label={fields.tagline}
        hint={hints.tagline}
        error={errors.tagline}
        defaultValue={typed.tagline}
      />
      <Textarea
        id="overview"
        label={fields.overview}
        hint={hints.overview}
        error={errors.overview}
        defaultValue={typed.overview}
      />
      <Logo logo={typed.logo} error={errors.logo} />
    </>
  );
}

function Logo({ logo, error }: { logo?: string; error?: string }) {
  return (
    <>
      <Field id="logo" label={fields.logo} hint={hints.logo} error={error} optional>
        {logo && (
          <p className="row">
            <img className="avatar avatar-logo" src={logo} alt="" width={64} height={64} />
            <span className="small">{text.logoNow}</span>
          </p>
        )}
        <input
          className="control"
          type="file"
          name="logo"
          accept="image/png,image/jpeg,image/webp"
          {...describeControl({ id: 'logo', hint: hints.logo, error })}
        />
      </Field>
      {logo && <Checkbox id="logo_remove" label={text.logoRemove} size="md" />}
    </>
  );
}

function Place({ typed, errors, industries, states }: ListingForm) {
  const options = industries.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <>
      <Select
        id="country"
        label={fields.country}
        hint={hints.country}
        error={errors.country}
        defaultValue={typed.country}
        emptyLabel={text.choose}
        options={COUNTRIES.map(({ slug, label }) => ({ value: slug, label }))}
      />
      <TextInput
        id="state"
        label={fields.state}
        hint={hints.state}
        error={errors.state}
        defaultValue={typed.state}
        list="states"
        optional
      />
      <datalist id="states">
        {states.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput
        id="year_founded"
        label={fields.year_founded}
        hint={hints.year_founded}
        error={errors.year_founded}
        defaultValue={typed.year_founded}
        inputMode="numeric"
        dir="ltr"
      />
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
        id="employee_range"
        label={fields.employee_range}
        error={errors.employee_range}
        defaultValue={typed.employee_range}
        emptyLabel={text.choose}
        options={EMPLOYEE_RANGES.map((range) => ({ value: range, label: range }))}
      />
    </>
  );
}

function Funding({ typed, errors }: ListingForm) {
  const { roundFields, roundHints } = text;
  return (
    <RowGroup
      list="rounds"
      hint={hints.rounds}
      error={errors.rounds}
      rows={typed.rounds ?? []}
      most={MAX_ROUNDS}
      nameOf={text.round}
      removeOf={text.removeRound}
    >
      {(index, row) => {
        const of = (field: keyof typeof roundFields) => ({
          id: `rounds-${index}-${field}`,
          name: `rounds[${index}][${field}]`,
          label: roundFields[field],
          error: errors[`rounds.${index}.${field}`],
          defaultValue: row[field] ?? '',
        });
        return (
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
        );
      }}
    </RowGroup>
  );
}

function People({ typed, errors }: ListingForm) {
  return (
    <>
      <RowGroup
        list="founders"
        legend={fields.founders}
        hint={hints.founders}
        error={errors.founders}
        rows={typed.founders ?? []}
        most={MAX_FOUNDERS}
        nameOf={text.founder}
        removeOf={text.removeFounder}
      >
        {(index, row) =>
          FOUNDER_FIELDS.map((field) => (
            <TextInput
              key={field}
              id={`founders-${index}-${field}`}
              name={`founders[${index}][${field}]`}
              label={text.founderFields[field]}
              error={errors[`founders.${index}.${field}`]}
              defaultValue={row[field] ?? ''}
              optional={field !== 'name'}
              dir={field === 'link' ? 'ltr' : 'auto'}
            />
          ))
        }
      </RowGroup>
      <TextInput
        id="twitter"
        label={fields.twitter}
        hint={hints.twitter}
        error={errors.twitter}
        defaultValue={typed.twitter}
        dir="ltr"
        optional
      />
      <TextInput
        id="ticker"
        label={fields.ticker}
        hint={hints.ticker}
        error={errors.ticker}
        defaultValue={typed.ticker}
        dir="ltr"
        optional
      />
      <TextInput
        id="role"
        label={fields.role}
        hint={hints.role}
        error={errors.role}
        defaultValue={typed.role}
        list="roles"
      />
      <datalist id="roles">
        {text.roles.map((role) => (
          <option key={role} value={role} />
        ))}
      </datalist>
    </>
  );
}
