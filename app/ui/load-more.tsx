import { listsText } from '../text/text.ts';

export interface LoadMoreProps {
  /** The next page; with script its rows join the list. */
  href: string;
  listId: string;
  label?: string;
}

export function LoadMore({ href, listId, label = listsText.loadMore }: LoadMoreProps) {
  return (
    <p className="load-more">
      <a className="button button-secondary" href={href} rel="next" data-load-more={listId}>
        {label}
      </a>
    </p>
  );
}
