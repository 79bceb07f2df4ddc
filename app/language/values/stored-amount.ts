export interface Amount {
  amount: number;
  currency: string;
}

/** "250000" of US dollars, "NGN 40000000" of another currency: as corrections store it. */
export function storeAmount({ amount, currency }: Amount): string {
  return currency === 'USD' ? String(amount) : `${currency} ${amount}`;
}

export function readStoredAmount(stored: string): Amount {
  const [amount = '', currency = 'USD'] = stored.split(' ').reverse();
  return { amount: Number(amount), currency };
}
