// The feed in the browser. Without script its links are plain.

import { Fragment, type MouseEvent, useState } from 'react';
import { formatDay } from '../../../base/dates.ts';
import { localPath } from '../../../base/locale-path.ts';
import { fundingPath, pathTo, startupPath, withQuery } from '../../../base/paths.ts';
import type { PageMeta } from '../../../http/params.ts';
import { marksText, dashboardText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Avatar } from '../../../ui/entities.tsx';
import { Spinner } from '../../../ui/icon.tsx';
import { request } from '../../../ui/request.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toast-queue.ts';
import { Name, PartialTime, Written } from '../../../ui/values.tsx';
import type { FeedItem } from './contract.ts';

interface FeedProps {
  items: FeedItem[];
  meta: PageMeta;
  /** ISO 8601; null during the first visit. */
  lastVisit: string | null;
}

export function Feed(props: FeedProps) {
  const [{ items, meta }, setFeed] = useState({ items: props.items, meta: props.meta });
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const { current_page, last_page, total } = meta;
  const parts = partsOf(items, props.lastVisit, props.meta.current_page === 1);

  async function load(event: MouseEvent, page: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (busyWith !== null) return;
    setBusyWith(page);
    const answer = await request(
      withQuery(pathTo('/api/user/feed'), { page: page > 1 ? page : null }),
    );
    if (answer.status === 401) return leave();
    setBusyWith(null);
    if (!answer.ok) return void showToast({ type: 'negative', message: text.feedFailed });
    const next = answer.body as { data: FeedItem[]; meta: PageMeta };
    setFeed({ items: mergeFeed(items, next.data, page), meta: next.meta });
  }

  return (
    <section
      className="feed"
      aria-labelledby="feed-heading"
      aria-busy={busyWith !== null || undefined}
    >
      <div className="row">
        <h2 id="feed-heading">{text.feed}</h2>
        <a className="row-end" href={pathTo('/dashboard')} onClick={(event) => load(event, 1)}>
          {text.refresh}
        </a>
      </div>
      {total === 0 && (
        <EmptyState
          title={text.feedEmpty}
          action={<ButtonLink href={pathTo('/industries')}>{text.feedEmptyAction}</ButtonLink>}
        >
          {text.feedEmptyWhy}
        </EmptyState>
      )}
      {total > 0 && items.length === 0 && (
        <EmptyState
          title={text.pastTheEnd}
          action={<ButtonLink href={pathTo('/dashboard')}>{text.firstPage}</ButtonLink>}
        />
      )}
      {parts.map(({ id, label, entries }) => (
        <Fragment key={id}>
          {label && (
            <p id={id} className="feed-part">
              {label}
            </p>
          )}
          {entries.length > 0 && (
            <ol
              className={joinClasses('feed-list', busyWith === 1 && 'refetching')}
              aria-labelledby={label ? id : undefined}
            >
              {entries.map((item) => (
                <li key={item.id}>
                  <FeedEntry item={item} />
                </li>
              ))}
            </ol>
          )}
        </Fragment>
      ))}
      {current_page < last_page && (
        <p className="load-more">
          <ButtonLink
            href={withQuery(pathTo('/dashboard'), { page: current_page + 1 })}
            rel="next"
            aria-busy={(busyWith ?? 0) > 1 || undefined}
            onClick={(event) => load(event, current_page + 1)}
          >
            {(busyWith ?? 0) > 1 && <Spinner />}
            {text.loadMore}
          </ButtonLink>
        </p>
      )}
      {items.length > 0 && current_page >= last_page && <p className="muted">{text.feedEnd}</p>}
    </section>
  );
}

/** Events since the last visit, and the rest; without labels during the first visit. */
function partsOf(items: readonly FeedItem[], lastVisit: string | null, isFromStart: boolean) {
  const fresh = items.filter(({ is_new }) => is_new);
  const rest = items.filter(({ is_new }) => !is_new);
  if (!lastVisit || items.length === 0) return [{ id: 'feed-all', label: null, entries: items }];
  const day = formatDay(lastVisit);
  return [
    ...(fresh.length > 0 ? [{ id: 'feed-new', label: text.since(day), entries: fresh }] : []),
    ...(fresh.length === 0 && isFromStart
      ? [{ id: 'feed-new', label: text.nothingSince(day), entries: [] }]
      : []),
    { id: 'feed-before', label: rest.length > 0 ? text.earlier : null, entries: rest },
  ];
}

/** The session expired: signs out and goes to sign-in. */
async function leave(): Promise<void> {
  await request(pathTo('/api/auth/logout'), { method: 'POST' });
  location.assign(localPath(withQuery(pathTo('/login'), { next: pathTo('/dashboard') })));
}

/** Page 1 replaces the list; later pages are appended without entries they repeat. */
export function mergeFeed(
  before: readonly FeedItem[],
  page: readonly FeedItem[],
  pageNumber: number,
): FeedItem[] {
  if (pageNumber === 1) return [...page];
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
}

function FeedEntry({ item }: { item: FeedItem }) {
  const { type, title, entity, source_url, reason, also } = item;
  return (
    <article className="feed-entry">
      <Avatar kind="startup" name={entity.name} slug={entity.slug} src={entity.logo} size={40} />
      <div className="feed-words">
        <h3 className="feed-title">
          <a href={pathOf(item)} {...(type === 'news' && { rel: 'noopener nofollow' })}>
            {type === 'news' ? <Written>{title}</Written> : title}
          </a>
        </h3>
        <ul className="meta-line">
          <li>{text.types[type]}</li>
          <li>
            <PartialTime date={item.occurred_at} />
          </li>
          {type === 'news' && (
            <li>
              <a href={startupPath(entity.slug)}>
                <Name>{entity.name}</Name>
              </a>
            </li>
          )}
          {item.payload.publisher && (
            <li>
              <Name>{item.payload.publisher}</Name>
            </li>
          )}
          {type === 'funding' && source_url && (
            <li>
              <a href={source_url} rel="noopener nofollow">
                {text.source}
                <span className="visually-hidden">
                  {marksText.colon}
                  {title}
                </span>
              </a>
            </li>
          )}
        </ul>
        {also.length > 0 && (
          <ul className="feed-also" aria-label={text.also}>
            {also.map((article) => (
              <li key={article.url}>
                {article.publisher && (
                  <>
                    <Name>{article.publisher}</Name>
                    {marksText.colon}
                  </>
                )}
                <a href={article.url} rel="noopener nofollow">
                  <Written>{article.title}</Written>
                </a>
              </li>
            ))}
          </ul>
        )}
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
