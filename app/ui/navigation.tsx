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
  {
    href: pathTo('/startups'),
    get label() {
      return shellText.startups;
    },
  },
  {
    href: pathTo('/rounds'),
    get label() {
      return shellText.rounds;
    },
  },
  {
    href: pathTo('/industries'),
    get label() {
      return shellText.industries;
    },
  },
  {
    href: pathTo('/investors'),
    get label() {
      return shellText.investors;
    },
  },
  {
    href: pathTo('/explore/location'),
    get label() {
      return shellText.map;
    },
  },
  {
    href: rankingPath(),
    get label() {
      return shellText.top100;
    },
  },
  {
    href: comparePath([]),
    get label() {
      return shellText.compare;
    },
  },
  {
    href: newsPath(),
    get label() {
      return shellText.news;
    },
  },
];

export const legalLinks: readonly NavigationLink[] = [
  {
    href: pathTo('/terms'),
    get label() {
      return shellText.terms;
    },
  },
  {
    href: pathTo('/privacy-policy'),
    get label() {
      return shellText.privacyPolicy;
    },
  },
  {
    href: pathTo('/attribution-policy'),
    get label() {
      return shellText.attributionPolicy;
    },
  },
];

export const aboutLinks: readonly NavigationLink[] = [
  {
    href: pathTo('/dashboard/add-startup'),
    get label() {
      return shellText.addStartup;
    },
  },
  {
    href: pathTo('/about'),
    get label() {
      return shellText.about;
    },
  },
  {
    href: pathTo('/methodology'),
    get label() {
      return shellText.methodology;
    },
  },
  {
    href: pathTo('/corrections'),
    get label() {
      return shellText.corrections;
    },
  },
  {
    href: pathTo('/pricing'),
    get label() {
      return shellText.pricing;
    },
  },
];

export const dataLinks: readonly NavigationLink[] = [
  {
    href: pathTo('/figures'),
    get label() {
      return shellText.figures;
    },
  },
  {
    href: exitsPath(),
    get label() {
      return shellText.exits;
    },
  },
  {
    href: newsletterPath(),
    get label() {
      return shellText.newsletter;
    },
  },
  {
    href: pathTo('/advanced-search'),
    get label() {
      return shellText.advancedSearch;
    },
  },
  {
    href: pathTo('/match'),
    get label() {
      return shellText.match;
    },
  },
  {
    href: pathTo('/api'),
    get label() {
      return shellText.api;
    },
  },
  {
    href: pathTo('/data'),
    get label() {
      return shellText.data;
    },
  },
  {
    href: feedPath('fundings'),
    get label() {
      return shellText.fundingsFeed;
    },
  },
  {
    href: feedPath('news'),
    get label() {
      return shellText.newsFeed;
    },
  },
];

export const accountLinks: readonly NavigationLink[] = [
  {
    href: pathTo('/dashboard'),
    get label() {
      return shellText.dashboard;
    },
  },
  {
    href: pathTo('/dashboard/following'),
    get label() {
      return shellText.following;
    },
  },
  {
    href: pathTo('/dashboard/alerts'),
    get label() {
      return shellText.alerts;
    },
  },
  {
    href: pathTo('/dashboard/lists'),
    get label() {
      return shellText.lists;
    },
  },
  {
    href: pathTo('/dashboard/saved-comparisons'),
    get label() {
      return shellText.savedComparisons;
    },
  },
  {
    href: pathTo('/dashboard/add-startup'),
    get label() {
      return shellText.addStartup;
    },
  },
  {
    href: settingsPath(),
    get label() {
      return shellText.settings;
    },
  },
];

export const moderationLink: NavigationLink = {
  href: pathTo('/moderation'),
  get label() {
    return shellText.moderation;
  },
};
export const searchLink: NavigationLink = {
  href: pathTo('/search'),
  get label() {
    return shellText.search;
  },
};
export const signInLink: NavigationLink = {
  href: pathTo('/login'),
  get label() {
    return shellText.signIn;
  },
};
export const signOutAction = {
  action: pathTo('/logout'),
  get label() {
    return shellText.signOut;
  },
};

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

export const DASHBOARD: Crumb = {
  get label() {
    return dashboardText.title;
  },
  href: pathTo('/dashboard'),
};
export const MODERATION: Crumb = {
  get label() {
    return moderationText.title;
  },
  href: pathTo('/moderation'),
};

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
