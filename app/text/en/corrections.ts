import { sayMany } from '../../base/count.ts';

export const correctionsText = {
  title: 'Corrections',
  description:
    'What was wrong here, what is said now, why, from which source, and how long it took.',
  lead: 'Anyone can report a wrong fact, with a page that shows it. Every correction is listed here: what we said before, what we say now, why, and from which source.',
  how: 'Each page has a link that reports a mistake. An answer comes within seven days.',
  aboutOne: (subject: string) => `Corrections of ${subject}`,
  all: 'All corrections',
  feed: 'Feed of corrections',
  api: 'As JSON',
  none: 'No corrections yet',
  noneWhy: 'Corrected facts will be listed here.',
  figures: {
    waiting: 'Waiting now',
    oldest: 'Oldest waiting',
    days: (days: number) => sayMany(days, 'day', 'days'),
    inTime: 'Answered in 7 days',
    accepted: 'Accepted',
    median: 'Median answer',
    percent: (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`,
    year: 'Answered and accepted count the reports decided in the last 365 days.',
  },
  columns: {
    fact: 'Fact',
    change: 'What it says',
    why: 'Why',
    source: 'Source',
    days: 'Took',
    at: 'Decided',
  },
  thanks: (name: string) => `Found by ${name}.`,
  onItsSource: 'It follows the source named here.',
  tookBack: 'Taken back.',
  takenBack: '(taken back since)',
  nowSays: 'now says',
  roleAt: (role: string, startup: string) => `${role} at ${startup}`,
  suggested: 'Suggested:',
  source: 'Source',
  sameDay: 'Same day',
  feedTitle: 'Corrections',
  entryTitle: (subject: string, fact: string) => `${subject}: ${fact}`,
  entryWords: (before: string, after: string) => `Said before: ${before}. Says now: ${after}.`,

  isWrong: (fact: string) => `${fact}: say that it is wrong`,
  corrected: 'Corrections',
  replies: 'Replies from those described',
  replyTo: (fact: string) => `On ${fact.toLowerCase()}:`,
  provenAt: (domain: string) => `by email at ${domain}`,
  inLog: 'In the log of corrections',
  history: (count: number) => `What it said before (${count})`,
  report: 'Something here is wrong or missing',
  replyLink: 'Mentioned here? Reply',
  editFacts: 'Edit these facts',

  suggestTitle: (name: string) => `Correct ${name}`,
  whichRound: 'About a funding round? Choose which:',
  suggestLead:
    'Say which fact is wrong or missing, what is right, and where it is written. A person checks it and answers within seven days.',
  email: 'Your email address',
  emailHint:
    'For a link that confirms it, and for the answer. It is not published, and it is deleted three months later.',
  credit: 'Name to thank in the public log',
  creditHint: 'Leave it empty to stay unnamed.',
  unknownHint: 'Write "unknown" where no source says.',

  statusTitle: 'Your report',
  statusDescription: 'What became of a reported mistake.',
  unconfirmed: 'One step is left',
  unconfirmedWhy: (email: string) =>
    `We sent a link to ${email}. Moderators see your report when you have confirmed it there; the link works for a week.`,
  confirmWhy: 'Moderators see your report when you have confirmed it.',
  confirm: 'Confirm the report',
  states: {
    pending: 'Received',
    needs_info: 'We have a question',
    published: 'Accepted',
    rejected: 'Declined',
  },
  answerBy: (day: string) => `You get an answer by ${day}.`,
  isLate: (day: string) => `It was due on ${day}. We are late, and it is not forgotten.`,
  askedYou: 'The moderator asks:',
  said: 'The moderator says:',
  yourAnswer: 'Your answer',
  sendAnswer: 'Send the answer',
  seePage: 'See the page',
  seeLog: 'See the log of corrections',
  undone: 'The correction has been taken back since.',
  badLink: 'This link does not work',
  badLinkWhy: 'It is incomplete, or it is too old. Copy the whole link from the email.',

  replyTitle: 'Reply to what is said about you',
  replyDescription: 'Anyone described here can reply; the reply appears beside the fact.',
  replyLead: (name: string) =>
    `${name}: who is described may reply in at most 1,000 characters. The reply stands beside the fact, with your name.`,
  replyProof: (domains: readonly string[]) =>
    `Enter your email address at ${domains.join(' or ')}. We send it a link that opens the reply; the address is not published.`,
  noDomain:
    'We know no domain of its own to send the proof to. Report its website first, then reply.',
  replyEmail: 'Your email address there',
  replySend: 'Send the link',
  replySent: (domain: string) =>
    `If the address exists at ${domain}, it has a link now. It works for a day.`,
  replyFact: 'About which fact',
  replyWords: 'Your reply',
  replyWordsHint: 'At most 1,000 characters.',
  replySaidBy: 'Your name and role',
  replySaidByHint: 'Shown beside the reply, such as "Amina Diallo, founder".',
  replyPublish: 'Publish the reply',
  removeReply: 'Remove the reply',

  editTitle: (name: string) => `Edit: ${name}`,
  editDescription: 'The facts of one record, for moderators.',
  editLead:
    'Every field that you change becomes a correction in the public log, with your reason and its source. Empty means unknown.',
  editReason: 'Reason',
  editReasonHint: 'Readers see it in the log.',
  editSave: 'Save and log',
  editHistory: 'History',
  undoReason: 'Why it is taken back',
  undo: 'Take back',

  mail: {
    subjects: {
      received: (name: string) => `Confirm your report about ${name}`,
      ask: (name: string) => `A question about your report on ${name}`,
      approve: (name: string) => `Corrected: ${name}`,
      reject: (name: string) => `Your report about ${name} was declined`,
      undone: (name: string) => `Taken back: the correction of ${name}`,
    },
    about: (fact: string, subject: string) => `It is about: ${fact}, ${subject}.`,
    says: {
      received:
        'Confirm that you sent it: then a person checks it and answers within seven days. The link works for a week.',
      ask: 'A moderator read your report and asks:',
      approve: 'A moderator checked your source, and the fact is corrected. Thank you.',
      reject: 'A moderator read your report and did not change the fact. The reason:',
      undone:
        'The correction that you reported has been taken back: the fact says what it said before.',
    },
    actions: { received: 'Confirm the report', ask: 'Answer' } as { [news: string]: string },
    see: 'See what became of it',
    ignore: 'If you sent nothing, ignore this message: someone typed your address by mistake.',
  },
  replyMail: {
    subject: (name: string) => `Your reply to what is said about ${name}`,
    lead: (name: string) =>
      `Someone asked to reply to what is said about ${name} and gave this address. Follow this link if it was you.`,
    action: 'Write the reply',
    valid: 'The link works for a day.',
    ignore: 'If it was not you, ignore this message.',
  },
  wrong: {
    weak: 'This address leads to a list or a search, whose content changes. Enter the page that says it',
    credit: 'Use at most 80 characters',
    domain: (domains: readonly string[]) => `Enter an address at ${domains.join(' or ')}`,
    words: 'Write 2 to 1,000 characters',
    saidBy: 'Enter your name and role, in 2 to 80 characters',
    tooManyReplies: (most: number) =>
      `There are ${most} replies of today already. Try again tomorrow.`,
    nothing: 'Change at least one fact',
  },
} as const;

export const confirmationsText = {
  undisclosed: 'undisclosed amount',
  title: (name: string) => `Is this right about ${name}?`,
  description: 'Confirm what is recorded, or say what is wrong.',
  lead: 'This is what our pages say, from public sources. If all of it is right, one click says so on the page, with today’s date.',
  changed: 'Something changed since you opened this page. Look at it again before you confirm it.',
  confirm: 'All of this is right',
  correct: 'Something is wrong',
  decline: 'I would rather not say',
  never: 'Never ask this address again',
  silence: 'If you do not answer, nothing changes. Nobody is asked more than once in three months.',
  badLinkTitle: 'This link does not work',
  badLink:
    'It is incomplete or older than 60 days. Every page has a way to say that something is wrong.',
  thanks: 'Thank you',
  done: {
    confirmed: 'The page now says that it was confirmed, with today’s date.',
    corrected: 'Tell us what is wrong.',
    declined: 'Nothing changes.',
    never: 'We will not ask this address again.',
  },
  see: (name: string) => `See the page of ${name}`,
  confirmedBy: 'Confirmed by its own team on {day}: {facts}.',
  confirmedFacts: (labels: readonly string[], rounds: number) =>
    [
      ...labels.map((label) => label.toLowerCase()),
      ...(rounds > 0 ? [sayMany(rounds, 'round', 'rounds')] : []),
    ].join(', '),

  mail: {
    subject: (productName: string, name: string) =>
      `Is what ${productName} says about ${name} right?`,
    lead: (productName: string, name: string) =>
      `${productName} is an open record of African startups and their investors. This is what it says about ${name}, from public sources:`,
    action: 'Confirm it, correct it, or decline',
    noAccount:
      'No account is needed, and the link works for 60 days. If you do not answer, nothing changes, and nobody is asked more than once in three months.',
    never: 'The link below stops these questions for good.',
  },
} as const;
