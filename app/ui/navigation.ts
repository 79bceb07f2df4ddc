/** Where the frame of every page links to. */
import {
  ADD_STARTUP_PATH,
  ADVANCED_SEARCH_PATH,
  comparePath,
  DASHBOARD_PATH,
  feedPath,
  INDUSTRIES_PATH,
  INVESTORS_PATH,
  MAP_PATH,
  MODERATION_PATH,
  newsPath,
  PRICING_PATH,
  rankingPath,
  SAVED_COMPARISONS_PATH,
  SEARCH_PATH,
  settingsPath,
} from '../base/paths.ts';
import { shellText } from '../text/text.ts';

export interface NavigationLink {
  href: string;
  label: string;
}

export const mainLinks: readonly NavigationLink[] = [
  { href: INDUSTRIES_PATH, label: shellText.industries },
  { href: INVESTORS_PATH, label: shellText.investors },
  { href: MAP_PATH, label: shellText.map },
  { href: rankingPath(), label: shellText.top100 },
  { href: comparePath([]), label: shellText.compare },
  { href: newsPath(), label: shellText.news },
];

export const legalLinks: readonly NavigationLink[] = [
  { href: '/terms', label: shellText.terms },
  { href: '/privacy-policy', label: shellText.privacyPolicy },
  { href: '/attribution-policy', label: shellText.attributionPolicy },
];

export const dataLinks: readonly NavigationLink[] = [
  { href: PRICING_PATH, label: shellText.pricing },
  { href: ADVANCED_SEARCH_PATH, label: shellText.advancedSearch },
  { href: '/api', label: shellText.api },
  { href: feedPath('fundings'), label: shellText.fundingsFeed },
  { href: feedPath('news'), label: shellText.newsFeed },
];

export const accountLinks: readonly NavigationLink[] = [
  { href: DASHBOARD_PATH, label: shellText.dashboard },
  { href: SAVED_COMPARISONS_PATH, label: shellText.savedComparisons },
  { href: ADD_STARTUP_PATH, label: shellText.addStartup },
  { href: settingsPath(), label: shellText.settings },
];

export const moderationLink: NavigationLink = {
  href: MODERATION_PATH,
  label: shellText.moderation,
};
export const searchLink: NavigationLink = { href: SEARCH_PATH, label: shellText.search };
export const signInLink: NavigationLink = { href: '/login', label: shellText.signIn };
export const signOutAction = { action: '/logout', label: shellText.signOut };

/** `page` on the page itself, `true` on a page below it (a startup's tab under its section), else nothing. */
export function getCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
