import { pathTo, withQuery } from '../../base/paths.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/take-form.server.ts';
import { authText } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { resetRequest } from './contract.ts';
import { wantedPath } from './next-path.server.ts';
import { requestReset } from './reset-password.server.ts';

const text = authText.forgot;

interface ForgotData extends FormState {
  wanted: string | null;
  isSent: boolean;
}

export const forgotPasswordPage: Page = page<ForgotData>({
  load: async (context) => ({
    ...FRESH,
    wanted: wantedPath(context),
    isSent: context.url.searchParams.get('sent') === '1',
  }),
  async submit(context, _params, form) {
    const state = await takeForm(context, form, resetRequest, async ({ email }) => {
      await requestReset(context, email);
      throw new Redirect(sentPath(wantedPath(context)));
    });
    return { ...state, wanted: wantedPath(context), isSent: false };
  },
  head: (state) => formHead(state, text),
  body: ({ errors, typed, wanted, isSent }, { session }) => (
    <div className="narrow auth">
      <h1>{text.title}</h1>
      {isSent && <Notice type="positive">{text.answer}</Notice>}
      <p className="muted">{text.lead}</p>
      <Island
        name="account-form"
        component={AccountForm}
        props={{
          id: 'forgot',
          action: withQuery(pathTo('/forgot-password'), { next: wanted }),
          call: withQuery(pathTo('/api/auth/reset'), { next: wanted }),
          after: sentPath(wanted),
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
          <a href={withQuery(pathTo('/login'), { next: wanted })}>{text.back}</a>
        </p>
      )}
    </div>
  ),
});

function sentPath(wanted: string | null): string {
  return withQuery(pathTo('/forgot-password'), { sent: 1, next: wanted });
}
