import { shellText } from '../text/text.ts';
import { Icon } from './icon.tsx';

export function SearchBox({ query }: { query?: string }) {
  return (
    <form className="search-box" role="search" action="/search" method="get">
      <Icon name="search" />
      <input
        type="search"
        name="q"
        defaultValue={query}
        placeholder={shellText.searchPlaceholder}
        aria-label={shellText.searchLabel}
        autoComplete="off"
        maxLength={200}
        data-search-box=""
      />
      <kbd aria-hidden="true">{shellText.searchKeyHint}</kbd>
    </form>
  );
}
