import { pathTo, withQuery } from '../../../base/paths.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { readLinkToken } from '../../../http/link-token.ts';
import { type Page, page } from '../../../http/page.ts';
import {
  type FormState,
  FRESH,
  formHead,
  takeErrors,
  takeForm,
} from '../../../http/take-form.server.ts';
import { authText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { Notice } from '../../../ui/states.tsx';
import { PASSWORD_FIELD } from './account-field.tsx';
import { confirmAddressChange, requestAddressChange } from './change-address.server.ts';
import { credentials } from './contract.ts';
import { PlainAccountForm } from './live-account-form.tsx';

const text = authText.address;
const PATH = pathTo('/dashboard/account-settings/address');

interface AddressData extends FormState {
  /** Of the link in the mail. */
  token: string;
  notice: string | null;
}

export const addressPage: Page = page<AddressData>({
  cache: 'private',
  async load(context) {
    requireSession(context);
    const token = readLinkToken(context);
    const done = context.url.searchParams.get('done');
    const notice = done === 'sent' ? text.sent : done === 'changed' ? text.changed : null;
    return { ...FRESH, token, notice };
  },
  async submit(context, _params, form) {
    requireSession(context);
    const token = String(form.get('token') ?? '').slice(0, 200);
    const state = token
      ? await takeErrors(context, async () => {
          await confirmAddressChange(context, token);
          throw new Redirect(withQuery(PATH, { done: 'changed' }));
        })
      : await takeForm(context, form, credentials, async (given) => {
          await requestAddressChange(context, given);
          throw new Redirect(withQuery(PATH, { done: 'sent' }));
        });
    return { ...FRESH, ...state, token, notice: null };
  },
  head: (state) => formHead(state, text),
  body: ({ errors, typed, token, notice }, { session }) => (
    <SettingsFrame tab="address">
      <h1>{text.title}</h1>
      {notice && <Notice type="positive">{notice}</Notice>}
      {token ? (
        <PostForm action={PATH} fields={{ token }}>
          {errors[''] && <ErrorSummary errors={[{ id: '', message: errors[''] }]} />}
          <p>{text.confirmLead}</p>
          <Button type="submit" look="primary" large>
            {text.confirm}
          </Button>
        </PostForm>
      ) : (
        <>
          <p className="muted">
            {text.now} <bdi>{session?.email}</bdi>. {text.lead}
          </p>
          <PlainAccountForm
            id="address"
            action={PATH}
            submitLabel={text.submit}
            errors={errors}
            fields={[
              {
                name: 'email',
                label: text.newEmail,
                kind: 'email',
                value: typed.email,
                autoComplete: 'email',
              },
              PASSWORD_FIELD,
            ]}
          />
        </>
      )}
    </SettingsFrame>
  ),
});
