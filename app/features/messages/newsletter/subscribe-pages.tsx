import { pathTo, withQuery } from '../../../base/paths.ts';
import { Redirect } from '../../../http/errors.ts';
import { takeErrors } from '../../../http/forms.server.ts';
import { readLinkToken } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { newsletterText as text } from '../../../text/text.ts';
import { ButtonLink, Submit } from '../../../ui/button.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { SubscribeForm } from '../../../ui/subscribe-form.tsx';
import { subscription } from '../contract.ts';
import {
  confirmSubscriber,
  createSubscriber,
  nameTopic,
  readConfirmable,
  requireTopic,
  type Topic,
} from './subscribers.server.ts';

interface SubscriberData {
  isDone: boolean;
  email: string;
  error: string | null;
  status?: number;
  /** The form's subject; null for the newsletter. */
  topic: Topic | null;
}

const DONE = withQuery(pathTo('/subscriber'), { done: 1 });

/** Target of the newsletter form without script. */
export const subscriberPage: Page = page<SubscriberData>({
  cache: 'public',
  load: async ({ url }) => ({
    isDone: url.searchParams.get('done') === '1',
    email: '',
    error: null,
    topic: null,
  }),
  async submit(context, _params, form) {
    const email = String(form.get('email') ?? '');
    const given = {
      email,
      type: form.get('type') ?? undefined,
      slug: form.get('slug') ?? undefined,
    };
    const { type, slug } = subscription.omit({ email: true }).safeParse(given).data ?? {};
    const topic = await requireTopic(context.sql, type, slug);
    const parsed = subscription.safeParse(given);
    if (!parsed.success) return { isDone: false, email, error: text.wrongEmail, topic };
    const { errors, status } = await takeErrors(context, async () => {
      await requireTriesLeft(context, 'subscribing');
      await createSubscriber(context, parsed.data.email, topic);
      throw new Redirect(DONE);
    });
    return { isDone: false, email, error: Object.values(errors).join(' '), status, topic };
  },
  head: ({ isDone, error, status }) => ({
    title: isDone ? text.thanks : text.title,
    description: text.description,
    canonical: pathTo('/subscriber'),
    noindex: isDone,
    hasErrors: error !== null,
    errorStatus: status,
  }),
  body: ({ isDone, email, error, topic }, { session }) =>
    isDone ? (
      <div className="prose">
        <h1>{text.thanks}</h1>
        <p className="lead">{text.checkMail}</p>
        <p>{text.noMail}</p>
        <p>
          <ButtonLink href="/">{text.home}</ButtonLink>
        </p>
      </div>
    ) : (
      <div className="narrow flow">
        <ErrorSummary errors={error ? [{ id: 'subscriber-email', message: error }] : []} />
        <h1>{topic ? text.topicTitle(nameTopic(topic)) : text.title}</h1>
        <p className="muted">{topic ? text.topicLead : text.lead}</p>
        <SubscribeForm
          id="subscriber"
          email={email}
          error={error}
          xsrfToken={session?.xsrfToken}
          topic={topic && { ...topic, name: nameTopic(topic) }}
        />
      </div>
    ),
});

/** Name of the place, industry or investor; null for the newsletter. */
type TopicName = string | null;

const STEPS = {
  ask: {
    title: (of: TopicName) => text.confirmTitle(of),
    lead: (of: TopicName) => text.confirmLead(of),
  },
  done: {
    title: (of: TopicName) => text.confirmedTitle(of),
    lead: (of: TopicName) => text.confirmed(of),
  },
  bad: { title: () => text.badLinkTitle, lead: () => text.badConfirm },
};

interface ConfirmData {
  token: string;
  step: keyof typeof STEPS;
  topic: TopicName;
}

/** A button confirms, since mail scanners follow links. */
export const confirmPage: Page = page<ConfirmData>({
  async load(context) {
    const token = readLinkToken(context);
    const found = await readConfirmable(context.sql, token, context.now);
    return {
      token,
      step: found ? 'ask' : 'bad',
      topic: found?.topic ? nameTopic(found.topic) : null,
    };
  },
  async submit({ sql, now }, _params, form) {
    const token = String(form.get('token') ?? '').slice(0, 200);
    const found = await confirmSubscriber(sql, token, now);
    return {
      token,
      step: found ? 'done' : 'bad',
      topic: found?.topic ? nameTopic(found.topic) : null,
    };
  },
  head: ({ step, topic }) => ({
    title: STEPS[step].title(topic),
    description: text.description,
    noindex: true,
    errorStatus: step === 'done' ? 200 : undefined,
  }),
  body: ({ token, step, topic }) => (
    <div className="prose">
      <h1>{STEPS[step].title(topic)}</h1>
      <p className="lead">{STEPS[step].lead(topic)}</p>
      {step === 'ask' ? (
        <PostForm action={pathTo('/subscriber/confirm')} fields={{ token }}>
          <Submit>{text.confirmSubmit}</Submit>
        </PostForm>
      ) : (
        <p>
          {step === 'done' ? (
            <ButtonLink href={pathTo('/newsletter')}>{text.readIssues}</ButtonLink>
          ) : (
            <ButtonLink href={pathTo('/subscriber')}>{text.submit}</ButtonLink>
          )}
        </p>
      )}
    </div>
  ),
});
