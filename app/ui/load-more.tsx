import { listsText } from '../text/text.ts';

export interface LoadMoreProps {
  /** The next page; with script its rows join the list. */
  href: string;
  listId: string;
}

export function LoadMore({ href, listId }: LoadMoreProps) {
  return (
    <p className="load-more">
      <a className="button button-secondary" href={href} rel="next" data-load-more={listId}>
        {listsText.loadMore}
      </a>
    </p>
  );
}
