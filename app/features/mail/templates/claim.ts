import { claimPath, withQuery } from '../../../base/paths.ts';
import { claimsText, mailText } from '../../../text/text.ts';
import { action, type MailContent, paragraph } from '../mail-content.ts';

export function claimMail(
  data: { startup: string; slug: string; token: string },
  productName: string,
): MailContent {
  const say = claimsText.mailed;
  return {
    subject: say.subject(data.startup),
    blocks: [
      paragraph(mailText.greeting(null)),
      paragraph(say.lead(data.startup, productName)),
      action(say.action, withQuery(claimPath(data.slug), { token: data.token })),
      paragraph(say.valid),
      paragraph(mailText.ignore),
    ],
  };
}
