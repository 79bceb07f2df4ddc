// Which rounds a sum counts. What is in or out is said by filters of the list of rounds, so that
// the list opened from a figure holds the rounds that the figure counts.
import { LEFT_OUT_REASONS, type LeftOutReason, type MoneyKind } from '../base/enumerations.ts';
import type { Triple } from '../find/lists/list-address.ts';

/** Kinds of money that a lens takes in or leaves out; shares sold while private always count. */
export const LENS_PARTS = [
  'grants',
  'debt',
  'convertibles',
  'tokens',
  'other',
  'facilities',
  'post_ipo',
  'secondary',
] as const;
type LensPart = (typeof LENS_PARTS)[number];

export type Lens = Readonly<Record<LensPart, boolean>> & {
  /** US dollars that a round has at least: leaves out undisclosed rounds. 0 for none. */
  readonly min: number;
};

const EVERYTHING: Lens = {
  grants: true,
  debt: true,
  convertibles: true,
  tokens: true,
  other: true,
  facilities: true,
  post_ipo: true,
  secondary: true,
  min: 0,
};

/** Money that startups received while private. */
export const RECORD_LENS: Lens = {
  ...EVERYTHING,
  facilities: false,
  post_ipo: false,
  secondary: false,
};

/** By the name in addresses; the first is the default. */
export const LENS_PRESETS = {
  record: RECORD_LENS,
  all: EVERYTHING,
  partech: {
    ...EVERYTHING,
    grants: false,
    tokens: false,
    post_ipo: false,
    secondary: false,
    min: 200_000,
  },
  'big-deal': { ...EVERYTHING, post_ipo: false, secondary: false, min: 100_000 },
  equity: {
    grants: false,
    debt: false,
    convertibles: false,
    tokens: false,
    other: false,
    facilities: false,
    post_ipo: false,
    secondary: false,
    min: 0,
  },
} as const satisfies Record<string, Lens>;
export type LensPreset = keyof typeof LENS_PRESETS;
export const LENS_PRESET_NAMES = Object.keys(LENS_PRESETS) as LensPreset[];

const KINDS: Partial<Record<LensPart, MoneyKind>> = {
  grants: 'grant',
  debt: 'debt',
  convertibles: 'convertible',
  tokens: 'token',
  other: 'other',
};

/** What is left out of totals for being of this part. */
const REASONS: Partial<Record<LensPart, LeftOutReason>> = {
  facilities: 'facility',
  post_ipo: 'after_listing',
  secondary: 'secondary',
};

/** The filters of /rounds that leave what the lens counts. No lens counts what no source shows. */
export function lensFilters(lens: Lens): Triple[] {
  const out = LENS_PARTS.filter((part) => !lens[part]);
  const reasons = ['weak', 'no_source', ...out.flatMap((part) => REASONS[part] ?? [])];
  const kinds = out.flatMap((part) => KINDS[part] ?? []);
  // Shares sold on an exchange are left out for being listed, where that is left out.
  if (!lens.secondary && lens.post_ipo) kinds.push('secondary');
  const filters: Triple[] = [
    reasons.length === LEFT_OUT_REASONS.length
      ? { column: 'left_out', operator: 'is_blank' }
      : { column: 'left_out', operator: 'not_in', query_1: reasons.join(',') },
  ];
  if (kinds.length > 0) {
    filters.push({ column: 'kind', operator: 'not_in', query_1: kinds.join(',') });
  }
  if (lens.min > 0) filters.push({ column: 'amount', operator: 'gte', query_1: String(lens.min) });
  return filters;
}

const isSame = (a: Lens, b: Lens) =>
  a.min === b.min && LENS_PARTS.every((one) => a[one] === b[one]);

export const presetOf = (lens: Lens): LensPreset | null =>
  LENS_PRESET_NAMES.find((name) => isSame(LENS_PRESETS[name], lens)) ?? null;

/** Parameters of an address, without those of the record's own lens. */
export function lensPairs(lens: Lens): Array<[string, string]> {
  const preset = presetOf(lens);
  if (preset) return preset === 'record' ? [] : [['lens', preset]];
  const pairs = LENS_PARTS.filter((part) => lens[part] !== RECORD_LENS[part]).map(
    (part): [string, string] => [part, lens[part] ? 'in' : 'out'],
  );
  return lens.min > 0 ? [...pairs, ['min', String(lens.min)]] : pairs;
}
