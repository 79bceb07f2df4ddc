// The capabilities of each kind of value: how it is parsed, formatted, filtered and stored.

import { cleanLine, cleanText } from '../base/clean-text.ts';
import { COUNTRIES, storedCountry } from '../base/countries.ts';
import { formatPartialDate, parsePartialDate } from '../base/dates.ts';
import { formatMoneyFull } from '../base/money.ts';
import { findClosest } from '../language/slips.ts';
import { lookupKey } from '../language/tokens.ts';
import {
  readAddress,
  readTicker,
  readTwitterHandle,
  readWebsite,
} from '../language/values/address.ts';
import {
  readEmployees,
  readRound,
  readStatus,
  readType,
  readYes,
} from '../language/values/choice.ts';
import { type DateOrder, readDate, readYear } from '../language/values/date.ts';
import { readIdentifier } from '../language/values/identifier.ts';
import { readSentence } from '../language/values/investor-sentence.ts';
import { holdsOneOf, readInvestorName, splitInvestors } from '../language/values/investors.ts';
import {
  MAX_AMOUNT_USD,
  readMoney,
  readStoredAmount,
  storeAmount,
} from '../language/values/money.ts';
import { splitList, splitNames } from '../language/values/names.ts';
import { readOwner, sayOwner } from '../language/values/owner.ts';
import { readAnyCountry, readCountry } from '../language/values/place.ts';
import { cellReader, EMPTY_READING, type Reading, unreadable } from '../language/values/reading.ts';
import { sayName } from '../text/say-name.ts';
import { readingText, problemsText as say } from '../text/text.ts';
import type { Field, KindName } from './field.ts';

/**
 * A value as forms and corrections hold it, and as pages say it: names instead of ids, a date as
 * "2024-05", an amount as "250000" or "NGN 40000000".
 */
export type FactValue = string | number | readonly string[];

/** By which references are read. */
export interface KnownNames {
  /** Names of investors with an "and" in them. */
  joinedNames: readonly string[];
  industries: ReadonlyArray<{ name: string; label: string }>;
  findIndustry(word: string): { name: string } | undefined;
  /** States or cities of a country, by its name. */
  placesIn(country: string, kind: 'state' | 'city'): readonly string[];
}

export interface About {
  /** yyyy-mm-dd */
  today: string;
  /** How the column writes 03/04/2021; null where nobody knows. */
  dateOrder?: DateOrder | null;
  known: KnownNames;
  /** That a state or city is in. */
  country?: string | undefined;
}

type Read = (text: string, field: Field, about: About, name: string) => Reading<FactValue>;

/** A text whose length is within the limits. */
const within =
  (clean: (text: string) => string): Read =>
  (text, { min = 1, max = 1_000 }) => {
    const value = clean(text);
    const { length } = [...value];
    if (length === 0) return EMPTY_READING;
    return length >= min && length <= max ? { value } : unreadable(say.length(min, max));
  };

const CHOICES: Partial<Record<string, (text: string) => Reading<string>>> = {
  status: readStatus,
  type: readType,
  employee_range: readEmployees,
  round: readRound,
  stages: readRound,
};

const readChoice: Read = (text, { choices = [] }, _, name) =>
  CHOICES[name]?.(text) ??
  cellReader(
    (given) => choices.find((one) => lookupKey(one) === lookupKey(given)) ?? null,
    () => say.noneOf(choices),
  )(text);

/** Each part of a list once, without those that say nothing; one that cannot be read spoils all. */
const listOf =
  (read: Read, split: (text: string, field: Field, about: About) => string[] = splitList): Read =>
  (text, field, about, name) => {
    const parts = split(text, field, about);
    if (parts.length === 0) return EMPTY_READING;
    const { min = 1, max = 200 } = field;
    const values = new Set<string>();
    for (const part of parts) {
      const { value, problem } = read(part, field, about, name);
      if (problem) return unreadable(problem);
      if (value !== null) values.add(String(value));
    }
    return values.size >= min && values.size <= max
      ? { value: [...values] }
      : unreadable(field.wrong ?? say.amountOfValues(min, max));
  };

const readIndustry: Read = (text, _, { known }) => {
  const found = known.findIndustry(text);
  if (found) return { value: found.name };
  const names = known.industries.flatMap(({ name, label }) => [name, label]);
  return unreadable(say.notIndustry(cleanLine(text), findClosest(text, names)));
};

const readPlace: Read = (text, { refersTo }, { known, country = '' }) => {
  if (refersTo === 'country') {
    const { value: code, problem } = readCountry(text);
    const found = COUNTRIES.find(({ iso2, slug }) => iso2 === code || slug === text);
    return found ? { value: found.label } : { value: null, problem };
  }
  const line = cleanLine(text);
  if (line === '') return EMPTY_READING;
  if (country === '') return unreadable(say.countryFirst);
  const names = known.placesIn(country, refersTo === 'city' ? 'city' : 'state');
  const found = names.find((name) => lookupKey(name) === lookupKey(line));
  return found
    ? { value: found }
    : unreadable(
        say.notPlace(line, sayName(country), refersTo === 'city', findClosest(line, names)),
      );
};

const readNation: Read = (text) => {
  const { value: code, problem } = readAnyCountry(text);
  return code ? { value: storedCountry(code) } : { value: null, problem };
};

const readAmount =
  (isDollars: boolean): Read =>
  (text, _field, { country: label }) => {
    const country = COUNTRIES.find((one) => one.label === label)?.iso2;
    const { value, problem } = readMoney(text, { decimals: 'dot', country });
    if (!value) return { value: null, problem };
    const { amount, currency } = value;
    const isUsd = (currency ?? 'USD') === 'USD';
    if (isUsd && amount > MAX_AMOUNT_USD) return unreadable(readingText.tooMuchForRound);
    if (isDollars && !isUsd) return unreadable(say.usDollars);
    return { value: storeAmount({ amount, currency: currency ?? 'USD' }) };
  };

/** "Acme (lead)" led; placeholders such as "undisclosed investors" are nobody. */
const readName: Read = (text, { refersTo }) => {
  const line = cleanLine(text);
  const isInvestor = refersTo === 'investor';
  const named = isInvestor ? readInvestorName(line) : { name: line, isLead: false };
  if (!named) return EMPTY_READING;
  const { length } = [...named.name];
  const [min, max] = isInvestor ? [1, 120] : [2, 80];
  if (length < min || length > max) return unreadable(say.lengthOfNames(min, max));
  return { value: named.isLead ? `${named.name} (lead)` : named.name };
};

/** "Acme (with Beta, Delta)" names three investors, as in files, and "Plug and Play" one. */
const splitNamesOf = (text: string, { refersTo }: Field, { known }: About): string[] =>
  refersTo === 'investor' && (readSentence(text) || holdsOneOf(text, known.joinedNames))
    ? splitInvestors(text, false, known.joinedNames).map(({ name, isLead }) =>
        isLead ? `${name} (lead)` : name,
      )
    : splitNames(text);

export interface Kind {
  read: Read;
  /** From a stored value, of a list each of its parts. */
  say?: (value: string) => string;
}

export const KINDS: Readonly<Record<KindName, Kind>> = {
  line: { read: within(cleanLine) },
  text: { read: within(cleanText) },
  year: {
    read: (text, { min = 1900 }, { today }) => readYear(text, min, Number(today.slice(0, 4))),
  },
  count: {
    read: cellReader(
      (text) => (/^\d{1,12}$/.test(text) ? Number(text) : null),
      () => readingText.notCount,
    ),
  },
  dollars: { read: readAmount(true), say: sayAmount },
  money: { read: readAmount(false), say: sayAmount },
  date: {
    read(text, _, { today, dateOrder = null }) {
      const { value, problem } = readDate(text, { order: dateOrder, today });
      return { value: value?.date ?? null, problem };
    },
    say: sayDate,
  },
  time: { read: () => unreadable(say.setByItself) },
  choice: { read: readChoice },
  choices: { read: listOf(readChoice) },
  flag: { read: readYes, say: () => 'yes' },
  place: { read: readPlace },
  nation: { read: readNation },
  nations: { read: listOf(readNation, splitNames) },
  links: { read: listOf(readIndustry) },
  address: {
    read(text) {
      const { value, problem } = readWebsite(text);
      return { value: value?.url ?? null, problem };
    },
  },
  addresses: { read: listOf((text) => readAddress(text)) },
  handle: { read: (text) => readTwitterHandle(text) },
  ticker: { read: (text) => readTicker(text) },
  names: { read: listOf(readName, splitNamesOf) },
  identifiers: { read: listOf((text) => readIdentifier(text)) },
  owner: {
    read: (text, { min = 2, max = 120 }, { today }) => readOwner(text, today, [min, max]),
    say: sayOwner,
  },
};

function sayAmount(stored: string): string {
  const { amount, currency } = readStoredAmount(stored);
  return formatMoneyFull(amount, currency);
}

function sayDate(stored: string): string {
  const date = parsePartialDate(stored);
  return date ? formatPartialDate(date) : stored;
}
