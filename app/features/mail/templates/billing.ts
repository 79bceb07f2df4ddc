// Billing mails concern the recipient's payments, so they have no unsubscribe link.
import { settingsPath } from '../../../base/paths.ts';
import { billingText, mailText } from '../../../text/text.ts';
import { action, type MailContent, paragraph } from '../mail-content.ts';

interface AboutPlan {
  /** Null until the address is proven. */
  name: string | null;
  plan: string;
}

const toSettings = (label: string) => action(label, settingsPath('subscription'));

export interface Receipt extends AboutPlan {
  price: string;
  number: string;
  paidOn: string;
  paidUntil: string;
  isSandbox: boolean;
}

export function receiptMail(data: Receipt, productName: string): MailContent {
  const say = billingText.mail.receipt;
  return {
    subject: say.subject(productName, data.number),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say.lead(data.price, data.plan, data.paidOn)),
      paragraph(say.number(data.number)),
      paragraph(say.until(data.paidUntil)),
      ...(data.isSandbox ? [paragraph(say.sandbox)] : []),
      toSettings(say.action),
    ],
  };
}

interface PaymentFailed extends AboutPlan {
  price: string;
  accessUntil: string;
}

export function paymentFailedMail(data: PaymentFailed, productName: string): MailContent {
  const say = billingText.mail.paymentFailed;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say.lead(data.price, data.plan)),
      paragraph(say.until(data.plan, data.accessUntil)),
      toSettings(say.action),
    ],
  };
}

interface RenewalCancelled extends AboutPlan {
  accessUntil: string;
}

export function renewalCancelledMail(data: RenewalCancelled, productName: string): MailContent {
  const say = billingText.mail.renewalCancelled;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(mailText.greeting(data.name)),
      paragraph(say.lead(data.plan)),
      paragraph(say.until(data.plan, data.accessUntil)),
      toSettings(say.action),
    ],
  };
}
