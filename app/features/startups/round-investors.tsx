import { investorPath } from '../../base/paths.ts';
import { startupsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import type { RoundInvestor } from '../fundings/contract.ts';

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
          <a href={investorPath(slug)}>
            <Name>{label}</Name>
          </a>
        </span>
      ))}
      {more > 0 && ` ${text.moreInvestors(more)}`}
    </span>
  );
}
