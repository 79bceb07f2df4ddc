import { sayMany } from '../../base/count.ts';

const DURATIONS: Array<[minutes: number, unit: string]> = [
  [1_440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
];

const forMinutes = (minutes: number): string => {
  const [size, unit] = DURATIONS.find(([size]) => minutes % size === 0) ?? [1, 'minute'];
  const count = minutes / size;
  return sayMany(count, unit, `${unit}s`);
};

export const mailText = {
  greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
  ignore: 'If this was not you, you can ignore this message: nothing happens without the link.',
  footer: (productName: string, address: string) => `${productName}, ${address}`,
  unsubscribe: 'Stop these messages',

  dev: {
    title: 'Mails saved as files',
    description: 'What this site would have sent.',
    lead: (folder: string) =>
      `No mail server is set (SMTP_URL), so every mail becomes a file in ${folder}. The newest come first.`,
    leadSmtp: 'A mail server is set (SMTP_URL): new mails go there. These are older ones.',
    none: 'No mails yet',
    noneWhy: 'Register, or subscribe to the newsletter, and the mail shows here within seconds.',
    toOn: (to: string, date: string) => `To ${to}, ${date}`,
    back: 'All mails',
    text: 'What it says',
    headers: 'Headers',
    html: 'As HTML',
  },

  verify: {
    subject: (productName: string) => `Confirm your email address for ${productName}`,
    lead: 'Follow this link to confirm that this email address is yours.',
    action: 'Confirm my email address',
    valid: (minutes: number) => `The link works once and for ${forMinutes(minutes)}.`,
  },
  reset: {
    subject: (productName: string) => `Choose a new password for ${productName}`,
    lead: 'Someone asked for a new password for your account. Follow this link to choose one.',
    action: 'Choose a new password',
    valid: (minutes: number) =>
      `The link works once and for ${forMinutes(minutes)}. It signs out every other browser.`,
    ignore: 'If this was not you, you can ignore this message: your password stays as it is.',
  },
  welcome: {
    subject: (productName: string) => `Welcome to ${productName}`,
    lead: 'Your email address is confirmed, and your account is ready.',
    follow:
      'Follow startups, investors, industries and places, and your dashboard shows what changes.',
    action: 'Open my dashboard',
  },
  alreadyRegistered: {
    subject: (productName: string) => `You already have an account at ${productName}`,
    lead: 'Someone tried to register with this email address, which already has an account. Nothing has changed.',
    action: 'Log in',
    forgot: 'If you do not know your password, choose a new one:',
    forgotAction: 'Choose a new password',
    ignore: 'If this was not you, you can ignore this message.',
  },
  signIn: {
    subject: (productName: string) => `New sign-in to your account at ${productName}`,
    lead: (browser: string | null, at: Date) =>
      `Your account was used to sign in with ${browser ?? 'a browser or program'} that has not been used for it before, on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
    notYou:
      'If this was not you, change your password at once: that signs out every other browser.',
    action: 'See where I am signed in',
  },
  guesses: {
    subject: (productName: string) => `Someone is trying to guess your password for ${productName}`,
    lead: 'More than a hundred wrong passwords were tried for your account today, from one or many addresses. Browsers that are new to your account now have to wait between tries; those you use are not affected.',
    advice:
      'If your password is long and used nowhere else, you do not have to do anything. A second step keeps others out even when they guess it.',
    action: 'See what happened',
  },
  wrongCodes: {
    subject: (productName: string) => `Someone may know your password for ${productName}`,
    lead: 'Ten or more wrong codes were given within an hour for the second step of your account, after the right password or in a program or browser that is signed in. While this goes on, right codes can be refused, too.',
    advice:
      'If this was not you, choose a new password at once: that ends these tries and signs out every other browser.',
    action: 'Choose a new password',
  },
  confirmAddress: {
    subject: (productName: string) => `Confirm your new email address for ${productName}`,
    lead: 'This address was given as the new one of an account. Follow this link, signed in to the account, to confirm it.',
    action: 'Confirm my new address',
    valid: (minutes: number) => `The link works once and for ${forMinutes(minutes)}.`,
  },
  addressNotice: {
    subject: (productName: string) => `The email address of your account at ${productName}`,
    requested:
      'A new email address was requested for your account. It changes when a link sent there is followed.',
    done: 'Your account has another email address now. This one no longer belongs to it.',
    notYou: 'If this was not you, choose a new password at once: that signs out every browser.',
    notYouDone: 'If this was not you, write to us at once.',
    action: 'Choose a new password',
  },
  accountDeleted: {
    subject: (productName: string) => `Your account at ${productName} is deleted`,
    lead: 'Your account and everything in it were deleted, as you asked. You are signed out everywhere.',
    kept: 'We keep paid invoices for as long as tax law requires, without your name or address. This is our last message to you.',
    notYou:
      'If this was not you, someone knows your password: change it wherever else you use it, and write to us.',
  },
  factorChanged: {
    subject: (productName: string) =>
      `The second step of your account at ${productName} was changed`,
    leads: {
      factor_added: 'A second step was added to the sign-in of your account.',
      factor_removed: 'The second step was removed from the sign-in of your account.',
      recovery_codes_made:
        'New recovery codes were made for your account; the older ones no longer work.',
    },
    notYou:
      'If this was not you, choose a new password at once: that signs out every other browser.',
    action: 'Choose a new password',
  },
  passwordChanged: {
    subject: (productName: string) => `Your password for ${productName} was changed`,
    lead: 'The password of your account has just been changed.',
    notYou: 'If this was not you, choose a new one at once: that signs out every other browser.',
    action: 'Choose a new password',
  },
} as const;
