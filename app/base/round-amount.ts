import { abbreviateUsd, formatMoneyFull, shortenMoney } from './money.ts';

/** US dollars where they are known; as announced where that was in another currency. */
export interface RoundAmount {
  amount: number | null;
  reported_amount: number | null;
  reported_currency: string | null;
}

/** `$4.0M`; `KES 276M` where no sourced rate made dollars of it; null when nobody disclosed it. */
export function sayRoundAmount(round: RoundAmount): string | null {
  const { amount, reported_amount, reported_currency } = round;
  if (amount) return abbreviateUsd(amount);
  if (!reported_amount || !reported_currency) return null;
  return `${reported_currency} ${shortenMoney(reported_amount)}`;
}

/** `USD 4,000,000.00`, `KES 276,000,000.00`; null when nobody disclosed it. */
export function sayRoundAmountFully(round: RoundAmount): string | null {
  const { amount, reported_amount, reported_currency } = round;
  if (amount) return formatMoneyFull(amount);
  if (!reported_amount || !reported_currency) return null;
  return formatMoneyFull(reported_amount, reported_currency);
}
