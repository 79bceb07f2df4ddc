// Writes the parts of docs/importing.md that list what the readers know: notations, currencies,
// units and headers. A test compares them with the readers.
import { readFileSync, writeFileSync } from 'node:fs';
import { COUNTRIES } from '../app/base/countries.ts';
import { IMPORT_KINDS } from '../app/features/arriving/import/contract.ts';
import { FIELDS } from '../app/features/arriving/import/fields.ts';
import amountUnits from '../app/language/values/amount-units.json' with { type: 'json' };
import { CURRENCIES } from '../app/language/values/currencies.ts';
import { readMoney } from '../app/language/values/money.ts';
import wordsForNothing from '../app/language/values/words-for-nothing.json' with { type: 'json' };

export const IMPORTING_FILE = new URL('../docs/importing.md', import.meta.url);

/** What is in a cell, and the country of its row where that matters. */
const NOTATIONS: ReadonlyArray<readonly [text: string, country?: string]> = [
  ['$1,234,567.50'],
  ['US $1.5 M'],
  ['1.50E+06'],
  ['48,89,975.54'],
  ['€2.3m'],
  ['N1.2bn', 'NG'],
  ['KSh.300 million', 'KE'],
  ['Sh 300 million', 'TZ'],
  ['500,000/=', 'UG'],
  ['R500-million', 'ZA'],
  ['K5 million', 'ZM'],
  ['10 MDH', 'MA'],
  ['DT 3 millions', 'TN'],
  ['2,5 milliards de francs CFA', 'SN'],
  ['CFA 500m', 'CM'],
  ['2 mil milhões de kwanzas', 'AO'],
  ['dola milioni 2.5', 'KE'],
  ['٥٠ مليون جنيه مصري', 'EG'],
  ['$1.5m (R28m)', 'ZA'],
  ['montant non communiqué'],
  ['غير معلن'],
  ['Sh 300 million'],
  ['FCFA 500 millions'],
  ['$2.5 mil'],
  ['KES.5m'],
  ['$1m-$5m'],
  ['over $5m'],
];

const table = (head: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
const code = (text: string): string => `\`${text}\``;
const nameOf = (iso2: string): string =>
  COUNTRIES.find((country) => country.iso2 === iso2)?.label ?? iso2;

function listNotations(): string {
  const rows = NOTATIONS.map(([text, country]) => {
    const { value, problem } = readMoney(text, { decimals: null, country });
    const amount = value?.amount.toLocaleString('en');
    const read = value ? `${value.currency ?? 'USD'} ${amount}` : 'undisclosed';
    return [code(text), country ? nameOf(country) : '', problem ? `listed: ${problem}` : read];
  });
  return table(['cell', 'country of the row', 'read as'], rows);
}

function listCurrencies(): string {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  const rows = Object.entries(CURRENCIES).map(([iso, currency]) => [
    iso,
    names.of(iso) ?? iso,
    (currency.signs ?? []).map(code).join(' '),
    (currency.at_home ?? []).map(code).join(' '),
    currency.at_home ? (currency.countries ?? []).map(nameOf).join(', ') : '',
  ]);
  return table(['code', 'currency', 'anywhere', 'in its own countries', 'which are'], rows);
}

function listUnits(): string {
  const rows = Object.entries(amountUnits).map(([size, words]) => [
    Number(size).toLocaleString('en'),
    words.map(code).join(' '),
  ]);
  return table(['times', 'words'], rows);
}

function listHeaders(): string {
  return IMPORT_KINDS.map((kind) => {
    const rows = Object.entries(FIELDS[kind])
      .filter(([, headers]) => headers.length > 0)
      .map(([field, headers]) => [field, headers.map(code).join(' ')]);
    return `**${kind}**\n\n${table(['field', 'headers'], rows)}`;
  }).join('\n\n');
}

const PARTS: Readonly<Record<string, () => string>> = {
  notations: listNotations,
  units: listUnits,
  currencies: listCurrencies,
  nothing: () => wordsForNothing.map(code).join(' '),
  headers: listHeaders,
};

/** The document with each part between its two marks generated again. */
export function makeImporting(text: string): string {
  return Object.entries(PARTS).reduce((page, [name, list]) => {
    const [begin, end] = [`<!-- made: ${name} -->`, `<!-- end: ${name} -->`];
    const [from, to] = [page.indexOf(begin), page.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`docs/importing.md lacks the marks of ${name}`);
    return `${page.slice(0, from + begin.length)}\n${list()}\n${page.slice(to)}`;
  }, text);
}

if (import.meta.main)
  writeFileSync(IMPORTING_FILE, makeImporting(readFileSync(IMPORTING_FILE, 'utf8')));
