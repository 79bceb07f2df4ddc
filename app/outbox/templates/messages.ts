// Mails that readers subscribed to: notifications, alerts, the newsletter and weekly mails. Their
// words are in app/text/en/messages.ts and newsletter.ts, the line of each thing that they list
// in app/features/messages/lines.server.ts.
import { issuePath, pathTo, withQuery } from '../../base/paths.ts';
import { alertsText, newsletterText, notificationsText } from '../../text/text.ts';
import {
  action,
  heading,
  letter,
  list,
  type MailBlock,
  type MailItem,
  writeMail,
} from '../mail-content.ts';

interface Listed {
  name: string;
  items: MailItem[];
  /** How many more there are than the mail lists. */
  more: number;
}

interface FoundByAlert extends Listed {
  /** "3 rounds" */
  found: string;
  address: string;
  endPath: string;
}

const toAlerts = () => action(alertsText.manage, pathTo('/dashboard/alerts'));

export const followingMails = {
  notification({ name, kind, items, more }: Listed & { kind: string }, productName: string) {
    const say = notificationsText;
    const count = items.length + more;
    const [first] = items;
    const isOne = count === 1 && first && kind !== 'recommended_digest';
    return letter(
      name,
      isOne ? say.oneSubject(first.title, productName) : say.subject(kind, count, productName),
      [
        list(items),
        more > 0 && say.more(more),
        action(say.dashboard, pathTo('/dashboard')),
        say.why(kind),
        action(say.settings, pathTo('/dashboard/account-settings/notification')),
      ],
    );
  },

  alerts({ name, alerts }: { name: string; alerts: readonly FoundByAlert[] }, productName: string) {
    const say = alertsText;
    const [first, ...others] = alerts;
    const [item] = first?.items ?? [];
    const isOne = others.length === 0 && first?.items.length === 1;
    return letter(
      name,
      isOne && item
        ? say.subject(item.title, productName)
        : say.subjectOfMany(first?.name ?? '', first?.found ?? '', others.length, productName),
      [
        ...alerts.flatMap((alert) => [
          heading(alert.name),
          list(alert.items),
          alert.more > 0 && say.more(alert.more),
          action(say.open, alert.address),
          action(say.endThis, alert.endPath),
        ]),
        say.why,
        toAlerts(),
      ],
    );
  },

  webhook_stopped({ name, host }: { name: string; host: string }, productName: string) {
    const { stoppedSubject, stoppedMail } = alertsText;
    return letter(name, stoppedSubject(productName), [stoppedMail(host), toAlerts()]);
  },
};

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

  /** `day` is of its address on the site. */
  newsletter_issue(
    { title, blocks, day }: { title: string; blocks: MailBlock[]; day: string },
    productName: string,
  ) {
    const { subject, onSite, why } = newsletterText;
    return writeMail(subject(productName, title), [...blocks, action(onSite, issuePath(day)), why]);
  },

  topic_news({ names, blocks }: { names: string[]; blocks: MailBlock[] }, productName: string) {
    const { topicSubject, topicWhy } = newsletterText;
    return writeMail(topicSubject(productName, names), [...blocks, topicWhy]);
  },
};
