import { hostOf } from '../../base/host-of.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import { fundingPath, investorPath } from '../../base/paths.ts';
import { startupsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Money } from '../../ui/money.tsx';
import type { FundingRow, RoundInvestor } from '../fundings/contract.ts';
import { SourceMark } from '../sources/source-mark.tsx';

const NAMED_INVESTORS = 4;

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
          cell: ({ date, precision }) =>
            date && precision ? (
              <time dateTime={date}>{formatPartialDate({ date, precision })}</time>
            ) : (
              text.unknownDate
            ),
        },
        {
          key: 'investors',
          label: text.roundInvestors,
          cell: ({ investors }) => <Investors investors={investors} />,
        },
        {
          key: 'source',
          label: text.source,
          cell: ({ source_url, round }) =>
            source_url ? (
              <a href={source_url} rel="noopener nofollow">
                {hostOf(source_url)}
                <span className="visually-hidden">{text.sourceOf(round)}</span>
              </a>
            ) : (
              '-'
            ),
        },
        {
          key: 'amount',
          label: text.amount,
          isFigure: true,
          cell: ({ amount, is_weak, source }) => (
            <span>
              <Money usd={amount} />
              {is_weak && <span className="small"> {text.weakAmount}</span>}
              <SourceMark source={source} />
            </span>
          ),
        },
      ]}
    />
  );
}

function Investors({ investors }: { investors: RoundInvestor[] }) {
  if (investors.length === 0) return text.undisclosed;
  const named = investors.slice(0, NAMED_INVESTORS);
  const more = investors.length - named.length;
  return (
    <span>
      {named.map(({ slug, label }, index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <a href={investorPath(slug)}>
            <Name>{label}</Name>
          </a>
        </span>
      ))}
      {more > 0 && ` ${text.moreInvestors(more)}`}
    </span>
  );
}
