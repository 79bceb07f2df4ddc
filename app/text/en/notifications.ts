import { sayMany } from '../../base/count.ts';

const kinds: Readonly<Record<string, string>> = {
  followed_funding: 'funding rounds of what you follow',
  followed_news: 'news about what you follow',
  followed_status: 'changes of status of what you follow',
  recommended_digest: 'recommended startups',
  my_listing_review: 'the review of your listing',
  product_news: 'news about this site',
  moderation_queue: 'what waits for moderators',
};

const subjects: Readonly<Record<string, (count: number) => string>> = {
  followed_funding: (count) => sayMany(count, 'new funding round', 'new funding rounds'),
  followed_news: (count) => `${sayMany(count, 'news item', 'news items')} about what you follow`,
  followed_status: (count) => `${sayMany(count, 'startup has', 'startups have')} changed status`,
  my_listing_review: (count) => `${sayMany(count, 'decision', 'decisions')} on what you sent`,
  product_news: (count) => `${sayMany(count, 'thing is', 'things are')} new on this site`,
  recommended_digest: (count) => `${sayMany(count, 'startup', 'startups')} you may want to follow`,
};

export const notificationsText = {
  kind: (kind: string) => kinds[kind] ?? kind,
  subject: (kind: string, count: number, productName: string) =>
    `${subjects[kind]?.(count) ?? kind} - ${productName}`,
  oneSubject: (title: string, productName: string) => `${title} - ${productName}`,
  more: (count: number) => `And ${count} more: see your dashboard.`,
  dashboard: 'Open my dashboard',
  why: (kind: string) =>
    `You get this because your account asks for ${kinds[kind] ?? kind}. Choose what you get and how often:`,
  settings: 'Notification settings',
  announced: (date: string) => `Announced ${date}`,
  announcedUnknown: 'Date of the announcement unknown',
  published: (publisher: string, date: string, startup: string) =>
    `${publisher}, ${date}, about ${startup}`,
  statusIs: (startup: string, status: string | null) =>
    status ? `${startup} is now ${status}` : `The status of ${startup} is no longer known`,
  statusWas: (status: string) => `Before: ${status}`,

  unsubscribeTitle: 'Stop these messages',
  unsubscribeDescription: 'End a kind of message.',
  newsletter: 'no more newsletters',
  topics: 'no more weekly emails about places, industries and investors',
  questions: 'no more questions about whether our facts are right',
  about: (what: string) => `no more emails about ${what}`,
  unsubscribeAsk: (what: string) => `Press the button to get ${what}.`,
  unsubscribeSubmit: 'Stop',
  unsubscribedTitle: 'That was the last one',
  unsubscribed: (what: string) => `You get ${what}.`,
  unsubscribedChoose: 'Sign in to choose what else you get.',
  badLinkTitle: 'This link does not work',
  badLink:
    'It is incomplete. Use the whole link from the email, or sign in to choose what you get.',
} as const;
