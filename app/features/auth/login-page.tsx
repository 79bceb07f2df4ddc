import { pathTo, withQuery } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { requireVisitor } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/take-form.server.ts';
import { authText } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { credentials } from './contract.ts';
import { nextPath, wantedPath } from './next-path.server.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { signIn } from './sign-in.server.ts';
import { findPurpose } from './sign-in-purpose.server.ts';

const text = authText.login;
const NOTICES = new Map<string, string>([
  ['registered', authText.notices.registered],
  ['password', authText.notices.password],
]);

interface LoginData extends FormState {
  wanted: string | null;
  purpose: string | null;
  next: string;
  notice: string | null;
}

export const loginPage: Page = page<LoginData>({
  async load(context) {
    requireVisitor(context);
    return { ...FRESH, ...(await readAddress(context)) };
  },
  async submit(context, _params, form) {
    requireVisitor(context);
    const address = await readAddress(context);
    const state = await takeForm(context, form, credentials, async (given) => {
      try {
        await signIn(context, given);
      } catch (error) {
        if (!(error instanceof HttpError) || !error.more.challenge) throw error;
        throw new Redirect(withQuery(pathTo('/login/second-step'), { next: address.wanted }));
      }
      throw new Redirect(address.next);
    });
    return { ...state, ...address, notice: null };
  },
  head: (state) => formHead(state, text),
  body: ({ errors, typed, wanted, purpose, next, notice }) => (
    <div className="narrow auth">
      <h1>{text.title}</h1>
      {notice && <Notice type="positive">{notice}</Notice>}
      {purpose && <p>{text.goOnTo(purpose)}</p>}
      {wanted && !purpose && !notice && <p className="muted">{text.goOn}</p>}
      <Island
        name="account-form"
        component={AccountForm}
        props={{
          id: 'login',
          address: 'fill',
          action: withQuery(pathTo('/login'), { next: wanted }),
          call: pathTo('/api/auth/login'),
          after: next,
          challenged: withQuery(pathTo('/login/second-step'), { next: wanted }),
          submitLabel: text.submit,
          failed: authText.failed.login,
          errors,
          fields: [
            { name: 'email', label: authText.fields.email, kind: 'email', value: typed.email },
            { name: 'password', label: authText.fields.password, kind: 'password' },
          ],
        }}
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

async function readAddress(
  context: Context,
): Promise<Pick<LoginData, 'wanted' | 'purpose' | 'next' | 'notice'>> {
  const wanted = wantedPath(context);
  return {
    wanted,
    purpose: wanted && (await findPurpose(context.sql, wanted)),
    next: nextPath(context),
    notice: NOTICES.get(context.url.searchParams.get('notice') ?? '') ?? null,
  };
}
