// What paying by the year costs and saves against twelve months.
import { findPrice, type Plan } from '../../base/plans.ts';

export interface Saving {
  /** In the currency's smallest unit. */
  amount: number;
  /** Rounded down: never more than is saved. */
  percent: number;
}

/** Null where one of the two prices is missing, or nothing is saved. */
export function findSaving(plan: Plan, currency: string): Saving | null {
  const month = findPrice(plan, 'month', currency);
  const year = findPrice(plan, 'year', currency);
  if (!month || !year) return null;
  const amount = month.amount * 12 - year.amount;
  if (amount <= 0) return null;
  return { amount, percent: Math.floor((amount / (month.amount * 12)) * 100) };
}

/** A year's price by the month, rounded up to the smallest unit. */
export function perMonth(yearAmount: number): number {
  return Math.ceil(yearAmount / 12);
}
