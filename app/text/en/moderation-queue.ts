import { sayMany } from '../../base/count.ts';

export const moderationQueueText = {
  order:
    'Sorted by the days that something waits and by how often the fact was read in this month and the two before.',
  empty: 'Nothing waits',
  emptyWhy: 'What somebody sends, replies or claims, and what the press announces, waits here.',
  draft: 'An issue of the newsletter waits for its release.',
  reads: (count: number) =>
    count === 0 ? 'not read lately' : `read ${sayMany(count, 'time', 'times')}`,
  otherLetters: (host: string) =>
    `${host} is a name in other letters than a to z: look whether it imitates another.`,
  reply: 'Reply of who is described',
  claim: 'Claim of the profile',
  sentBy: 'by {sender}',
  open: 'Open',
  listed: 'Listed now',
  proposed: 'Proposed',
  sources: 'Sources',
  sentAlong: 'sent along',
  saysOther: (value: string) => `says otherwise: ${value}`,
  showsListed: 'recorded as the source of what is listed',
  saysSame: 'says the same or nothing',
  lookedOn: (day: string) => `read on ${day}`,
  deadSince: (day: string) => `gone since ${day}`,
  noSource: 'none recorded',
  repliesAs: (who: string, domain: string) => `${who}, by mail at ${domain}`,
  replyShows: 'It shows already. To decline removes it.',
  claimedBy: (domain: string, method: 'mail' | 'dns' | 'tag' | 'page' | 'letter') =>
    ({
      mail: `Proved by a link mailed to an address at ${domain}`,
      dns: `Proved by a record in the DNS of ${domain}`,
      tag: `Proved by an element on the page at ${domain}`,
      page: 'Says that a line on a public page of the company proves it',
      letter: 'Sent a letter of the company',
    })[method],
  claimDecided: 'This claim was decided or taken back meanwhile. Look at the queue again.',
  claimLine: (code: string) => `The line to look for is ${code}.`,
  claimLetter: 'See the letter',
  claimWaits: 'It does not count yet. To accept lets it count.',
  claimedToo: (count: number) =>
    `${sayMany(count, 'other account claims', 'other accounts claim')} it too.`,
  claimCounts: 'It counts already. To decline ends it.',
  subjectGone: 'What it is about is not listed any more.',
  batch: 'Selected',
  reason: 'Reason or message',
  reasonHint: 'Needed to decline. It is sent to each sender.',
  approve: 'Accept the selected',
  reject: 'Decline the selected',
  next: 'Next',
  previous: 'Previous',
  tick: 'Select',
  keys: 'Keys: j and k move, x ticks, e edits, a accepts, r declines, ? lists all.',
  done: (count: number) => `${sayMany(count, 'is', 'are')} decided.`,
  failed: (name: string | null, message: string) => (name ? `${name}: ${message}` : message),
  isDue: (day: string) => `answer by ${day}`,
  isLate: (day: string) => `was due on ${day}`,

  mailIsOn: 'You get a mail each morning on which something waits.',
  mailIsOff: 'You get no mail when something waits.',
  mailOff: 'Stop the daily mail',
  mailOn: 'Send me a daily mail',
  mail: {
    subject: (count: number, productName: string) =>
      `${sayMany(count, 'thing waits', 'things wait')} for a moderator - ${productName}`,
    more: (count: number) => `And ${sayMany(count, 'more', 'more')}.`,
    waits: (since: string, reads: string) => `Since ${since}, ${reads}`,
    draft: 'An issue of the newsletter waits for its release.',
    offers: (old: number, dead: number) =>
      [
        old > 0 && `${sayMany(old, 'record', 'records')} nobody has looked at for a year`,
        dead > 0 && `${sayMany(dead, 'source', 'sources')} whose address is gone`,
      ]
        .filter(Boolean)
        .join('; '),
    offered: (offers: string) => `Also offered: ${offers}.`,
    open: 'Open the queue',
    why: 'You get this because you are a moderator. The link below ends it.',
  },

  oldFacts: {
    crumb: 'Old facts',
    title: 'Facts nobody has looked at for a year',
    description: 'Records to check against their sources, the most read first.',
    lead: 'Open the sources. If they still say what is listed, tick the record; else edit it. The most read come first.',
    none: 'Everything was looked at within a year',
    noneWhy: 'Records whose sources nobody has read or checked for a year show here.',
    button: 'The ticked still say so',
  },
  oldColumns: {
    record: 'Record',
    says: 'What is listed',
    sources: 'Sources',
    looked: 'Last looked at',
    reads: 'Read',
  },
  neverLooked: 'never',
  edit: 'Edit',

  deadLinks: {
    crumb: 'Dead links',
    title: 'Sources whose address is gone',
    description: 'Addresses that failed on three days in a row, with the facts they carry.',
    lead: 'Each address of a source is asked every 60 days; one that fails is asked again the next day, and shows here after the third. Find where the page is now, or an archived copy, and edit the record with it.',
    none: 'No source is gone',
    noneWhy: 'Addresses that fail on three days in a row show here.',
    button: 'The ticked answer',
  },
  deadColumns: {
    source: 'Source',
    why: 'What happens',
    since: 'Since',
    uses: 'Carries',
    reads: 'Read',
  },
  outcomes: {
    network: 'does not answer',
    'too-slow': 'takes too long',
    'not-public': 'leads into a private network',
    redirects: 'redirects without end',
    address: 'is no address of the web',
    moved: 'leads to the front page',
  } as Readonly<Record<string, string>>,
  status: (status: string) => `answers ${status}`,
  archived: 'Archived copies',
  wrong: {
    chosen: 'Tick what you decide on',
  },
} as const;
