// Unsubscribe links need no sign-in and never expire (RFC 8058).
import { pathTo } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import type { Page } from '../../../http/page.ts';
import { readMailLink } from '../../../outbox/mail-link-token.server.ts';
import { type Ending, endingPage } from '../../../outbox/one-click-ending.tsx';
import { isNotificationKind, MODERATION_MAIL } from '../../../outbox/preferences.ts';
import { notificationsText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { neverAsk } from '../../desk/confirmations/confirmations.server.ts';
import { endSubscriber, endTopics, findSubscription } from '../newsletter/subscribers.server.ts';
import { turnOff } from './due-events.server.ts';

export const unsubscribePage: Page = endingPage({
  path: pathTo('/unsubscribe'),
  titles: { ask: text.unsubscribeTitle, done: text.unsubscribedTitle, bad: text.badLinkTitle },
  badLink: text.badLink,
  description: text.unsubscribeDescription,
  submit: text.unsubscribeSubmit,
  read: readEnding,
});

async function readEnding(sql: Sql, token: string, now: Date): Promise<Ending | null> {
  const newsletter = await readMailLink(sql, token, 'end-newsletter', now);
  if (newsletter) {
    const topic = (await findSubscription(sql, newsletter.id))?.topic;
    const what = topic ? text.about(topic.name) : text.newsletter;
    return { ...say(what), end: () => endSubscriber(sql, newsletter.id, now) };
  }
  const topics = await readMailLink(sql, token, 'end-topics', now);
  if (topics) return { ...say(text.topics), end: () => endTopics(sql, topics.id, now) };
  const questions = await readMailLink(sql, token, 'end-questions', now);
  if (questions) return { ...say(text.questions), end: () => neverAsk(sql, questions.id, now) };
  const link = await readMailLink(sql, token, 'end-notifications', now);
  const kind = link?.detail ?? '';
  if (!link || !(isNotificationKind(kind) || kind === MODERATION_MAIL)) return null;
  return {
    ...say(text.about(text.kind(kind))),
    next: (
      <>
        <p>{text.unsubscribedChoose}</p>
        <p>
          <ButtonLink href={pathTo('/dashboard/account-settings/notification')}>
            {text.settings}
          </ButtonLink>
        </p>
      </>
    ),
    end: () => turnOff(sql, link.id, kind),
  };
}

const say = (what: string) => ({ ask: text.unsubscribeAsk(what), done: text.unsubscribed(what) });
