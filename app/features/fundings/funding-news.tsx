import { formatPartialDate } from '../../base/partial-date.ts';
import { fundingsText as text } from '../../text/text.ts';
import type { NewsItem } from '../startups/contract.ts';

/** News about the startup from around the round; nothing where there is none. */
export function FundingNews({ news }: { news: readonly NewsItem[] }) {
  if (news.length === 0) return null;
  return (
    <section>
      <h2>{text.news}</h2>
      <ul className="rows">
        {news.map(({ url, title, publisher, published_on, precision }) => (
          <li key={url} className="funding-news">
            <a href={url} rel="noopener nofollow" dir="auto">
              {title}
            </a>
            <p className="small">
              <bdi>{publisher}</bdi>
              {', '}
              <time dateTime={published_on}>
                {formatPartialDate({ date: published_on, precision })}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
