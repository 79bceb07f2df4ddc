import type { LeftOutReason } from '../base/enumerations.ts';
import { type RoundAmount, sayRoundAmount, sayRoundAmountFully } from '../base/money.ts';
import { leftOutText, fundingsText as text } from '../text/text.ts';
import { Figure } from '../ui/values.tsx';

/** The amount of a round in short, with the full figure as its title. */
export function RoundMoney({ round }: { round: RoundAmount }) {
  return (
    <Figure title={sayRoundAmountFully(round) ?? undefined}>
      {sayRoundAmount(round) ?? text.undisclosed}
    </Figure>
  );
}

/** With why it counts in no total. */
export function MarkedMoney({
  round,
}: {
  round: RoundAmount & { left_out: LeftOutReason | null };
}) {
  return (
    <>
      <RoundMoney round={round} />
      {round.left_out && <p className="small">{leftOutText.why[round.left_out]}</p>}
    </>
  );
}
