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
  /** Prescribed by the specification, section 8. */
  failed: {
    cancel: 'Failed to cancel auto renewal',
    subscription: 'Failed to fetch subscription',
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
