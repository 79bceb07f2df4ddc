// The facts that can be corrected beside those of a startup, each with its own rule.
import { cleanLine, cleanText } from '../../../base/clean-text.ts';
import type { SubjectKind } from '../../../base/correction-paths.ts';
import { countryName } from '../../../base/countries.ts';
import { readHomePage, readWebAddress } from '../../../language/values/address.ts';
import { parseRound } from '../../../language/values/choice.ts';
import { storeAmount } from '../../../language/values/money.ts';
import { readInvestorName, splitList, splitNames } from '../../../language/values/names.ts';
import { readAnyCountry } from '../../../language/values/place.ts';
import { listingText, correctionsText as text } from '../../../text/text.ts';
import { EDIT_FIELDS } from '../../arriving/listing/edit-contract.ts';
import { readAmount } from '../../arriving/listing/read-amount.ts';
import { readPastDate } from '../../arriving/listing/read-past-date.ts';

/** Returns the value as it is stored; null, or why, for what it cannot read. */
type Reader = (typed: string, now: Date) => string | { wrong: string } | null;

interface FieldRule {
  read: Reader;
  /** Unless the reader says why. */
  wrong: string;
  /** It can be unknown. */
  isOptional: boolean;
}

const required = (read: Reader, wrong: string): FieldRule => ({ read, wrong, isOptional: false });
const optional = (read: Reader, wrong: string): FieldRule => ({ read, wrong, isOptional: true });

const { wrong } = text;
const UNKNOWN = /^(unknown|undisclosed|none|-)$/i;
const LONGEST_TYPE = 60;

const line =
  (min: number, max: number): Reader =>
  (typed) => {
    const clean = cleanLine(typed);
    return [...clean].length >= min && [...clean].length <= max ? clean : null;
  };
const date = optional((typed, now) => {
  const read = readPastDate(cleanLine(typed), now);
  return 'value' in read ? read.value.date : read;
}, listingText.wrong.date);
const amount = optional((typed) => {
  const read = readAmount(cleanLine(typed));
  return read && storeAmount(read);
}, wrong.amount);
const dollars = optional((typed) => {
  const read = readAmount(cleanLine(typed));
  return read?.currency === 'USD' ? storeAmount(read) : null;
}, wrong.dollars);
const name = required(line(2, 120), wrong.name);
const other = required((typed) => {
  const clean = cleanText(typed);
  return clean.length > 1 && [...clean].length <= 1000 ? clean : null;
}, wrong.other);

/** Every part must be readable. */
const listOf =
  (
    read: (part: string) => string | null,
    split: (typed: string) => string[],
    most: number,
  ): Reader =>
  (typed) => {
    const parts = split(typed).map((part) => read(part));
    if (parts.length === 0 || parts.length > most || parts.includes(null)) return null;
    return [...new Set(parts)].join(', ');
  };

function readInvestor(part: string): string | null {
  const named = readInvestorName(cleanLine(part));
  if (!named || [...named.name].length > 120) return null;
  return named.isLead ? `${named.name} (lead)` : named.name;
}

function readCountry(typed: string): string | null {
  const code = readAnyCountry(cleanLine(typed)).value;
  return code ? countryName(code) : null;
}

const RULES: Record<Exclude<SubjectKind, 'startup'>, Record<string, FieldRule>> = {
  funding: {
    amount,
    date,
    round: required((typed) => parseRound(cleanLine(typed)), wrong.round),
    investors: optional(listOf(readInvestor, splitNames, 50), wrong.investors),
    other,
  },
  investor: {
    name,
    type: optional(line(2, LONGEST_TYPE), wrong.type),
    country: optional(readCountry, wrong.country),
    website: optional((typed) => readHomePage(cleanLine(typed)), wrong.website),
    stages: optional(listOf(parseRound, splitList, 20), wrong.stages),
    other,
  },
  person: {
    name,
    links: optional(listOf(readWebAddress, splitList, 10), wrong.links),
    title: optional(line(2, 80), wrong.title),
    since: date,
    until: date,
    other,
  },
  exit: {
    date,
    counterparty: optional(line(2, 120), wrong.name),
    amount: dollars,
    detail: optional(line(2, 300), wrong.detail),
    other,
  },
  location: { name, other },
};

const PER_ROLE = ['title', 'since', 'until'];

/** Of a person each role has its own, such as "title:paystack". */
export function listFields(kind: SubjectKind, roles: readonly string[] = []): string[] {
  if (kind === 'startup') return [...EDIT_FIELDS];
  return Object.keys(RULES[kind]).flatMap((field) =>
    kind === 'person' && PER_ROLE.includes(field)
      ? roles.map((startup) => `${field}:${startup}`)
      : [field],
  );
}

/** The value as it is stored, null for unknown; or what is wrong with it. */
export function readField(
  kind: Exclude<SubjectKind, 'startup'>,
  field: string,
  typed: string,
  now: Date,
): { value: string | null } | { wrong: string } {
  const rule = RULES[kind][field.split(':')[0] ?? ''];
  if (!rule) return { wrong: wrong.field };
  if (rule.isOptional && UNKNOWN.test(cleanLine(typed))) return { value: null };
  const value = rule.read(typed, now);
  if (value !== null && typeof value === 'object') return value;
  return value === null ? { wrong: rule.wrong } : { value };
}
