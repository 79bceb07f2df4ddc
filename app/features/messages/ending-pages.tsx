// Pages that end messages by the signed link in one of them, without signing in; unsubscribe links
// never expire. A POST answers 200 without a redirect, as mail programs expect (RFC 8058).
import type { ReactNode } from 'react';
import { pathTo, withQuery } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import { type Page, page } from '../../http/page.ts';
import { readMailLink } from '../../outbox/mail-link-token.server.ts';
import { isNotificationKind, MODERATION_MAIL } from '../../outbox/preferences.ts';
import { alertsText, notificationsText as text } from '../../text/text.ts';
import { ButtonLink, Submit } from '../../ui/button.tsx';
import { neverAsk } from '../desk/confirmations/confirmations.server.ts';
import { endAlert, endMails, findAlertName } from './alerts/alerts.server.ts';
import {
  endSubscriber,
  endTopics,
  findSubscription,
  nameTopic,
} from './newsletter/subscribers.server.ts';
import { turnOff } from './notifications/notify.server.ts';

interface Ending {
  /** In words, before and after it. */
  ask: string;
  done: string;
  /** Below it when it is done. */
  next?: ReactNode;
  end(): Promise<void>;
}

interface EndingPage {
  path: string;
  /** Null for a link that does not work. */
  read(sql: Sql, token: string, now: Date): Promise<Ending | null>;
  /** Of it `ask`, `done` and `bad` are titles. */
  words: Record<'ask' | 'done' | 'bad' | 'badLink' | 'description' | 'submit', string>;
}

interface EndingData {
  token: string;
  ending: Ending | null;
  isDone: boolean;
}

function endingPage({ path, read, words }: EndingPage): Page {
  const titleOf = ({ ending, isDone }: EndingData) => {
    if (!ending) return words.bad;
    return isDone ? words.done : words.ask;
  };
  return page<EndingData>({
    isOpenToAllSites: true,
    async load({ url, sql, now, answerHeaders }) {
      answerHeaders.set('referrer-policy', 'no-referrer');
      const token = tokenOf(url);
      return { token, ending: await read(sql, token, now), isDone: false };
    },
    async submit({ url, sql, now }) {
      const token = tokenOf(url);
      const ending = await read(sql, token, now);
      await ending?.end();
      return { token, ending, isDone: ending !== null };
    },
    head: (data) => ({
      title: titleOf(data),
      description: words.description,
      noindex: true,
      errorStatus: data.isDone ? 200 : undefined,
    }),
    body: (data) => {
      const { token, ending, isDone } = data;
      return (
        <div className="prose">
          <h1>{titleOf(data)}</h1>
          <p className="lead">{ending ? ending[isDone ? 'done' : 'ask'] : words.badLink}</p>
          {ending && !isDone && (
            <form method="post" action={withQuery(path, { token })}>
              <Submit>{words.submit}</Submit>
            </form>
          )}
          {isDone && ending?.next}
        </div>
      );
    },
  });
}

const tokenOf = (url: URL) => (url.searchParams.get('token') ?? '').slice(0, 200);

export const endAlertPage: Page = endingPage({
  path: pathTo('/alerts/end'),
  words: alertsText.ending,
  async read(sql, token, now) {
    const all = await readMailLink(sql, token, 'end-alert-mails', now);
    if (all) return endOf(null, () => endMails(sql, all.id));
    const one = await readMailLink(sql, token, 'end-alert', now);
    if (!one) return null;
    // A deleted one has ended.
    const name = await findAlertName(sql, one.id);
    return endOf(name, () => endAlert(sql, one.id, now));
  },
});

/** Of an alert, or of all mails of an account, of which the name is null. */
const endOf = (name: string | null, end: Ending['end']): Ending => ({
  ask: alertsText.endLead(name),
  done: alertsText.endedLead(name),
  next: (
    <p>
      <ButtonLink href={pathTo('/dashboard/alerts')}>{alertsText.manage}</ButtonLink>
    </p>
  ),
  end,
});

export const unsubscribePage: Page = endingPage({
  path: pathTo('/unsubscribe'),
  words: text.ending,
  async read(sql, token, now) {
    const newsletter = await readMailLink(sql, token, 'end-newsletter', now);
    if (newsletter) {
      const topic = (await findSubscription(sql, newsletter.id))?.topic;
      const what = topic ? text.about(nameTopic(topic)) : text.newsletter;
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
  },
});

const say = (what: string) => ({ ask: text.unsubscribeAsk(what), done: text.unsubscribed(what) });
