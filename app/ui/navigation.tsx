import {
  comparePath,
  exitsPath,
  feedPath,
  newsletterPath,
  newsPath,
  pathTo,
  rankingPath,
  settingsPath,
} from '../base/paths.ts';
import { dashboardText, listsText, moderationText, shellText } from '../text/text.ts';
import { Icon } from './icon.tsx';
import { Name, NameLink } from './values.tsx';

export interface NavigationLink {
  href: string;
  label: string;
}

export const mainLinks: readonly NavigationLink[] = [
  { href: pathTo('/startups'), label: shellText.startups },
  { href: pathTo('/rounds'), label: shellText.rounds },
  { href: pathTo('/industries'), label: shellText.industries },
  { href: pathTo('/investors'), label: shellText.investors },
  { href: pathTo('/explore/location'), label: shellText.map },
  { href: rankingPath(), label: shellText.top100 },
  { href: comparePath([]), label: shellText.compare },
  { href: newsPath(), label: shellText.news },
];

export const legalLinks: readonly NavigationLink[] = [
  { href: pathTo('/terms'), label: shellText.terms },
  { href: pathTo('/privacy-policy'), label: shellText.privacyPolicy },
  { href: pathTo('/attribution-policy'), label: shellText.attributionPolicy },
];

export const aboutLinks: readonly NavigationLink[] = [
  { href: pathTo('/dashboard/add-startup'), label: shellText.addStartup },
  { href: pathTo('/about'), label: shellText.about },
  { href: pathTo('/methodology'), label: shellText.methodology },
  { href: pathTo('/corrections'), label: shellText.corrections },
  { href: pathTo('/pricing'), label: shellText.pricing },
];

export const dataLinks: readonly NavigationLink[] = [
  { href: pathTo('/figures'), label: shellText.figures },
  { href: exitsPath(), label: shellText.exits },
  { href: newsletterPath(), label: shellText.newsletter },
  { href: pathTo('/advanced-search'), label: shellText.advancedSearch },
  { href: pathTo('/match'), label: shellText.match },
  { href: pathTo('/api'), label: shellText.api },
  { href: pathTo('/data'), label: shellText.data },
  { href: feedPath('fundings'), label: shellText.fundingsFeed },
  { href: feedPath('news'), label: shellText.newsFeed },
];

export const accountLinks: readonly NavigationLink[] = [
  { href: pathTo('/dashboard'), label: shellText.dashboard },
  { href: pathTo('/dashboard/following'), label: shellText.following },
  { href: pathTo('/dashboard/alerts'), label: shellText.alerts },
  { href: pathTo('/dashboard/lists'), label: shellText.lists },
  { href: pathTo('/dashboard/saved-comparisons'), label: shellText.savedComparisons },
  { href: pathTo('/dashboard/add-startup'), label: shellText.addStartup },
  { href: settingsPath(), label: shellText.settings },
];

export const moderationLink: NavigationLink = {
  href: pathTo('/moderation'),
  label: shellText.moderation,
};
export const searchLink: NavigationLink = { href: pathTo('/search'), label: shellText.search };
export const signInLink: NavigationLink = { href: pathTo('/login'), label: shellText.signIn };
export const signOutAction = { action: pathTo('/logout'), label: shellText.signOut };

/** `page` on the page itself, `true` on a page below it, else nothing. */
export function getCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** The link of `path`, or of a page above it, is marked as current. */
export function LinkList({ links, path }: { links: readonly NavigationLink[]; path?: string }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={path === undefined ? undefined : getCurrent(href, path)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

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

interface Tab {
  href: string;
  label: string;
  /** Text such as "100+" where the exact number is unknown. */
  count?: number | string;
  isCurrent?: boolean;
}

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className="tab-count"> {tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
