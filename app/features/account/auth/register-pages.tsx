// Making an account, and confirming its email address.

import { pathTo, withQuery } from '../../../base/paths.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { formHead, formPage } from '../../../http/forms.server.ts';
import { readLinkToken, requireSession, requireVisitor } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { ButtonLink, Submit } from '../../../ui/button.tsx';
import { Filled } from '../../../ui/filled.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import { emailField } from './account-field.tsx';
import { LiveAccountForm } from './account-form.tsx';
import { registration } from './contract.ts';
import { forgetWanted, readWanted, rememberedPath, wantedPath } from './next-path.server.ts';
import { register, sendVerificationAgain, verifyEmail } from './register.server.ts';

const { register: text, verify, fields, hints } = authText;

const registeredPath = (wanted: string | null) =>
  withQuery(pathTo('/login'), { notice: 'registered', next: wanted });

export const registerPage: Page = formPage({
  cache: 'public',
  schema: registration,
  words: text,
  load(context) {
    requireVisitor(context);
    return readWanted(context);
  },
  async act(context, given, { wanted }) {
    await register(context, given);
    return registeredPath(wanted);
  },
  body: ({ errors, typed, wanted, purpose }) => (
    <div className="narrow auth">
      <h1>{text.title}</h1>
      {purpose && <p>{text.goOnTo(purpose)}</p>}
      <p className="muted">
        {text.description}{' '}
        <Filled
          text={text.read}
          terms={<a href={pathTo('/terms')}>{text.terms}</a>}
          privacyPolicy={<a href={pathTo('/privacy-policy')}>{text.privacyPolicy}</a>}
        />
      </p>
      <LiveAccountForm
        id="register"
        address="remember"
        action={withQuery(pathTo('/register'), { next: wanted })}
        call={withQuery(pathTo('/api/auth/register'), { next: wanted })}
        after={registeredPath(wanted)}
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
          { ...emailField(typed.email), autoComplete: 'email' },
          { name: 'password', label: fields.password, kind: 'new password', hint: hints.password },
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
        {text.haveAccount} <a href={withQuery(pathTo('/login'), { next: wanted })}>{text.login}</a>
      </p>
    </div>
  ),
});

interface Verification {
  token: string;
  /** Where the person was going before. */
  next: string | null;
  step: 'confirm' | 'done' | 'sent' | 'already' | 'unsent' | 'signed out';
  error: string | null;
  status?: number;
}

/** A button confirms, as mail scanners follow links. */
export const verifyEmailPage: Page = page<Verification>({
  async load(context) {
    const { url, session } = context;
    const token = readLinkToken(context);
    const step = url.searchParams.get('step');
    const given = { token, next: wantedPath(context), error: null };
    if (token) return { ...given, step: 'confirm' };
    if (step === 'done') return { ...given, step };
    if (!session) return { ...given, step: 'signed out' };
    if (session.isVerified) return { ...given, step: 'already' };
    return { ...given, step: step === 'sent' ? 'sent' : 'unsent' };
  },
  async submit(context, _params, form) {
    const token = String(form.get('token') ?? '').slice(0, 200);
    try {
      if (token) {
        const resetToken = await verifyEmail(context, token);
        if (resetToken) {
          const path = pathTo('/forgot-password/confirm');
          throw new Redirect(withQuery(path, { token: resetToken, reason: 'verified' }));
        }
        const next = rememberedPath(context);
        forgetWanted(context);
        throw new Redirect(withQuery(pathTo('/verify-email'), { step: 'done', next }));
      }
      requireSession(context);
      await sendVerificationAgain(context);
      throw new Redirect(withQuery(pathTo('/verify-email'), { step: 'sent' }));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      // Pressed twice: what the link was for is done.
      if (token && context.session?.isVerified) throw new Redirect(pathTo('/verify-email'));
      return { token, next: null, step: 'confirm', error: error.message, status: error.status };
    }
  },
  head: ({ error, status }) => formHead({ errors: error ? { '': error } : {}, status }, verify),
  body: ({ token, next, step, error }, { session }) => (
    <div className="narrow auth">
      {error && <ErrorSummary errors={[{ id: '', message: error }]} />}
      <h1>{step === 'done' ? verify.done : verify.title}</h1>
      {step === 'confirm' && !error && <p>{verify.lead}</p>}
      {step === 'done' && <p>{verify.doneSay}</p>}
      {step === 'already' && <Notice type="positive">{verify.already}</Notice>}
      {step === 'sent' && <Notice type="positive">{verify.sent}</Notice>}
      {step === 'unsent' && <p>{verify.unsent}</p>}
      {step === 'signed out' && <p>{verify.signIn}</p>}
      {(step === 'confirm' && !error) || step === 'unsent' ? (
        <PostForm action={pathTo('/verify-email')}>
          {step === 'confirm' && <input type="hidden" name="token" value={token} />}
          <Submit>{step === 'confirm' ? verify.submit : verify.send}</Submit>
        </PostForm>
      ) : (
        <p>{wayOn(session !== null, error !== null || step === 'signed out', next)}</p>
      )}
    </div>
  ),
});

/** Still to be verified, it leads back here. */
function wayOn(isSignedIn: boolean, isOpen: boolean, next: string | null) {
  const again = isOpen ? pathTo('/verify-email') : null;
  if (!isSignedIn) {
    const href = withQuery(pathTo('/login'), { next: again ?? next });
    return <ButtonLink href={href}>{authText.login.title}</ButtonLink>;
  }
  if (again) return <ButtonLink href={again}>{verify.send}</ButtonLink>;
  if (next) return <ButtonLink href={next}>{verify.goOn}</ButtonLink>;
  return <ButtonLink href={pathTo('/dashboard')}>{verify.dashboard}</ButtonLink>;
}
