import { sayMany } from '../../base/count.ts';
import type { StartupStatus } from '../../base/enumerations.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

const statusWords: Record<StartupStatus, string> = {
  active: 'is active',
  acquired: 'was acquired',
  closed: 'has closed',
  public: 'is listed on an exchange',
};

interface Near {
  followed: readonly string[];
  shared: readonly string[];
  followedInvestors: readonly string[];
  sharedInvestors: readonly string[];
}

const few = (names: readonly string[]) => list.format(names.slice(0, 3));

export const dashboardText = {
  title: 'Dashboard',
  description: 'News about what you follow.',
  feed: 'Your feed',
  refresh: 'Refresh',
  loadMore: 'Load more',
  feedEnd: 'That is everything so far.',
  feedFailed: 'Failed to load the feed',
  feedEmpty: 'Nothing has happened yet',
  feedEmptyWhy:
    'Rounds, news and changes for what you follow appear here. Follow a startup, an investor, an industry or a place.',
  feedEmptyAction: 'See industries',
  pastTheEnd: 'There is nothing on this page',
  firstPage: 'Newest first',
  types: { funding: 'Funding', news: 'News', status_change: 'Status', new_in_followed: 'New here' },
  source: 'Source',
  reason: (via: string, name: string) =>
    via === 'startup'
      ? `You follow ${name}`
      : via === 'investor'
        ? `${name}, which you follow, took part`
        : `In ${name}, which you follow`,
  statusIs: (name: string, status: StartupStatus | null) =>
    status ? `${name} ${statusWords[status]}` : `The status of ${name} is no longer known`,
  isNew: (name: string, group: string) => `${name} is new in ${group}`,
  followed: 'You follow',
  followedNone: 'Nothing yet.',
  allFollowed: 'Everything you follow',
  recommended: 'Recommended',
  recommendedWhy: 'Based on what you follow.',
  recommendedNone: 'Nothing more to recommend right now.',
  dismiss: (name: string) => `Do not recommend ${name}`,
  dismissFailed: (name: string) => `Failed to take ${name} off the list`,
  recommendedReasons: ({
    followed,
    shared,
    followedInvestors,
    sharedInvestors,
  }: Near): string[] => {
    const reasons = [
      ...(followed.length > 0 ? [`in ${few(followed)}, which you follow`] : []),
      ...(followedInvestors.length > 0
        ? [`backed by ${few(followedInvestors)}, which you follow`]
        : []),
      ...(sharedInvestors.length > 0
        ? [`backed by ${few(sharedInvestors)}, like what you follow`]
        : []),
      ...(shared.length > 0 ? [`in ${few(shared)}, like what you follow`] : []),
    ];
    return reasons.length > 0 ? reasons : ['among the best funded'];
  },
  firstTitle: 'What interests you?',
  firstLead: (count: number) =>
    `Choose ${count} industries or more to fill your feed with their rounds, news and new startups.`,
  firstLegend: 'Industries',
  firstMore: (count: number) => `${count} more industries`,
  firstSubmit: 'Show my feed',
  firstSkip: 'Skip',
  firstTooFew: (count: number) => `Choose at least ${count} industries.`,
  startups: (count: number) => sayMany(count, 'startup', 'startups'),
  followingTitle: 'What you follow',
  followingDescription: 'Startups, investors, industries and places you follow.',
  followingTabs: 'What you follow, by type',
  followingAll: 'All',
  followingTypes: {
    startup: 'Startups',
    investor: 'Investors',
    industry: 'Industries',
    location: 'Places',
  },
  followingName: 'Name',
  followingSince: 'Since',
  followingAction: 'Follow',
  followingEmpty: 'You do not follow any of these yet',
  followingEmptyWhy: 'Every startup, investor, industry and place has a Follow button on its page.',
} as const;
