// Counts in words, lists, ranks, and shares with their bounds.
import { perLocale } from './locale.ts';

const inFull = /* @__PURE__ */ perLocale((tag) => new Intl.NumberFormat(tag));
const tenths = /* @__PURE__ */ perLocale(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const plurals = /* @__PURE__ */ perLocale((tag) => new Intl.PluralRules(tag));
const lists = /* @__PURE__ */ perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const percents = /* @__PURE__ */ perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }),
);

/** 1204 as "1,204". */
export const formatCount = (number: number): string => inFull().format(number);

/** 12.34 as "12.3". */
export const formatTenths = (number: number): string => tenths().format(number);

export function countPerSecond(count: number, durationMs: number): number {
  return Math.round((count * 1_000) / Math.max(durationMs, 1));
}

/** 0.42 as "42%". */
export const formatShare = (share: number): string => percents().format(share);

const percentTenths = /* @__PURE__ */ perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }),
);

/** 0.425 as "42.5%". */
export const formatShareTenths = (share: number): string => percentTenths().format(share);

/** "a, b and c". */
export const formatList = (parts: readonly string[]): string => lists().format(parts);

/** "1 startup", "1,204 startups"; for languages with these two forms. */
export function sayMany(number: number, one: string, many: string): string {
  return `${formatCount(number)} ${number === 1 ? one : many}`;
}

/** By the rules of CLDR for the language, https://cldr.unicode.org/index/cldr-spec/plural-rules */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `sayPlural(3, { one: '# tour', other: '# tours' })`; `#` is the number, where it is said. */
export function sayPlural(number: number, forms: PluralForms): string {
  const form = forms[plurals().select(number)] ?? forms.other;
  return form.replaceAll('#', formatCount(number));
}

/** Ranks of values in their order; equal ones share theirs: 1, =2, =2, 4. */
export function shareRanks<Value>(values: readonly Value[]): string[] {
  return values.map((value) => {
    const isShared = values.indexOf(value) !== values.lastIndexOf(value);
    return `${isShared ? '=' : ''}${values.indexOf(value) + 1}`;
  });
}

const Z = 1.959964;

/** Bounds between which the share behind `hits` of `count` lies with 95 % confidence. */
export function wilsonInterval(hits: number, count: number): { low: number; high: number } {
  const share = hits / count;
  const middle = share + Z ** 2 / (2 * count);
  const half = Z * Math.sqrt((share * (1 - share)) / count + (Z / (2 * count)) ** 2);
  const scale = 1 + Z ** 2 / count;
  return { low: Math.max(0, (middle - half) / scale), high: (middle + half) / scale };
}

/** Whole years of a history, before the present one. */
export const HISTORY_YEARS = 10;

export interface YearValues {
  /** Of the first value; the others are of the years after it. */
  from: number;
  values: readonly number[];
}
