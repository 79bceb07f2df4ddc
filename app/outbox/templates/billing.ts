// Billing mails concern the recipient's payments, so they have no unsubscribe link.
import { settingsPath } from '../../base/paths.ts';
import { billingText, mailText } from '../../text/text.ts';
import { action, writeMail } from '../mail-content.ts';

interface AboutPlan {
  /** Null until the address is proven. */
  name: string | null;
  plan: string;
}

export interface Receipt extends AboutPlan {
  price: string;
  number: string;
  paidOn: string;
  paidUntil: string;
  isSandbox: boolean;
}

const toSettings = (label: string) => action(label, settingsPath('subscription'));

export const billingMails = {
  receipt(data: Receipt, productName: string) {
    const say = billingText.mail.receipt;
    return writeMail(say.subject(productName, data.number), [
      mailText.greeting(data.name),
      say.lead(data.price, data.plan, data.paidOn),
      say.number(data.number),
      say.until(data.paidUntil),
      data.isSandbox && say.sandbox,
      toSettings(say.action),
    ]);
  },

  payment_failed(data: AboutPlan & { price: string; accessUntil: string }, productName: string) {
    const say = billingText.mail.paymentFailed;
    return writeMail(say.subject(productName), [
      mailText.greeting(data.name),
      say.lead(data.price, data.plan),
      say.until(data.plan, data.accessUntil),
      toSettings(say.action),
    ]);
  },

  renewal_cancelled(data: AboutPlan & { accessUntil: string }, productName: string) {
    const say = billingText.mail.renewalCancelled;
    return writeMail(say.subject(productName), [
      mailText.greeting(data.name),
      say.lead(data.plan),
      say.until(data.plan, data.accessUntil),
      toSettings(say.action),
    ]);
  },
};
