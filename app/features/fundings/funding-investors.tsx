import { investorPath } from '../../base/paths.ts';
import { fundingsText as text } from '../../text/text.ts';
import { EntityRow } from '../../ui/entity-row.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { RoundInvestor } from './contract.ts';

export function FundingInvestors({ investors }: { investors: readonly RoundInvestor[] }) {
  return (
    <section>
      <h2>{text.investors}</h2>
      {investors.length === 0 && <p className="muted">{text.noInvestors}</p>}
      {investors.length > 0 && (
        <ul className="rows">
          {investors.map(({ slug, name, is_lead }) => (
            <li key={slug}>
              <EntityRow kind="investor" name={name} slug={slug} href={investorPath(slug)}>
                {is_lead && <span className="chip">{text.lead}</span>}
                <FollowMark type="investor" slug={slug} name={name} />
              </EntityRow>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
