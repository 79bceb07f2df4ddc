// The two things one signs in with: the email address and the password.

import { pathTo, settingsPath, withQuery } from '../../../base/paths.ts';
import { Redirect } from '../../../http/errors.ts';
import {
  type FormState,
  FRESH,
  formHead,
  formPage,
  takeErrors,
  takeForm,
} from '../../../http/forms.server.ts';
import { readLinkToken, requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { ButtonLink, Submit } from '../../../ui/button.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { Notice } from '../../../ui/states.tsx';
import { emailField, newPasswordField, PASSWORD_FIELD } from '../auth/account-field.tsx';
import { LiveAccountForm, PlainAccountForm } from '../auth/account-form.tsx';
import { changePassword } from '../auth/change-password.server.ts';
import { credentials, passwordChange } from '../auth/contract.ts';
import { hasPassword } from '../auth/queries.server.ts';
import { confirmAddressChange, requestAddressChange } from '../auth/register.server.ts';

const { address, changePassword: password } = authText;
const ADDRESS_PATH = settingsPath('address');
const PASSWORD_PATH = settingsPath('password');
const PASSWORD_DONE = `${PASSWORD_PATH}?done=1`;

function sayDone(done: string | null): string | undefined {
  return done === 'sent' ? address.sent : done === 'changed' ? address.changed : undefined;
}

interface AddressData extends FormState {
  /** Of the link in the mail. */
  token: string;
  notice?: string;
}

export const addressPage: Page = page<AddressData>({
  async load(context) {
    requireSession(context);
    const token = readLinkToken(context);
    return { ...FRESH, token, notice: sayDone(context.url.searchParams.get('done')) };
  },
  async submit(context, _params, form) {
    requireSession(context);
    const token = String(form.get('token') ?? '').slice(0, 200);
    const state = token
      ? await takeErrors(context, async () => {
          await confirmAddressChange(context, token);
          throw new Redirect(withQuery(ADDRESS_PATH, { done: 'changed' }));
        })
      : await takeForm(context, form, credentials, async (given) => {
          await requestAddressChange(context, given.email, given.password);
          throw new Redirect(withQuery(ADDRESS_PATH, { done: 'sent' }));
        });
    return { ...FRESH, ...state, token };
  },
  head: (state) => formHead(state, address),
  body: ({ errors, typed, token, notice }, { session }) => (
    <SettingsFrame tab="address">
      {notice && <Notice type="positive">{notice}</Notice>}
      {token ? (
        <PostForm action={ADDRESS_PATH} fields={{ token }}>
          {errors[''] && <ErrorSummary errors={[{ id: '', message: errors[''] }]} />}
          <p>{address.confirmLead}</p>
          <Submit>{address.confirm}</Submit>
        </PostForm>
      ) : (
        <>
          <p className="muted">
            {address.now} <bdi>{session?.email}</bdi>. {address.lead}
          </p>
          <PlainAccountForm
            id="address"
            action={ADDRESS_PATH}
            submitLabel={address.submit}
            errors={errors}
            fields={[
              { ...emailField(typed.email), label: address.newEmail, autoComplete: 'email' },
              PASSWORD_FIELD,
            ]}
          />
        </>
      )}
    </SettingsFrame>
  ),
});

export const passwordPage: Page = formPage({
  schema: passwordChange,
  words: password,
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
    return PASSWORD_DONE;
  },
  body: ({ errors, isDone, hasOne }) => (
    <SettingsFrame tab="password">
      {hasOne ? (
        <>
          {isDone && <Notice type="positive">{password.done}</Notice>}
          <p className="muted">{password.lead}</p>
          <LiveAccountForm
            id="password"
            action={PASSWORD_PATH}
            call={pathTo('/api/user')}
            after={PASSWORD_DONE}
            submitLabel={password.submit}
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
          <p>{password.none}</p>
          <p>
            <ButtonLink href={pathTo('/forgot-password')}>{password.choose}</ButtonLink>
          </p>
        </>
      )}
    </SettingsFrame>
  ),
});
