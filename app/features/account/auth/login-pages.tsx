// Signing in, its second step, and signing out.

import { pathTo, withQuery } from '../../../base/paths.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { formPage } from '../../../http/forms.server.ts';
import { requireVisitor } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { ButtonLink, Submit } from '../../../ui/button.tsx';
import { Island } from '../../../ui/island.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import { CODE_FIELD, emailField, PASSWORD_FIELD } from './account-field.tsx';
import { LiveAccountForm, PlainAccountForm } from './account-form.tsx';
import { companionSignOutUrl, endSharedSession } from './companion.server.ts';
import { credentials, secondStepCode } from './contract.ts';
import { nextPath, readWanted } from './next-path.server.ts';
import { PasskeyButton } from './passkey-buttons.tsx';
import {
  findChallenged,
  readChallenge,
  signIn,
  signInBySecondStep,
  strengthenSession,
} from './sign-in.server.ts';

const { login, logout, secondStep } = authText;
// In whole seconds; with script it is 1.5 s (app/boot.ts).
const REDIRECT_AFTER_SECONDS = 2;

function sayNotice(of: string | null): string | undefined {
  const { registered, password } = authText.notices;
  return of === 'registered' ? registered : of === 'password' ? password : undefined;
}

export const loginPage: Page = formPage({
  cache: 'public',
  schema: credentials,
  words: login,
  async load(context) {
    requireVisitor(context);
    return {
      ...(await readWanted(context)),
      next: nextPath(context),
      notice: sayNotice(context.url.searchParams.get('notice')),
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
      <h1>{login.title}</h1>
      {notice && <Notice type="positive">{notice}</Notice>}
      {purpose && <p>{login.goOnTo(purpose)}</p>}
      {wanted && !purpose && !notice && <p className="muted">{login.goOn}</p>}
      <LiveAccountForm
        id="login"
        address="fill"
        action={withQuery(pathTo('/login'), { next: wanted })}
        call={pathTo('/api/auth/login')}
        after={next}
        challenged={withQuery(pathTo('/login/second-step'), { next: wanted })}
        submitLabel={login.submit}
        failed={authText.failed.login}
        errors={errors}
        fields={[emailField(typed.email), PASSWORD_FIELD]}
      />
      <Island name="passkey-button" component={PasskeyButton} props={{ after: next }} />
      <p>
        <a href={withQuery(pathTo('/forgot-password'), { next: wanted })}>{login.forgot}</a>
      </p>
      <p>
        {login.noAccount}{' '}
        <a href={withQuery(pathTo('/register'), { next: wanted })}>{login.register}</a>
        <br />
        <span className="small">{authText.register.description}</span>
      </p>
    </div>
  ),
});

/** After the password, or for a session that began without a second step. */
export const secondStepPage: Page = formPage({
  schema: secondStepCode,
  words: secondStep,
  async load(context) {
    const isAsked =
      context.session || (await findChallenged(context, readChallenge(context))) !== null;
    if (!isAsked) throw new Redirect(pathTo('/login'));
    return { next: nextPath(context) };
  },
  async act(context, { code }, { next }) {
    if (context.session) await strengthenSession(context, code);
    else await signInBySecondStep(context, readChallenge(context), code);
    return next;
  },
  body: ({ errors, next }) => (
    <div className="narrow auth">
      <h1>{secondStep.title}</h1>
      <p className="muted">{secondStep.lead}</p>
      <PlainAccountForm
        id="second-step"
        action={withQuery(pathTo('/login/second-step'), { next })}
        submitLabel={secondStep.submit}
        errors={errors}
        fields={[CODE_FIELD]}
      />
      <div className="needs-script">
        <p className="muted">{secondStep.orPasskey}</p>
        <Island name="passkey-button" component={PasskeyButton} props={{ after: next }} />
      </div>
      <p className="muted">{secondStep.lost}</p>
    </div>
  ),
});

export const logoutPage: Page = page<{ leavesTo: string | null }>({
  async load(context) {
    if (context.session) return { leavesTo: null };
    const leavesTo = companionSignOutUrl(context) ?? '/';
    context.answerHeaders.set('refresh', `${REDIRECT_AFTER_SECONDS}; url=${leavesTo}`);
    return { leavesTo };
  },
  async submit(context) {
    await endSharedSession(context);
    throw new Redirect(pathTo('/logout'));
  },
  head: ({ leavesTo }) => ({
    title: leavesTo ? logout.done : logout.title,
    description: logout.description,
    noindex: true,
  }),
  body: ({ leavesTo }) => (
    <div className="narrow auth">
      <h1>{leavesTo ? logout.done : logout.title}</h1>
      {leavesTo ? (
        <>
          <p role="status">{logout.soon}</p>
          <p>
            <ButtonLink href={leavesTo} data-redirect-after-delay="">
              {leavesTo === '/' ? logout.home : logout.companion}
            </ButtonLink>
          </p>
        </>
      ) : (
        <PostForm action={pathTo('/logout')}>
          <p>{logout.ask}</p>
          <Submit>{logout.submit}</Submit>
        </PostForm>
      )}
    </div>
  ),
});
