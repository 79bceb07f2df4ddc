import { RANKING_CRITERIA } from '../../base/enumerations.ts';
import { rankingPath, startupPath } from '../../base/paths.ts';
import { rankingsText, homeText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Name } from '../../ui/bdi.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { RankingItem } from '../rankings/contract.ts';
import { RankingAmount } from '../rankings/ranking-amount.tsx';

/** The first nine by funding in rows of three (spec section 9). */
export function HomeRankings({ items }: { items: readonly RankingItem[] }) {
  return (
    <section className="section">
      <h2>{text.rankings}</h2>
      {items.length > 0 ? (
        <ol className="ranking-cards">
          {items.map((item) => (
            <li key={item.slug}>
              <RankingCard item={item} />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState title={text.noRankings}>{text.noRankingsWhy}</EmptyState>
      )}
      <nav aria-label={text.rankBy} className="ranking-criteria">
        <ul className="row">
          {RANKING_CRITERIA.map((criterion) => (
            <li key={criterion}>
              <a href={rankingPath(criterion)}>{rankingsText.criteria[criterion].tab}</a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

function RankingCard({ item }: { item: RankingItem }) {
  const { id, name, slug, logo, tagline } = item;
  return (
    <div className="card ranking-card">
      <span className="ranking-place">{id}</span>
      <Avatar kind="startup" name={name} slug={slug} src={logo} size={40} />
      <div className="entity-words">
        <a className="entity-link" href={startupPath(slug)}>
          <Name>{name}</Name>
        </a>
        {tagline && (
          <p className="entity-tagline" dir="auto">
            {tagline}
          </p>
        )}
      </div>
      <RankingAmount {...item} />
      <FollowMark type="startup" slug={slug} name={name} />
    </div>
  );
}
