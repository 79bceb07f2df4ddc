import { investorsPath, locationPath, roundsPath } from '../../base/paths.ts';
import { INVESTOR } from '../../catalogue/investor.ts';
import type { InvestorResult, InvestorRow } from '../../catalogue/investor-contract.ts';
import { ROUND } from '../../catalogue/round.ts';
import { INVESTOR_ROWS, SelectableTable } from '../../find/lists/selectable-table.tsx';
import { FollowableRow } from '../../follows/follow-button.tsx';
import { sayName } from '../../text/say-name.ts';
import { marksText, investorsText as text } from '../../text/text.ts';
import { Money, Name, NameLink, PartialTime } from '../../ui/values.tsx';
import type { InvestorFilters } from './filters.server.ts';

const NAMED_STAGES = 3;

export function InvestorsTable({
  caption,
  rows,
  filters,
}: {
  caption: string;
  rows: readonly InvestorResult[];
  filters: InvestorFilters;
}) {
  const sorts = (name: string) => sortBy(filters, name);
  return (
    <SelectableTable
      selects={INVESTOR_ROWS}
      caption={caption}
      rows={rows}
      columns={[
        {
          label: ROUND.investors.one,
          ...sorts('name'),
          cell: ({ type, ...investor }) => (
            <FollowableRow kind="investor" of={investor} tagline={type && sayName(type)} />
          ),
        },
        {
          label: INVESTOR.country.label,
          hideOnXs: true,
          isKnown: ({ country }) => country !== null,
          cell: InvestorCountry,
        },
        {
          label: text.stages,
          hideOnXs: true,
          isKnown: ({ stages }) => stages.length > 0,
          cell: sayStages,
        },
        {
          label: text.dealsColumn,
          isFigure: true,
          cell: ({ deals_count, slug }) => (
            <a href={roundsPath({ investor: slug })}>{deals_count}</a>
          ),
        },
        {
          label: text.leadDeals,
          ...sorts('led'),
          isFigure: true,
          hideOnXs: true,
          cell: ({ lead_count, slug }) =>
            lead_count > 0 ? (
              <a href={roundsPath({ lead_investor: slug })}>{lead_count}</a>
            ) : (
              lead_count
            ),
        },
        {
          label: text.lastDeal,
          ...sorts('last_deal'),
          hideOnXs: true,
          isKnown: ({ last_deal_on }) => last_deal_on !== null,
          cell: ({ last_deal_on }) => <PartialTime date={last_deal_on?.date} none={text.unknown} />,
        },
        {
          label: text.typicalAmount,
          isFigure: true,
          hideOnXs: true,
          ...sorts('typical_amount'),
          isKnown: ({ typical_amount }) =>
            typical_amount !== null || filters.sort?.endsWith('typical_amount') === true,
          cell: ({ typical_amount }) => <Money usd={typical_amount} />,
        },
        {
          label: text.roundsSum,
          ...sorts('total'),
          isFigure: true,
          isKnown: ({ total_amount }) => total_amount !== null,
          cell: ({ total_amount }) => <Money usd={total_amount} />,
        },
      ]}
    />
  );
}

/** Largest and newest first, names from A; the other way where the list has that order. */
function sortBy(filters: InvestorFilters, name: string) {
  const { sort = '' } = filters;
  const first = name === 'name' ? name : `-${name}`;
  const second = name === 'name' ? `-${name}` : name;
  const isSorted = sort.replace(/^-/, '') === name;
  return {
    sortHref: investorsPath({ ...filters, sort: sort === first ? second : first }),
    sorted: isSorted
      ? ((sort.startsWith('-') ? 'descending' : 'ascending') as 'ascending' | 'descending')
      : undefined,
  };
}

/** Countries outside Africa have no page. */
export function InvestorCountry({ country, country_slug }: InvestorRow) {
  if (!country) return text.unknown;
  if (!country_slug) return <Name>{sayName(country)}</Name>;
  return <NameLink href={locationPath(country_slug)} name={sayName(country)} />;
}

function sayStages({ stages }: InvestorResult): string {
  if (stages.length === 0) return text.unknown;
  const named = stages.slice(0, NAMED_STAGES).map(sayName).join(marksText.comma);
  const more = stages.length - NAMED_STAGES;
  return more > 0 ? `${named} ${text.stagesMore(more)}` : named;
}
