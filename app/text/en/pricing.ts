import { formatCount } from '../../base/count.ts';

const LIMITS = {
  csvRows: (count: number) => `${formatCount(count)} rows`,
  comparedOnPage: (count: number) => `${formatCount(count)} startups`,
  savedComparisons: (count: number) => formatCount(count),
  lists: (count: number) => formatCount(count),
  listRows: (count: number) => `${formatCount(count)} each`,
  alerts: (count: number) => formatCount(count),
  apiCallsPerMinute: (count: number) => `${formatCount(count)} a minute`,
} as const;

type Numbers = Readonly<Record<keyof typeof LIMITS, number>>;

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
  saveUpTo: (percent: number) => `save up to ${percent}%`,
  currency: 'Currency',
  plans: 'Plans',
  outcomesTitle: (plan: string) => `What ${plan} is for`,
  outcomes: [
    {
      who: 'Founders who raise money',
      gives: ({ listRows }: Numbers) =>
        `Keep up to ${formatCount(listRows)} investors in one list: where you stand with each, what was said, what comes next. Hear at once when one of them joins a round.`,
    },
    {
      who: 'Investors who look for startups',
      gives: ({ lists, alerts }: Numbers) =>
        `Follow ${formatCount(alerts)} searches and hear of a match the moment it is recorded. Keep ${formatCount(lists)} lists with notes, and share them with colleagues by a secret address.`,
    },
    {
      who: 'Analysts and journalists',
      gives: ({ csvRows, comparedOnPage }: Numbers) =>
        `Take up to ${formatCount(csvRows)} rows into a spreadsheet at once, and put ${formatCount(comparedOnPage)} startups side by side.`,
    },
  ],
  instant: 'Instant alerts',
  compared: 'Compare plans',
  what: 'What',
  perMonth: 'a month',
  billedMonthly: 'Charged each month',
  billedYearly: (price: string) => `${price} charged once a year`,
  saving: (price: string, percent: number) => `You save ${price} a year (${percent}%)`,
  onlyMonthly: 'Monthly only',
  onlyYearly: 'Yearly only',
  forever: 'Free for good, no card',
  trial: (days: number) => `${formatCount(days)} days free before the first payment`,
  seeIn: (currency: string) => `See it in ${currency}`,
  notIn: (currency: string) => `Not offered in ${currency}`,
  limitNames: {
    csvRows: 'CSV export',
    comparedOnPage: 'Startups in a comparison',
    savedComparisons: 'Saved comparisons',
    lists: 'Lists of your own',
    listRows: 'Rows in a list',
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
      'No. Every startup, round, investor and source is shown to everyone. A subscription gives more and longer lists of your own, longer exports, wider comparisons, more saved comparisons, more alerts that come at once, and more API calls.',
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

export const upgradeText = {
  price: (price: string, interval: 'month' | 'year') =>
    interval === 'month' ? `${price} a month` : `${price} a year`,
  more: (count: number, plan: string) => `${formatCount(count)} more with ${plan}`,
  offer: (plan: string, gives: string, price: string) => `${plan} gives ${gives} for ${price}.`,
  samplePrice: 'The price is a sample.',
  seePlans: 'See plans',
} as const;

export const checkoutText = {
  title: 'Checkout',
  titleOf: (plan: string) => `Subscribe to ${plan}`,
  description:
    'Choose how to pay for a subscription. The price and the day it renews are stated before anything is charged.',
  summary: 'What you get',
  plan: 'Plan',
  price: 'Price',
  perPeriod: {
    month: (price: string) => `${price} a month`,
    year: (price: string) => `${price} a year`,
  },
  changeInterval: { month: 'Pay by the month instead', year: 'Pay by the year instead' },
  savingInstead: (price: string) => `and save ${price} a year`,
  otherPlans: 'All plans and prices',
  samples: 'This is a sample price.',
  payment: 'Payment',
  providers: 'How to pay',
  providerNames: { stripe: 'Stripe', paystack: 'Paystack', sandbox: 'Sandbox' },
  providerHints: {
    stripe: 'Card and other ways, on the page of Stripe',
    paystack: 'Card, bank or mobile money, on the page of Paystack',
    sandbox: 'A practice payment: no card is needed and no money moves',
  },
  today: 'Today',
  renews: (price: string, on: string, interval: 'month' | 'year') =>
    `It renews on ${on} and then every ${interval} for ${price}, until you cancel.`,
  trial: (days: number, price: string, on: string, interval: 'month' | 'year') =>
    `${days} days are free. On ${on} it renews for ${price}, and then every ${interval}, until you cancel.`,
  trialThere: (hint: string, days: number) => `${hint}. ${days} days are free there.`,
  cancelAny:
    'You can cancel in your settings at any time, in two clicks, and keep what is paid to the end of the period.',
  pay: 'Continue to payment',
  signIn: 'Sign in to pay',
  signInWhy: 'A subscription belongs to an account.',
  register: 'Create an account',
  terms: 'By continuing you accept the {terms}.',
  termsLink: 'terms',
  noProviders: 'Payments are not available yet',
  noProvidersWhy: 'This site cannot take this payment yet, so nothing can be charged.',
  openTitle: 'There is nothing to pay for',
  open: 'Everything on this site is open to everyone.',
  subscribedTitle: (plan: string) => `You already have ${plan}`,
  subscribed:
    'There is nothing more to pay. Your settings show the next payment and how to cancel.',
  ended: (plan: string, on: string) =>
    `${plan} runs until ${on} and does not renew. In your settings you can let it renew again.`,
  due: (until: string) =>
    `The last payment has not arrived. In your settings you can change the card; without it the subscription ends on ${until}.`,
  toSettings: 'See your subscription',
  chooseTitle: 'Choose a plan first',
  choose: 'This address names no plan that can be bought.',
  seePlans: 'See plans',
  wrong: { provider: 'Choose how to pay' },
  return: {
    titles: {
      open: 'Waiting for the payment provider',
      paid: 'You are subscribed',
      declined: 'The payment was declined',
      held: 'The payment is being reviewed',
    },
    waitingWhy:
      'This usually takes a few seconds. You can close this page: the subscription begins as soon as the provider confirms the payment.',
    refresh: 'Look again',
    long: 'This takes longer than usual. Nothing is lost: come back to this page later, or check your settings.',
    paidWhy: 'The payment has arrived, and everything the plan gives is yours from now on.',
    renews: (on: string) => `It renews on ${on}.`,
    declinedWhy: 'Nothing was charged. You can try again, also in another way.',
    heldWhy:
      'The amount we received differs from the amount due, so we check it before the subscription begins. Please do not pay again.',
    again: 'Try again',
    next: 'What you can do now',
    uses: {
      search: 'Export more rows from a search',
      compare: 'Compare more startups side by side',
      settings: 'See your subscription',
    },
  },
  cancelled: {
    title: 'You left the payment page',
    why: 'Nothing was charged, and no subscription was started.',
    again: 'Back to checkout',
  },
  sandbox: {
    title: 'Sandbox payment',
    cardTitle: 'Sandbox card',
    what: 'Sandbox: this page stands in for the page of a payment provider. No card is needed and no money moves.',
    order: (plan: string, price: string) => `${plan}, ${price}`,
    approve: 'Approve',
    decline: 'Decline',
    back: 'Go back without paying',
    card: 'Take a new card',
    cardBack: 'Keep the card as it is',
    tryOut: 'Try out what takes weeks',
    tryOutWhy: 'Each of these happens to your sandbox subscription at once.',
    happenings: {
      renewed: 'Renew it for one more period',
      'payment failed': 'Let the next payment fail',
      'period over': 'Let the period be over',
    },
    done: {
      paid: 'This payment was approved before.',
      declined: 'This payment was declined before.',
      held: 'This payment is being reviewed.',
    },
    goOn: 'Go on',
  },
} as const;
