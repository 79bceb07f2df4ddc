// Account mails respond to the recipient's own action, so they have no unsubscribe link.
import { pathTo, withQuery } from '../../base/paths.ts';
import { mailText } from '../../text/text.ts';
import { action, writeMail } from '../mail-content.ts';

interface Named {
  name: string;
}

/** Of unproven addresses the name is null: strangers choose it. */
interface PerhapsNamed {
  name: string | null;
}

interface TokenLink {
  token: string;
  validMinutes: number;
}

const toNewPassword = (label: string) => action(label, pathTo('/forgot-password'));
const toSessions = (label: string) => action(label, pathTo('/dashboard/account-settings/sessions'));

export const accountMails = {
  verify({ token, validMinutes }: TokenLink, productName: string) {
    const say = mailText.verify;
    return writeMail(say.subject(productName), [
      mailText.greeting(null),
      say.lead,
      action(say.action, withQuery(pathTo('/verify-email'), { token })),
      say.valid(validMinutes),
      mailText.ignore,
    ]);
  },

  reset({ name, token, validMinutes }: TokenLink & PerhapsNamed, productName: string) {
    const say = mailText.reset;
    return writeMail(say.subject(productName), [
      mailText.greeting(name),
      say.lead,
      action(say.action, withQuery(pathTo('/forgot-password/confirm'), { token })),
      say.valid(validMinutes),
      say.ignore,
    ]);
  },

  welcome({ name }: PerhapsNamed, productName: string) {
    const say = mailText.welcome;
    return writeMail(say.subject(productName), [
      mailText.greeting(name),
      say.lead,
      say.follow,
      action(say.action, pathTo('/dashboard')),
    ]);
  },

  /** Sent when a known address is registered again; the form responds as for a new one. */
  already_registered({ name }: PerhapsNamed, productName: string) {
    const say = mailText.alreadyRegistered;
    return writeMail(say.subject(productName), [
      mailText.greeting(name),
      say.lead,
      action(say.action, pathTo('/login')),
      say.forgot,
      toNewPassword(say.forgotAction),
      say.ignore,
    ]);
  },

  password_changed({ name }: PerhapsNamed, productName: string) {
    const say = mailText.passwordChanged;
    return writeMail(say.subject(productName), [
      mailText.greeting(name),
      say.lead,
      say.notYou,
      toNewPassword(say.action),
    ]);
  },

  sign_in(
    { name, browser, at }: Named & { browser: string | null; at: Date },
    productName: string,
  ) {
    const say = mailText.signIn;
    return writeMail(say.subject(productName), [
      mailText.greeting(name),
      say.lead(browser, at),
      say.notYou,
      toSessions(say.action),
    ]);
  },

  /** Many wrong passwords were tried from many addresses. */
  guesses({ name }: Named, productName: string) {
    const say = mailText.guesses;
    return writeMail(say.subject(productName), [
      mailText.greeting(name),
      say.lead,
      say.advice,
      toSessions(say.action),
    ]);
  },

  factor_changed(
    { name, change }: Named & { change: keyof (typeof mailText)['factorChanged']['leads'] },
    productName: string,
  ) {
    const say = mailText.factorChanged;
    return writeMail(say.subject(productName), [
      mailText.greeting(name),
      say.leads[change],
      say.notYou,
      toNewPassword(say.action),
    ]);
  },

  confirm_address({ token, validMinutes }: TokenLink, productName: string) {
    const say = mailText.confirmAddress;
    const path = withQuery(pathTo('/dashboard/account-settings/address'), { token });
    return writeMail(say.subject(productName), [
      mailText.greeting(null),
      say.lead,
      action(say.action, path),
      say.valid(validMinutes),
      mailText.ignore,
    ]);
  },

  /** To the old address, when a change is requested and when it is done. */
  address_notice({ name, isDone }: Named & { isDone: boolean }, productName: string) {
    const say = mailText.addressNotice;
    return writeMail(say.subject(productName), [
      mailText.greeting(name),
      isDone ? say.done : say.requested,
      isDone ? say.notYouDone : say.notYou,
      toNewPassword(say.action),
    ]);
  },

  /** The last one: there is nothing left to lead to. */
  account_deleted({ name }: Named, productName: string) {
    const say = mailText.accountDeleted;
    return writeMail(say.subject(productName), [
      mailText.greeting(name),
      say.lead,
      say.kept,
      say.notYou,
    ]);
  },
};
