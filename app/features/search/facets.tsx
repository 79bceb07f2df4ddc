import { formatCount } from '../../base/count.ts';
import { MAX_FACETED } from '../../find/question.ts';
import { searchText, advancedSearchText as text } from '../../text/text.ts';
import { Figure, Name } from '../../ui/values.tsx';
import { FACETS, type Facets as FacetCounts } from './advanced-contract.ts';
import { EMPTY_ROW, type SearchState, searchHref } from './search-address.ts';

const SHOWN = 8;

export function Facets({
  state,
  facets,
  isOfFirst,
}: {
  state: SearchState;
  facets: FacetCounts;
  isOfFirst: boolean;
}) {
  return (
    <aside className="facets" aria-label={text.facetsTitle}>
      {isOfFirst && <p className="small">{text.facetsOfFirst(MAX_FACETED)}</p>}
      {FACETS.filter((facet) => facets[facet].length > 0).map((facet) => (
        <section key={facet}>
          <h3>{text.facets[facet]}</h3>
          <ul>
            {facets[facet].slice(0, SHOWN).map(({ value, label, count: matches }) => (
              <li key={value}>
                <a href={narrow(state, facet, value)} rel="nofollow">
                  <Name>{searchText.choiceLabel(label)}</Name>
                </a>
                <Figure>{formatCount(matches)}</Figure>
              </li>
            ))}
          </ul>
          {facets[facet].length > SHOWN && (
            <p className="small">{text.facetsLeft(facets[facet].length - SHOWN)}</p>
          )}
        </section>
      ))}
    </aside>
  );
}

function narrow(state: SearchState, column: (typeof FACETS)[number], value: string): string {
  const operator = column === 'industry' ? 'includes' : 'equals';
  const added = { ...EMPTY_ROW, column, operator, query_1: value };
  const hasIt = state.rows.some((row) => JSON.stringify(row) === JSON.stringify(added));
  return searchHref(state, { rows: hasIt ? state.rows : [...state.rows, added] });
}
