import { pathTo, withQuery } from '../../../base/paths.ts';
import { Redirect } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { takeErrors } from '../../../http/take-form.server.ts';
import { newsletterText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/post-form.tsx';
import { SubscribeForm } from '../../../ui/subscribe-form.tsx';
import { subscription } from './contract.ts';
import { createSubscriber } from './subscribers.server.ts';
import { requireTopic, type Topic } from './topics.server.ts';

interface SubscriberData {
  isDone: boolean;
  email: string;
  error: string | null;
  status?: number;
  /** What the form was about; null for the newsletter. */
  topic: Topic | null;
}

const DONE = withQuery(pathTo('/subscriber'), { done: 1 });

/** Target of the newsletter form without script. */
export const subscriberPage: Page = page<SubscriberData>({
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
        <h1>{topic ? text.topicTitle(topic.name) : text.title}</h1>
        <p className="muted">{topic ? text.topicLead : text.lead}</p>
        <SubscribeForm
          id="subscriber"
          email={email}
          error={error}
          xsrfToken={session?.xsrfToken}
          topic={topic}
        />
      </div>
    ),
});
