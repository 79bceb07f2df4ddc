import { pathTo } from '../../base/paths.ts';
import { slugify } from '../../base/slug.ts';
import { INVESTOR } from '../../catalogue/investor.ts';
import type { FilterOption, TypesAndStages } from '../../catalogue/investor-contract.ts';
import type { PlaceChoices } from '../../find/lists/read-list.server.ts';
import { nameChoices, sayName } from '../../text/say-name.ts';
import { investorsText as text } from '../../text/text.ts';
import { Button, Submit } from '../../ui/button.tsx';
import { Select, type SelectOption, TextInput } from '../../ui/fields.tsx';
import { PhoneFold } from '../../ui/lists.tsx';
import type { InvestorFilters } from './filters.server.ts';

interface SearchFormProps {
  options: TypesAndStages;
  choices: PlaceChoices;
  filters: InvestorFilters;
}

export function SearchForm({ options, choices, filters }: SearchFormProps) {
  const { q, type, stage, country, place, sector, led, since, sort } = filters;
  return (
    <search aria-label={text.search}>
      <form className="list-form investor-search" action={pathTo('/investors')} method="get">
        <TextInput
          id="q"
          type="search"
          label={INVESTOR.name.label}
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
        />
        <Submit>{text.searchButton}</Submit>
        <PhoneFold count={[type, stage, country, place, sector, led, since].filter(Boolean).length}>
          <div className="list-fields">
            <Select
              id="type"
              label={INVESTOR.type.label}
              emptyLabel={text.anyType}
              options={nameChoices(options.types).map(toChoice)}
              defaultValue={type ? slugify(type) : ''}
            />
            <Select
              id="stage"
              label={text.stage}
              emptyLabel={text.anyStage}
              options={choicesInOrder(options.stages)}
              defaultValue={stage ? slugify(stage) : ''}
            />
            <Select
              id="country"
              label={text.seat}
              emptyLabel={text.anyPlace}
              options={nameChoices(options.countries).map(toChoice)}
              defaultValue={country ? slugify(country) : ''}
            />
            <Select
              id="place"
              label={text.place}
              emptyLabel={text.anyPlace}
              options={withChosen(choices.countries, place, filters.labels)}
              defaultValue={place ?? ''}
            />
            <Select
              id="sector"
              label={text.sector}
              emptyLabel={text.anySector}
              options={withChosen(choices.industries, sector, filters.labels)}
              defaultValue={sector ?? ''}
            />
            <Select
              id="led"
              label={text.ledOnly}
              emptyLabel={text.anyLed}
              options={[{ value: 'yes', label: text.ledYes }]}
              defaultValue={led ?? ''}
            />
            <TextInput
              id="since"
              label={text.since}
              placeholder={text.sinceHint}
              inputMode="numeric"
              maxLength={4}
              defaultValue={since}
            />
          </div>
        </PhoneFold>
        <p className="small">
          {text.fit.raising}
          <Button type="submit" look="quiet" formAction={pathTo('/investors/fit')}>
            {text.fit.raisingLink}
          </Button>
        </p>
        {sort && <input type="hidden" name="sort" value={sort} />}
      </form>
    </search>
  );
}

/** The form offers countries and the largest industries, and what its address sets. */
export function withChosen(
  options: readonly SelectOption[],
  value: string | undefined,
  labels: InvestorFilters['labels'],
): readonly SelectOption[] {
  if (!value || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: sayName(labels?.[value] ?? value) }];
}

/** Stages, in the order in which they follow one another. */
export const choicesInOrder = (options: readonly FilterOption[]) =>
  options.map((option) => toChoice({ ...option, label: sayName(option.label) }));

const toChoice = ({ value, label, count }: FilterOption): SelectOption => ({
  value,
  label: text.choice(label, count),
});
