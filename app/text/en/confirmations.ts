import { sayMany } from '../../base/count.ts';

export const confirmationsText = {
  round: 'Round',
  undisclosed: 'undisclosed amount',
  title: (name: string) => `Is this right about ${name}?`,
  description: 'Confirm what is recorded, or say what is wrong.',
  lead: 'This is what our pages say, from public sources. If all of it is right, one click says so on the page, with today’s date.',
  changed: 'Something changed since you opened this page. Look at it again before you confirm it.',
  confirm: 'All of this is right',
  correct: 'Something is wrong',
  decline: 'I would rather not say',
  never: 'Never ask this address again',
  silence: 'If you do not answer, nothing changes. Nobody is asked more than once in three months.',
  badLinkTitle: 'This link does not work',
  badLink:
    'It is incomplete or older than 60 days. Every page has a way to say that something is wrong.',
  thanks: 'Thank you',
  done: {
    confirmed: 'The page now says that it was confirmed, with today’s date.',
    corrected: 'Tell us what is wrong.',
    declined: 'Nothing changes.',
    never: 'We will not ask this address again.',
  },
  see: (name: string) => `See the page of ${name}`,
  confirmedBy: 'Confirmed by its own team on',
  confirmedFacts: (labels: readonly string[], rounds: number) =>
    [
      ...labels.map((label) => label.toLowerCase()),
      ...(rounds > 0 ? [sayMany(rounds, 'round', 'rounds')] : []),
    ].join(', '),

  mail: {
    subject: (productName: string, name: string) =>
      `Is what ${productName} says about ${name} right?`,
    lead: (productName: string, name: string) =>
      `${productName} is an open record of African startups and their investors. This is what it says about ${name}, from public sources:`,
    action: 'Confirm it, correct it, or decline',
    noAccount:
      'No account is needed, and the link works for 60 days. If you do not answer, nothing changes, and nobody is asked more than once in three months.',
    never: 'The link below stops these questions for good.',
  },
} as const;
