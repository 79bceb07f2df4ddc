import { pathTo, withQuery } from '../../../base/paths.ts';
import { formPage } from '../../../http/form-page.server.ts';
import { readLinkToken } from '../../../http/link-token.ts';
import type { Page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { Notice } from '../../../ui/states.tsx';
import { newPasswordField } from './account-field.tsx';
import { resetConfirmation } from './contract.ts';
import { LiveAccountForm } from './live-account-form.tsx';
import { rememberedPath } from './next-path.server.ts';
import { confirmReset, isResetLinkOpen } from './reset-password.server.ts';

const text = authText.confirm;

export const resetPasswordPage: Page = formPage({
  cache: 'private',
  schema: resetConfirmation.omit({ token: true }),
  words: text,
  async load(context) {
    const token = readLinkToken(context);
    return {
      token,
      wanted: rememberedPath(context),
      /** Follows the verification of an address. */
      isVerified: context.url.searchParams.get('reason') === 'verified',
      isOpen: await isResetLinkOpen(context, token),
    };
  },
  async act(context, { password }, { token, wanted }) {
    await confirmReset(context, { token, password });
    return loginPath(wanted);
  },
  body: ({ errors, token, wanted, isOpen, isVerified }) => (
    <div className="narrow auth">
      <h1>{text.title}</h1>
      {isOpen && !errors.token ? (
        <>
          {isVerified && <Notice type="positive">{text.verified}</Notice>}
          <p className="muted">{text.lead}</p>
          <LiveAccountForm
            id="reset"
            action={withQuery(pathTo('/forgot-password/confirm'), { token })}
            call={pathTo('/api/auth/reset/confirm')}
            after={loginPath(wanted)}
            submitLabel={text.submit}
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
