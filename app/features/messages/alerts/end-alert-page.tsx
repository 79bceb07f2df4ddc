import { pathTo } from '../../../base/paths.ts';
import type { Page } from '../../../http/page.ts';
import { readMailLink } from '../../../outbox/mail-link-token.server.ts';
import { endingPage } from '../../../outbox/one-click-ending.tsx';
import { alertsText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { findAlertName } from './queries.server.ts';
import { endAlert, endMails } from './save-alert.server.ts';

export const endAlertPage: Page = endingPage({
  path: pathTo('/alerts/end'),
  titles: { ask: text.endTitle, done: text.endedTitle, bad: text.badLinkTitle },
  badLink: text.badLink,
  description: text.description,
  submit: text.end,
  async read(sql, token, now) {
    const all = await readMailLink(sql, token, 'end-alert-mails', now);
    if (all) return { ...say(null), end: () => endMails(sql, all.id) };
    const one = await readMailLink(sql, token, 'end-alert', now);
    if (!one) return null;
    // A deleted one has ended.
    const name = (await findAlertName(sql, one.id)) ?? '';
    return { ...say(name), end: () => endAlert(sql, one.id, now) };
  },
});

/** The name is null for all mails of an account. */
const say = (name: string | null) => ({
  ask: text.endLead(name),
  done: text.endedLead(name),
  next: (
    <p>
      <ButtonLink href={pathTo('/dashboard/alerts')}>{text.manage}</ButtonLink>
    </p>
  ),
});
