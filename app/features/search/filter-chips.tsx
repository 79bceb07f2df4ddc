import { pathTo } from '../../base/paths.ts';
import type { ReferenceNames } from '../../find/filters/name-references.server.ts';
import { advancedSearchText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipList } from '../../ui/lists.tsx';
import type { SearchColumn } from './advanced-contract.ts';
import { describeFilter } from './describe-filter.ts';
import { type SearchState, searchHref } from './search-address.ts';

interface FilterChipsProps {
  state: SearchState;
  columns: readonly SearchColumn[];
  names?: ReferenceNames;
}

export function FilterChips({ state, columns, names }: FilterChipsProps) {
  const { rows } = state;
  if (rows.length === 0) return null;
  const chips = rows.map((row) => ({
    label: describeFilter(row, columns, names),
    removeHref: searchHref(state, { rows: rows.filter((other) => other !== row) }),
  }));
  return (
    <div className="row filter-chips">
      <ChipList label={text.chips} chips={chips} />
      <ButtonLink look="quiet" href={pathTo('/advanced-search')}>
        {text.clearAll}
      </ButtonLink>
    </div>
  );
}
