import { hostOf } from '../../base/address.ts';
import { moneyKindOf } from '../../base/enumerations.ts';
import { abbreviateUsd, sayRoundAmount } from '../../base/money.ts';
import {
  fundingPath,
  glossaryPath,
  investorPath,
  rankedPath,
  startupPath,
} from '../../base/paths.ts';
import { listLeftOut } from '../../catalogue/left-out.ts';
import { ROUND } from '../../catalogue/round.ts';
import type { FundingRow, RoundInvestor } from '../../catalogue/round-contract.ts';
import { RoundMoney } from '../../catalogue/round-money.tsx';
import { SourceMark } from '../../catalogue/sources/source-mark.tsx';
import type { Startup } from '../../catalogue/startup-contract.ts';
import { Headline } from '../../charts/figure-block.tsx';
import { sayName } from '../../text/say-name.ts';
import { glossaryText, leftOutText, marksText, startupsText as text } from '../../text/text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { NameLink, PartialTime, Written } from '../../ui/values.tsx';
import { WrongMark } from '../desk/corrections/fact-notes.tsx';
import type { Profile } from './profile-frame.tsx';
import { RoundTimeline } from './round-timeline.tsx';
import { SourceNotes } from './source-notes.tsx';
import { sayRaised } from './sum-up-rounds.ts';

const SHOWN = 5;
/** A collapsed section for one row would be longer than the row. */
const FEWEST_FOLDED = 2;
const TOP = 100;

interface FundingStoryProps {
  profile: Profile;
  fundings: FundingRow[];
  now: Date;
}

/** Every round with date, amount and investors, newest first, under the sum they make. */
export function FundingStory({ profile, fundings, now }: FundingStoryProps) {
  if (fundings.length === 0) return null;
  const { startup, figures } = profile;
  const { rank } = figures;
  const isFolded = fundings.length >= SHOWN + FEWEST_FOLDED;
  const shown = isFolded ? fundings.slice(0, SHOWN) : fundings;
  const folded = fundings.slice(shown.length);
  return (
    <section className="profile-funding" aria-labelledby="funding">
      <h2 id="funding">
        <Headline {...sayRaised(startup.total_fundings, fundings)} />
      </h2>
      <p className="figure-subtitle">
        {sayParts(startup, fundings).join(' ')}{' '}
        {mayHaveMore(startup, now) && `${text.mayHaveMore} `}
        {rank !== null && rank <= TOP && (
          <a href={rankedPath(startup.slug, rank)}>{text.rankOf(rank)}</a>
        )}
      </p>
      <RoundTimeline name={startup.name} fundings={fundings} />
      <Ledger fundings={shown} />
      {folded.length > 0 && (
        <details>
          <summary>{text.earlierRounds(folded.length)}</summary>
          <Ledger fundings={folded} />
        </details>
      )}
      <p className="small">
        <a href={startupPath(startup.slug, 'fundings')}>{text.fundingsTab}</a> ·{' '}
        <a href={glossaryPath}>{glossaryText.link}</a>
      </p>
    </section>
  );
}

/** What the sum excludes, and how much of it is not equity. */
function sayParts({ left_out }: Startup, fundings: readonly FundingRow[]): string[] {
  const counted = fundings.flatMap(({ amount, left_out, round }) =>
    amount !== null && !left_out ? [{ amount, kind: moneyKindOf(round) }] : [],
  );
  const sumOf = (kind: string) =>
    counted.reduce((sum, one) => sum + (one.kind === kind ? one.amount : 0), 0);
  const total = counted.reduce((sum, { amount }) => sum + amount, 0);
  const parts = (['debt', 'grant'] as const).flatMap((kind) => {
    const part = sumOf(kind);
    return part > 0 && part < total ? text.ofIt[kind](abbreviateUsd(part)) : [];
  });
  const foreign = fundings.filter((round) => round.amount === null && sayRoundAmount(round)).length;
  const known = fundings.filter(({ amount }) => amount !== null).length + foreign;
  const apart = listLeftOut(left_out);
  return [
    ...(apart.length > 0 ? [leftOutText.notIn(apart)] : []),
    ...parts,
    ...(known < fundings.length ? [text.amountsKnown(known, fundings.length)] : []),
    ...(foreign > 0 ? [text.notConverted(foreign)] : []),
  ];
}

const QUIET_YEARS = 2;

/** A startup at work, of which no round was read for years, has probably raised more. */
function mayHaveMore({ status, last_funding_on }: Startup, now: Date): boolean {
  const isOver = status !== null && status !== 'active';
  if (isOver || !last_funding_on) return false;
  return now.getUTCFullYear() - Number(last_funding_on.date.slice(0, 4)) > QUIET_YEARS;
}

function Ledger({ fundings }: { fundings: readonly FundingRow[] }) {
  return (
    <ol className="rows ledger">
      {fundings.map(({ slug, round, date, left_out, investors, ...row }) => (
        <li key={slug}>
          <PartialTime date={date} none={<span>{text.unknownDate}</span>} />
          <div>
            <span className="name-and-mark">
              <a className="entity-link" href={fundingPath(slug)}>
                {sayName(round)}
              </a>
              <WrongMark kind="funding" slug={slug} field="amount" />
            </span>
            {investors.length > 0 && (
              <p className="small">
                <RoundInvestors investors={investors} />
              </p>
            )}
            {left_out && <p className="small">{leftOutText.why[left_out]}</p>}
            {row.note && (
              <p className="small">
                <Written>{row.note}</Written>
              </p>
            )}
          </div>
          <div className="ledger-amount">
            <RoundMoney round={row} />
            <SourceNotes sources={row.sources} />
          </div>
        </li>
      ))}
    </ol>
  );
}

export function FundingsTable({ fundings, caption }: { fundings: FundingRow[]; caption: string }) {
  return (
    <DataTable
      caption={caption}
      cardsOnXs
      rows={fundings}
      columns={[
        {
          label: ROUND.round.label,
          cell: ({ round, slug }) => <NameLink href={fundingPath(slug)} name={sayName(round)} />,
        },
        {
          label: text.date,
          cell: ({ date }) => <PartialTime date={date} none={text.unknownDate} />,
        },
        {
          label: ROUND.investors.label,
          isKnown: ({ investors }) => investors.length > 0,
          cell: ({ investors }) =>
            investors.length > 0 ? <RoundInvestors investors={investors} /> : text.undisclosed,
        },
        {
          label: text.source,
          isKnown: ({ source_url }) => source_url !== null,
          cell: ({ source_url, round }) =>
            source_url && (
              <a href={source_url} rel="noopener nofollow">
                {hostOf(source_url)}
                <span className="visually-hidden">{text.sourceOf(sayName(round))}</span>
              </a>
            ),
        },
        {
          label: ROUND.amount.label,
          isFigure: true,
          cell: ({ left_out, source, ...row }) => (
            <span>
              <RoundMoney round={row} />
              {left_out && <span className="small"> {leftOutText.why[left_out]}</span>}
              <SourceMark source={source} />
              <WrongMark kind="funding" slug={row.slug} field="amount" />
            </span>
          ),
        },
      ]}
    />
  );
}

const NAMED_INVESTORS = 4;

/** The first investors of a round, which lead it, and how many more there are. */
function RoundInvestors({ investors }: { investors: readonly RoundInvestor[] }) {
  const named = investors.slice(0, NAMED_INVESTORS);
  const more = investors.length - named.length;
  return (
    <span>
      {named.map(({ slug, name, is_lead }, index) => (
        <span key={slug}>
          {index > 0 && marksText.comma}
          <NameLink href={investorPath(slug)} name={name} />
          {is_lead && ` (${text.leadInvestor})`}
        </span>
      ))}
      {more > 0 && ` ${text.moreInvestors(more)}`}
    </span>
  );
}
