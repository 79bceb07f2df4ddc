import { pathTo, searchPath } from '../../base/paths.ts';
import { searchText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { ChipList } from '../../ui/chip.tsx';

interface RecentListProps {
  searches: readonly string[];
  xsrfToken: string | undefined;
}

export function RecentList({ searches, xsrfToken }: RecentListProps) {
  if (searches.length === 0) return null;
  return (
    <section className="section">
      <h2 className="h3">{text.recent}</h2>
      <ChipList
        label={text.recent}
        chips={searches.map((search) => ({ label: search, href: searchPath(search) }))}
      />
      <form method="post" action={pathTo('/search')}>
        {xsrfToken && <input type="hidden" name="_xsrf" value={xsrfToken} />}
        <Button type="submit" look="quiet" name="clear" value="recent">
          {text.clearRecent}
        </Button>
      </form>
    </section>
  );
}
