import { pathTo, withQuery } from '../../../base/paths.ts';
import { formPage } from '../../../http/forms.server.ts';
import { requireVisitor } from '../../../http/guard.server.ts';
import type { Page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { registration } from './contract.ts';
import { LiveAccountForm } from './live-account-form.tsx';
import { readWanted } from './next-path.server.ts';
import { register, type Subscribe } from './register.server.ts';

const { register: text, fields, hints } = authText;

export const createRegisterPage = (subscribe: Subscribe): Page =>
  formPage({
    schema: registration,
    words: text,
    load(context) {
      requireVisitor(context);
      return readWanted(context);
    },
    async act(context, given, { wanted }) {
      await register(context, given, subscribe);
      return loginPath(wanted);
    },
    body: ({ errors, typed, wanted, purpose }) => (
      <div className="narrow auth">
        <h1>{text.title}</h1>
        {purpose && <p>{text.goOnTo(purpose)}</p>}
        <p className="muted">
          {text.description} {text.read} <a href={pathTo('/terms')}>{text.terms}</a> {text.and}{' '}
          <a href={pathTo('/privacy-policy')}>{text.privacyPolicy}</a>.
        </p>
        <LiveAccountForm
          id="register"
          address="remember"
          action={withQuery(pathTo('/register'), { next: wanted })}
          call={withQuery(pathTo('/api/auth/register'), { next: wanted })}
          after={loginPath(wanted)}
          submitLabel={text.submit}
          failed={authText.failed.register}
          errors={errors}
          fields={[
            {
              name: 'name',
              label: fields.name,
              kind: 'text',
              autoComplete: 'name',
              hint: hints.name,
              value: typed.name,
            },
            {
              name: 'email',
              label: fields.email,
              kind: 'email',
              autoComplete: 'email',
              value: typed.email,
            },
            {
              name: 'password',
              label: fields.password,
              kind: 'new password',
              hint: hints.password,
            },
            { name: 'terms', label: fields.terms, kind: 'checkbox', value: typed.terms },
            {
              name: 'newsletter',
              label: fields.newsletter,
              kind: 'checkbox',
              hint: hints.newsletter,
              value: typed.newsletter,
            },
          ]}
        />
        <p>
          {text.haveAccount}{' '}
          <a href={withQuery(pathTo('/login'), { next: wanted })}>{text.login}</a>
        </p>
      </div>
    ),
  });

function loginPath(wanted: string | null): string {
  return withQuery(pathTo('/login'), { notice: 'registered', next: wanted });
}
