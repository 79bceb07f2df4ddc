import { fundingsText as text } from '../../text/text.ts';
import { ArticleLine } from '../../ui/article-line.tsx';
import type { NewsItem } from '../sources/contract.ts';

export function FundingNews({ news }: { news: readonly NewsItem[] }) {
  if (news.length === 0) return null;
  return (
    <section>
      <h2>{text.news}</h2>
      <ul className="rows">
        {news.map((item) => (
          <li key={item.url} className="funding-news">
            <ArticleLine {...item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
