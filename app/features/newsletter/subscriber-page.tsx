import { pathTo, withQuery } from '../../base/paths.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { requireTriesLeft } from '../../http/rate-limit.server.ts';
import { newsletterText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { SubscribeForm } from '../../ui/subscribe-form.tsx';
import { subscription } from './contract.ts';
import { createSubscriber } from './subscribers.server.ts';

interface SubscriberData {
  isDone: boolean;
  email: string;
  error: string | null;
  status?: number;
}

const DONE = withQuery(pathTo('/subscriber'), { done: 1 });

/** Target of the newsletter form without script. */
export const subscriberPage: Page = page<SubscriberData>({
  load: async ({ url }) => ({
    isDone: url.searchParams.get('done') === '1',
    email: '',
    error: null,
  }),
  async submit(context, _params, form) {
    const email = String(form.get('email') ?? '');
    const parsed = subscription.safeParse({ email });
    if (!parsed.success) return { isDone: false, email, error: text.wrongEmail };
    try {
      await requireTriesLeft(context, 'subscribing');
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      for (const [name, value] of Object.entries(error.headers)) {
        context.answerHeaders.set(name, value);
      }
      return { isDone: false, email, error: error.message, status: error.status };
    }
    await createSubscriber(context, parsed.data.email);
    throw new Redirect(DONE);
  },
  head: ({ isDone, error, status }) => ({
    title: isDone ? text.thanks : text.title,
    description: text.description,
    canonical: pathTo('/subscriber'),
    noindex: isDone,
    hasErrors: error !== null,
    errorStatus: status,
  }),
  body: ({ isDone, email, error }, { session }) =>
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
        <h1>{text.title}</h1>
        <p className="muted">{text.lead}</p>
        <SubscribeForm id="subscriber" email={email} error={error} xsrfToken={session?.xsrfToken} />
      </div>
    ),
});
