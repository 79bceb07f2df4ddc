import { pathTo, withQuery } from '../../../base/paths.ts';
import { HttpError } from '../../../http/errors.ts';
import { formPage } from '../../../http/form-page.server.ts';
import { requireVisitor } from '../../../http/guard.server.ts';
import type { Page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { Island } from '../../../ui/island.tsx';
import { Notice } from '../../../ui/states.tsx';
import { PASSWORD_FIELD } from './account-field.tsx';
import { credentials } from './contract.ts';
import { LiveAccountForm } from './live-account-form.tsx';
import { nextPath, readWanted } from './next-path.server.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { signIn } from './sign-in.server.ts';

const text = authText.login;
const NOTICES = new Map<string, string>([
  ['registered', authText.notices.registered],
  ['password', authText.notices.password],
]);

export const loginPage: Page = formPage({
  schema: credentials,
  words: text,
  async load(context) {
    requireVisitor(context);
    return {
      ...(await readWanted(context)),
      next: nextPath(context),
      notice: NOTICES.get(context.url.searchParams.get('notice') ?? ''),
    };
  },
  async act(context, given, { wanted, next }) {
    try {
      await signIn(context, given);
      return next;
    } catch (error) {
      if (!(error instanceof HttpError) || !error.more.challenge) throw error;
      return withQuery(pathTo('/login/second-step'), { next: wanted });
    }
  },
  body: ({ errors, typed, wanted, purpose, next, notice }) => (
    <div className="narrow auth">
      <h1>{text.title}</h1>
      {notice && <Notice type="positive">{notice}</Notice>}
      {purpose && <p>{text.goOnTo(purpose)}</p>}
      {wanted && !purpose && !notice && <p className="muted">{text.goOn}</p>}
      <LiveAccountForm
        id="login"
        address="fill"
        action={withQuery(pathTo('/login'), { next: wanted })}
        call={pathTo('/api/auth/login')}
        after={next}
        challenged={withQuery(pathTo('/login/second-step'), { next: wanted })}
        submitLabel={text.submit}
        failed={authText.failed.login}
        errors={errors}
        fields={[
          { name: 'email', label: authText.fields.email, kind: 'email', value: typed.email },
          PASSWORD_FIELD,
        ]}
      />
      <Island name="passkey-button" component={PasskeyButton} props={{ after: next }} />
      <p>
        <a href={withQuery(pathTo('/forgot-password'), { next: wanted })}>{text.forgot}</a>
      </p>
      <p>
        {text.noAccount}{' '}
        <a href={withQuery(pathTo('/register'), { next: wanted })}>{text.register}</a>
        <br />
        <span className="small">{authText.register.description}</span>
      </p>
    </div>
  ),
});
