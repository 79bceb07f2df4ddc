import { type RoundAmount, sayRoundAmount, sayRoundAmountFully } from '../base/money.ts';
import { fundingsText as text } from '../text/text.ts';
import { Figure } from '../ui/values.tsx';

/** The amount of a round in short, with the full figure as its title. */
export function RoundMoney({ round }: { round: RoundAmount }) {
  return (
    <Figure title={sayRoundAmountFully(round) ?? undefined}>
      {sayRoundAmount(round) ?? text.undisclosed}
    </Figure>
  );
}
