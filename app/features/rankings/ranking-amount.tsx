import { abbreviateCount } from '../../base/money.ts';
import { Figure } from '../../ui/bdi.tsx';
import { Money } from '../../ui/money.tsx';
import type { RankingItem } from './contract.ts';

const wholeNumber = new Intl.NumberFormat('en');

/** Short, with the full figure as its title. */
export function RankingAmount({ amount, unit }: Pick<RankingItem, 'amount' | 'unit'>) {
  return unit === 'usd' ? (
    <Money usd={amount} />
  ) : (
    <Figure title={wholeNumber.format(amount)}>{abbreviateCount(amount)}</Figure>
  );
}
