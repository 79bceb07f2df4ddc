import { pathTo, withQuery } from '../../../base/paths.ts';
import { newsletterText } from '../../../text/text.ts';
import { action, type MailBlock, type MailContent, paragraph } from '../mail-content.ts';

export function confirmNewsletterMail(
  { token, topic }: { token: string; topic: string | null },
  productName: string,
): MailContent {
  const say = newsletterText.mail;
  return {
    subject: say.subject(productName, topic),
    blocks: [
      paragraph(say.lead(productName, topic)),
      action(say.action(topic), withQuery(pathTo('/subscriber/confirm'), { token })),
      paragraph(say.valid),
      paragraph(say.ignore),
    ],
  };
}

interface IssueMail {
  title: string;
  blocks: MailBlock[];
  /** Of its address on the site. */
  day: string;
  unsubscribeToken: string;
}

export function newsletterIssueMail(data: IssueMail, productName: string): MailContent {
  return {
    subject: newsletterText.subject(productName, data.title),
    blocks: [
      ...data.blocks,
      action(newsletterText.onSite, pathTo('/newsletter/:issue', { issue: data.day })),
      paragraph(newsletterText.why),
    ],
    unsubscribePath: endPath(data.unsubscribeToken),
  };
}

interface TopicMail {
  names: string[];
  blocks: MailBlock[];
  unsubscribeToken: string;
}

export function topicNewsMail(data: TopicMail, productName: string): MailContent {
  return {
    subject: newsletterText.topicSubject(productName, data.names),
    blocks: [...data.blocks, paragraph(newsletterText.topicWhy)],
    unsubscribePath: endPath(data.unsubscribeToken),
  };
}

const endPath = (token: string) => withQuery(pathTo('/unsubscribe'), { token });
