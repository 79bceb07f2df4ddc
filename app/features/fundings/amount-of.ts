import type { RoundAmount } from '../../base/round-amount.ts';
import type { Funding } from './detail-contract.ts';

export function amountOf({ amount, reported }: Funding): RoundAmount {
  return {
    amount,
    reported_amount: reported?.amount ?? null,
    reported_currency: reported?.currency ?? null,
  };
}
