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
import { shellText } from '../text/text.ts';

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
