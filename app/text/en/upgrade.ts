import { formatCount } from '../../base/count.ts';

export const upgradeText = {
  price: (price: string, interval: 'month' | 'year') =>
    interval === 'month' ? `${price} a month` : `${price} a year`,
  more: (count: number, plan: string) => `${formatCount(count)} more with ${plan}`,
  offer: (plan: string, gives: string, price: string) => `${plan} gives ${gives} for ${price}.`,
  samplePrice: 'The price is a sample.',
  seePlans: 'See plans',
} as const;
