import { shellText } from '../text/text.ts';
import { Icon } from './icon.tsx';
import { searchLink } from './navigation.ts';

export function SearchBox({ query }: { query?: string }) {
  return (
    <search>
      <form className="search-box" action={searchLink.href} method="get">
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
        <span className="search-key" aria-hidden="true">
          {shellText.searchKeyHint}
        </span>
      </form>
    </search>
  );
}
