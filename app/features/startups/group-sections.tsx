import type { ReactNode } from 'react';
import { formatCount } from '../../base/count.ts';
import { formatPartialDate, lastMonths } from '../../base/dates.ts';
import { chartPicturePaths } from '../../base/outside-paths.ts';
import {
  chartCsvPath,
  countedRoundsPath,
  fundingPath,
  investorsPath,
  pathTo,
  roundsPath,
  startupPath,
  startupsPath,
  withQuery,
} from '../../base/paths.ts';
import type {
  Completeness,
  GroupFigures,
  GroupFunding,
  GroupInvestor,
  GroupPart,
} from '../../catalogue/group-contract.ts';
import { listLeftOut } from '../../catalogue/left-out.ts';
import { ROUND } from '../../catalogue/round.ts';
import { RoundMoney } from '../../catalogue/round-money.tsx';
import { STARTUP } from '../../catalogue/startup.ts';
import type { Chart } from '../../charts/chart-data.ts';
import { hasFigures } from '../../charts/chart-reading.ts';
import { FigureBlock, readFigureView } from '../../charts/figure-block.tsx';
import { INVESTOR_ROWS, SelectableTable } from '../../find/lists/selectable-table.tsx';
import { FollowableRow, FollowMark } from '../../follows/follow-button.tsx';
import type { FollowType } from '../../follows/follow-type.ts';
import { sayName } from '../../text/say-name.ts';
import { figuresText, leftOutText, marksText, startupGroupsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Money, moneyStat, NameLink, PartialTime, StatStrip } from '../../ui/values.tsx';

/** A median of fewer says nothing. */
const FEWEST_FOR_MEDIAN = 3;

interface GroupStripProps {
  figures: GroupFigures;
  /** The records behind them, by parameter of /rounds and /startups. */
  records: { country?: string; city?: string; industry?: string };
  now: Date;
}

export function GroupStrip({ figures, records, now }: GroupStripProps) {
  if (figures.startups_count === 0) return null;
  const { fundings_count, completeness } = figures;
  const counted = roundsPath({ ...records, disclosed: 'counted' });
  const recent = countedRoundsPath({ ...records, announced_on: lastMonths(now, 12) });
  const total = moneyStat(STARTUP.total_fundings.label, figures.total_fundings, counted);
  const apart = listLeftOut(figures.left_out);
  const coverage = text.disclosed(completeness.disclosed_count, fundings_count);
  const hasMedian = completeness.disclosed_count >= FEWEST_FOR_MEDIAN;
  return (
    <StatStrip
      stats={[
        {
          label: text.startups,
          value: formatCount(figures.startups_count),
          href: startupsPath(records),
        },
        total && {
          ...total,
          note:
            apart.length > 0
              ? `${leftOutText.and(apart)}${marksText.semicolon}${coverage}`
              : coverage,
        },
        moneyStat(text.raised12Months, figures.fundings_12m, recent),
        hasMedian ? moneyStat(text.medianRound, figures.median_round, counted) : null,
      ]}
    />
  );
}

interface YearFiguresProps {
  charts: readonly Chart[];
  path: string;
  query: URLSearchParams;
  /** Slugs by parameter of /charts. */
  scope: Record<string, string | null>;
  /** The records behind the figures, by parameter of /rounds and /startups. */
  records: { country?: string; city?: string; industry?: string };
  /** Beside a chart that stands alone, else below. */
  aside: ReactNode;
}

/** Less than half of the founding years known would draw a wrong picture. */
function isTooThin({ unit, coverage }: Chart): boolean {
  return unit === 'count' && coverage !== undefined && 2 * coverage.known < coverage.total;
}

function hrefOfRecords({ unit }: Chart, of: YearFiguresProps['records']): string {
  if (unit === 'usd') return countedRoundsPath(of);
  return startupsPath({ ...of, year_founded: 'known' });
}

export function YearFigures(props: YearFiguresProps) {
  const { charts, path, query, scope, records, aside } = props;
  const [page, year] = [query.get('page'), query.get('year')];
  const thin = charts.filter(isTooThin);
  // Money first: most ask for it, and it is known of most.
  const drawn = charts
    .filter((chart) => hasFigures(chart) && !isTooThin(chart))
    .sort((a, b) => Number(b.unit === 'usd') - Number(a.unit === 'usd'));
  const hasFunding = drawn.some(({ unit }) => unit === 'usd');
  const isBeside = drawn.length === 1;
  return (
    <>
      {drawn.length > 0 && (
        <div className={isBeside ? 'figures figures-beside' : 'figures'}>
          {drawn.map((chart) => (
            <FigureBlock
              key={chart.key}
              chart={chart}
              view={readFigureView(query)}
              chartHref={`${withQuery(path, { page, year })}#${chart.key}`}
              tableHref={`${withQuery(path, { page, year, view: 'table' })}#${chart.key}`}
              csvHref={chartCsvPath(chart.key, scope)}
              pictures={chartPicturePaths(chart.key, scope)}
              sourcesHref={hrefOfRecords(chart, records)}
            />
          ))}
          {isBeside && aside}
        </div>
      )}
      {hasFunding && <YearForm {...{ path, year }} years={yearsOf(drawn)} />}
      {!isBeside && aside}
      {!hasFunding && <p className="figures-thin small">{figuresText.noFundingsYet}</p>}
      {thin.map(({ key, coverage }) => (
        <p key={key} className="figures-thin small">
          {figuresText.tooFewFounded(coverage?.known ?? 0, coverage?.total ?? 0)}
        </p>
      ))}
    </>
  );
}

/** Years of money before the present one, which a chart can speak of. */
function yearsOf(charts: readonly Chart[]): number[] {
  const money = charts.find(({ unit }) => unit === 'usd');
  return (money?.series[0]?.data ?? [])
    .filter(({ x, y }) => y && x !== money?.running_year)
    .map(({ x }) => Number(x));
}

/** The address that it leads to keeps the year, in pictures and frames too. */
function YearForm(props: { path: string; year: string | null; years: readonly number[] }) {
  const { path, year, years } = props;
  if (years.length < 3) return null;
  return (
    <form className="row chart-year" action={path} method="get">
      <label htmlFor="chart-year">{text.markYear}</label>
      <input
        id="chart-year"
        className="control"
        type="number"
        name="year"
        min={years[0]}
        max={years.at(-1)}
        defaultValue={year ?? years.at(-1)}
      />
      <Button type="submit">{text.markYearShow}</Button>
    </form>
  );
}

export function LatestRounds({ fundings }: { fundings: readonly GroupFunding[] }) {
  if (fundings.length === 0) return null;
  return (
    <section>
      <h2>{text.latestFundings}</h2>
      <ul className="rows latest-rounds">
        {fundings.map(({ slug, startup, announced_on, ...row }) => (
          <li key={slug}>
            <span className="name-and-mark">
              <NameLink
                className="entity-link"
                href={startupPath(startup.slug)}
                name={startup.name}
              />
              <FollowMark type="startup" slug={startup.slug} name={startup.name} />
            </span>
            <RoundMoney round={row} />
            <p className="small">
              <NameLink href={fundingPath(slug)} name={sayName(row.round)} />
              {marksText.comma}
              <PartialTime date={announced_on.date} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GroupInvestorsProps {
  title: string;
  investors: readonly GroupInvestor[];
  /** Of the group, by parameter of /rounds. */
  records: { country?: string; city?: string; industry?: string };
}

/** Investors by their rounds in a place or an industry; each figure leads to them. */
export function GroupInvestors({ title, investors, records }: GroupInvestorsProps) {
  if (investors.length === 0) return null;
  const { country, city, industry } = records;
  return (
    <section className="section">
      <h2>{title}</h2>
      <SelectableTable
        selects={INVESTOR_ROWS}
        caption={title}
        captionHidden
        rows={investors}
        getKey={({ slug }) => slug}
        columns={[
          {
            key: 'name',
            label: ROUND.investors.one,
            cell: ({ name, slug, logo, type }) => (
              <FollowableRow
                kind="investor"
                name={name}
                slug={slug}
                logo={logo}
                tagline={type && sayName(type)}
              />
            ),
          },
          {
            key: 'last',
            label: text.lastDealHere,
            hideOnXs: true,
            isKnown: ({ last_deal_on }) => last_deal_on !== null,
            cell: ({ last_deal_on }) =>
              last_deal_on ? formatPartialDate(last_deal_on) : text.unknown,
          },
          {
            key: 'led',
            label: text.ledHere,
            isFigure: true,
            cell: ({ lead_count, slug }) =>
              lead_count === 0 ? (
                0
              ) : (
                <a href={roundsPath({ ...records, lead_investor: slug })}>{lead_count}</a>
              ),
          },
          {
            key: 'deals',
            label: text.dealsHere,
            isFigure: true,
            cell: ({ deals_count, slug }) => (
              <a href={roundsPath({ ...records, investor: slug })}>{deals_count}</a>
            ),
          },
        ]}
      />
      <p className="list-downloads">
        <a href={investorsPath({ place: country ?? city, sector: industry })}>
          {text.allInvestorsHere}
        </a>
      </p>
    </section>
  );
}

export function GroupParts({
  parts,
  type,
  href,
}: {
  parts: readonly GroupPart[];
  type: Extract<FollowType, 'industry' | 'location'>;
  href: (slug: string) => string;
}) {
  return (
    <ul className="rows group-parts">
      {parts.map(({ name, slug, startups_count, total_fundings }) => (
        <li key={slug}>
          <span className="name-and-mark">
            <NameLink className="entity-link" href={href(slug)} name={sayName(name)} />
            <FollowMark type={type} slug={slug} name={sayName(name)} />
          </span>
          <span className="muted">{text.startupsCount(startups_count)}</span>
          <Money usd={total_fundings} />
        </li>
      ))}
    </ul>
  );
}

export function GroupRecord({
  completeness: { rows_count, sourced_share },
  undatedRounds,
}: {
  completeness: Completeness;
  undatedRounds: number;
}) {
  if (sourced_share === null) return null;
  return (
    <section className="section" aria-label={text.record}>
      <p className="small prose">
        {text.completeness(rows_count, sourced_share)} {text.howFigures}{' '}
        {undatedRounds > 0 && `${figuresText.undatedRounds(undatedRounds)} `}
        <a href={pathTo('/methodology')}>{text.howComplete}</a>
      </p>
    </section>
  );
}
