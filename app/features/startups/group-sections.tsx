import { formatCount } from '../../base/count.ts';
import { formatPartialDate, lastMonths } from '../../base/dates.ts';
import {
  fundingPath,
  investorsPath,
  pathTo,
  roundsPath,
  startupPath,
  startupsPath,
} from '../../base/paths.ts';
import { countedRoundsPath } from '../../base/record-paths.ts';
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
import { INVESTOR_ROWS, SelectableTable } from '../../find/lists/selectable-table.tsx';
import { FollowableRow, FollowMark } from '../../follows/follow-button.tsx';
import type { FollowType } from '../../follows/follow-type.ts';
import { sayName } from '../../text/say-name.ts';
import { figuresText, leftOutText, marksText, startupGroupsText as text } from '../../text/text.ts';
import { Section } from '../../ui/section.tsx';
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
    <Section title={title}>
      <SelectableTable
        selects={INVESTOR_ROWS}
        caption={title}
        rows={investors}
        columns={[
          {
            label: ROUND.investors.one,
            cell: ({ type, ...investor }) => (
              <FollowableRow kind="investor" of={investor} tagline={type && sayName(type)} />
            ),
          },
          {
            label: text.lastDealHere,
            hideOnXs: true,
            isKnown: ({ last_deal_on }) => last_deal_on !== null,
            cell: ({ last_deal_on }) =>
              last_deal_on ? formatPartialDate(last_deal_on) : text.unknown,
          },
          {
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
    </Section>
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
