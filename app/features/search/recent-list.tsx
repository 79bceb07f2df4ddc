import { searchPath } from '../../base/paths.ts';
import { searchText as text } from '../../text/text.ts';
import { ChipList } from '../../ui/chip.tsx';

/** What was searched for lately, each a link to search for it again. */
export function RecentList({ searches }: { searches: readonly string[] }) {
  if (searches.length === 0) return null;
  return (
    <section className="section">
      <h2 className="h3">{text.recent}</h2>
      <ChipList
        label={text.recent}
        chips={searches.map((search) => ({ label: search, href: searchPath(search) }))}
      />
    </section>
  );
}
