import { formatPartialDate } from '../../base/partial-date.ts';
import { homeText as text } from '../../text/text.ts';
import type { NewsEntry } from '../news/contract.ts';

export function HomeNews({ news }: { news: readonly NewsEntry[] }) {
  return (
    <section>
      <h2>{text.news}</h2>
      {news.length === 0 && <p className="muted">{text.noNews}</p>}
      <ul className="rows">
        {news.map(({ url, title, publisher, published_on, precision }) => (
          <li key={url} className="home-news">
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
      <p>
        <a href="/news">{text.allNews}</a>
      </p>
    </section>
  );
}
