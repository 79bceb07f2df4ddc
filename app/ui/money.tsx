import { formatMoneyFull, formatMoneyTable } from '../base/money.ts';
import { Figure } from './bdi.tsx';
import type { Stat } from './stat-strip.tsx';

interface MoneyProps {
  usd: number | null;
  none?: string;
}

/** A short amount with the full figure as its title. */
export function Money({ usd, none = formatMoneyTable(null) }: MoneyProps) {
  return <Figure title={titleOf(usd)}>{usd ? formatMoneyTable(usd) : none}</Figure>;
}

export function moneyStat(label: string, usd: number | null): Stat {
  return { label, value: formatMoneyTable(usd), title: titleOf(usd) };
}

function titleOf(usd: number | null): string | undefined {
  return usd ? formatMoneyFull(usd) : undefined;
}
