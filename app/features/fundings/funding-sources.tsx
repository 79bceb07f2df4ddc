import { formatMoneyFull } from '../../base/money.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import { fundingsText as text } from '../../text/text.ts';
import type { FundingSource } from './detail-contract.ts';

export interface FundingSourcesProps {
  sources: readonly FundingSource[];
  updatedAt: string;
}

/** Every report of the round, with what it says otherwise (decisions.md, reports that disagree). */
export function FundingSources({ sources, updatedAt }: FundingSourcesProps) {
  const isDisputed = sources.some(({ is_preferred }) => !is_preferred);
  return (
    <section id="sources" className="section">
      <h2>{text.sources}</h2>
      {sources.length === 0 && <p className="muted">{text.noSources}</p>}
      {sources.length > 0 && (
        <ul className="rows">
          {sources.map((source) => (
            <li key={source.url} className="funding-source">
              <a href={source.url} rel="noopener nofollow">
                <bdi>{source.publisher ?? new URL(source.url).hostname.replace(/^www\./, '')}</bdi>
              </a>
              {source.is_preferred && isDisputed && <span className="chip">{text.preferred}</span>}
              <Differences source={source} />
            </li>
          ))}
        </ul>
      )}
      <p className="small">
        {text.updated}{' '}
        <time dateTime={updatedAt}>
          {formatPartialDate({ date: updatedAt.slice(0, 10), precision: 'day' })}
        </time>
      </p>
    </section>
  );
}

function Differences({ source: { round, announced_on, amount } }: { source: FundingSource }) {
  const differences = [
    round && text.differsRound(round),
    announced_on && text.differsDate(formatPartialDate(announced_on)),
    amount && text.differsAmount(formatMoneyFull(amount)),
  ].filter((one) => typeof one === 'string');
  if (differences.length === 0) return null;
  return (
    <p className="small">
      {text.differs} <bdi>{differences.join(', ')}</bdi>
    </p>
  );
}
