import { pathTo } from '../base/paths.ts';
import { dashboardText, listsText, moderationText } from '../text/text.ts';
import { Name } from './bdi.tsx';
import { Icon } from './icon.tsx';
import { NameLink } from './name-link.tsx';

export interface Crumb {
  label: string;
  href?: string;
}

export const DASHBOARD: Crumb = { label: dashboardText.title, href: pathTo('/dashboard') };
export const MODERATION: Crumb = { label: moderationText.title, href: pathTo('/moderation') };

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={listsText.breadcrumbs}>
      <ol>
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label}>
            {index > 0 && <Icon name="next" />}
            {href ? (
              <NameLink href={href} name={label} />
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
