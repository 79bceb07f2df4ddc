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

/** Null for an unknown amount; `href` leads to the records behind it. */
export function moneyStat(label: string, usd: number | null, href?: string): Stat | null {
  return usd ? { label, value: formatMoneyTable(usd), title: titleOf(usd), href } : null;
}

function titleOf(usd: number | null): string | undefined {
  return usd ? formatMoneyFull(usd) : undefined;
}
