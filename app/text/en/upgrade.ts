const number = new Intl.NumberFormat('en');

export const upgradeText = {
  price: (price: string, interval: 'month' | 'year') =>
    interval === 'month' ? `${price} a month` : `${price} a year`,
  more: (count: number, plan: string) => `${number.format(count)} more with ${plan}`,
  offer: (plan: string, gives: string, price: string) => `${plan} gives ${gives} for ${price}.`,
  account: (gives: string) => `A free account gives ${gives}.`,
  samplePrice: 'The price is a sample.',
  seePlans: 'See plans',
  csv: (most: number, found: string) =>
    `The file holds the first ${number.format(most)} of ${found} rows.`,
} as const;
