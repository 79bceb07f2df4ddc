export const claimsText = {
  link: 'Claim this profile',
  ask: 'Your company?',
  crumb: 'Claim',
  title: (startup: string) => `Claim ${startup}`,
  description: 'Show that you speak for a company, and your edits are marked as its own.',
  lead: 'Show in one of three ways that you speak for the company. Your edits are then marked as its own and read first. Rounds still need an independent source.',
  noDomain: 'We do not know the company’s own website, so there is nothing to check.',
  addWebsite: 'Suggest its website',
  mail: {
    title: 'By email',
    label: (domain: string) => `Your address at ${domain}`,
    send: 'Send me a link',
  },
  dns: {
    title: 'By a DNS record',
    lead: (domain: string) =>
      `Add this TXT record to ${domain}. It may take an hour until it can be seen.`,
    check: 'Check the record',
  },
  tag: {
    title: 'By a tag on your website',
    lead: (website: string) => `Put this line into the head of ${website}.`,
    check: 'Check the page',
  },
  sent: (domain: string) =>
    `We sent a link to your address at ${domain}. It works for a day, while you are signed in here.`,
  confirm: (startup: string) => `Yes, I speak for ${startup}`,
  done: {
    mail: (startup: string) => `You speak for ${startup}: shown by email.`,
    dns: (startup: string) => `You speak for ${startup}: shown by a DNS record.`,
    tag: (startup: string) => `You speak for ${startup}: shown by a tag on its website.`,
  },
  edit: 'Suggest an edit',
  rules: 'How facts are checked',
  ownEdit: 'By the company',
  ownEditWhy: 'The sender showed control of the company’s domain.',
  yourEdits: 'You claimed this profile: your edits are marked as the company’s own.',
  notFound: {
    dns: (domain: string) => `The TXT records of ${domain} do not hold this line yet.`,
    tag: (_domain: string, website: string) =>
      `The page at ${website} could not be read, leads to another site or does not hold this line.`,
  },
  wrong: {
    method: 'expected mail, dns or tag',
    email: (domain: string) => `Enter an address that ends in @${domain}`,
    link: 'This link is old, for another account or for another website. Ask for a new one.',
    tooMany: 'That was tried too often. Try again in an hour.',
  },
  mailed: {
    subject: (startup: string) => `Claim the profile of ${startup}`,
    lead: (startup: string, productName: string) =>
      `Someone with an account at ${productName} says that they speak for ${startup}. If that is you, follow this link while you are signed in.`,
    action: 'Claim the profile',
    valid: 'The link works for a day and only for the account that asked for it.',
  },
} as const;
