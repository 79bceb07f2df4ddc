// 1,234.50 · 1.234,50 · 1 234,50 · 1'234 · 48,89,975.54
import { readingText as say } from '../../text/text.ts';
import { type Reading, unreadable } from './reading.ts';

/** The decimal sign: 1,234.50 (dot) or 1.234,50 (comma). */
export type DecimalSign = 'dot' | 'comma';

const DECIMAL_SIGNS: Record<DecimalSign, string> = { dot: '.', comma: ',' };

/** Where `decimals` is null, a number such as "1,234" or "1.234" is unreadable. */
export function readNumber(text: string, decimals: DecimalSign | null): Reading<number> {
  const digits = text.replace(/['’\u00a0\u202f ]/gu, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return toNumber(digits, '');
  const sign = digits[last] ?? '';
  const other = sign === '.' ? ',' : '.';
  const before = digits.slice(0, last);
  const after = digits.slice(last + 1);
  if (before.includes(other)) {
    // Both signs: the last one is the decimal sign, unless it is repeated.
    if (before.includes(sign) || !isGrouped(before, other)) return unreadable(say.unfitSigns);
    return toNumber(before.replaceAll(other, ''), after);
  }
  if (before.includes(sign)) {
    // A repeated sign can only group.
    if (!isGrouped(digits, sign)) return unreadable(say.unfitSigns);
    return toNumber(digits.replaceAll(sign, ''), '');
  }
  // One sign, once: with one to three digits before and three after, it is ambiguous.
  const couldGroup = after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  if (!couldGroup) return toNumber(before, after);
  if (decimals)
    return sign === DECIMAL_SIGNS[decimals]
      ? toNumber(before, after)
      : toNumber(before + after, '');
  return unreadable(say.eitherNumber, 'decimals');
}

/** Whether decimals follow a dot or a comma, as far as this one cell shows it. */
export function decimalsShownBy(cell: string): DecimalSign | null {
  const digits =
    /\d[\d.,'’\u00a0\u202f ]*/u
      .exec(cell)?.[0]
      .replace(/['’\u00a0\u202f ]/gu, '')
      .replace(/[.,]$/, '') ?? '';
  const dots = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (dots > 0 && commas > 0)
    return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? 'dot' : 'comma';
  if (dots > 1) return 'comma';
  if (commas > 1) return 'dot';
  const decimalsCount =
    digits.length - 1 - Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (dots + commas === 0 || decimalsCount === 3) return null;
  return dots === 1 ? 'dot' : 'comma';
}

/** Groups of three, or Indian groups: two digits each, three at the end. */
function isGrouped(digits: string, sign: string): boolean {
  const [first = '', ...groups] = digits.split(sign);
  if (!/^\d{1,3}$/.test(first) || groups.length === 0 || !/^\d{3}$/.test(groups.at(-1) ?? ''))
    return false;
  const inner = groups.slice(0, -1);
  return (
    inner.every((group) => /^\d{3}$/.test(group)) ||
    (first.length <= 2 && inner.every((group) => /^\d{2}$/.test(group)))
  );
}

function toNumber(whole: string, fraction: string): Reading<number> {
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(fraction)) return unreadable(say.notNumber);
  return { value: Number(`${whole || '0'}.${fraction || '0'}`) };
}
