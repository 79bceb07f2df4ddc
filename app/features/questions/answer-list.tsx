import type { StartupStatus } from '../../base/enumerations.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import { fundingPath, industryPath, locationPath, pathTo, startupPath } from '../../base/paths.ts';
import { questionsText, startupsText } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EntityRow } from '../../ui/entity-row.tsx';
import { Money } from '../../ui/money.tsx';
import { FollowableRow } from '../follows/followable-row.tsx';
import { RoundMoney } from '../fundings/round-money.tsx';
import type { FoundGroup, FoundInvestor, QuestionAnswer } from './contract.ts';

const text = questionsText.columnsShown;
type Data = QuestionAnswer['data'];

/** The list that was asked for, with figures in its rows. */
export function AnswerList({ data, caption }: { data: Data; caption: string }) {
  switch (data.understood.returns) {
    case 'startups':
      return <Startups rows={data.startups} caption={caption} />;
    case 'rounds':
      return <Rounds rows={data.rounds} caption={caption} />;
    case 'investors':
      return <Investors rows={data.investors} caption={caption} />;
    default:
      return <People rows={data.people} caption={caption} />;
  }
}

function Startups({ rows, caption }: { rows: Data['startups']; caption: string }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      rows={rows}
      getKey={({ slug }) => slug}
      columns={[
        {
          key: 'name',
          label: text.startup,
          cell: ({ name, slug, logo, industries, country, status, acquired_by }) => (
            <FollowableRow
              kind="startup"
              name={name}
              slug={slug}
              logo={logo}
              tagline={[
                industries
                  .slice(0, 2)
                  .map((one) => one.name)
                  .join(', '),
                country,
                sayFate(status, acquired_by, rows.length === 1),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ),
        },
        {
          key: 'round',
          label: text.lastRound,
          hideOnXs: true,
          cell: ({ latest_round, last_funding_on }) =>
            [latest_round, last_funding_on && formatPartialDate(last_funding_on)]
              .filter(Boolean)
              .join(', '),
        },
        {
          key: 'founded',
          label: text.founded,
          isFigure: true,
          hideOnXs: true,
          cell: ({ year_founded }) => year_founded,
        },
        {
          key: 'raised',
          label: text.raised,
          isFigure: true,
          cell: ({ total_fundings }) => <Money usd={total_fundings} />,
        },
      ]}
    />
  );
}

/** Of one startup also that it is active: "is Gozem still open". */
function sayFate(
  status: StartupStatus | null,
  acquiredBy: string | null,
  isOne: boolean,
): string | null {
  if (!status || (status === 'active' && !isOne)) return null;
  return status === 'acquired' && acquiredBy
    ? questionsText.acquiredBy(acquiredBy)
    : startupsText.statuses[status];
}

function Rounds({ rows, caption }: { rows: Data['rounds']; caption: string }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      rows={rows}
      getKey={({ slug }) => slug}
      columns={[
        {
          key: 'startup',
          label: text.startup,
          cell: ({ startup }) => (
            <EntityRow
              kind="startup"
              name={startup.name}
              slug={startup.slug}
              src={startup.logo}
              href={startupPath(startup.slug)}
              tagline={[startup.industry, startup.country].filter(Boolean).join(' · ')}
            />
          ),
        },
        {
          key: 'round',
          label: text.round,
          cell: ({ slug, round, announced_on }) => (
            <>
              <a href={fundingPath(slug)}>{round}</a>
              {announced_on && (
                <span className="small muted">
                  {' '}
                  <time dateTime={announced_on.date}>{formatPartialDate(announced_on)}</time>
                </span>
              )}
            </>
          ),
        },
        {
          key: 'investors',
          label: text.investors,
          hideOnXs: true,
          cell: ({ investors }) =>
            investors
              .slice(0, 3)
              .map(({ label }) => label)
              .join(', '),
        },
        {
          key: 'amount',
          label: text.amount,
          isFigure: true,
          cell: (row) => <RoundMoney round={row} />,
        },
      ]}
    />
  );
}

function Investors({ rows, caption }: { rows: Data['investors']; caption: string }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      rows={rows}
      getKey={({ slug }) => slug}
      columns={[
        {
          key: 'name',
          label: text.investor,
          cell: ({ name, slug, logo, type, country }) => (
            <FollowableRow
              kind="investor"
              name={name}
              slug={slug}
              logo={logo}
              tagline={[type, country].filter(Boolean).join(' · ')}
            />
          ),
        },
        {
          key: 'last',
          label: text.lastDeal,
          hideOnXs: true,
          cell: ({ last_deal_on }) => last_deal_on && formatPartialDate(last_deal_on),
        },
        ...(rows.some((row) => row.matching_rounds !== null)
          ? [
              {
                key: 'matching',
                label: text.matchingRounds,
                isFigure: true,
                cell: ({ matching_rounds, matching_rounds_path }: FoundInvestor) =>
                  matching_rounds_path ? (
                    <a href={matching_rounds_path}>{matching_rounds}</a>
                  ) : (
                    matching_rounds
                  ),
              },
            ]
          : []),
        { key: 'deals', label: text.deals, isFigure: true, cell: (row) => row.deals_count },
      ]}
    />
  );
}

function People({ rows, caption }: { rows: Data['people']; caption: string }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      rows={rows}
      getKey={({ slug }) => slug}
      columns={[
        {
          key: 'name',
          label: text.founder,
          cell: ({ name, slug }) => (
            <a href={pathTo('/person/:slug', { slug })}>
              <Name>{name}</Name>
            </a>
          ),
        },
        {
          key: 'startups',
          label: text.founderOf,
          cell: ({ startups }) =>
            startups.map(({ name, slug }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <a href={startupPath(slug)}>
                  <Name>{name}</Name>
                </a>
              </span>
            )),
        },
      ]}
    />
  );
}

/** Industries and places of the question, with their figures. */
export function Beside({ industries, places }: Pick<Data, 'industries' | 'places'>) {
  if (industries.length + places.length === 0) return null;
  const item = (group: FoundGroup, href: string) => (
    <li key={href}>
      <a href={href}>{group.name}</a>{' '}
      <span className="small muted">{questionsText.groupFigures(group.startups_count)}</span>
    </li>
  );
  return (
    <ul className="link-list">
      {industries.map((group) => item(group, industryPath(group.slug)))}
      {places.map((group) => item(group, locationPath(group.slug)))}
    </ul>
  );
}
