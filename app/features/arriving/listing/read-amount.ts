import { formatCount } from '../../../base/count.ts';
import {
  type Amount,
  MAX_AMOUNT_USD,
  type Money,
  readMoney,
} from '../../../language/values/money.ts';

/** "4000000", "$250k", "1.5 million", "NGN 40m"; US dollars where no currency is named. */
export function readAmount(text: string): Amount | null {
  const { value } = readMoney(text, { decimals: 'dot' });
  if (!value) return null;
  const { amount, currency }: Money = value;
  const isTooLarge = (currency ?? 'USD') === 'USD' && amount > MAX_AMOUNT_USD;
  return isTooLarge ? null : { amount, currency: currency ?? 'USD' };
}

/** "USD 250,000", as everybody reads it. */
export function sayAmount({ amount, currency }: Amount): string {
  return `${currency} ${formatCount(amount)}`;
}
