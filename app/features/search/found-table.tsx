import type { ReactNode } from 'react';
import { formatCount } from '../../base/count.ts';
import { formatDay, formatPartialDate, parsePartialDate } from '../../base/dates.ts';
import { industryPath, investorPath, locationPath } from '../../base/paths.ts';
import type { FoundStartup } from '../../catalogue/found-startup.ts';
import { ROUND } from '../../catalogue/round.ts';
import { taglineOf } from '../../catalogue/tagline.tsx';
import { STARTUP_FILTERS } from '../../find/filters/filter-columns.ts';
import { readFoundValue } from '../../find/found-values.ts';
import { SelectableTable, STARTUP_ROWS } from '../../find/lists/selectable-table.tsx';
import { FollowableRow } from '../../follows/follow-button.tsx';
import { sayName } from '../../text/say-name.ts';
import { searchText, advancedSearchText as text } from '../../text/text.ts';
import type { DataColumn } from '../../ui/data-table.tsx';
import { Money, NameLinks, Written } from '../../ui/values.tsx';
import { listSortKeys, type SearchState, type ShownColumn, sortHref } from './search-address.ts';

interface FoundTableProps {
  state: SearchState;
  caption: string;
  rows: readonly FoundStartup[];
}

const NAMES_SHOWN = 3;
const LETTERS_SHOWN = 140;
const ON_PHONES: readonly ShownColumn[] = ['country', 'total_fundings'];

export function FoundTable({ state, caption, rows }: FoundTableProps) {
  const [first] = listSortKeys(state.sort);
  const sortOf = (column: string) => ({
    sortHref: sortHref(state, column) ?? undefined,
    sorted:
      first?.column === column
        ? (`${first.isDescending ? 'de' : 'a'}scending` as 'ascending' | 'descending')
        : undefined,
  });
  const columns: Array<DataColumn<FoundStartup>> = [
    {
      label: ROUND.startup.label,
      ...sortOf('name'),
      cell: ({ tagline, status, ...startup }) => (
        <FollowableRow
          kind="startup"
          of={startup}
          tagline={taglineOf(
            state.columns.includes('status') ? null : status,
            state.columns.includes('tagline') ? null : tagline,
          )}
        />
      ),
    },
    ...state.columns.map((column) => ({
      label: STARTUP_FILTERS[column].label,
      ...sortOf(column),
      isFigure: STARTUP_FILTERS[column].kind === 'number',
      // Chosen columns all stay, and the table scrolls.
      hideOnXs: isUsual(state.columns) && !ON_PHONES.includes(column),
      cell: (startup: FoundStartup) => showCell(startup, column),
    })),
  ];
  return <SelectableTable selects={STARTUP_ROWS} caption={caption} rows={rows} columns={columns} />;
}

function isUsual(columns: readonly ShownColumn[]): boolean {
  return columns.length <= 5 && ON_PHONES.every((column) => columns.includes(column));
}

export function showCell(startup: FoundStartup, column: ShownColumn): ReactNode {
  switch (column) {
    case 'country':
      return <a href={locationPath(startup.country_slug)}>{sayName(startup.country)}</a>;
    case 'industry':
      return showLinks(startup.industries.map(nameLink), industryPath);
    case 'investor':
      return showLinks(startup.investors, investorPath);
    case 'lead_investor':
      return showLinks(startup.lead_investors, investorPath);
    case 'technology':
      return showLinks(startup.technologies);
    case 'total_fundings':
    case 'last_funding_amount':
      return <Money usd={startup[column]} />;
    case 'latest_round':
      return startup.latest_round ? sayName(startup.latest_round) : text.undisclosed;
    case 'women_led':
      return startup.women_led ? sayName(startup.women_led) : text.unknown;
    case 'closed_on': {
      const closed = parsePartialDate(startup.closed_on ?? '');
      return closed ? formatPartialDate(closed) : text.unknown;
    }
    case 'status':
      return startup.status ? searchText.choiceLabel(startup.status) : text.unknown;
    case 'last_funding_on':
      return startup.last_funding_on ? formatPartialDate(startup.last_funding_on) : text.unknown;
    case 'updated_at':
      return formatDay(startup.updated_at);
    case 'fundings_count':
    case 'twitter_followers':
      return startup[column] === null ? text.unknown : formatCount(startup[column]);
    case 'overview':
    case 'tagline':
      return startup[column] ? <Written>{shorten(startup[column])}</Written> : text.unknown;
    default:
      return readFoundValue(startup, column) || text.unknown;
  }
}

const nameLink = ({ name, slug }: { name: string; slug: string }) => ({
  name: sayName(name),
  slug,
});

function showLinks(
  links: ReadonlyArray<{ name: string; slug: string }>,
  pathOf?: (slug: string) => string,
): ReactNode {
  if (links.length === 0) return text.unknown;
  const left = links.length - NAMES_SHOWN;
  return (
    <>
      <NameLinks names={links.slice(0, NAMES_SHOWN)} pathOf={pathOf} />
      {left > 0 && ` ${text.more(left)}`}
    </>
  );
}

function shorten(words: string): string {
  if (words.length <= LETTERS_SHOWN) return words;
  return `${words.slice(0, words.lastIndexOf(' ', LETTERS_SHOWN))} …`;
}
