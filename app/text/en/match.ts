import { formatCount, sayMany } from '../../base/count.ts';

/** Without a limit of the caller's. */
const MOST = 500;
const names = (number: number) => sayMany(number, 'name', 'names');

export const matchText = {
  title: 'Match a list of names',
  description:
    'Paste names of startups or investors, or a CSV; correct the doubtful ones; download the list with slugs and figures.',
  lead: 'Paste the names of a spreadsheet. You get them back with the slug, the address and the figures of each startup or investor on record.',
  names: 'Names',
  namesHint: (rows: number) =>
    `One name a line, cells copied from a spreadsheet, or a CSV whose first line names its columns. Columns for country and website help to tell namesakes apart. At most ${formatCount(rows)} rows.`,
  kind: 'They are',
  kinds: { startup: 'Startups', investor: 'Investors' },
  submit: 'Match',
  forgiven:
    'Spaces, accents, legal forms such as Ltd or SARL, former names and websites are understood. Programs and OpenRefine can use the same service:',
  service: 'reconciliation API',
  wrong: {
    nothing: 'Paste at least one name',
    tooMany: (most: number, got: number) =>
      `Paste at most ${formatCount(most)} rows at a time: these are ${formatCount(got)}${most < MOST ? '. An account and a plan allow more' : ''}`,
    tooWide: (most: number, got: number) =>
      `Paste at most ${most} columns: one of these rows has ${formatCount(got)}`,
  },
  resultsTitle: (number: number) => `${names(number)} compared`,
  certain: (number: number) => `${names(number)} matched with certainty`,
  doubtful: (number: number) => `${names(number)} to check`,
  doubtfulHow: 'Choose the right one, or none.',
  unknown: (number: number) => `${names(number)} not found`,
  yours: 'Your name',
  found: 'On record',
  choiceOf: (name: string) => `On record for ${name}`,
  none: 'None of these',
  option: (name: string, detail: string | null, otherName: string | null) =>
    [name, detail, otherName && `also ${otherName}`].filter(Boolean).join(', '),
  takeCsv: 'Download CSV',
  takeXlsx: 'Download XLSX',
  again: 'Match another list',
  fileTitle: 'Matched names',
  columns: { name: 'Name', slug: 'Griot slug', found: 'Name on record' },
} as const;
