import { type RoundAmount, sayRoundAmount, sayRoundAmountFully } from '../base/money.ts';
import { fundingsText as text } from '../text/text.ts';
import { Figure } from '../ui/values.tsx';
import type { Funding } from './round-contract.ts';

/** The amount of a round in short, with the full figure as its title. */
export function RoundMoney({ round }: { round: RoundAmount }) {
  return (
    <Figure title={sayRoundAmountFully(round) ?? undefined}>
      {sayRoundAmount(round) ?? text.undisclosed}
    </Figure>
  );
}

export function amountOf({ amount, reported }: Funding): RoundAmount {
  return {
    amount,
    reported_amount: reported?.amount ?? null,
    reported_currency: reported?.currency ?? null,
  };
}
