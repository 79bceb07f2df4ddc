import { pathTo, withQuery } from '../../base/paths.ts';
import { newsletterText } from '../../text/text.ts';
import { action, type MailBlock, unsubscribePath, writeMail } from '../mail-content.ts';

interface IssueMail {
  title: string;
  blocks: MailBlock[];
  /** Of its address on the site. */
  day: string;
  unsubscribeToken: string;
}

interface TopicMail {
  names: string[];
  blocks: MailBlock[];
  unsubscribeToken: string;
}

export const newsletterMails = {
  confirm_newsletter(
    { token, topic }: { token: string; topic: string | null },
    productName: string,
  ) {
    const say = newsletterText.mail;
    return writeMail(say.subject(productName, topic), [
      say.lead(productName, topic),
      action(say.action(topic), withQuery(pathTo('/subscriber/confirm'), { token })),
      say.valid,
      say.ignore,
    ]);
  },

  newsletter_issue({ title, blocks, day, unsubscribeToken }: IssueMail, productName: string) {
    const toSite = action(newsletterText.onSite, pathTo('/newsletter/:issue', { issue: day }));
    return writeMail(
      newsletterText.subject(productName, title),
      [...blocks, toSite, newsletterText.why],
      unsubscribePath(unsubscribeToken),
    );
  },

  topic_news({ names, blocks, unsubscribeToken }: TopicMail, productName: string) {
    return writeMail(
      newsletterText.topicSubject(productName, names),
      [...blocks, newsletterText.topicWhy],
      unsubscribePath(unsubscribeToken),
    );
  },
};
