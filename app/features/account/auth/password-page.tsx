import { pathTo } from '../../../base/paths.ts';
import { formPage } from '../../../http/form-page.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import type { Page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { Notice } from '../../../ui/states.tsx';
import { newPasswordField } from './account-field.tsx';
import { changePassword } from './change-password.server.ts';
import { passwordChange } from './contract.ts';
import { LiveAccountForm } from './live-account-form.tsx';
import { hasPassword } from './queries.server.ts';

const text = authText.changePassword;
const PATH = pathTo('/dashboard/account-settings/password');
const DONE = `${PATH}?done=1`;

export const passwordPage: Page = formPage({
  cache: 'private',
  schema: passwordChange,
  words: text,
  async load(context) {
    const { userId } = requireSession(context);
    return {
      /** False for an account of the companion application. */
      hasOne: await hasPassword(context.sql, userId),
      isDone: context.url.searchParams.get('done') === '1',
    };
  },
  async act(context, given) {
    await changePassword(context, given);
    return DONE;
  },
  body: ({ errors, isDone, hasOne }) => (
    <SettingsFrame tab="password">
      <h1>{text.title}</h1>
      {hasOne ? (
        <>
          {isDone && <Notice type="positive">{text.done}</Notice>}
          <p className="muted">{text.lead}</p>
          <LiveAccountForm
            id="password"
            action={PATH}
            call={pathTo('/api/user')}
            after={DONE}
            submitLabel={text.submit}
            failed={authText.failed.changePassword}
            errors={errors}
            fields={[
              { name: 'oldpassword', label: authText.fields.oldPassword, kind: 'password' },
              newPasswordField('newpassword'),
            ]}
          />
        </>
      ) : (
        <>
          <p>{text.none}</p>
          <p>
            <ButtonLink href={pathTo('/forgot-password')}>{text.choose}</ButtonLink>
          </p>
        </>
      )}
    </SettingsFrame>
  ),
});
