import { formatCount } from '../../base/count.ts';

const LIMITS = {
  csvRows: (count: number) => `${formatCount(count)} rows`,
  comparedOnPage: (count: number) => `${formatCount(count)} startups`,
  savedComparisons: (count: number) => formatCount(count),
  alerts: (count: number) => formatCount(count),
  apiCallsPerMinute: (count: number) => `${formatCount(count)} a minute`,
} as const;

export const pricingText = {
  title: 'Pricing',
  description:
    'What an account gives, what a subscription adds and what it costs. Everything on the site can be read free.',
  lead: 'Every page, figure and source can be read free. A subscription raises the limits for people who work with the data.',
  samples: 'These are sample prices: they show what a subscription could cost.',
  samplesTitle: 'Sample prices',
  openTitle: 'Everything is open here',
  open: 'Everything on this site is free. Everyone has the limits of a subscriber; saving comparisons needs a free account.',
  openLimits: 'What everyone has',
  openAction: 'Create an account',
  interval: 'Billing',
  intervals: { month: 'Monthly', year: 'Annual' },
  saveUpTo: (percent: number) => `save up to ${percent} %`,
  currency: 'Currency',
  plans: 'Plans',
  compared: 'Compare plans',
  what: 'What',
  free: 'Free',
  perMonth: 'a month',
  billedMonthly: 'Charged each month',
  billedYearly: (price: string) => `${price} charged once a year`,
  saving: (price: string, percent: number) => `You save ${price} a year (${percent} %)`,
  onlyMonthly: 'Monthly only',
  onlyYearly: 'Yearly only',
  forever: 'Free for good, no card',
  trial: (days: number) => `${formatCount(days)} days free before the first payment`,
  seeIn: (currency: string) => `See it in ${currency}`,
  notIn: (currency: string) => `Not offered in ${currency}`,
  limitNames: {
    csvRows: 'CSV export',
    comparedOnPage: 'Side by side',
    savedComparisons: 'Saved comparisons',
    alerts: 'Alerts',
    apiCallsPerMinute: 'API calls',
  },
  limits: LIMITS,
  included: 'Included',
  notIncluded: 'Not included',
  choose: (plan: string) => `Choose ${plan}`,
  register: 'Create an account',
  hasAccount: 'You have this',
  yours: 'Your plan',
  manage: 'Manage your subscription',
  withoutAccount: (rows: number, columns: number, calls: number) =>
    `Without an account: ${LIMITS.csvRows(rows)} in a CSV export, ${LIMITS.comparedOnPage(columns)} side by side, ${formatCount(calls)} API calls a minute.`,
  questions: 'Questions',
  faq: [
    [
      'Is any data for subscribers only?',
      'No. Every startup, round, investor and source is shown to everyone. A subscription gives longer exports, wider comparisons, more saved comparisons, more alerts that come at once, and more API calls.',
    ],
    [
      'How do I cancel?',
      'In your settings, under Subscription, in two clicks. It ends with the period you have paid for; until then everything works as before, and nothing more is charged.',
    ],
    [
      'Can I change between monthly and annual?',
      'Yes: cancel the one you have, and choose the other when its period is over. You never pay for both at once.',
    ],
    [
      'What happens when a payment fails?',
      'The payment provider tries again, and you get an email. For 7 days everything works as before, so that there is time to change the card.',
    ],
    [
      'Do you see my card?',
      'No. You pay on the page of the payment provider. We only learn whether it worked, and until when you have paid.',
    ],
    [
      'Can I get an invoice?',
      'Yes. Each payment is listed in your settings, under Subscription, and comes as a receipt by email.',
    ],
  ],
} as const;
