import { shellText } from '../text/text.ts';
import { Submit } from './button.tsx';
import { searchLink } from './navigation.tsx';

export function SearchForm({ label, id, query }: { label: string; id: string; query?: string }) {
  return (
    <search aria-label={label}>
      <form className="search-form" action={searchLink.href} method="get">
        <label className="visually-hidden" htmlFor={id}>
          {shellText.searchLabel}
        </label>
        <input
          className="control"
          type="search"
          id={id}
          name="q"
          placeholder={shellText.searchLabel}
          defaultValue={query}
          autoComplete="off"
          maxLength={200}
          dir="auto"
          data-search-box=""
        />
        <Submit>{shellText.search}</Submit>
      </form>
    </search>
  );
}
