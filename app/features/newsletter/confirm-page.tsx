import { pathTo } from '../../base/paths.ts';
import { type Page, page } from '../../http/page.ts';
import { newsletterText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { confirmSubscriber, isConfirmable } from './subscribers.server.ts';

interface ConfirmData {
  token: string;
  step: 'ask' | 'done' | 'bad';
}

/** A button confirms, since mail scanners follow links. */
export const confirmPage: Page = page<ConfirmData>({
  cache: 'private',
  async load({ url, sql, now, answerHeaders }) {
    answerHeaders.set('referrer-policy', 'same-origin');
    const token = (url.searchParams.get('token') ?? '').slice(0, 200);
    return { token, step: (await isConfirmable(sql, token, now)) ? 'ask' : 'bad' };
  },
  async submit({ sql, now }, _params, form) {
    const token = String(form.get('token') ?? '').slice(0, 200);
    return { token, step: (await confirmSubscriber(sql, token, now)) ? 'done' : 'bad' };
  },
  head: ({ step }) => ({
    title: titleOf(step),
    description: text.description,
    noindex: true,
    errorStatus: step === 'done' ? 200 : undefined,
  }),
  body: ({ token, step }, { session }) => (
    <div className="prose">
      <h1>{titleOf(step)}</h1>
      {step === 'ask' && (
        <>
          <p className="lead">{text.confirmLead}</p>
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
          <p className="lead">{text.confirmed}</p>
          <p>
            <ButtonLink href="/">{text.home}</ButtonLink>
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

function titleOf(step: ConfirmData['step']): string {
  if (step === 'bad') return text.badLinkTitle;
  return step === 'done' ? text.confirmedTitle : text.confirmTitle;
}
