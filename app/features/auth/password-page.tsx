import { pathTo } from '../../base/paths.ts';
import { Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/take-form.server.ts';
import { authText } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Island } from '../../ui/island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { AccountForm } from './account-form.tsx';
import { changePassword } from './change-password.server.ts';
import { passwordChange } from './contract.ts';
import { hasPassword } from './queries.server.ts';

const text = authText.changePassword;
const PATH = pathTo('/dashboard/account-settings/password');
const DONE = `${PATH}?done=1`;

interface PasswordData extends FormState {
  isDone: boolean;
  /** False for an account of the companion application. */
  hasOne: boolean;
  xsrfToken: string;
}

export const passwordPage: Page = page<PasswordData>({
  cache: 'private',
  async load(context) {
    const { userId, xsrfToken } = requireSession(context);
    const hasOne = await hasPassword(context.sql, userId);
    const isDone = context.url.searchParams.get('done') === '1';
    return { ...FRESH, hasOne, xsrfToken, isDone };
  },
  async submit(context, _params, form) {
    const { xsrfToken } = requireSession(context);
    const state = await takeForm(context, form, passwordChange, async (given) => {
      await changePassword(context, given);
      throw new Redirect(DONE);
    });
    return { ...state, hasOne: true, xsrfToken, isDone: false };
  },
  head: (state) => formHead(state, text),
  body: ({ errors, isDone, hasOne, xsrfToken }) =>
    hasOne ? (
      <SettingsFrame tab="password">
        <h1>{text.title}</h1>
        {isDone && <Notice type="positive">{text.done}</Notice>}
        <p className="muted">{text.lead}</p>
        <Island
          name="account-form"
          component={AccountForm}
          props={{
            id: 'password',
            action: PATH,
            call: pathTo('/api/user'),
            after: DONE,
            submitLabel: text.submit,
            failed: authText.failed.changePassword,
            hidden: { _xsrf: xsrfToken },
            errors,
            fields: [
              { name: 'oldpassword', label: authText.fields.oldPassword, kind: 'password' },
              {
                name: 'newpassword',
                label: authText.fields.newPassword,
                kind: 'new password',
                hint: authText.hints.password,
              },
            ],
          }}
        />
      </SettingsFrame>
    ) : (
      <SettingsFrame tab="password">
        <h1>{text.title}</h1>
        <p>{text.none}</p>
        <p>
          <ButtonLink href={pathTo('/forgot-password')}>{text.choose}</ButtonLink>
        </p>
      </SettingsFrame>
    ),
});
