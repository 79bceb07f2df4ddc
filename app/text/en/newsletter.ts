import { formatCount, sayMany } from '../../base/count.ts';

/** "A, B and C" */
const listNames = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

interface Counts {
  rounds: number;
  /** Money disclosed in them; null when none is. */
  raised: string | null;
  exits: number;
  startups: number;
}

const sayCounts = ({ rounds, raised, exits, startups }: Counts) =>
  listNames(
    [
      rounds > 0 &&
        sayMany(rounds, 'round', 'rounds') + (raised ? ` with ${raised} disclosed` : ''),
      exits > 0 && sayMany(exits, 'exit or closure', 'exits and closures'),
      startups > 0 && sayMany(startups, 'new startup', 'new startups'),
    ].filter((part) => part !== false),
  );

export const newsletterText = {
  title: 'Newsletter',
  footTitle: 'Subscribe to the newsletter',
  description: 'New African startups, funding rounds and exits by email, once a week.',
  lead: 'Once a week: new rounds, exits and startups, and one chart. Unsubscribe with one click.',
  email: 'Email for the newsletter',
  submit: 'Subscribe',
  wrongEmail: 'Enter an email address, such as name@example.org',
  wrongTopic:
    'Give type (location, industry or investor) and slug of a page of this site, or neither for the newsletter',
  thanks: 'Thanks for subscribing',
  checkMail:
    'We sent you an email with a link. Open it to confirm your address; until then we send nothing else.',
  noMail: 'Nothing arrived? Check your spam folder, or subscribe again tomorrow.',
  home: 'Go to the home page',
  readIssues: 'Read the past issues',

  confirmTitle: (topic: string | null) =>
    topic ? `Confirm the weekly email about ${topic}` : 'Confirm the newsletter',
  confirmLead: (topic: string | null) =>
    topic
      ? `Press the button and we write to this address when something new is recorded about ${topic}, once a week at most.`
      : 'Press the button and we send the newsletter to this address.',
  confirmSubmit: 'Confirm',
  confirmedTitle: (topic: string | null) =>
    topic ? `You get the weekly email about ${topic}` : 'You get the newsletter',
  confirmed: (topic: string | null) =>
    topic
      ? 'The address is confirmed. Every email has an unsubscribe link.'
      : 'The address is confirmed. Every issue has an unsubscribe link.',
  badLinkTitle: 'This link does not work',
  badConfirm: 'It is incomplete or older than seven days. Subscribe again and we send a new one.',

  topicTitle: (name: string) => `New about ${name}, by email`,
  topicLead: 'At most one email a week, only when something is new. No account needed.',
  topicEmail: (name: string) => `Email for news about ${name}`,

  mail: {
    subject: (productName: string, topic: string | null) =>
      topic
        ? `Confirm the weekly email from ${productName} about ${topic}`
        : `Confirm the newsletter of ${productName}`,
    lead: (productName: string, topic: string | null) =>
      topic
        ? `Someone entered this address for a weekly email from ${productName} about ${topic}. Follow this link if it was you.`
        : `Someone entered this address for the newsletter of ${productName}. Follow this link if it was you.`,
    action: (topic: string | null) =>
      topic ? `Confirm the weekly email about ${topic}` : 'Confirm the newsletter',
    valid: 'The link works for seven days.',
    ignore: 'If it was not you, ignore this message: without the link we send nothing else.',
  },

  issueTitle: (counts: Counts) => {
    const said = sayCounts(counts);
    return said.charAt(0).toUpperCase() + said.slice(1);
  },
  subject: (productName: string, title: string) => `${productName}: ${title}`,
  recorded: (from: string, to: string, counts: Counts) =>
    `Recorded from ${from} to ${to}: ${sayCounts(counts)}.`,
  rounds: 'Rounds',
  exitsTitle: 'Exits and closures',
  startups: 'New startups',
  chartTitle: 'Chart of the week',
  more: (number: number) => `And ${formatCount(number)} more.`,
  allRounds: 'All rounds',
  allExits: 'All exits',
  corrections: 'Corrections',
  allCorrections: 'All corrections',
  allStartups: 'All startups',
  end: 'Each line leads to a page that names its sources. If something is wrong there, let us know and we will correct it.',
  why: 'You get this because your address was confirmed for it.',
  onSite: 'Read this issue on the site',
  announced: (day: string) => `announced ${day}`,
  investors: (leads: readonly string[], others: readonly string[]) => {
    if (leads.length > 0) return `led by ${listNames(leads)}`;
    return others.length > 0 ? `with ${listNames(others)}` : null;
  },
  price: (amount: string) => `for ${amount}`,
  exits: {
    acquired: (startup: string, by: string | null) =>
      by ? `${startup} was acquired by ${by}` : `${startup} was acquired`,
    merged: (startup: string, other: string | null) =>
      other ? `${startup} merged with ${other}` : `${startup} merged`,
    listed: (startup: string, exchange: string | null) =>
      exchange ? `${startup} was listed at ${exchange}` : `${startup} was listed`,
    closed: (startup: string) => `${startup} closed`,
  },

  chart: {
    countries: {
      title: 'Disclosed funding by country, last twelve full months',
      series: 'Disclosed amount',
      say: (country: string, amount: string, percent: number) =>
        `Startups in ${country} disclosed ${amount} in the last twelve full months, ${percent}% of all.`,
    },
    industries: {
      title: 'Disclosed funding by main industry, last twelve full months',
      series: 'Disclosed amount',
      say: (industry: string, amount: string, percent: number) =>
        `${industry} took in ${amount} in the last twelve full months, ${percent}% of what was disclosed.`,
    },
    months: {
      title: 'Disclosed funding by month, last twelve full months',
      series: 'Disclosed amount',
      say: (month: string, amount: string, higher: number, months: number) =>
        higher === 0
          ? `${month} was the strongest of the last ${months} months: ${amount} disclosed.`
          : `Startups disclosed ${amount} in ${month}; ${sayMany(higher, 'month', 'months')} of the last ${months} saw more.`,
    },
    investors: {
      title: 'Rounds joined by investor, last twelve full months',
      series: 'Rounds',
      say: (investor: string, rounds: number, isTied: boolean) =>
        `${investor} joined ${sayMany(rounds, 'round', 'rounds')} in the last twelve full months, ${isTied ? 'as many as any' : 'more than any'} other investor.`,
    },
  },

  topicSubject: (productName: string, names: readonly string[]) =>
    `${productName}: new about ${listNames(names)}`,
  topicSection: (name: string, title: string) => `${name}: ${title.toLowerCase()}`,
  topicStop: (name: string) => `Stop emails about ${name}`,
  topicWhy: 'You get this because your address was confirmed for it, once a week at most.',
  seeTopic: (name: string) => `${name} on the site`,

  archiveTitle: 'Newsletter',
  archiveDescription:
    'Every issue of the newsletter: new rounds, exits and startups, week by week.',
  archiveEmpty: 'No issue yet',
  archiveEmptyWhy: 'The first one appears on a Monday after something new was recorded.',
  issues: 'Issues',
  issueDescription: (title: string, day: string) => `${title}. Newsletter of ${day}.`,

  moderation: {
    title: 'Newsletter',
    description: 'Preview and release the next issue.',
    lead: (readers: number, isAutomatic: boolean) =>
      `${sayMany(readers, 'confirmed reader', 'confirmed readers')}. ${
        isAutomatic
          ? 'A draft is made on Monday at 05:00 UTC and sent at 07:00 unless it is left out.'
          : 'A draft is made on Monday at 05:00 UTC and sent when you release it.'
      }`,
    none: 'No draft waits',
    noneWhy: 'The next one is made on Monday, if something new was recorded until then.',
    draft: (day: string) => `Draft of ${day}`,
    sizes: (text: string, html: string) => `Subject and content below. Text ${text}, HTML ${html}.`,
    note: 'Message to the readers',
    noteHint: 'Stands first. At most 1,000 characters; an empty line begins a paragraph.',
    save: 'Save the message',
    remake: 'Make it anew from the record',
    test: 'Send it to me only',
    tested: 'The draft is on its way to your own address.',
    release: 'Release and send',
    skip: 'Leave this week out',
    skipHint: 'Nothing is sent, and the next issue begins where this one ends.',
    plain: 'As plain text',
    past: 'Earlier issues',
    columns: { issue: 'Issue', state: 'State', sent: 'Sent', failed: 'Not delivered' },
    states: { sending: 'Being sent', sent: 'Sent', skipped: 'Left out' },
    gone: 'This draft is not waiting any more: it was released, left out or made anew.',
    wrongNote: 'The message is longer than 1,000 characters',
  },
} as const;
