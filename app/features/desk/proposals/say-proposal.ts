// A proposal in one line, as queue, mail and tables name it.
import { abbreviateUsd, shortenMoney } from '../../../base/money.ts';
import { readStoredAmount } from '../../../language/values/money.ts';
import { sayName } from '../../../text/say-name.ts';
import { marksText, proposalsText as text } from '../../../text/text.ts';
import type { Proposal } from './proposals.server.ts';

/** "Palmgrid raised money: Series A, $5M" */
export function sayProposal({
  name,
  happening,
  content,
}: Pick<Proposal, 'name' | 'happening' | 'content'>): string {
  const more = [
    content.kind && sayName(content.kind),
    content.amount && sayShortly(content.amount),
  ];
  const said = more.filter(Boolean).join(marksText.comma);
  return `${name} ${text.happenings[happening]}${said && `${marksText.colon}${said}`}`;
}

function sayShortly(stored: string): string {
  const { amount, currency } = readStoredAmount(stored);
  return currency === 'USD' ? abbreviateUsd(amount) : `${currency} ${shortenMoney(amount)}`;
}
