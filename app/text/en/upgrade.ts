const number = new Intl.NumberFormat('en');

export const upgradeText = {
  price: (price: string, interval: 'month' | 'year') =>
    interval === 'month' ? `${price} a month` : `${price} a year`,
  more: (count: number, plan: string) => `${number.format(count)} more with ${plan}`,
  offer: (plan: string, gives: string, price: string) => `${plan} gives ${gives} for ${price}.`,
  samplePrice: 'The price is a sample.',
  seePlans: 'See plans',
} as const;
