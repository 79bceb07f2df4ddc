/** The fixed words of the first client. */
const FIXED = {
  cancel: 'Failed to cancel auto renewal',
  subscription: 'Failed to fetch subscription',
} as const;

export const billingText = {
  wrong: {
    plan: 'expected the slug of a plan that has a price',
    interval: 'expected month or year',
    currency: 'expected a currency code such as USD',
    provider: 'expected stripe, paystack or sandbox',
    uuid: 'expected the uuid of your subscription',
    notForSale: (plan: string) => `there is no price for a plan called "${plan}"`,
    noPrice: (currencies: readonly string[]) =>
      `this plan has no price like that; it has one in ${currencies.join(', ')}`,
    noProvider: 'this way to pay is not set up here for this price',
  },
  failed: {
    ...FIXED,
    resume: 'Failed to resume auto renewal',
    checkout: 'The payment could not be started. Nothing was charged. Try again in a moment.',
    ending:
      'Your subscription could not be ended just now, so nothing was deleted. Try again in a moment.',
    card: 'The page for changing the card could not be opened. Try again in a moment.',
  },
  alreadySubscribed: 'You already have a subscription; it is in your settings.',
  held: 'The amount we received differs from the amount due. We are looking into it: please do not pay again.',
  noWayToPay: 'This site cannot take payments yet.',
  nothingToCancel: 'This subscription has ended; there is nothing to cancel.',
  nothingToResume: 'This subscription has ended; subscribe again instead.',
  noCard: 'This subscription has ended; there is no card to change.',
  signature: 'The signature is missing, wrong or too old.',
  busy: 'This payment is being started. Try again in a moment.',

  mail: {
    receipt: {
      subject: (productName: string, number: string) => `Receipt ${number} from ${productName}`,
      lead: (price: string, plan: string, on: string) =>
        `We received your payment of ${price} for ${plan} on ${on}. Thank you.`,
      number: (number: string) => `Invoice number: ${number}`,
      until: (day: string) => `It is paid until ${day}.`,
      sandbox: 'This was a practice payment in the sandbox: no money moved.',
      action: 'See your subscription and invoices',
    },
    paymentFailed: {
      subject: (productName: string) => `A payment to ${productName} failed`,
      lead: (price: string, plan: string) =>
        `The payment of ${price} for ${plan} did not go through. It will be tried again.`,
      until: (plan: string, day: string) =>
        `You keep ${plan} until ${day}. Check your card before then, and nothing changes.`,
      action: 'Check your card',
    },
    renewalCancelled: {
      subject: (productName: string) => `Your subscription to ${productName} will not renew`,
      lead: (plan: string) => `Auto-renewal of ${plan} is off. You will not be charged again.`,
      until: (plan: string, day: string) => `You keep ${plan} until ${day}.`,
      action: 'See your subscription',
    },
  },
} as const;

export const subscriptionText = {
  title: 'Subscription',
  description: 'Your plan, its next payment, and how to cancel.',
  none: 'You have no subscription',
  noneWhy: 'Your account is free and stays free. A subscription raises its limits.',
  open: 'Everything is open on this site: there is nothing to subscribe to.',
  seePlans: 'See plans',
  plan: 'Plan',
  state: 'State',
  price: 'Price',
  interval: {
    month: (price: string) => `${price} a month`,
    year: (price: string) => `${price} a year`,
  },
  started: 'Since',
  renewal: 'Next payment',
  end: 'Ends',
  ended: 'Ended',
  states: {
    trialing: 'Trial',
    active: 'Active',
    past_due: 'Payment failed',
    cancelled: 'Cancelled, active until its end',
    expired: 'Ended',
  },
  renews: (price: string, on: string) => `It renews on ${on} for ${price}.`,
  endsOn: (on: string) =>
    `It ends on ${on} and is not charged again. Until then everything works as before.`,
  endedOn: (on: string) => `It ended on ${on}. Your account and what you saved are still here.`,
  trialEnds: (price: string, on: string) => `The trial ends on ${on}; then it costs ${price}.`,
  pastDue: (until: string) =>
    `The last payment has not arrived. Change the card before ${until}, or the subscription ends then.`,
  cancel: 'Cancel auto-renewal',
  cancelWhat: (plan: string, on: string) =>
    `${plan} then ends on ${on}. Until that day everything works as before, and nothing more is charged.`,
  cancelKept:
    'Your account, what you follow and your saved comparisons stay. You can subscribe again at any time.',
  cancelConfirm: (on: string) => `End it on ${on}`,
  cancelBack: 'Keep it',
  resume: 'Let it renew again',
  done: {
    cancelled: 'Auto-renewal is cancelled',
    resumed: 'It renews again',
    card: 'Back from the page for the card. A new card counts from the next payment.',
  },
  again: 'Subscribe again',
  card: 'Change card',
  cardWhat: 'The card is changed on the page of the payment provider.',
  invoices: 'Invoices',
  noInvoices: 'No payments yet',
  invoiceNumber: 'Number',
  invoiceOf: (number: string, on: string) => `Invoice ${number} of ${on}`,
  invoiceDate: 'Date',
  invoicePeriod: 'For',
  period: (from: string, to: string) => `${from} to ${to}`,
  invoiceAmount: 'Amount',
  invoiceState: 'State',
  invoiceStates: { paid: 'Paid', open: 'Open', failed: 'Failed' },
  failed: FIXED,
} as const;
