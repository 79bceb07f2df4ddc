import { pathTo, withQuery } from '../../../base/paths.ts';
import { formPage } from '../../../http/form-page.server.ts';
import type { Page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { Notice } from '../../../ui/states.tsx';
import { resetRequest } from './contract.ts';
import { LiveAccountForm } from './live-account-form.tsx';
import { wantedPath } from './next-path.server.ts';
import { requestReset } from './reset-password.server.ts';

const text = authText.forgot;

export const forgotPasswordPage: Page = formPage({
  schema: resetRequest,
  words: text,
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
      <h1>{text.title}</h1>
      {isSent && <Notice type="positive">{text.answer}</Notice>}
      <p className="muted">{text.lead}</p>
      <LiveAccountForm
        id="forgot"
        action={withQuery(pathTo('/forgot-password'), { next: wanted })}
        call={withQuery(pathTo('/api/auth/reset'), { next: wanted })}
        after={sentPath(wanted)}
        submitLabel={text.submit}
        failed={authText.failed.reset}
        errors={errors}
        fields={[
          { name: 'email', label: authText.fields.email, kind: 'email', value: typed.email },
        ]}
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
