import { formatPartialDate } from '../../base/partial-date.ts';
import { startupsText as text } from '../../text/text.ts';
import type { Source } from './contract.ts';

/** Where the facts of a page come from. */
export function SourceList({
  sources,
  updatedAt,
}: {
  sources: readonly Source[];
  updatedAt?: string;
}) {
  if (sources.length === 0) return null;
  return (
    <section id="sources" className="section source-list">
      <h2>{text.sources}</h2>
      <ul>
        {sources.map(({ url, publisher }) => (
          <li key={url}>
            <a href={url} rel="noopener nofollow">
              {publisher ?? new URL(url).hostname.replace(/^www\./, '')}
            </a>
          </li>
        ))}
      </ul>
      {updatedAt && (
        <p className="small">
          {text.updated}{' '}
          <time dateTime={updatedAt}>
            {formatPartialDate({ date: updatedAt.slice(0, 10), precision: 'day' })}
          </time>
        </p>
      )}
    </section>
  );
}
