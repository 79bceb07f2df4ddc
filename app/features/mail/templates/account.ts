// Account mails respond to the recipient's own action, so they have no unsubscribe link.
import { pathTo, withQuery } from '../../../base/paths.ts';
import { mailText } from '../../../text/text.ts';
import { action, type MailContent, paragraph } from '../mail-content.ts';

/** Of unproven addresses the name is null: strangers choose it. */
interface NamedPerson {
  name: string | null;
}

interface TokenLink {
  token: string;
  validMinutes: number;
}

export function verifyMail(data: TokenLink, productName: string): MailContent {
  const say = mailText.verify;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(null)),
      paragraph(say.lead),
      action(say.action, withQuery(pathTo('/verify-email'), { token: data.token })),
      paragraph(say.valid(data.validMinutes)),
      paragraph(mailText.ignore),
    ],
  };
}

export function resetMail(data: TokenLink & NamedPerson, productName: string): MailContent {
  const say = mailText.reset;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say.lead),
      action(say.action, withQuery(pathTo('/forgot-password/confirm'), { token: data.token })),
      paragraph(say.valid(data.validMinutes)),
      paragraph(say.ignore),
    ],
  };
}

export function welcomeMail(data: NamedPerson, productName: string): MailContent {
  const say = mailText.welcome;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say.lead),
      paragraph(say.follow),
      action(say.action, pathTo('/dashboard')),
    ],
  };
}

/** Sent when a known address is registered again; the form responds as for a new one. */
export function alreadyRegisteredMail(data: NamedPerson, productName: string): MailContent {
  const say = mailText.alreadyRegistered;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say.lead),
      action(say.action, pathTo('/login')),
      paragraph(say.forgot),
      action(say.forgotAction, pathTo('/forgot-password')),
      paragraph(say.ignore),
    ],
  };
}

export function passwordChangedMail(data: NamedPerson, productName: string): MailContent {
  const say = mailText.passwordChanged;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say.lead),
      paragraph(say.notYou),
      action(say.action, pathTo('/forgot-password')),
    ],
  };
}

interface NewSignIn {
  name: string;
  browser: string | null;
  at: Date;
}

export function signInMail(data: NewSignIn, productName: string): MailContent {
  const say = mailText.signIn;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say.lead(data.browser, data.at)),
      paragraph(say.notYou),
      action(say.action, pathTo('/dashboard/account-settings/sessions')),
    ],
  };
}

/** Many wrong passwords were tried from many addresses. */
export function guessesMail(data: { name: string }, productName: string): MailContent {
  const say = mailText.guesses;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say.lead),
      paragraph(say.advice),
      action(say.action, pathTo('/dashboard/account-settings/sessions')),
    ],
  };
}

interface FactorChange {
  name: string;
  change: keyof (typeof mailText)['factorChanged']['leads'];
}

export function factorChangedMail(data: FactorChange, productName: string): MailContent {
  const say = mailText.factorChanged;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say.leads[data.change]),
      paragraph(say.notYou),
      action(say.action, pathTo('/forgot-password')),
    ],
  };
}

export function confirmAddressMail(data: TokenLink, productName: string): MailContent {
  const say = mailText.confirmAddress;
  const path = pathTo('/dashboard/account-settings/address');
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(null)),
      paragraph(say.lead),
      action(say.action, withQuery(path, { token: data.token })),
      paragraph(say.valid(data.validMinutes)),
      paragraph(mailText.ignore),
    ],
  };
}

/** To the old address, when a change is requested and when it is done. */
export function addressNoticeMail(
  data: { name: string; isDone: boolean },
  productName: string,
): MailContent {
  const say = mailText.addressNotice;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(data.isDone ? say.done : say.requested),
      paragraph(data.isDone ? say.notYouDone : say.notYou),
      action(say.action, pathTo('/forgot-password')),
    ],
  };
}

/** The last one: there is nothing left to lead to. */
export function accountDeletedMail(data: { name: string }, productName: string): MailContent {
  const say = mailText.accountDeleted;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say.lead),
      paragraph(say.kept),
      paragraph(say.notYou),
    ],
  };
}
