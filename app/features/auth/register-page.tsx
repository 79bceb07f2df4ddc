import { pathTo, withQuery } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { Redirect } from '../../http/errors.ts';
import { requireVisitor } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/take-form.server.ts';
import { authText } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { AccountForm } from './account-form.tsx';
import { registration } from './contract.ts';
import { wantedPath } from './next-path.server.ts';
import { register, type Subscribe } from './register.server.ts';
import { findPurpose } from './sign-in-purpose.server.ts';

const { register: text, fields, hints } = authText;

interface RegisterData extends FormState {
  wanted: string | null;
  purpose: string | null;
}

export const createRegisterPage = (subscribe: Subscribe): Page =>
  page<RegisterData>({
    async load(context) {
      requireVisitor(context);
      return { ...FRESH, ...(await readWanted(context)) };
    },
    async submit(context, _params, form) {
      requireVisitor(context);
      const address = await readWanted(context);
      const state = await takeForm(context, form, registration, async (given) => {
        await register(context, given, subscribe);
        throw new Redirect(loginPath(address.wanted));
      });
      return { ...state, ...address };
    },
    head: (state) => formHead(state, text),
    body: ({ errors, typed, wanted, purpose }) => (
      <div className="narrow auth">
        <h1>{text.title}</h1>
        {purpose && <p>{text.goOnTo(purpose)}</p>}
        <p className="muted">
          {text.description} {text.read} <a href={pathTo('/terms')}>{text.terms}</a> {text.and}{' '}
          <a href={pathTo('/privacy-policy')}>{text.privacyPolicy}</a>.
        </p>
        <Island
          name="account-form"
          component={AccountForm}
          props={{
            id: 'register',
            address: 'remember',
            action: withQuery(pathTo('/register'), { next: wanted }),
            call: withQuery(pathTo('/api/auth/register'), { next: wanted }),
            after: loginPath(wanted),
            submitLabel: text.submit,
            failed: authText.failed.register,
            errors,
            fields: [
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
            ],
          }}
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

async function readWanted(context: Context): Promise<Pick<RegisterData, 'wanted' | 'purpose'>> {
  const wanted = wantedPath(context);
  return { wanted, purpose: wanted && (await findPurpose(context.sql, wanted)) };
}
