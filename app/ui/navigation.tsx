import { labelled } from '../base/label.ts';
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

type Label = {
  [Name in keyof typeof shellText]: (typeof shellText)[Name] extends string ? Name : never;
}[keyof typeof shellText];

const link = (href: string, name: Label): NavigationLink =>
  labelled({ href }, () => shellText[name]);

export const mainLinks: readonly NavigationLink[] = [
  link(pathTo('/startups'), 'startups'),
  link(pathTo('/rounds'), 'rounds'),
  link(pathTo('/industries'), 'industries'),
  link(pathTo('/investors'), 'investors'),
  link(pathTo('/explore/location'), 'map'),
  link(rankingPath(), 'top100'),
  link(comparePath([]), 'compare'),
  link(newsPath(), 'news'),
];

export const legalLinks: readonly NavigationLink[] = [
  link(pathTo('/terms'), 'terms'),
  link(pathTo('/privacy-policy'), 'privacyPolicy'),
  link(pathTo('/attribution-policy'), 'attributionPolicy'),
];

const addStartupLink = link(pathTo('/dashboard/add-startup'), 'addStartup');
const pricingLink = link(pathTo('/pricing'), 'pricing');

export const aboutLinks: readonly NavigationLink[] = [
  addStartupLink,
  link(pathTo('/about'), 'about'),
  link(pathTo('/methodology'), 'methodology'),
  link(pathTo('/corrections'), 'corrections'),
  pricingLink,
];

export const dataLinks: readonly NavigationLink[] = [
  link(pathTo('/figures'), 'figures'),
  link(exitsPath(), 'exits'),
  link(newsletterPath(), 'newsletter'),
  link(pathTo('/advanced-search'), 'advancedSearch'),
  link(pathTo('/match'), 'match'),
  link(pathTo('/api'), 'api'),
  link(pathTo('/data'), 'data'),
  link(feedPath('fundings'), 'fundingsFeed'),
  link(feedPath('news'), 'newsFeed'),
];

/** In the phone's menu, below its main links. */
export const sheetLinks: readonly NavigationLink[] = [...dataLinks, addStartupLink, pricingLink];

export const accountLinks: readonly NavigationLink[] = [
  link(pathTo('/dashboard'), 'dashboard'),
  link(pathTo('/dashboard/following'), 'following'),
  link(pathTo('/dashboard/alerts'), 'alerts'),
  link(pathTo('/dashboard/lists'), 'lists'),
  link(pathTo('/dashboard/saved-comparisons'), 'savedComparisons'),
  addStartupLink,
  link(settingsPath(), 'settings'),
];

export const moderationLink: NavigationLink = link(pathTo('/moderation'), 'moderation');
export const searchLink: NavigationLink = link(pathTo('/search'), 'search');
export const signInLink: NavigationLink = link(pathTo('/login'), 'signIn');
export const signOutAction = labelled({ action: pathTo('/logout') }, () => shellText.signOut);

/** `page` on the page itself, `true` on a page below it, otherwise nothing. */
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

export const DASHBOARD: Crumb = labelled({ href: pathTo('/dashboard') }, () => dashboardText.title);
export const MODERATION: Crumb = labelled(
  { href: pathTo('/moderation') },
  () => moderationText.title,
);

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
