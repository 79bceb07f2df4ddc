// What somebody follows: notifications, and alerts of lists and searches.
import { pathTo } from '../../base/paths.ts';
import { alertsText, mailText, notificationsText } from '../../text/text.ts';
import {
  action,
  heading,
  list,
  type MailItem,
  unsubscribePath,
  writeMail,
} from '../mail-content.ts';

interface Notification {
  name: string;
  kind: string;
  items: MailItem[];
  /** How many more there are than the mail lists. */
  more: number;
  unsubscribeToken: string;
}

interface Alerts {
  name: string;
  alerts: ReadonlyArray<{
    name: string;
    /** "3 rounds" */
    found: string;
    address: string;
    endPath: string;
    items: MailItem[];
    /** How many more there are than the mail lists. */
    more: number;
  }>;
  /** Ends what the mail is about, without signing in. */
  endPath: string;
}

const toAlerts = action(alertsText.manage, pathTo('/dashboard/alerts'));

export const followingMails = {
  notification({ name, kind, items, more, unsubscribeToken }: Notification, productName: string) {
    const say = notificationsText;
    const count = items.length + more;
    const [first] = items;
    const isOne = count === 1 && first && kind !== 'recommended_digest';
    return writeMail(
      isOne ? say.oneSubject(first.title, productName) : say.subject(kind, count, productName),
      [
        mailText.greeting(name),
        list(items),
        more > 0 && say.more(more),
        action(say.dashboard, pathTo('/dashboard')),
        say.why(kind),
        action(say.settings, pathTo('/dashboard/account-settings/notification')),
      ],
      unsubscribePath(unsubscribeToken),
    );
  },

  alerts({ name, alerts, endPath }: Alerts, productName: string) {
    const say = alertsText;
    const [first, ...others] = alerts;
    const [item] = first?.items ?? [];
    const isOne = others.length === 0 && first?.items.length === 1;
    return writeMail(
      isOne && item
        ? say.subject(item.title, productName)
        : say.subjectOfMany(first?.name ?? '', first?.found ?? '', others.length, productName),
      [
        mailText.greeting(name),
        ...alerts.flatMap((alert) => [
          heading(alert.name),
          list(alert.items),
          alert.more > 0 && say.more(alert.more),
          action(say.open, alert.address),
          action(say.endThis, alert.endPath),
        ]),
        say.why,
        toAlerts,
      ],
      endPath,
    );
  },

  webhook_stopped({ name, host }: { name: string; host: string }, productName: string) {
    return writeMail(alertsText.stoppedSubject(productName), [
      mailText.greeting(name),
      alertsText.stoppedMail(host),
      toAlerts,
    ]);
  },
};
