// What readers subscribed to: words of follows, feeds, notifications and alerts, on pages and
// in messages. The lines of what is new are made of them in app/features/messages/lines.server.ts.
import { formatCount, sayMany } from '../../base/count.ts';

export const followsText = {
  follow: 'Follow',
  following: 'Following',
  followOf: (name: string) => `Follow ${name}`,
  askTitle: (name: string) => `Follow ${name}?`,
  askWhy: 'Its news will appear in your feed. You can stop at any time.',
  notNow: 'Not now',
  wrongType: 'expected startup, investor, industry or location',
  wrongSlug: 'expected a slug, as in the address of its page',
} as const;

export const feedsText = {
  fundings: 'Funding rounds of African startups',
  news: 'News about African startups',
  newsletter: 'Issues of the newsletter',
  about: (name: string) => `${name}: funding rounds and news`,
  feedTitle: (title: string, productName: string) => `${title} - ${productName}`,
  announced: (date: string | null) =>
    date ? `Announced ${date}.` : 'Date of the announcement unknown.',
  investors: (labels: readonly string[]) =>
    labels.length > 0 ? `Investors: ${labels.join(', ')}.` : 'Investors undisclosed.',
  published: (publisher: string, date: string) => `${publisher}, ${date}.`,
  names: (startups: readonly string[]) =>
    startups.length > 0 ? `Names ${startups.join(', ')}.` : '',
} as const;

const kinds: Readonly<Record<string, string>> = {
  followed_funding: 'funding rounds of what you follow',
  followed_news: 'news about what you follow',
  followed_status: 'changes of status of what you follow',
  recommended_digest: 'recommended startups',
  my_listing_review: 'the review of what you sent',
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

  ending: {
    ask: 'Stop these messages',
    done: 'That was the last one',
    bad: 'This link does not work',
    badLink:
      'It is incomplete. Use the whole link from the email, or sign in to choose what you get.',
    description: 'End a kind of message.',
    submit: 'Stop',
  },
  newsletter: 'no more newsletters',
  topics: 'no more weekly emails about places, industries and investors',
  questions: 'no more questions about whether our facts are right',
  about: (what: string) => `no more emails about ${what}`,
  unsubscribeAsk: (what: string) => `Press the button to get ${what}.`,
  unsubscribed: (what: string) => `You get ${what}.`,
  unsubscribedChoose: 'Sign in to choose what else you get.',
} as const;

const nouns = {
  round: ['round', 'rounds'],
  startup: ['startup', 'startups'],
  investor: ['investor', 'investors'],
  exit: ['exit', 'exits'],
} as const;
type Kind = keyof typeof nouns;

const found = (kind: Kind, number: number) => sayMany(number, nouns[kind][0], nouns[kind][1]);

export const alertsText = {
  title: 'Alerts',
  description: 'Searches and lists you follow, and where their news goes.',
  lead: 'Follow any search or list, and get what is new in it.',
  how: 'Open a list or a search, set its filters, and choose Get alerts.',
  none: 'You follow no search or list yet',
  used: (running: number, limit: number) => `${formatCount(running)} of ${formatCount(limit)} used`,
  fullTitle: (limit: number) => `All ${formatCount(limit)} places are taken`,
  fullWhy: 'Delete one to follow another list. Feeds of lists are free and have no limit.',
  full: (
    running: number,
    limit: number,
    offer: { plan: string; limit: number; price: string } | null,
  ) =>
    `You follow ${running} of ${limit} lists. ${
      offer ? `${offer.plan} gives ${offer.limit} for ${offer.price}. ` : ''
    }Delete an alert to save a new one, or take the feed of the list, which is free.`,
  gives: (limit: number) => `${formatCount(limit)} alerts, also at once`,
  unverified: 'Verify your email address first: until then no alert is sent.',
  nameOf: (title: string, words: readonly string[]) =>
    [title, words.join(', ')].filter(Boolean).join(': ').slice(0, 120),
  search: 'Search',
  since: (year: number) => `since ${year}`,
  found,

  newTitle: 'Get alerts',
  nowListed: (kind: Kind, number: number, most: number) =>
    `${found(kind, number)}${number >= most ? ' or more' : ''} now. We will send you new ones.`,
  name: 'Name',
  frequency: 'How often',
  frequencies: { instant: 'At once', daily: 'Daily', weekly: 'Weekly' },
  instantFor: 'Instant alerts need a subscription.',
  by: 'Where to',
  byMail: 'Email',
  byPush: 'My browsers',
  byWebhook: 'My webhook',
  follow: 'Start',

  save: 'Save',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  resume: 'Start again',
  followed: 'Started {when}',
  ended: 'Ended {when}',
  foundSoFar: (kind: Kind, number: number) => `${found(kind, number)} found, the last {when}`,
  nothingYet: 'nothing new yet',
  feeds: 'Feed:',

  browsers: 'Browsers',
  browsersLead: 'A browser shows a notice, even when this site is not open in it.',
  added: 'added',
  addBrowser: 'Add this browser',
  unknownBrowser: 'A browser',
  pushFailed: 'This browser does not allow notices from this site',
  needsScript: 'This needs JavaScript.',
  remove: 'Remove',

  webhook: 'Webhook',
  webhookLead: 'Send alerts to your own program, as a signed POST in JSON.',
  webhookHow: 'What it gets, and how to check the signature',
  webhookUrl: 'Address',
  webhookHint: 'Such as https://hooks.example.org/griot',
  chatLead:
    'Or a chat gets them: make a webhook in Slack, Discord, Microsoft Teams or Telegram and paste its address below. Each gets the alert as a message of its own kind.',
  chats: {
    Slack: 'Apps, Incoming Webhooks, Add to Slack: https://hooks.slack.com/services/…',
    Discord: 'Edit Channel, Integrations, Webhooks: https://discord.com/api/webhooks/…',
    'Microsoft Teams':
      'Workflows, “Send webhook alerts to a channel”: the address that it shows at the end',
    Telegram:
      'A bot from @BotFather, added to your chat: https://api.telegram.org/bot{token}/sendMessage?chat_id={chat}',
  },
  isChat: (chat: string) => `Alerts arrive in ${chat} as messages. Send a test to see one.`,
  chatFound: (name: string, number: number) => `${number} new in ${name}`,
  chatMore: (number: number) => `And ${number} more`,
  chatTest: 'Alerts will arrive here.',
  webhookSet: 'Set webhook',
  webhookChange: 'Change address',
  webhookTest: 'Send a test',
  newSecret: 'New secret',
  secret: 'Signing secret',
  oldSecret: 'Former secret, still used beside it until the next new one',
  failing: 'Messages to it began to fail {when}.',
  stopped:
    'It was switched off {when}, because it did not answer. Change the address to start it again.',
  waiting: (number: number) =>
    number > 0 ? `${sayMany(number, 'message waits', 'messages wait')} for it.` : '',

  end: 'End alert',
  ending: {
    ask: 'End this alert',
    done: 'That was the last one',
    bad: 'This link does not work',
    badLink:
      'It is incomplete. Use the whole link from the message, or sign in to manage your alerts.',
    description: 'Searches and lists you follow, and where their news goes.',
    submit: 'End alert',
  },
  endLead: (name: string | null) =>
    name === null
      ? 'Press the button to get no alerts by email any more.'
      : `Press the button to end the alert ${name}.`,
  endedLead: (name: string | null) =>
    name === null ? 'You get no alerts by email any more.' : `The alert ${name} has ended.`,

  subject: (title: string, productName: string) => `${title} - ${productName}`,
  subjectOfMany: (name: string, items: string, others: number, productName: string) =>
    `${items} in ${name}${others > 0 ? ` and ${sayMany(others, 'other alert', 'other alerts')}` : ''} - ${productName}`,
  more: (number: number) => `And ${formatCount(number)} more: see the list.`,
  open: 'Open the list',
  endThis: 'End this alert, without signing in',
  why: 'You get this because you saved these searches.',
  manage: 'Manage alerts',
  pushBody: (name: string, first: string) => `${name}: ${first} and others`,
  exitTitle: (startup: string, what: string, other: string | null) =>
    `${startup}: ${what}${other ? `, ${other}` : ''}`,
  stoppedSubject: (productName: string) => `Your webhook was switched off - ${productName}`,
  stoppedMail: (host: string) =>
    `The webhook of your alerts at ${host} has not accepted a message for three days, or answered that it is gone. It was switched off, and what waited for it was dropped. Set its address again to start it.`,

  getAlerts: 'Get alerts',
  atom: 'Atom',
  jsonFeed: 'JSON Feed',
  feedLead: 'Feeds:',

  wrong: {
    frequency: 'expected instant, daily or weekly',
    instant: 'expected daily or weekly: at once comes with a subscription',
    name: 'expected a name of at most 120 characters',
    list: 'expected the address of a list or search of this site, such as /rounds?country=kenya',
    search:
      'this search cannot be followed: it asks for people, or ranks by its words without a condition such as a place, an industry or an amount',
    browser: 'expected what a browser gives as its push subscription',
    chat: 'Add ?chat_id= and the id of your chat to the address, such as ?chat_id=-1001234',
    webhook: 'expected a public https address, such as https://hooks.example.org/griot',
    tooMany: (most: number) => `expected at most ${most} alerts, ended ones included`,
  },
} as const;
