import { pathTo } from '../../base/paths.ts';
import { slugify } from '../../base/slug.ts';
import { investorsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { FilterOption, TypesAndStages } from './contract.ts';
import type { InvestorFilters } from './filters.server.ts';

interface SearchFormProps {
  options: TypesAndStages;
  filters: InvestorFilters;
}

export function SearchForm({ options, filters: { q, type, stage } }: SearchFormProps) {
  return (
    <search aria-label={text.search}>
      <form className="investor-search" action={pathTo('/investors')} method="get">
        <TextInput
          id="q"
          type="search"
          label={text.name}
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
        />
        <Select
          id="type"
          label={text.type}
          emptyLabel={text.anyType}
          options={options.types.map(toChoice)}
          defaultValue={type ? slugify(type) : ''}
        />
        <Select
          id="stage"
          label={text.stage}
          emptyLabel={text.anyStage}
          options={options.stages.map(toChoice)}
          defaultValue={stage ? slugify(stage) : ''}
        />
        <Button type="submit" look="primary" large>
          {text.searchButton}
        </Button>
      </form>
    </search>
  );
}

function toChoice({ value, label, count }: FilterOption): SelectOption {
  return { value, label: text.choice(label, count) };
}
