import { suggestEditPath } from '../../base/correction-paths.ts';
import { listingText } from '../../text/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A tab with nothing behind it, which only its address opens. */
export function EmptyTab({ title, slug }: { title: string; slug: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <a href={suggestEditPath(slug)} rel="nofollow">
          {listingText.suggestLink}
        </a>
      }
    />
  );
}
