import { startupPath } from '../../base/paths.ts';
import type { Startup } from '../../catalogue/startup-contract.ts';
import { FollowMark } from '../../follows/follow-button.tsx';
import { startupsText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/entities.tsx';
import { Money, NameLink } from '../../ui/values.tsx';

export function RelatedStartups({ startup }: { startup: Startup }) {
  if (startup.related.length === 0) return null;
  return (
    <section className="profile-related">
      <h2>{text.related}</h2>
      <ul className="rows">
        {startup.related.map(({ name, slug, logo, total_fundings, reasons }) => (
          <li key={slug} className="entity-row">
            <Avatar kind="startup" name={name} slug={slug} src={logo} />
            <div className="entity-words">
              <span className="name-and-mark">
                <NameLink className="entity-link" href={startupPath(slug)} name={name} />
                <FollowMark type="startup" slug={slug} name={name} />
              </span>
              <p className="small">{text.sayReasons(reasons)}</p>
            </div>
            <div className="entity-end">
              {total_fundings !== null && <Money usd={total_fundings} />}
            </div>
          </li>
        ))}
      </ul>
      <p className="small">
        <a href={startupPath(startup.slug, 'competitors')}>{text.allCompetitors(startup.name)}</a>
      </p>
    </section>
  );
}
