import type { MailContent } from '../mail-content.ts';
import { accountMails } from './account.ts';
import { billingMails } from './billing.ts';
import { followingMails } from './following.ts';
import { newsletterMails } from './newsletter.ts';
import { recordMails } from './record.ts';

export const mailTemplates = {
  ...accountMails,
  ...billingMails,
  ...followingMails,
  ...newsletterMails,
  ...recordMails,
} satisfies Record<string, (data: never, productName: string) => MailContent>;

export type MailTemplates = typeof mailTemplates;
export type MailTemplate = keyof MailTemplates;
