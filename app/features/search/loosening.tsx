import { advancedSearchText as text } from '../../text/text.ts';
import { AddStartupLine } from '../../ui/add-startup-line.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ReferenceNames } from '../filters/name-references.server.ts';
import type { Loosening as Loosened, SearchColumn } from './advanced-contract.ts';
import { describeFilter } from './describe-filter.ts';
import { type SearchState, searchHref } from './search-address.ts';

interface LooseningProps {
  state: SearchState;
  columns: readonly SearchColumn[];
  without: readonly Loosened[];
  names: ReferenceNames;
}

/** Without matches: how many each filter's removal would give (decisions.md, advanced search). */
export function Loosening({ state, columns, without, names }: LooseningProps) {
  const { rows } = state;
  const links = without.flatMap(({ index, total, total_is }) => {
    const dropped = rows[index];
    if (!dropped || rows.length < 2) return [];
    const words = text.without(
      describeFilter(dropped, columns, names),
      total,
      total_is === 'at_least',
    );
    return { words, href: searchHref(state, { rows: rows.filter((row) => row !== dropped) }) };
  });
  return (
    <EmptyState title={text.noMatches(rows.length)}>
      <p>{text.noMatchesWhy}</p>
      {links.map(({ words, href }) => (
        <p key={href}>
          <a href={href}>{words}</a>
        </p>
      ))}
      <AddStartupLine />
    </EmptyState>
  );
}
