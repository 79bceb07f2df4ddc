import { foundPath } from '../../base/paths.ts';
import { searchText as text } from '../../text/text.ts';
import { NameLink } from '../../ui/values.tsx';
import type { Suggestion } from './suggestion-contract.ts';

export function NearestNames({ nearest }: { nearest: readonly Suggestion[] }) {
  if (nearest.length === 0) return null;
  return (
    <section className="section">
      <h2 className="h3">{text.nearest}</h2>
      <ul className="link-list">
        {nearest.map(({ kind, name, slug, label }) => (
          <li key={`${kind} ${slug}`}>
            <NameLink href={foundPath(kind, slug)} name={name} />{' '}
            <span className="small">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
