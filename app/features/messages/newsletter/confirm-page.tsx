import { pathTo } from '../../../base/paths.ts';
import { readLinkToken } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { newsletterText as text } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { confirmSubscriber, readConfirmable } from './subscribers.server.ts';

const STEPS = {
  ask: { title: text.confirmTitle, lead: text.confirmLead },
  done: { title: text.confirmedTitle, lead: text.confirmed },
  bad: { title: () => text.badLinkTitle, lead: () => text.badConfirm },
};

interface ConfirmData {
  token: string;
  step: keyof typeof STEPS;
  /** Name of the place, industry or investor; null for the newsletter. */
  topic: string | null;
}

/** A button confirms, since mail scanners follow links. */
export const confirmPage: Page = page<ConfirmData>({
  cache: 'private',
  async load(context) {
    const token = readLinkToken(context);
    const found = await readConfirmable(context.sql, token, context.now);
    return { token, step: found ? 'ask' : 'bad', topic: found?.topic?.name ?? null };
  },
  async submit({ sql, now }, _params, form) {
    const token = String(form.get('token') ?? '').slice(0, 200);
    const found = await confirmSubscriber(sql, token, now);
    return { token, step: found ? 'done' : 'bad', topic: found?.topic?.name ?? null };
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
          <Button type="submit" look="primary" large>
            {text.confirmSubmit}
          </Button>
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
