import { formatList, sayMany } from '../../base/count.ts';
import type { StartupStatus } from '../../base/enumerations.ts';

export const accountSettingsText = {
  title: 'Settings',
  description: 'Your account: profile, notifications, password and your data.',
  tabs: {
    profile: 'Profile',
    notification: 'Notifications',
    password: 'Password',
    address: 'Email address',
    'second-step': 'Two-step sign-in',
    sessions: 'Signed-in devices',
    keys: 'API keys',
    subscription: 'Subscription',
    data: 'Your data',
  },
  save: 'Save',
  saving: 'Saving',
  signedInAs: 'Signed in as {email}',
  notSaid: 'Prefer not to say',
  fields: {
    name: 'Name',
    job_title: 'Job title',
    organization: 'Organization',
    role: 'Role',
    country: 'Country',
    bio: 'About you',
    website: 'Website',
    linkedin: 'LinkedIn',
    x: 'X',
    locale: 'Language of messages',
    timezone: 'Time zone',
  },
  hints: {
    bio: '300 characters at most.',
    linkedin: 'The address of your profile.',
    x: 'Your handle, such as @griot.',
    timezone: 'Daily and weekly messages come in your morning.',
  },
  roles: {
    founder: 'Founder',
    investor: 'Investor',
    analyst: 'Analyst',
    journalist: 'Journalist',
    student: 'Student',
    'public sector': 'Public sector',
    other: 'Other',
  },
  picture: 'Your picture',
  pictureHint: 'PNG, JPEG or WebP, 512 KB at most. Shown beside your name.',
  savePicture: 'Save picture',
  removePicture: 'Remove picture',
  pictureDone: 'Picture saved',
  pictureGone: 'Picture removed',
  profileDone: 'Profile saved',
  profileFailed: 'Failed to save the profile',
  notificationLead: 'Which emails you get, and how often.',
  notVerified: 'Your email address is not confirmed yet: until then no notifications are sent.',
  notificationDone: 'Notifications saved',
  notificationFailed: 'Failed to save the notifications',
  kinds: {
    followed_funding: 'Funding rounds for what you follow',
    followed_news: 'News about what you follow',
    followed_status: 'Status changes for what you follow',
    recommended_digest: 'Recommended startups',
    my_listing_review: 'Review of what you sent',
    product_news: 'News about this site',
  },
  frequencies: { off: 'Off', instant: 'At once', daily: 'Daily', weekly: 'Weekly' },
  pauseAll: 'Pause all',
  pauseAllHint: 'None of the above is sent until you turn this off.',
  download: 'Download your data',
  downloadWhat:
    'A JSON file with everything stored about you: profile, sessions, what you follow, saved comparisons, listings, subscription with invoices, and settings.',
  downloadSubmit: 'Download',
  deletion: 'Delete your account',
  deletionWhat:
    'Everything that is yours is deleted at once: profile, follows, saved comparisons, newsletter. A subscription ends at once and is not charged again. It cannot be undone.',
  deletionFields: { password: 'Your password', email: 'Your email address, to be sure' },
  deletionSubmit: 'Delete my account',
  deleted: 'Your account is deleted',
  deletedWhat:
    'Profile, follows, saved comparisons, newsletter and subscription are gone, and every browser is signed out. A message to your email address says so, too.',
  deletedKept:
    'We keep paid invoices for as long as tax law requires, without your name or address. Backups may hold the account for a few weeks.',
  wrong: {
    long: (max: number) => `Use at most ${max} characters`,
    role: 'Choose a role from the list',
    country: 'Choose a country from the list',
    website: 'Enter an address such as https://example.org',
    linkedin: 'Enter the address of a LinkedIn profile, such as https://www.linkedin.com/in/ama',
    x: 'Enter a handle of up to 15 letters, digits and underscores',
    locale: 'Choose a language from the list',
    timezone: 'Choose a time zone from the list, such as Africa/Nairobi',
    onOff: 'expected true or false',
    frequency: 'Choose off, instant, daily or weekly',
    noPicture: 'Choose a picture first',
    ownEmail: 'This is not the email address of this account',
  },
} as const;

export const apiKeysText = {
  title: 'API keys',
  description: 'Keys with which your programs use the API.',
  lead: 'With a key a program calls the API for you, and you see what it was used for. A key cannot sign in, change your account or moderate. Changing your password ends all keys.',
  caption: 'Keys of this account',
  none: 'You have no keys.',
  columns: {
    name: 'Name',
    scopes: 'May',
    created: 'Made',
    used: 'Last used',
    ends: 'Ends',
    action: 'Action',
  },
  never: 'Not used yet',
  ended: 'Ended',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  newTitle: 'New key',
  fields: { name: 'Name', scopes: 'What it may do', valid_days: 'Valid for' },
  nameHint: 'What it is for, such as “Monthly report”.',
  scopes: { read: 'Read', lists: 'My lists', listing: 'Listing' },
  scopeHints: {
    read: 'All public data: the API, MCP, reconciliation.',
    lists: 'What you follow, your feed and your saved comparisons.',
    listing: 'Submit startups and edits in your name.',
  },
  validFor: { 30: '30 days', 90: '90 days', 365: 'A year', 0: 'No end' },
  submit: 'Make the key',
  made: 'Your new key',
  madeLead: 'Copy it now: it is not shown again, and only its hash is stored.',
  use: 'Send it as a header:',
  limits: (minute: string, day: string) =>
    `All your keys together may make ${minute} calls a minute and ${day} a day; the headers RateLimit and RateLimit-Policy say how many are left.`,
  wrong: {
    name: 'Enter a name of 1 to 80 characters',
    scopes: 'Choose at least one: read, lists or listing',
    validDays: 'Choose 30, 90, 365 or 0 days',
    tooMany: (most: number) => `An account has at most ${most} keys: revoke one first`,
  },
} as const;

export const securityLogText = {
  title: 'What happened',
  lead: 'Sign-ins, changes and refusals of the last 90 days, the newest 50. If something was not you, change your password: that signs out every other browser.',
  columns: { kind: 'What', outcome: 'Outcome', detail: 'How', at: 'When' },
  outcomes: { ok: 'Done', refused: 'Refused' },
  kinds: {
    registered: 'Account made',
    sign_in: 'Sign-in',
    sessions_ended: 'Signed out elsewhere',
    password_reset_requested: 'Link for a new password requested',
    password_reset: 'New password by link',
    password_change: 'Password changed',
    address_verified: 'Email address confirmed',
    address_change_requested: 'New email address requested',
    address_change: 'Email address changed',
    factor_added: 'Second step added',
    factor_removed: 'Second step removed',
    recovery_codes_made: 'Recovery codes made',
    key_made: 'Key made',
    key_revoked: 'Key revoked',
    moderator_made: 'Made a moderator',
    moderator_ended: 'No longer a moderator',
    denied: 'Request denied',
    limited: 'Too many requests',
    export: 'Data downloaded',
    account_deleted: 'Account deleted',
    person_removed: 'Person removed from the record',
  },
} as const;

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

const few = (names: readonly string[]) => formatList(names.slice(0, 3));

export const dashboardText = {
  title: 'Dashboard',
  description: 'News about what you follow.',
  feed: 'Your feed',
  since: (day: string) => `Since your last visit, ${day}`,
  nothingSince: (day: string) => `Nothing new since your last visit, ${day}.`,
  earlier: 'Earlier',
  also: 'Articles about the same',
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
