// Money that totals leave out, beside them: of a startup, a group, a list.
import { z } from 'zod';
import { LEFT_OUT_REASONS } from '../base/enumerations.ts';
import { abbreviateUsd } from '../base/money.ts';
import { leftOutText as text } from '../text/text.ts';

const rounds = z
  .object({ rounds: z.int().positive(), amount: z.number().positive().describe('US dollars') })
  .optional();

export const leftOut = z
  .object({
    facility: rounds.describe('Limits of credit lines, of which no source says what was drawn'),
    after_listing: rounds.describe('Raised on the stock exchange'),
    secondary: rounds.describe('Paid to shareholders'),
    weak: rounds.describe('Of weak sources only'),
    no_source: rounds.describe('Without a source'),
  })
  .nullable()
  .describe('Rounds of a known amount that the sum leaves out, by reason; null without any');
export type LeftOut = z.output<typeof leftOut>;

/** "$691.0M after listing", and so on: one for each reason. */
export const listLeftOut = (leftOut: LeftOut): string[] =>
  LEFT_OUT_REASONS.flatMap((reason) => {
    const amount = leftOut?.[reason]?.amount;
    return amount ? [text.parts[reason](abbreviateUsd(amount))] : [];
  });
