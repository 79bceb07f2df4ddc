import { startupGroupsText as text } from '../../text/text.ts';
import { Money } from '../../ui/money.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { FollowType } from '../follows/follow-type.ts';
import type { GroupPart } from './group-contract.ts';

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
            <NameLink className="entity-link" href={href(slug)} name={name} />
            <FollowMark type={type} slug={slug} name={name} />
          </span>
          <span className="muted">{text.startupsCount(startups_count)}</span>
          <Money usd={total_fundings} />
        </li>
      ))}
    </ul>
  );
}
