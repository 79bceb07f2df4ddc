import { pathTo } from '../../base/paths.ts';
import { homeText as text } from '../../text/text.ts';
import { ArticleLine } from '../../ui/article-line.tsx';
import type { NewsEntry } from '../news/contract.ts';

export function HomeNews({ news }: { news: readonly NewsEntry[] }) {
  return (
    <section>
      <h2>{text.news}</h2>
      {news.length === 0 && <p className="muted">{text.noNews}</p>}
      <ul className="rows">
        {news.map((entry) => (
          <li key={entry.url} className="home-news">
            <ArticleLine {...entry} />
          </li>
        ))}
      </ul>
      <p>
        <a href={pathTo('/news')}>{text.allNews}</a>
      </p>
    </section>
  );
}
