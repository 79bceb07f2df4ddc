import { formatPartialDate } from '../../../base/partial-date.ts';
import { fundingPath, startupPath } from '../../../base/paths.ts';
import { dashboardText as text } from '../../../text/text.ts';
import { Avatar } from '../../../ui/entities.tsx';
import { Name, TimeAgo } from '../../../ui/values.tsx';
import type { FeedItem } from './contract.ts';

export function FeedEntry({ item, now }: { item: FeedItem; now: string }) {
  const { type, title, entity, source_url, reason } = item;
  return (
    <article className="feed-entry">
      <Avatar kind="startup" name={entity.name} slug={entity.slug} src={entity.logo} size={40} />
      <div className="feed-words">
        <h3 className="feed-title">
          <a href={pathOf(item)} {...(type === 'news' && { rel: 'noopener nofollow' })} dir="auto">
            {title}
          </a>
        </h3>
        <ul className="meta-line">
          <li>{text.types[type]}</li>
          <li>
            <OccurredAt item={item} now={now} />
          </li>
          {type === 'news' && (
            <li>
              <a href={startupPath(entity.slug)}>
                <Name>{entity.name}</Name>
              </a>
            </li>
          )}
          {item.payload.publisher && <li>{item.payload.publisher}</li>}
          {type === 'funding' && source_url && (
            <li>
              <a href={source_url} rel="noopener nofollow">
                {text.source}
                <span className="visually-hidden">: {title}</span>
              </a>
            </li>
          )}
        </ul>
        <p className="feed-reason">{reason}</p>
      </div>
    </article>
  );
}

function pathOf({ type, entity, payload, source_url }: FeedItem): string {
  if (type === 'funding' && payload.slug) return fundingPath(payload.slug);
  if (type === 'news' && source_url) return source_url;
  return startupPath(entity.slug);
}

/** A date known to the month is shown as a month, not as an age in days. */
function OccurredAt({ item: { occurred_at, payload }, now }: { item: FeedItem; now: string }) {
  const { precision } = payload;
  if (!precision || precision === 'day') return <TimeAgo at={occurred_at} now={new Date(now)} />;
  return <time dateTime={occurred_at}>{formatPartialDate({ date: occurred_at, precision })}</time>;
}
