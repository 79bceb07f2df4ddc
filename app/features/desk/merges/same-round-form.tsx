import type { ReactNode } from 'react';
import { formatPartialDate } from '../../../base/dates.ts';
import { mergeRoundsPath } from '../../../base/desk-paths.ts';
import { sayRoundAmount } from '../../../base/money.ts';
import type { FundingRow } from '../../../catalogue/round-contract.ts';
import { fundingsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields.tsx';

interface SameRoundFormProps {
  /** The round that stays. */
  keep: string;
  others: readonly FundingRow[];
  gone?: string;
  error?: string;
  children?: ReactNode;
}

/** Moderators choose another record of the same round; the next page compares both. */
export function SameRoundForm({ keep, others, gone, error, children }: SameRoundFormProps) {
  return (
    <form className="same-round" method="get" action={mergeRoundsPath()}>
      <input type="hidden" name="keep" value={keep} />
      <Select
        id="gone"
        label={text.sameRoundAs}
        hint={text.sameRoundHint}
        error={error}
        defaultValue={gone}
        emptyLabel={text.sameRoundChoose}
        options={others.map((one) => ({ value: one.slug, label: describeRound(one) }))}
      />
      <p className="row listing-buttons">
        <Button type="submit" large>
          {text.sameRoundCompare}
        </Button>
        {children}
      </p>
    </form>
  );
}

function describeRound({ round, date, precision, ...row }: FundingRow): string {
  return [
    round,
    date && precision ? formatPartialDate({ date, precision }) : text.undated,
    sayRoundAmount(row) ?? text.undisclosed,
  ].join(', ');
}
