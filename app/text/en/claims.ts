export const claimsText = {
  link: 'Claim this profile',
  ask: 'Your company?',
  crumb: 'Claim',
  title: (startup: string) => `Claim ${startup}`,
  description: 'Show that you speak for a company, and your edits are marked as its own.',
  leadOf: {
    domain:
      'Show in one of these ways that you speak for the company. Your edits are then marked as its own and read first. Rounds still need an independent source.',
    none: 'Show in one of these two ways that you speak for the company; a moderator will review it. Your edits are then marked as its own and read first. Rounds still need an independent source.',
  },
  waits:
    'Your claim waits for a moderator, who reads it within a few days. You can send another proof until then.',
  noDomain:
    'We do not know a website of the company’s own. If it has one, suggest it first: it can then be checked at once.',
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
  page: {
    title: 'By the company’s page elsewhere',
    lead: 'Put this line where everybody can read it on the company’s own public page, such as LinkedIn, Facebook, Instagram, X or a register of companies. A moderator will look at it; you can remove it afterwards.',
    label: 'Address of that page',
    hint: 'Such as https://www.linkedin.com/company/your-company',
  },
  letter: {
    title: 'By a letter',
    lead: (startup: string) =>
      `Photograph or scan a letter on the company’s paper, signed and dated, that says that you speak for ${startup}. Only moderators see it, and it is deleted once they have decided.`,
    label: 'Picture of the letter',
    hint: 'PNG, JPEG or WebP, 6 MB at most.',
  },
  send: 'Send for review',
  sent: (domain: string) =>
    `We sent a link to your address at ${domain}. It works for a day, while you are signed in here.`,
  confirm: (startup: string) => `Yes, I speak for ${startup}`,
  done: {
    mail: (startup: string) => `You speak for ${startup}: shown by email.`,
    dns: (startup: string) => `You speak for ${startup}: shown by a DNS record.`,
    tag: (startup: string) => `You speak for ${startup}: shown by a tag on its website.`,
    page: (startup: string) => `You speak for ${startup}: shown by its public page.`,
    letter: (startup: string) => `You speak for ${startup}: shown by a letter.`,
  },
  edit: 'Suggest an edit',
  rules: 'How facts are checked',
  ownEdit: 'By the company',
  ownEditWhy: 'The sender showed that they speak for the company.',
  yourEdits: 'You claimed this profile: your edits are marked as the company’s own.',
  notFound: {
    dns: (domain: string) => `The TXT records of ${domain} do not hold this line yet.`,
    tag: (_domain: string, website: string) =>
      `The page at ${website} could not be read, leads to another site or does not hold this line.`,
  },
  wrong: {
    method: 'expected mail, dns, tag, page or letter',
    page: 'Enter the address of a page, such as https://www.linkedin.com/company/your-company',
    letter: 'Choose a picture of the letter',
    tooManySent: 'You have sent five proofs today. Send the next one tomorrow.',
    email: (domain: string) => `Enter an address that ends in @${domain}`,
    link: 'This link is old, for another account or for another website. Ask for a new one.',
    tooMany: 'That was tried too often. Try again in an hour.',
  },
  decided: {
    subjects: {
      approve: (startup: string) => `Your claim of ${startup} is accepted`,
      reject: (startup: string) => `Your claim of ${startup} is not accepted`,
    },
    says: {
      approve:
        'A moderator checked your claim and accepted it. Your edits of the profile are now marked as the company’s own.',
      reject:
        'A moderator checked your claim and did not accept it: your edits do not count as the company’s own. The reason:',
    },
    again: 'Send another proof',
  },
  mailed: {
    subject: (startup: string) => `Claim the profile of ${startup}`,
    lead: (startup: string, productName: string) =>
      `Someone with an account at ${productName} says that they speak for ${startup}. If that is you, follow this link while you are signed in.`,
    action: 'Claim the profile',
    valid: 'The link works for a day and only for the account that asked for it.',
  },
} as const;
