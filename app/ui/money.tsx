import { formatMoneyFull, formatMoneyTable } from '../base/money.ts';
import { Figure } from './bdi.tsx';
import type { Stat } from './stat-strip.tsx';

interface MoneyProps {
  usd: number | null;
  /** What stands where nothing is known. */
  none?: string;
}

/** An amount short as tables have it, with the full figure as its title. */
export function Money({ usd, none = formatMoneyTable(null) }: MoneyProps) {
  return <Figure title={titleOf(usd)}>{usd ? formatMoneyTable(usd) : none}</Figure>;
}

/** The same in a strip of figures. */
export function moneyStat(label: string, usd: number | null): Stat {
  return { label, value: formatMoneyTable(usd), title: titleOf(usd) };
}

function titleOf(usd: number | null): string | undefined {
  return usd ? formatMoneyFull(usd) : undefined;
}
