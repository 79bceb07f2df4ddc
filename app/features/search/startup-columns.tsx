// The columns of startups among answers: what made them match, or the number they are ordered by.
import { formatPartialDate } from '../../base/dates.ts';
import type { StartupStatus } from '../../base/enumerations.ts';
import { sayRoundAmount } from '../../base/money.ts';
import { fundingPath } from '../../base/paths.ts';
import type { MatchingRounds } from '../../catalogue/matching-rounds.ts';
import { ROUND } from '../../catalogue/round.ts';
import { WhyClosed } from '../../catalogue/why-closed.tsx';
import { STARTUP_FILTERS } from '../../find/filters/filter-columns.ts';
import { FollowableRow } from '../../follows/follow-button.tsx';
import type { Understood } from '../../language/question/reading.ts';
import { sayName } from '../../text/say-name.ts';
import { marksText, questionsText, startupsText } from '../../text/text.ts';
import type { DataColumn } from '../../ui/data-table.tsx';
import { Money, NameLink, PartialTime } from '../../ui/values.tsx';
import { sayTime } from './answer/subject.ts';
import type { QuestionAnswer, StartupOfQuestion } from './contract.ts';
import { showCell } from './found-table.tsx';
import type { ShownColumn } from './search-address.ts';

const text = questionsText.columnsShown;
type Columns = DataColumn<StartupOfQuestion>[];

export function startupColumns({
  startups,
  understood,
}: Pick<QuestionAnswer['data'], 'startups' | 'understood'>): Columns {
  const areMatching = startups.some(({ matching }) => matching !== null);
  return [
    nameColumn(startups.length),
    ...askedColumns(understood),
    ...(areMatching ? matchingColumns(startups, understood) : USUAL),
    {
      label: areMatching ? text.raisedInAll : text.raised,
      isFigure: true,
      hideOnXs: areMatching,
      cell: ({ total_fundings }) => <Money usd={total_fundings} />,
    },
  ];
}

const nameColumn = (count: number): Columns[number] => ({
  label: ROUND.startup.label,
  cell: ({ industries, country, status, acquired_by, ...startup }) => {
    const names = industries.slice(0, 2).map((one) => one.name);
    const fate = sayFate(status, acquired_by, count === 1);
    const tagline = join(
      ' · ',
      names.map(sayName).join(marksText.comma),
      country && sayName(country),
      fate,
    );
    return <FollowableRow kind="startup" of={startup} tagline={tagline} />;
  },
});

const USUAL: Columns = [
  {
    label: () => text.lastRound,
    hideOnXs: true,
    cell: ({ latest_round, last_funding_on }) =>
      join(
        marksText.comma,
        latest_round && sayName(latest_round),
        last_funding_on && formatPartialDate(last_funding_on),
      ),
  },
  {
    label: () => text.founded,
    isFigure: true,
    hideOnXs: true,
    cell: ({ year_founded }) => year_founded,
  },
];

/** Numbers, dates and choices that no other column shows. */
const ASKED: readonly ShownColumn[] = [
  'fundings_count',
  'employee_range',
  'twitter_followers',
  'closed_on',
];

/** What startups are filtered or ordered by, if it is a fact of theirs; of closed ones the day. */
function askedColumns({ filters, sort }: Understood): Columns {
  const isClosed = filters.some(
    ({ column, query_1 }) => column === 'status' && query_1 === 'closed',
  );
  const asked = [
    ...filters.map(({ column }) => column),
    sort?.replace('-', ''),
    isClosed && 'closed_on',
  ];
  return ASKED.filter((column) => asked.includes(column)).map((column) => ({
    label: STARTUP_FILTERS[column].label,
    isFigure: STARTUP_FILTERS[column].kind === 'number',
    cell: (startup) => (
      <>
        {showCell(startup, column)} {column === 'closed_on' && <WhyClosed {...startup.closure} />}
      </>
    ),
  }));
}

/** The largest of the rounds, and what they come to where there are several or a time is asked. */
function matchingColumns(startups: readonly StartupOfQuestion[], { filters }: Understood): Columns {
  const when = sayTime(filters);
  const areSeveral = startups.some(({ matching }) => (matching?.rounds ?? 0) > 1);
  const isOfValue = filters.some(({ column }) => column.endsWith('valuation_usd'));
  const hasSum = when !== '' || (areSeveral && !isOfValue);
  const columns: Columns = [
    {
      label: text.matchingRound,
      // On a phone the sum stands for it.
      hideOnXs: hasSum,
      cell: ({ matching }) => matching && <Largest {...matching} />,
    },
  ];
  if (isOfValue) {
    columns.push({
      label: ROUND.valuation_usd.label,
      isFigure: true,
      cell: ({ matching }) => <Money usd={matching?.largest.valuation_usd ?? null} />,
    });
  }
  if (hasSum) {
    columns.push({
      label: text.raisedThen(when),
      isFigure: true,
      cell: ({ matching }) => <Money usd={matching?.raised ?? null} />,
    });
  }
  return columns;
}

function Largest({ largest, rounds }: MatchingRounds) {
  const { slug, round, announced_on } = largest;
  const amount = sayRoundAmount(largest);
  return (
    <>
      <NameLink href={fundingPath(slug)} name={sayName(round)} />{' '}
      <span className="small muted">
        <PartialTime date={announced_on?.date} />
        {amount && ` ${amount}`}
        {rounds > 1 && ` ${text.others(rounds - 1)}`}
      </span>
    </>
  );
}

const join = (sign: string, ...parts: Array<string | null>) => parts.filter(Boolean).join(sign);

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
