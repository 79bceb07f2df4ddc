import { pathTo, withQuery } from '../../../base/paths.ts';
import { mailText, moderationQueueText } from '../../../text/text.ts';
import { action, list, type MailContent, type MailItem, paragraph } from '../mail-content.ts';

const text = moderationQueueText.mail;

interface ModerationQueueData {
  name: string;
  count: number;
  items: MailItem[];
  /** How many more there are than the mail lists. */
  more: number;
  hasDraft: boolean;
  /** Old facts and dead links in words; empty without any. */
  offers: string;
  unsubscribeToken: string;
}

export function moderationQueueMail(data: ModerationQueueData, productName: string): MailContent {
  const { name, count, items, more, hasDraft, offers, unsubscribeToken } = data;
  return {
    subject: text.subject(count, productName),
    blocks: [
      paragraph(mailText.greeting(name)),
      ...(items.length > 0 ? [list(items)] : []),
      ...(more > 0 ? [paragraph(text.more(more))] : []),
      ...(hasDraft ? [action(text.draft, pathTo('/moderation/newsletter'))] : []),
      action(text.open, pathTo('/moderation')),
      ...(offers ? [paragraph(text.offered(offers))] : []),
      paragraph(text.why),
    ],
    unsubscribePath: withQuery(pathTo('/unsubscribe'), { token: unsubscribeToken }),
  };
}
