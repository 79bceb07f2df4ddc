// Asking for a link to a new password, and choosing it by that link.

import { pathTo, withQuery } from '../../../base/paths.ts';
import { formPage } from '../../../http/forms.server.ts';
import { readLinkToken } from '../../../http/guard.server.ts';
import type { Page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { Notice } from '../../../ui/states.tsx';
import { emailField, newPasswordField } from './account-field.tsx';
import { LiveAccountForm } from './account-form.tsx';
import { confirmReset, requestReset } from './change-password.server.ts';
import { resetConfirmation, resetRequest } from './contract.ts';
import { rememberedPath, wantedPath } from './next-path.server.ts';
import { findResetEmail } from './one-time-tokens.server.ts';

const { forgot, confirm } = authText;

const sentPath = (wanted: string | null) =>
  withQuery(pathTo('/forgot-password'), { sent: 1, next: wanted });

export const forgotPasswordPage: Page = formPage({
  cache: 'public',
  schema: resetRequest,
  words: forgot,
  load: async (context) => ({
    wanted: wantedPath(context),
    isSent: context.url.searchParams.get('sent') === '1',
  }),
  async act(context, { email }, { wanted }) {
    await requestReset(context, email);
    return sentPath(wanted);
  },
  body: ({ errors, typed, wanted, isSent }, { session }) => (
    <div className="narrow auth">
      <h1>{forgot.title}</h1>
      {isSent && <Notice type="positive">{forgot.answer}</Notice>}
      <p className="muted">{forgot.lead}</p>
      <LiveAccountForm
        id="forgot"
        action={withQuery(pathTo('/forgot-password'), { next: wanted })}
        call={withQuery(pathTo('/api/auth/reset'), { next: wanted })}
        after={sentPath(wanted)}
        submitLabel={forgot.submit}
        failed={authText.failed.reset}
        errors={errors}
        fields={[emailField(typed.email)]}
      />
      {!session && (
        <p>
          <a href={withQuery(pathTo('/login'), { next: wanted })}>{forgot.back}</a>
        </p>
      )}
    </div>
  ),
});

const changedPath = (wanted: string | null) =>
  withQuery(pathTo('/login'), { notice: 'password', next: wanted });

export const resetPasswordPage: Page = formPage({
  schema: resetConfirmation.omit({ token: true }),
  words: confirm,
  async load(context) {
    const token = readLinkToken(context);
    return {
      token,
      wanted: rememberedPath(context),
      /** Follows the verification of an address. */
      isVerified: context.url.searchParams.get('reason') === 'verified',
      isOpen: (await findResetEmail(context.sql, token, context.now)) !== null,
    };
  },
  async act(context, { password }, { token, wanted }) {
    await confirmReset(context, { token, password });
    return changedPath(wanted);
  },
  body: ({ errors, token, wanted, isOpen, isVerified }) => (
    <div className="narrow auth">
      <h1>{confirm.title}</h1>
      {isOpen && !errors.token ? (
        <>
          {isVerified && <Notice type="positive">{confirm.verified}</Notice>}
          <p className="muted">{confirm.lead}</p>
          <LiveAccountForm
            id="reset"
            action={withQuery(pathTo('/forgot-password/confirm'), { token })}
            call={pathTo('/api/auth/reset/confirm')}
            after={changedPath(wanted)}
            submitLabel={confirm.submit}
            failed={authText.failed.confirm}
            hidden={{ token }}
            errors={errors}
            fields={[newPasswordField('password')]}
          />
        </>
      ) : (
        <>
          <Notice type="warning">{authText.wrong.resetLink}</Notice>
          <p>
            <a href={pathTo('/forgot-password')}>{confirm.again}</a>
          </p>
        </>
      )}
    </div>
  ),
});
