import { pathTo } from '../../../base/paths.ts';
import { mailText, alertsText as text } from '../../../text/text.ts';
import {
  action,
  heading,
  list,
  type MailContent,
  type MailItem,
  paragraph,
} from '../mail-content.ts';

export interface AlertsData {
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

export function alertsMail(
  { name, alerts, endPath }: AlertsData,
  productName: string,
): MailContent {
  const [first, ...others] = alerts;
  const [item] = first?.items ?? [];
  const isOne = others.length === 0 && first?.items.length === 1;
  return {
    subject:
      isOne && item
        ? text.subject(item.title, productName)
        : text.subjectOfMany(first?.name ?? '', first?.found ?? '', others.length, productName),
    blocks: [
      paragraph(mailText.greeting(name)),
      ...alerts.flatMap((alert) => [
        heading(alert.name),
        list(alert.items),
        ...(alert.more > 0 ? [paragraph(text.more(alert.more))] : []),
        action(text.open, alert.address),
        action(text.endThis, alert.endPath),
      ]),
      paragraph(text.why),
      action(text.manage, pathTo('/dashboard/alerts')),
    ],
    unsubscribePath: endPath,
  };
}

export function webhookStoppedMail(
  { name, host }: { name: string; host: string },
  productName: string,
): MailContent {
  return {
    subject: text.stoppedSubject(productName),
    blocks: [
      paragraph(mailText.greeting(name)),
      paragraph(text.stoppedMail(host)),
      action(text.manage, pathTo('/dashboard/alerts')),
    ],
  };
}
