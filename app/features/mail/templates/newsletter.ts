import { pathTo, withQuery } from '../../../base/paths.ts';
import { newsletterText } from '../../../text/text.ts';
import { action, type MailContent, paragraph } from '../mail-content.ts';

export function confirmNewsletterMail(data: { token: string }, productName: string): MailContent {
  const say = newsletterText.mail;
  return {
    subject: say.subject(productName),
    blocks: [
      paragraph(say.lead(productName)),
      action(say.action, withQuery(pathTo('/subscriber/confirm'), { token: data.token })),
      paragraph(say.valid),
      paragraph(say.ignore),
    ],
  };
}
