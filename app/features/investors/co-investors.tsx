import { investorPath } from '../../base/paths.ts';
import { investorsText as text } from '../../text/text.ts';
import { EntityRow } from '../../ui/entity-row.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { CoInvestor } from './contract.ts';

export function CoInvestors({ coInvestors }: { coInvestors: readonly CoInvestor[] }) {
  return (
    <section>
      <h2>{text.coInvestors}</h2>
      {coInvestors.length === 0 && <p className="muted">{text.noCoInvestors}</p>}
      {coInvestors.length > 0 && (
        <ul className="rows">
          {coInvestors.map(({ name, slug, logo, type, shared_count }) => (
            <li key={slug}>
              <EntityRow
                kind="investor"
                name={name}
                slug={slug}
                src={logo}
                href={investorPath(slug)}
                tagline={type}
              >
                <span className="small">{text.sharedRounds(shared_count)}</span>
                <FollowMark type="investor" slug={slug} name={name} />
              </EntityRow>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
