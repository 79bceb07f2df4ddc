// Text as files in the wild hold it, made plain: what cannot be seen goes, what means "nothing" becomes nothing.

/** Controls, zero-width signs and marks that turn the direction of text: they hide or disguise what a reader sees. */
const UNSEEN = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u00ad\\u061c\\u180e' +
    '\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]',
  'gu',
);
const SPACES = /\s+/gu;

/** How files say that nothing is known. */
const NOTHING = new Set([
  '-',
  '--',
  '---',
  '–',
  '—',
  '_',
  '.',
  '..',
  '...',
  '…',
  '?',
  '??',
  '???',
  'n/a',
  'na',
  'n.a',
  'n.a.',
  '#n/a',
  'nan',
  'n/d',
  'nd',
  'n.d.',
  'nil',
  'none',
  'null',
  '(null)',
  '\\n',
  'undefined',
  'unknown',
  'undisclosed',
  'not disclosed',
  'non disclosed',
  'undisclosed amount',
  'amount undisclosed',
  'amount not disclosed',
  'not available',
  'not applicable',
  'not specified',
  'not known',
  'not public',
  'no data',
  'confidential',
  'tbd',
  'tba',
  'tbc',
  'to be confirmed',
  'missing',
  'blank',
  'empty',
  '(blank)',
  '(empty)',
  'inconnu',
  'non communiqué',
  'non divulgué',
  'nc',
  'n.c.',
  'n/c',
  'desconhecido',
  'não divulgado',
  'no disponible',
  'non disponible',
  'withheld',
]);

const LONGEST_NOTHING = Math.max(...[...NOTHING].map((text) => text.length));

/** What a spreadsheet shows in place of a value it could not work out. */
const SPREADSHEET_ERROR =
  /^#(?:NAME\?|REF!|VALUE!|DIV\/0!|NULL!|NUM!|N\/A|SPILL!|CALC!|FIELD!|GETTING_DATA|ERROR!)$/i;

/** What cleanText may have to change. Most cells have none of it, and looking is ten times as quick as cleaning. */
const UNCLEAN = /[^ -~]| {2}|^[ ']| $/;

/** One line without unseen signs, runs of space as one; the apostrophe that exports put before a formula goes too. */
export function cleanText(cell: string): string {
  if (!UNCLEAN.test(cell)) return cell;
  const text = cell.toWellFormed().replace(UNSEEN, '').replace(SPACES, ' ').trim().normalize('NFC');
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

/** As cleanText; '' for every way of saying that nothing is known. */
export function cleanValue(cell: string | undefined): string {
  if (!cell) return '';
  const text = cleanText(cell);
  if (text.length > LONGEST_NOTHING) return text;
  return NOTHING.has(text.toLowerCase()) || isSpreadsheetError(text) ? '' : text;
}

export function isSpreadsheetError(text: string): boolean {
  return SPREADSHEET_ERROR.test(text);
}

/** A word or header without case, accents and signs, for looking it up in a table. */
export function lookupKey(text: string): string {
  if (/^[a-z\d]*$/i.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}+>&]/gu, '');
}

/** A problem's value as reports show it: one line of at most 120 characters. */
export function excerpt(text: string): string {
  const line = text.replace(SPACES, ' ').trim();
  return line.length <= 120 ? line : `${line.slice(0, 119).toWellFormed()}…`;
}
