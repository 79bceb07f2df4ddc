import { industryPath, locationPath } from '../../../base/paths.ts';
import type { FoundStartup } from '../../../catalogue/found-startup.ts';
import { ROUND } from '../../../catalogue/round.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import { taglineOf } from '../../../catalogue/tagline.tsx';
import type { ListColumn } from '../../../find/lists/list-frame.tsx';
import { FollowableRow } from '../../../follows/follow-button.tsx';
import { sayName } from '../../../text/say-name.ts';
import { searchText, startupGroupsText } from '../../../text/text.ts';
import { Money, PartialTime } from '../../../ui/values.tsx';

/** Without a column for status, the line below the name says what became of a startup. */
export function startupColumns(rows: readonly FoundStartup[]): ListColumn<FoundStartup>[] {
  const hasStatus = rows.filter(isStatusKnown).length * 2 >= rows.length;
  return [
    {
      label: () => ROUND.startup.label,
      sorts: 'name',
      cell: ({ status, ...startup }) => (
        <FollowableRow
          kind="startup"
          of={startup}
          tagline={taglineOf(hasStatus ? null : status, startup.tagline)}
        />
      ),
    },
    ...COLUMNS,
  ];
}

const isStatusKnown = ({ status }: FoundStartup) => status !== null;

export const COUNTRY: ListColumn<Pick<FoundStartup, 'country' | 'country_slug'>> = {
  key: 'country',
  label: () => STARTUP.country.label,
  isShort: true,
  isPlain: true,
  cell: ({ country, country_slug }) => <a href={locationPath(country_slug)}>{sayName(country)}</a>,
};

export const FOUNDED: ListColumn<Pick<FoundStartup, 'year_founded'>> = {
  label: () => STARTUP.year_founded.label,
  sorts: 'year_founded',
  isFigure: true,
  hideOnSm: true,
  isKnown: ({ year_founded }) => year_founded !== null,
  cell: ({ year_founded }) => year_founded ?? startupGroupsText.unknown,
};

const COLUMNS: ReadonlyArray<ListColumn<FoundStartup>> = [
  COUNTRY,
  {
    key: 'industry',
    label: () => STARTUP.industries.one,
    isPlain: true,
    isKnown: ({ industries }) => industries.length > 0,
    cell: ({ industries: [first] }) =>
      first ? (
        <a href={industryPath(first.slug)}>{sayName(first.name)}</a>
      ) : (
        startupGroupsText.unknown
      ),
  },
  {
    label: () => STARTUP.status.label,
    isPlain: true,
    isKnown: isStatusKnown,
    cell: ({ status }) =>
      status ? (
        searchText.choiceLabel(status)
      ) : (
        <span className="hide-on-xs">{startupGroupsText.unknown}</span>
      ),
  },
  FOUNDED,
  {
    label: () => STARTUP.latest_round.label,
    sorts: 'last_funding_on',
    isKnown: ({ latest_round }) => latest_round !== null,
    cell: ({ latest_round, last_funding_on }) =>
      latest_round ? (
        <>
          {sayName(latest_round)} <PartialTime className="small" date={last_funding_on?.date} />
        </>
      ) : (
        startupGroupsText.unknown
      ),
  },
  {
    label: () => STARTUP.total_fundings.label,
    sorts: 'total_fundings',
    isFigure: true,
    isKnown: ({ total_fundings }) => total_fundings !== null,
    cell: ({ total_fundings }) => <Money usd={total_fundings} />,
  },
];
