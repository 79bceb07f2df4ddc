import { pathTo, searchPath } from '../../base/paths.ts';
import { searchText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { ChipList } from '../../ui/lists.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { SavedSearch } from './palette-groups.ts';

interface RecentListProps {
  searches: readonly string[];
  /** Of the account. */
  saved: readonly SavedSearch[];
}

export function RecentList({ searches, saved }: RecentListProps) {
  return (
    <>
      {searches.length > 0 && <Recent searches={searches} />}
      {saved.length > 0 && (
        <section className="section">
          <h2 className="h3">{text.saved}</h2>
          <ChipList
            label={text.saved}
            chips={saved.map(({ name, address }) => ({ label: name, href: address }))}
          />
          <p>
            <a href={pathTo('/dashboard/alerts')}>{text.manageSaved}</a>
          </p>
        </section>
      )}
    </>
  );
}

function Recent({ searches }: Pick<RecentListProps, 'searches'>) {
  return (
    <section className="section">
      <h2 className="h3">{text.recent}</h2>
      <ChipList
        label={text.recent}
        chips={searches.map((search) => ({ label: search, href: searchPath(search) }))}
      />
      <PostForm action={pathTo('/search')}>
        <Button type="submit" look="quiet" name="clear" value="recent">
          {text.clearRecent}
        </Button>
      </PostForm>
    </section>
  );
}
