export const newsletterText = {
  title: 'Newsletter',
  footTitle: 'Subscribe to the newsletter',
  description: 'New African startups, funding rounds and rankings by email.',
  lead: 'New startups, funding rounds and rankings, now and then. Unsubscribe with one click.',
  email: 'Email for the newsletter',
  submit: 'Subscribe',
  wrongEmail: 'Enter an email address, such as name@example.org',
  thanks: 'Thanks for subscribing',
  checkMail:
    'We sent you an email with a link. Open it to confirm your address; until then we send nothing else.',
  noMail: 'Nothing arrived? Check your spam folder, or subscribe again tomorrow.',
  home: 'Go to the home page',

  confirmTitle: 'Confirm the newsletter',
  confirmLead: 'Press the button and we send the newsletter to this address.',
  confirmSubmit: 'Confirm',
  confirmedTitle: 'You get the newsletter',
  confirmed: 'The address is confirmed. Every issue has a link that ends it.',
  badLinkTitle: 'This link does not work',
  badConfirm: 'It is incomplete or older than seven days. Subscribe again and we send a new one.',

  mail: {
    subject: (productName: string) => `Confirm the newsletter of ${productName}`,
    lead: (productName: string) =>
      `Somebody gave this address for the newsletter of ${productName}. Follow this link if it was you.`,
    action: 'Confirm the newsletter',
    valid: 'The link works for seven days.',
    ignore: 'If it was not you, ignore this message: without the link we send nothing else.',
  },
} as const;
