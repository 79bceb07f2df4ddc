// Mails about an account answer what its owner did, and those about payments concern its owner's
// money: they have no link that unsubscribes.
import { pathTo, settingsPath, withQuery } from '../../base/paths.ts';
import { billingText, mailText } from '../../text/text.ts';
import { action, letter } from '../mail-content.ts';

/** Null until the address is proven. */
interface PerhapsNamed {
  name: string | null;
}

interface TokenLink {
  token: string;
  validMinutes: number;
}

const toNewPassword = (label: string) => action(label, pathTo('/forgot-password'));
const toSessions = (label: string) => action(label, pathTo('/dashboard/account-settings/sessions'));

/** What a link is for, the link, and for how long it works. */
const linkFor = (
  { token, validMinutes }: TokenLink,
  say: { lead: string; action: string; valid(minutes: number): string },
  path: string,
) => [say.lead, action(say.action, withQuery(path, { token })), say.valid(validMinutes)];

export const accountMails = {
  verify(data: TokenLink, productName: string) {
    const { subject, ...say } = mailText.verify;
    const link = linkFor(data, say, pathTo('/verify-email'));
    return letter(null, subject(productName), [...link, mailText.ignore]);
  },

  reset(data: TokenLink & PerhapsNamed, productName: string) {
    const { subject, ignore, ...say } = mailText.reset;
    const link = linkFor(data, say, pathTo('/forgot-password/confirm'));
    return letter(data.name, subject(productName), [...link, ignore]);
  },

  welcome({ name }: PerhapsNamed, productName: string) {
    const say = mailText.welcome;
    const toDashboard = action(say.action, pathTo('/dashboard'));
    return letter(name, say.subject(productName), [say.lead, say.follow, toDashboard]);
  },

  /** Sent when a known address is registered again; the form responds as for a new one. */
  already_registered({ name }: PerhapsNamed, productName: string) {
    const say = mailText.alreadyRegistered;
    return letter(name, say.subject(productName), [
      say.lead,
      action(say.action, pathTo('/login')),
      say.forgot,
      toNewPassword(say.forgotAction),
      say.ignore,
    ]);
  },

  password_changed({ name }: PerhapsNamed, productName: string) {
    const { subject, lead, notYou, action } = mailText.passwordChanged;
    return letter(name, subject(productName), [lead, notYou, toNewPassword(action)]);
  },

  sign_in(
    { name, browser, at }: { name: string; browser: string | null; at: Date },
    productName: string,
  ) {
    const { subject, lead, notYou, action } = mailText.signIn;
    return letter(name, subject(productName), [lead(browser, at), notYou, toSessions(action)]);
  },

  /** Many wrong passwords were tried from many addresses. */
  guesses({ name }: { name: string }, productName: string) {
    const { subject, lead, advice, action } = mailText.guesses;
    return letter(name, subject(productName), [lead, advice, toSessions(action)]);
  },

  /** Many wrong codes were given after the right password. */
  wrong_codes({ name }: { name: string }, productName: string) {
    const { subject, lead, advice, action } = mailText.wrongCodes;
    return letter(name, subject(productName), [lead, advice, toNewPassword(action)]);
  },

  factor_changed(
    { name, change }: { name: string; change: keyof typeof mailText.factorChanged.leads },
    productName: string,
  ) {
    const { subject, leads, notYou, action } = mailText.factorChanged;
    return letter(name, subject(productName), [leads[change], notYou, toNewPassword(action)]);
  },

  confirm_address(data: TokenLink, productName: string) {
    const { subject, ...say } = mailText.confirmAddress;
    const link = linkFor(data, say, pathTo('/dashboard/account-settings/address'));
    return letter(null, subject(productName), [...link, mailText.ignore]);
  },

  /** To the old address, when a change is requested and when it is done. */
  address_notice({ name, isDone }: { name: string; isDone: boolean }, productName: string) {
    const say = mailText.addressNotice;
    return letter(name, say.subject(productName), [
      isDone ? say.done : say.requested,
      isDone ? say.notYouDone : say.notYou,
      toNewPassword(say.action),
    ]);
  },

  /** The last one: there is nothing left to lead to. */
  account_deleted({ name }: { name: string }, productName: string) {
    const { subject, lead, kept, notYou } = mailText.accountDeleted;
    return letter(name, subject(productName), [lead, kept, notYou]);
  },
};

interface AboutPlan extends PerhapsNamed {
  plan: string;
}

interface Receipt extends AboutPlan {
  price: string;
  number: string;
  paidOn: string;
  paidUntil: string;
  isSandbox: boolean;
}

const toPlan = (label: string) => action(label, settingsPath('subscription'));

export const billingMails = {
  receipt(data: Receipt, productName: string) {
    const say = billingText.mail.receipt;
    return letter(data.name, say.subject(productName, data.number), [
      say.lead(data.price, data.plan, data.paidOn),
      say.number(data.number),
      say.until(data.paidUntil),
      data.isSandbox && say.sandbox,
      toPlan(say.action),
    ]);
  },

  payment_failed(
    { name, plan, price, accessUntil }: AboutPlan & { price: string; accessUntil: string },
    productName: string,
  ) {
    const { subject, lead, until, action } = billingText.mail.paymentFailed;
    const lines = [lead(price, plan), until(plan, accessUntil), toPlan(action)];
    return letter(name, subject(productName), lines);
  },

  renewal_cancelled(
    { name, plan, accessUntil }: AboutPlan & { accessUntil: string },
    productName: string,
  ) {
    const { subject, lead, until, action } = billingText.mail.renewalCancelled;
    const lines = [lead(plan), until(plan, accessUntil), toPlan(action)];
    return letter(name, subject(productName), lines);
  },
};
