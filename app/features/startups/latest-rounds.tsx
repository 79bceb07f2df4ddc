import { fundingPath, startupPath } from '../../base/paths.ts';
import { startupGroupsText as text } from '../../text/text.ts';
import { NameLink } from '../../ui/name-link.tsx';
import { PartialTime } from '../../ui/partial-time.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import { RoundMoney } from '../fundings/round-money.tsx';
import type { GroupFunding } from './group-contract.ts';

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
              <a href={fundingPath(slug)}>{row.round}</a>
              {', '}
              <PartialTime date={announced_on.date} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
