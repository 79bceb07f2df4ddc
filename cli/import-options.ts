import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import { parsePartialDate } from '../app/base/dates.ts';
import { UnreadableFile } from '../app/features/arriving/import/contract.ts';
import type { Separator } from '../app/features/arriving/import/csv-reader.ts';
import { type MappingFile, mappingSchema } from '../app/features/arriving/import/map-headers.ts';
import type { Rate } from '../app/features/arriving/import/row-reader.ts';
import type { Encoding } from '../app/features/arriving/import/text-encoding.ts';
import { readAddress } from '../app/language/values/address.ts';
import { readCurrency } from '../app/language/values/money.ts';
import { readCountry } from '../app/language/values/place.ts';

export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
] as const satisfies readonly Encoding[];
export const SEPARATOR_NAMES = ['comma', 'semicolon', 'tab', 'bar'] as const;
const SEPARATORS: Record<(typeof SEPARATOR_NAMES)[number], Separator> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  bar: '|',
};

/** What amounts without a unit count. */
export const UNITS = { ones: 1, thousands: 1e3, millions: 1e6, billions: 1e9 } as const;
export const UNIT_NAMES = Object.keys(UNITS);

export function unitOf(name: string | undefined): number | undefined {
  return Object.entries(UNITS).find(([unit]) => unit === name)?.[1];
}

export function separatorOf(name: string | undefined): Separator | undefined {
  return name === undefined ? undefined : SEPARATORS[name as keyof typeof SEPARATORS];
}

export function nameOfSeparator(separator: Separator): string {
  return SEPARATOR_NAMES.find((name) => SEPARATORS[name] === separator) ?? separator;
}

/** `EUR=1.08@2024-05-01`, as often as there are currencies. */
export function readRate(text: string, rates: Map<string, Rate> = new Map()): Map<string, Rate> {
  const [, code = '', number = '', on = ''] =
    /^([A-Za-z]{3})=(\d+(?:\.\d+)?)@(.+)$/.exec(text) ?? [];
  const usd = Number(number);
  const currency = readCurrency(code).value;
  if (!currency || !(usd > 0) || !isDay(on))
    throw new InvalidArgumentError(
      'Expected a currency, its rate in US dollars and the day of the rate, such as EUR=1.08@2024-05-01.',
    );
  return new Map([...rates, [currency, { usd, on }]]);
}

/** A reader of an option's text that tells the operator what is expected. */
function option<Value>(read: (text: string) => Value | null, expected: string) {
  return (text: string): Value => {
    const value = read(text);
    if (value === null) throw new InvalidArgumentError(`Expected ${expected}.`);
    return value;
  };
}

export const readCurrencyOption = option(
  (text) => readCurrency(text).value,
  'the code of a currency, such as KES',
);
export const readCountryOption = option(
  (text) => readCountry(text).value,
  'one of the 54 African countries, such as KE or Kenya',
);
export const readAddressOption = option(
  (text) => readAddress(text).value,
  'a web address, such as https://example.org/list',
);
export const readDayOption = option(
  (text) => (isDay(text) ? text : null),
  'a day, such as 2024-05-01',
);

function isDay(text: string): boolean {
  return parsePartialDate(text)?.precision === 'day';
}

/** Throws UnreadableFile that says what is wrong with it. */
export function readMapping(path: string | undefined): MappingFile {
  if (path === undefined) return mappingSchema.parse({});
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UnreadableFile(`The mapping ${path} cannot be read: ${(error as Error).message}.`);
  }
  const parsed = mappingSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path: at, message }) => `${at.join('.') || 'the whole'}: ${message}`,
  );
  throw new UnreadableFile(`The mapping ${path} is wrong. ${problems.join('; ')}.`);
}
