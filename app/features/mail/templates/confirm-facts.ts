import { pathTo, withQuery } from '../../../base/paths.ts';
import { confirmationsText } from '../../../text/text.ts';
import { action, list, type MailContent, paragraph } from '../mail-content.ts';

interface Question {
  name: string;
  facts: ReadonlyArray<{ label: string; value: string }>;
  token: string;
  unsubscribeToken: string;
}

export function confirmFactsMail(data: Question, productName: string): MailContent {
  const say = confirmationsText.mail;
  return {
    subject: say.subject(productName, data.name),
    blocks: [
      paragraph(say.lead(productName, data.name)),
      list(data.facts.map(({ label, value }) => ({ title: `${label}: ${value}` }))),
      action(say.action, withQuery(pathTo('/confirm'), { token: data.token })),
      paragraph(say.noAccount),
      paragraph(say.never),
    ],
    unsubscribePath: withQuery(pathTo('/unsubscribe'), { token: data.unsubscribeToken }),
  };
}
