export const listingText = {
  introTitle: 'Add a startup',
  introDescription: 'Ask for a startup to be listed: what we ask for, and what happens next.',
  introLead:
    'Anyone can ask for an African startup to be listed. It takes about five minutes, and it is free.',
  asked: 'What we ask for',
  askedList: [
    'Its name, its own website, one line on what it does, and a few plain sentences.',
    'Its main country, the year it began, one to five industries, whom it sells to, and how many people work there.',
    'Funding rounds, if there are any, each with the address of a page that reports it.',
    'Founders, a logo and a Twitter handle, if you like.',
  ],
  next: 'What happens next',
  nextList: [
    'A moderator will review what you sent, usually within a few days.',
    'If something is unclear, we ask you by email and here.',
    'Once it is published you get its address. Every fact on it shows where it comes from.',
  ],
  start: 'Start',
  goOn: 'Continue your draft',
  draftLast: 'Last changed {when}.',
  dropDraft: 'Delete the draft',
  limit: (perDay: number) => `You can send ${perDay} startups a day.`,
  verifyFirst:
    'Confirm your email address first: listings, claims and files can only be sent from a confirmed one.',
  verifyLink: 'Confirm my email address',
  yours: 'What you sent',
  yoursColumns: { name: 'Startup', kind: 'What', state: 'State', sent: 'Sent' },
  kinds: { listing: 'New startup', edit: 'Suggested edit' },
  states: {
    pending: 'Waiting for a moderator',
    needs_info: 'Waiting for you',
    published: 'Published',
    rejected: 'Not published',
  },

  formTitle: 'Add a startup',
  changeTitle: (name: string) => `Change what you sent about ${name}`,
  formDescription: 'The form to have a startup listed.',
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  steps: ['Company', 'Place and sector', 'Funding', 'People and links', 'Check answers'],
  stepsLabel: 'Steps',
  save: 'Save and continue',
  later: 'Save and come back later',
  send: 'Send',
  sendAgain: 'Send again',
  draftKept: 'Draft saved',
  draftNotKept: 'The draft could not be saved. It is saved when you press a button.',
  change: 'Change',
  changeStep: (step: string) => `Change: ${step}`,
  nothing: '-',
  fields: {
    logo: 'Logo',
    rounds: 'Funding rounds',
    founders: 'Founders',
    role: 'Your connection to the company',
  },
  hints: {
    logo: 'PNG, JPEG or WebP, at most 512 KB.',
    role: 'Such as founder, employee, investor, customer, or something else.',
  },
  roles: ['Founder', 'Employee', 'Investor', 'Adviser', 'Customer', 'Journalist'],
  types: {
    B2B: 'Businesses (B2B)',
    B2C: 'Consumers (B2C)',
    B2B2C: 'Consumers through businesses (B2B2C)',
    C2C: 'Consumers among themselves (C2C)',
    other: 'Others',
  },
  industry: (number: number) => (number === 1 ? 'Main industry' : `Industry ${number}`),
  choose: 'Choose',
  none: 'None',
  logoNow: 'The logo as it will be shown.',
  logoRemove: 'Remove the logo',
  rows: {
    rounds: {
      hint: 'Leave this empty if there are none. Every round needs a page that reports it.',
      one: (number: number) => `Round ${number}`,
      parts: {
        round: 'Kind of round',
        date: 'Date announced',
        amount: 'Amount',
        investors: 'Investors',
        source_url: 'Address of a page that reports it',
      },
      hints: {
        date: 'As much as is known: 2024, May 2024 or 17 May 2024.',
        amount:
          'As it was announced, such as $250k, 4 million or NGN 40m. Leave it empty if it was not disclosed.',
        investors: 'Separated by commas. Write (lead) after the one who led it.',
      },
      add: 'Add another round',
      remove: (number: number) => `Remove round ${number}`,
    },
    founders: {
      hint: 'At most ten.',
      one: (number: number) => `Founder ${number}`,
      parts: { name: 'Name', title: 'Role', link: 'Public profile' },
      hints: {},
      add: 'Add another founder',
      remove: (number: number) => `Remove founder ${number}`,
    },
  },
  confirm: 'What I wrote is true, and each source says what I say it does',
  otherCompany: 'It is another company than those above',
  duplicates: 'Is it one of these?',
  duplicatesWhy:
    'A startup of the same domain is listed once. If one of a similar name is another company, say so below.',
  sameDomain: 'Same website',
  similarName: 'Similar name, same country',
  ownOpen: 'You sent it already',
  suggestInstead: 'Suggest an edit',

  doneHeads: {
    listing: { title: 'Your listing', description: 'The status of your listing.' },
    edit: { title: 'Your edit', description: 'The status of your edit.' },
  },
  done: (name: string) => `Thank you. ${name} is waiting for a moderator.`,
  doneEdit: (name: string) => `Thank you. Your edit of ${name} is waiting for a moderator.`,
  saying: {
    pending:
      'A moderator will review it, usually within a few days. You get an email when it is decided.',
    needs_info: 'The moderator asks:',
    published: 'It is published.',
    rejected: 'It was not published. The moderator says:',
  },
  seeStartup: (name: string) => `See ${name}`,
  answer: 'Your answer',
  answerHint: 'At most 2,000 characters. You can also change what you sent.',
  answerSend: 'Send the answer',
  answerChange: 'Change what I sent',
  answered: 'You answered:',
  addAnother: 'Add another startup',
  allYours: 'Everything you sent',

  suggestLink: 'Suggest an edit',
  suggestDescription: 'Say what is wrong or missing, and where it is written.',
  suggestFields: {
    field: 'What is wrong or missing',
    value: 'What it should be',
    source_url: 'Address of a page that says so',
    note: 'Note to the moderator',
  },
  suggestHints: {
    value:
      'For industries, their names with commas between. For the status: active, acquired, closed or public.',
    note: 'At most 1,000 characters.',
  },
  suggestNow: 'What is listed now',
  suggestSend: 'Send',

  tooManyToday: (perDay: number) =>
    `You sent ${perDay} today, the most that one person can send. Continue tomorrow.`,
  duplicate: 'A startup like this is listed already.',
  wrong: {
    role: 'Say how you know it, in 2 to 80 characters',
    confirmation: 'Confirm that what you wrote is true',
    founders: 'Name at most ten founders',
    founderName: 'Enter a name of 2 to 80 characters',
    founderTitle: 'Use at most 80 characters',
    link: 'Enter an address that begins with https or http',
    rounds: 'Give at most 20 rounds',
    source: 'Enter the address of a page that reports it',
    logo: 'Upload a picture',
    domainListed: 'This website is listed already',
    answer: 'Enter 2 to 2,000 characters',
    field: 'Choose what is wrong or missing',
    same: 'This is what is listed already',
    note: 'Use at most 1,000 characters',
  },
  mail: {
    subjects: {
      approve: (name: string) => `${name} is published`,
      ask: (name: string) => `A question about ${name}`,
      reject: (name: string) => `${name} was not published`,
    },
    editSubjects: {
      approve: (name: string) => `Your edit of ${name} is published`,
      ask: (name: string) => `A question about your edit of ${name}`,
      reject: (name: string) => `Your edit of ${name} was not published`,
    },
    approve: 'A moderator checked what you sent, and it is published. Thank you.',
    ask: 'A moderator read what you sent and asks:',
    reject: 'A moderator read what you sent and did not publish it. The reason:',
    see: 'See it',
    answer: 'Answer',
    seeState: 'See its status',
  },
} as const;

export const logosText = {
  from: (host: string) => `Logo from ${host}`,
  remove: 'Remove the logo',
} as const;

export const picturesText = {
  wrong: {
    large: (kilobytes: number) => `Choose a picture of at most ${kilobytes} KB.`,
    kind: 'Choose a PNG, JPEG or WebP picture.',
    broken: 'This picture could not be read. Save it again and choose the new file.',
    pixels: (megapixels: number) => `Choose a picture of at most ${megapixels} million pixels.`,
    many: (perDay: number) => `You have sent ${perDay} pictures today. Send the next one tomorrow.`,
  },
} as const;

const outcomes: Record<string, string> = {
  ok: 'it could be read',
  refused: 'its robots.txt does not allow it',
  'not-public': 'its address leads into a private network',
  'not-html': 'it is no page',
  'too-slow': 'it took too long',
  'too-large': 'it was too large',
  redirects: 'it redirected too often',
  network: 'it did not answer',
  unreadable: 'it could not be unpacked',
  address: 'its address is no address of the web',
};

export const technologiesText = {
  ask: 'Read the website',
  asked: 'A reading of the website has been requested.',
  read: (day: string, outcome: string) => `Read ${day}: ${outcomes[outcome] ?? outcome}.`,
  neverRead: 'The website has not been read yet.',
  moderatorsOnly: 'Only moderators ask for a reading of the website.',
} as const;
