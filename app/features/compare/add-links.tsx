import { comparePath } from '../../base/paths.ts';
import { compareText as text } from '../../text/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Name } from '../../ui/values.tsx';
import { onPlainClick } from './plain-click.ts';

export interface AddLinksProps {
  startups: ReadonlyArray<{ name: string; slug: string; label?: string }>;
  slugs: readonly string[];
  onlyDifferences: boolean;
  onAdd: (startup: { name: string; slug: string }) => void;
}

export function AddLinks({ startups, slugs, onlyDifferences, onAdd }: AddLinksProps) {
  return (
    <ul className="compare-add-links">
      {startups.map((startup) => (
        <li key={startup.slug}>
          <a
            className="button button-secondary"
            href={comparePath([...slugs, startup.slug], onlyDifferences)}
            rel="nofollow"
            aria-label={text.add(startup.name)}
            onClick={onPlainClick(() => onAdd(startup))}
          >
            <Icon name="plus" />
            <Name>{startup.name}</Name>
            {startup.label && <span className="small">{startup.label}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
