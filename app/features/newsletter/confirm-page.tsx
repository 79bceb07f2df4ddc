import { pathTo } from '../../base/paths.ts';
import { type Page, page } from '../../http/page.ts';
import { newsletterText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { confirmSubscriber, readConfirmable } from './subscribers.server.ts';

interface ConfirmData {
  token: string;
  step: 'ask' | 'done' | 'bad';
  /** Name of the place, industry or investor; null for the newsletter. */
  topic: string | null;
}

/** A button confirms, since mail scanners follow links. */
export const confirmPage: Page = page<ConfirmData>({
  cache: 'private',
  async load({ url, sql, now, answerHeaders }) {
    answerHeaders.set('referrer-policy', 'same-origin');
    const token = (url.searchParams.get('token') ?? '').slice(0, 200);
    const found = await readConfirmable(sql, token, now);
    return { token, step: found ? 'ask' : 'bad', topic: found?.topic?.name ?? null };
  },
  async submit({ sql, now }, _params, form) {
    const token = String(form.get('token') ?? '').slice(0, 200);
    const found = await confirmSubscriber(sql, token, now);
    return { token, step: found ? 'done' : 'bad', topic: found?.topic?.name ?? null };
  },
  head: (data) => ({
    title: titleOf(data),
    description: text.description,
    noindex: true,
    errorStatus: data.step === 'done' ? 200 : undefined,
  }),
  body: ({ token, step, topic }, { session }) => (
    <div className="prose">
      <h1>{titleOf({ step, topic })}</h1>
      {step === 'ask' && (
        <>
          <p className="lead">{text.confirmLead(topic)}</p>
          <form method="post" action={pathTo('/subscriber/confirm')}>
            {session && <input type="hidden" name="_xsrf" value={session.xsrfToken} />}
            <input type="hidden" name="token" value={token} />
            <Button type="submit" look="primary" large>
              {text.confirmSubmit}
            </Button>
          </form>
        </>
      )}
      {step === 'done' && (
        <>
          <p className="lead">{text.confirmed(topic)}</p>
          <p>
            <ButtonLink href={pathTo('/newsletter')}>{text.readIssues}</ButtonLink>
          </p>
        </>
      )}
      {step === 'bad' && (
        <>
          <p className="lead">{text.badConfirm}</p>
          <p>
            <ButtonLink href={pathTo('/subscriber')}>{text.submit}</ButtonLink>
          </p>
        </>
      )}
    </div>
  ),
});

function titleOf({ step, topic }: Pick<ConfirmData, 'step' | 'topic'>): string {
  if (step === 'bad') return text.badLinkTitle;
  return step === 'done' ? text.confirmedTitle(topic) : text.confirmTitle(topic);
}
