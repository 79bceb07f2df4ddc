import { pathTo, withQuery } from '../../base/paths.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/take-form.server.ts';
import { authText } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { resetRequest } from './contract.ts';
import { requestReset } from './reset-password.server.ts';

const text = authText.forgot;
const SENT = withQuery(pathTo('/forgot-password'), { sent: 1 });

interface ForgotData extends FormState {
  isSent: boolean;
}

export const forgotPasswordPage: Page = page<ForgotData>({
  load: async ({ url }) => ({ ...FRESH, isSent: url.searchParams.get('sent') === '1' }),
  async submit(context, _params, form) {
    const state = await takeForm(context, form, resetRequest, async ({ email }) => {
      await requestReset(context, email);
      throw new Redirect(SENT);
    });
    return { ...state, isSent: false };
  },
  head: (state) => formHead(state, text),
  body: ({ errors, typed, isSent }, { session }) => (
    <div className="narrow auth">
      <h1>{text.title}</h1>
      {isSent && <Notice type="positive">{text.answer}</Notice>}
      <p className="muted">{text.lead}</p>
      <Island
        name="account-form"
        component={AccountForm}
        props={{
          id: 'forgot',
          action: pathTo('/forgot-password'),
          call: pathTo('/api/auth/reset'),
          after: SENT,
          submitLabel: text.submit,
          failed: authText.failed.reset,
          hidden: session ? { _xsrf: session.xsrfToken } : {},
          errors,
          fields: [
            { name: 'email', label: authText.fields.email, kind: 'email', value: typed.email },
          ],
        }}
      />
      {!session && (
        <p>
          <a href={pathTo('/login')}>{text.back}</a>
        </p>
      )}
    </div>
  ),
});
