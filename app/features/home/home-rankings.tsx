import { pathTo, startupPath } from '../../base/paths.ts';
import { rankingPath } from '../../base/ranking-paths.ts';
import type { YearValues } from '../../base/year-values.ts';
import type { Chart } from '../../charts/chart-data.ts';
import { sayCoverage } from '../../charts/figure-block.tsx';
import { History } from '../../charts/sparkline.tsx';
import { rankingsText, startupGroupsText, homeText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/entities.tsx';
import { QuietBar } from '../../ui/lists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Money, Name, NameLink } from '../../ui/values.tsx';
import type { RankingItem } from '../rankings/contract.ts';
import { RankingAmount } from '../rankings/ranking-table.tsx';
import type { Rankings } from './load-home.server.ts';

interface Props extends Rankings {
  /** Of all disclosed rounds; null when unknown. */
  totalUsd: number | null;
  /** Rounds with an amount, of all. */
  coverage: Chart['coverage'];
}

/** The first nine by funding in rows of three (spec section 9). */
export function HomeRankings({ items, totalUsd, coverage, criteria, histories }: Props) {
  const largest = items[0]?.amount ?? 0;
  const share = totalUsd && items.reduce((sum, { amount }) => sum + amount, 0) / totalUsd;
  return (
    <section className="section ruled">
      <h2>
        {share && items.length > 2 ? (
          <>
            {text.topShare(items.length)}
            <em>{text.percent(share)}</em>
            {text.topShareOf}
          </>
        ) : (
          text.rankings
        )}
      </h2>
      {totalUsd && (
        <p className="figure-subtitle">
          {text.rankingsOf}
          <Money usd={totalUsd} />
          {text.rankingsIn}
          {coverage && <> {sayCoverage({ coverage, unit: 'usd' })}</>}{' '}
          <a href={pathTo('/methodology')}>{startupGroupsText.howComplete}</a>
        </p>
      )}
      {items.length > 0 ? (
        <ol className="ranking-cards">
          {items.map((item) => (
            <li key={item.slug} className="ranking-card">
              <RankingCard item={item} years={histories.get(item.slug)} />
              <QuietBar share={item.amount / largest} />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState title={text.noRankings}>{text.noRankingsWhy}</EmptyState>
      )}
      {criteria.length > 0 && (
        <nav aria-labelledby="rank-by" className="ranking-criteria row">
          <span id="rank-by">{text.rankBy}</span>
          <ul className="row">
            {criteria.map((criterion) => (
              <li key={criterion}>
                <a href={rankingPath(criterion)}>{rankingsText.criteria[criterion].tab}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}

function RankingCard({ item, years }: { item: RankingItem; years: YearValues | undefined }) {
  const { id, name, slug, logo, country } = item;
  return (
    <div className="entity-row">
      <span className="ranking-place">{id}</span>
      <Avatar kind="startup" name={name} slug={slug} src={logo} size={40} />
      <div className="entity-words">
        <NameLink className="entity-link" href={startupPath(slug)} name={name} />
        <p className="entity-tagline">
          <Name>{country}</Name>
        </p>
      </div>
      <History years={years} />
      <RankingAmount {...item} />
    </div>
  );
}
