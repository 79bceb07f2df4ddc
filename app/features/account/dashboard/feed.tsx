/** Without script its links are plain (spec section 4). */
import { type MouseEvent, useState } from 'react';
import { pathTo, withQuery } from '../../../base/paths.ts';
import type { PageMeta } from '../../../http/paging.ts';
import { dashboardText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { joinClasses } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/icon.tsx';
import { request } from '../../../ui/request.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toast-queue.ts';
import type { FeedItem } from './contract.ts';
import { FeedEntry } from './feed-entry.tsx';

export interface FeedProps {
  items: FeedItem[];
  meta: PageMeta;
  /** ISO 8601; the current time for ages. */
  now: string;
}

export function Feed(props: FeedProps) {
  const [{ items, meta }, setFeed] = useState({ items: props.items, meta: props.meta });
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const { current_page, last_page, total } = meta;

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
    if (!answer.ok) {
      showToast({ type: 'negative', message: text.feedFailed });
      return;
    }
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
      <ol className={joinClasses('feed-list', busyWith === 1 && 'refetching')}>
        {items.map((item) => (
          <li key={item.id}>
            <FeedEntry item={item} now={props.now} />
          </li>
        ))}
      </ol>
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

/** The session expired: signs out and goes to sign-in (spec section 2, guards). */
async function leave(): Promise<void> {
  await request(pathTo('/api/auth/logout'), { method: 'POST' });
  location.assign(withQuery(pathTo('/login'), { next: pathTo('/dashboard') }));
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
