import { notFoundText, searchText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import type { Near } from '../not-found/queries.server.ts';

/** What was perhaps meant, where nothing has a name like it. */
export function NearestNames({ nearest }: { nearest: readonly Near[] }) {
  if (nearest.length === 0) return null;
  return (
    <section className="section">
      <h2 className="h3">{text.nearest}</h2>
      <ul className="link-list">
        {nearest.map(({ kind, name, path }) => (
          <li key={path}>
            <a href={path}>
              <Name>{name}</Name>
            </a>
            <span className="small">{notFoundText.kinds[kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
