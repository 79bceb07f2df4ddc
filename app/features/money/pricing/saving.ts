import { findPrice, type Plan } from '../../../base/plans.ts';

export interface Saving {
  /** In the currency's smallest unit. */
  amount: number;
  /** Rounded down. */
  percent: number;
}

/** Null without both prices, or without a saving. */
export function findSaving(plan: Plan, currency: string): Saving | null {
  const month = findPrice(plan, 'month', currency);
  const year = findPrice(plan, 'year', currency);
  if (!month || !year) return null;
  const amount = month.amount * 12 - year.amount;
  if (amount <= 0) return null;
  return { amount, percent: Math.floor((amount / (month.amount * 12)) * 100) };
}

/** Rounded up to the smallest unit. */
export function perMonth(yearAmount: number): number {
  return Math.ceil(yearAmount / 12);
}
