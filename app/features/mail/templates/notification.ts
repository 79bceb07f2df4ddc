import { pathTo, withQuery } from '../../../base/paths.ts';
import { mailText, notificationsText as text } from '../../../text/text.ts';
import { action, list, type MailContent, type MailItem, paragraph } from '../mail-content.ts';

export interface NotificationData {
  name: string;
  kind: string;
  items: MailItem[];
  /** How many more there are than the mail lists. */
  more: number;
  unsubscribeToken: string;
}

export function notificationMail(data: NotificationData, productName: string): MailContent {
  const { name, kind, items, more, unsubscribeToken } = data;
  const count = items.length + more;
  const [first] = items;
  const isOne = count === 1 && first && kind !== 'recommended_digest';
  return {
    subject: isOne
      ? text.oneSubject(first.title, productName)
      : text.subject(kind, count, productName),
    blocks: [
      paragraph(mailText.greeting(name)),
      list(items),
      ...(more > 0 ? [paragraph(text.more(more))] : []),
      action(text.dashboard, pathTo('/dashboard')),
      paragraph(text.why(kind)),
      action(text.settings, pathTo('/dashboard/account-settings/notification')),
    ],
    unsubscribePath: withQuery(pathTo('/unsubscribe'), { token: unsubscribeToken }),
  };
}
