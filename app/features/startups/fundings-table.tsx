import { hostOf } from '../../base/address.ts';
import { fundingPath, investorPath } from '../../base/paths.ts';
import type { FundingRow, RoundInvestor } from '../../catalogue/round-contract.ts';
import { RoundMoney } from '../../catalogue/round-money.tsx';
import { SourceMark } from '../../catalogue/sources/source-mark.tsx';
import { startupsText as text } from '../../text/text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { NameLink, PartialTime } from '../../ui/values.tsx';

export function FundingsTable({ fundings, caption }: { fundings: FundingRow[]; caption: string }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      cardsOnXs
      rows={fundings}
      getKey={({ slug }) => slug}
      columns={[
        {
          key: 'round',
          label: text.round,
          cell: ({ round, slug }) => <a href={fundingPath(slug)}>{round}</a>,
        },
        {
          key: 'date',
          label: text.date,
          cell: ({ date }) => <PartialTime date={date} none={text.unknownDate} />,
        },
        {
          key: 'investors',
          label: text.roundInvestors,
          isKnown: ({ investors }) => investors.length > 0,
          cell: ({ investors }) =>
            investors.length > 0 ? <RoundInvestors investors={investors} /> : text.undisclosed,
        },
        {
          key: 'source',
          label: text.source,
          isKnown: ({ source_url }) => source_url !== null,
          cell: ({ source_url, round }) =>
            source_url && (
              <a href={source_url} rel="noopener nofollow">
                {hostOf(source_url)}
                <span className="visually-hidden">{text.sourceOf(round)}</span>
              </a>
            ),
        },
        {
          key: 'amount',
          label: text.amount,
          isFigure: true,
          cell: ({ is_weak, source, ...row }) => (
            <span>
              <RoundMoney round={row} />
              {is_weak && <span className="small"> {text.weakAmount}</span>}
              <SourceMark source={source} />
            </span>
          ),
        },
      ]}
    />
  );
}

const NAMED_INVESTORS = 4;

/** The first investors of a round, which lead it, and how many more there are. */
export function RoundInvestors({ investors }: { investors: readonly RoundInvestor[] }) {
  const named = investors.slice(0, NAMED_INVESTORS);
  const more = investors.length - named.length;
  return (
    <span>
      {named.map(({ slug, label }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <NameLink href={investorPath(slug)} name={label} />
        </span>
      ))}
      {more > 0 && ` ${text.moreInvestors(more)}`}
    </span>
  );
}
