import { shellText } from '../text/text.ts';
import { Button } from './button.tsx';
import { searchLink } from './navigation.ts';

export interface SearchFormProps {
  /** Names the form beside the header's own search box. */
  label: string;
  id: string;
  query?: string;
}

/** The large search box inside a page; a plain form that leads to the results. */
export function SearchForm({ label, id, query }: SearchFormProps) {
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
          defaultValue={query}
          autoComplete="off"
          maxLength={200}
        />
        <Button type="submit" look="primary" large>
          {shellText.search}
        </Button>
      </form>
    </search>
  );
}
