import { listsText } from '../text/text.ts';
import { Name } from './bdi.tsx';
import { Icon } from './icon.tsx';

export interface Crumb {
  label: string;
  href?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={listsText.breadcrumbs}>
      <ol>
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label}>
            {index > 0 && <Icon name="next" />}
            {href ? (
              <a href={href}>
                <Name>{label}</Name>
              </a>
            ) : (
              <span aria-current="page">
                <Name>{label}</Name>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
