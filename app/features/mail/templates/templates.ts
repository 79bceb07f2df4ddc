import type { MailContent } from '../mail-content.ts';
import {
  accountDeletedMail,
  addressNoticeMail,
  alreadyRegisteredMail,
  confirmAddressMail,
  factorChangedMail,
  guessesMail,
  passwordChangedMail,
  resetMail,
  signInMail,
  verifyMail,
  welcomeMail,
} from './account.ts';
import { alertsMail, webhookStoppedMail } from './alerts.ts';
import { paymentFailedMail, receiptMail, renewalCancelledMail } from './billing.ts';
import { claimMail } from './claim.ts';
import { confirmFactsMail } from './confirm-facts.ts';
import { correctionMail, replyLinkMail } from './correction.ts';
import { listingReviewMail } from './listing-review.ts';
import { moderationQueueMail } from './moderation-queue.ts';
import { confirmNewsletterMail, newsletterIssueMail, topicNewsMail } from './newsletter.ts';
import { notificationMail } from './notification.ts';

export const mailTemplates = {
  verify: verifyMail,
  reset: resetMail,
  welcome: welcomeMail,
  already_registered: alreadyRegisteredMail,
  password_changed: passwordChangedMail,
  sign_in: signInMail,
  guesses: guessesMail,
  confirm_address: confirmAddressMail,
  address_notice: addressNoticeMail,
  account_deleted: accountDeletedMail,
  factor_changed: factorChangedMail,
  confirm_newsletter: confirmNewsletterMail,
  newsletter_issue: newsletterIssueMail,
  topic_news: topicNewsMail,
  confirm_facts: confirmFactsMail,
  notification: notificationMail,
  claim: claimMail,
  alerts: alertsMail,
  webhook_stopped: webhookStoppedMail,
  listing_review: listingReviewMail,
  correction: correctionMail,
  moderation_queue: moderationQueueMail,
  reply_link: replyLinkMail,
  receipt: receiptMail,
  payment_failed: paymentFailedMail,
  renewal_cancelled: renewalCancelledMail,
} satisfies Record<string, (data: never, productName: string) => MailContent>;

export type MailTemplates = typeof mailTemplates;
export type MailTemplate = keyof MailTemplates;
