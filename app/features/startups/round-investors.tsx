import { investorPath } from '../../base/paths.ts';
import { startupsText as text } from '../../text/text.ts';
import { NameLink } from '../../ui/name-link.tsx';
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
          <NameLink href={investorPath(slug)} name={label} />
        </span>
      ))}
      {more > 0 && ` ${text.moreInvestors(more)}`}
    </span>
  );
}
