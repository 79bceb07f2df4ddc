import { formatCount, sayMany } from '../../base/count.ts';

const KINDS = {
  startup: ['startup', 'startups'],
  investor: ['investor', 'investors'],
  person: ['person', 'people'],
} as const;
type Kind = keyof typeof KINDS;
type Offer = { plan: string; limit: number; price: string } | null;

const sayRows = (kind: Kind, rows: number) => {
  const [one, many] = KINDS[kind];
  return sayMany(rows, one, many);
};

export const ownListsText = {
  title: 'Your lists',
  description: 'Startups, investors and people that you keep track of, with your own notes.',
  lead: 'Keep track of startups, investors or people: where you stand with each, a note, the day of the next step.',
  kinds: { startup: 'Startups', investor: 'Investors', person: 'People' },
  rows: sayRows,
  used: (lists: number, limit: number) => `${formatCount(lists)} of ${formatCount(limit)} lists`,
  name: 'Name',
  holds: 'Holds',
  changed: 'Last change {when}',
  changedAt: 'Last change',
  shared: 'Shared',
  privateList: 'Only you',
  secretAddress: 'By secret address',
  startups: 'Startups',
  startupStatus: 'Company status',
  empty: 'No lists yet',
  emptyWhy: 'Make one here, or select rows in any table of startups, investors or people.',
  create: 'New list',
  createSubmit: 'Make the list',
  fullTitle: (limit: number) => `All ${formatCount(limit)} lists are in use`,
  fullWhy: 'Delete one to make a new one.',
  gives: (limit: number) => `${formatCount(limit)} lists`,
  full: (limit: number, offer: Offer) =>
    `All ${formatCount(limit)} lists are in use. ${
      offer ? `${offer.plan} gives ${formatCount(offer.limit)} for ${offer.price}. ` : ''
    }Delete one to make a new one.`,
  rowsFull: (limit: number, offer: Offer) =>
    `A list has at most ${formatCount(limit)} rows, and nothing was added. ${
      offer ? `${offer.plan} gives ${formatCount(offer.limit)} for ${offer.price}. ` : ''
    }Remove some, or start another list.`,
  firstStatuses: {
    startup: ['To look at', 'In contact', 'Looking closer', 'Passed'],
    investor: ['To contact', 'Contacted', 'In talks', 'Passed'],
    person: ['To contact', 'Contacted', 'In touch', 'Passed'],
  },
  all: 'All',
  statusOf: (name: string) => `Status of ${name}`,
  noteOf: (name: string) => `Note on ${name}`,
  dueOf: (name: string) => `Next step for ${name}`,
  select: (name: string) => `Select ${name}`,
  status: 'Status',
  noStatus: 'No status',
  note: 'Note',
  due: 'Next step',
  gone: 'No longer in the record',
  goneRow: (row: number) => `row ${row}`,
  emptyList: 'Nothing on this list yet',
  emptyListWhy: 'Select rows in a table, then choose Add to a list.',
  find: {
    startup: 'Find startups',
    investor: 'Find investors',
    person: 'Find founders',
  },
  noneOfStatus: (status: string) => `No rows with the status ${status}`,
  showAll: 'Show all',
  save: 'Save changes',
  changedElsewhere: (names: string) =>
    `Changed in another window since you opened this page, and left as they are there: ${names}. Check them and save again.`,
  forSelected: 'With selected:',
  setStatus: 'Set status',
  statusToSet: 'Status to set',
  compare: 'Compare',
  csv: 'CSV',
  csvRows: (rows: number) => `CSV, ${sayMany(rows, 'row', 'rows')}`,
  xlsxRows: (rows: number) => `XLSX, ${sayMany(rows, 'row', 'rows')}`,
  xlsx: 'XLSX',
  remove: 'Remove',
  removeAsk: (rows: number) =>
    `Remove ${sayMany(rows, 'row', 'rows')} from the list, with what you wrote beside ${rows === 1 ? 'it' : 'them'}? This cannot be undone.`,
  removeSure: 'Yes, remove',
  keep: 'Keep',
  nothingSelected: 'Select at least one row first.',
  tooFewToCompare: 'Select at least two startups to compare.',
  columns: 'Columns',
  columnsLegend: 'Facts to show',
  columnsSubmit: 'Show these',
  usualColumns: 'Usual columns',
  share: 'Share',
  shareWhat: 'Whoever has the address can read the list without an account; nobody can change it.',
  shareNotes: 'Show my notes too',
  shareSubmit: 'Make a secret address',
  shareAddress: 'Secret address',
  shareSave: 'Save',
  shareRevoke: 'Stop sharing',
  shareRevokeWhat: 'Stop sharing, and the address leads nowhere from then on.',
  settings: 'Settings',
  statuses: 'Statuses',
  statusesHint: 'One a line, in your own words. Rows keep a status that you take out here.',
  settingsSubmit: 'Save settings',
  deleteList: 'Delete this list',
  deleteWhat: (rows: number) =>
    `Deletes the list${rows === 0 ? '' : ` and ${sayMany(rows, 'row', 'rows')} with all notes`}. This cannot be undone.`,
  sharedBy: 'A list that somebody shared with you',
  sharedNote: (product: string) =>
    `Names and facts are from ${product}; statuses, notes and dates are those of whoever made the list.`,
  exportTitle: (name: string) => `List ${name}`,
  address: 'Address',
  selection: {
    title: {
      startup: 'Selected startups',
      investor: 'Selected investors',
      person: 'Selected people',
    },
    description: 'What you selected, and what can be done with it.',
    all: 'Select all rows',
    bar: 'With selected rows',
    selected: 'selected',
    addToList: 'Add to a list',
    follow: 'Follow',
    none: 'Nothing is selected',
    noneWhy: 'Go back, select rows in the table, and try again.',
    unknown: (slugs: readonly string[]) => `Not in the record, and left out: ${slugs.join(', ')}.`,
    list: 'List',
    newList: 'A new list',
    newName: 'Name of the new list',
    newNameHint: 'Only for a new list.',
    addSubmit: (rows: number, kind: Kind) => `Add ${sayRows(kind, rows)}`,
    signIn: 'Sign in to keep a list',
    signInSubmit: 'Sign in',
    noFollow: 'People cannot be followed; follow their startups.',
    signInWhy: 'Lists and follows belong to an account. Your selection stays on this page.',
    followAll: (rows: number, kind: Kind) =>
      rows === 1 ? `Follow this ${KINDS[kind][0]}` : `Follow these ${sayRows(kind, rows)}`,
    followWhat: 'What is new with them comes to your dashboard.',
    followed: (rows: number, kind: Kind) => `You follow ${sayRows(kind, rows)}.`,
    take: 'Take along',
  },
  wrong: {
    name: 'expected 1 to 80 characters',
    status: 'expected at most 40 characters',
    statuses: 'expected 1 to 12 statuses of at most 40 characters, one a line',
    note: 'expected at most 500 characters',
    day: 'expected a day such as 2026-12-01',
    slugs: 'expected 1 to 200 slugs',
    newName: 'Name the new list, with at most 80 characters',
    unknown: (kind: Kind, slugs: readonly string[]) =>
      `no ${KINDS[kind][0]} is called ${slugs.slice(0, 10).join(', ')}`,
  },
} as const;
