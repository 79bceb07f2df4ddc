import { pathTo, withQuery } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/take-form.server.ts';
import { authText } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { resetConfirmation } from './contract.ts';
import { rememberedPath } from './next-path.server.ts';
import { confirmReset, isResetLinkOpen } from './reset-password.server.ts';

const text = authText.confirm;

interface ResetData extends FormState {
  token: string;
  isOpen: boolean;
  wanted: string | null;
  /** Follows the verification of an address. */
  isVerified: boolean;
}

export const resetPasswordPage: Page = page<ResetData>({
  cache: 'private',
  async load(context) {
    const token = readToken(context);
    return {
      ...FRESH,
      token,
      wanted: rememberedPath(context),
      isVerified: readIsVerified(context),
      isOpen: await isResetLinkOpen(context, token),
    };
  },
  async submit(context, _params, form) {
    const token = readToken(context);
    form.set('token', token);
    const state = await takeForm(context, form, resetConfirmation, async (given) => {
      await confirmReset(context, given);
      throw new Redirect(loginPath(rememberedPath(context)));
    });
    return {
      ...state,
      token,
      wanted: rememberedPath(context),
      isVerified: readIsVerified(context),
      isOpen: state.errors.token === undefined,
    };
  },
  head: (state) => formHead(state, text),
  body: ({ errors, token, wanted, isOpen, isVerified }, { session }) => (
    <div className="narrow auth">
      <h1>{text.title}</h1>
      {isOpen ? (
        <>
          {isVerified && <Notice type="positive">{text.verified}</Notice>}
          <p className="muted">{text.lead}</p>
          <Island
            name="account-form"
            component={AccountForm}
            props={{
              id: 'reset',
              action: withQuery(pathTo('/forgot-password/confirm'), { token }),
              call: pathTo('/api/auth/reset/confirm'),
              after: loginPath(wanted),
              submitLabel: text.submit,
              failed: authText.failed.confirm,
              hidden: { token, ...(session && { _xsrf: session.xsrfToken }) },
              errors,
              fields: [
                {
                  name: 'password',
                  label: authText.fields.newPassword,
                  kind: 'new password',
                  hint: authText.hints.password,
                },
              ],
            }}
          />
        </>
      ) : (
        <>
          <Notice type="warning">{authText.wrong.resetLink}</Notice>
          <p>
            <a href={pathTo('/forgot-password')}>{text.again}</a>
          </p>
        </>
      )}
    </div>
  ),
});

function loginPath(wanted: string | null): string {
  return withQuery(pathTo('/login'), { notice: 'password', next: wanted });
}

function readToken({ url, answerHeaders }: Context): string {
  answerHeaders.set('referrer-policy', 'same-origin');
  return (url.searchParams.get('token') ?? '').slice(0, 200);
}

function readIsVerified({ url }: Context): boolean {
  return url.searchParams.get('reason') === 'verified';
}
