import { pathTo, withQuery } from '../../../base/paths.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { readLinkToken } from '../../../http/link-token.ts';
import { type Page, page } from '../../../http/page.ts';
import { formHead } from '../../../http/take-form.server.ts';
import { authText } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorSummary, PostForm } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import { forgetWanted, rememberedPath, wantedPath } from './next-path.server.ts';
import { sendVerificationAgain, verifyEmail } from './verify-email.server.ts';

const text = authText.verify;

interface VerifyData {
  token: string;
  /** Where the person was going before. */
  next: string | null;
  step: 'confirm' | 'done' | 'sent' | 'already' | 'unsent' | 'signed out';
  error: string | null;
  status?: number;
}

/** A button confirms, as mail scanners follow links. */
export const verifyEmailPage: Page = page<VerifyData>({
  cache: 'private',
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
  head: ({ error, status }) => formHead({ errors: error ? { '': error } : {}, status }, text),
  body: ({ token, next, step, error }, { session }) => (
    <div className="narrow auth">
      {error && <ErrorSummary errors={[{ id: '', message: error }]} />}
      <h1>{step === 'done' ? text.done : text.title}</h1>
      {step === 'confirm' && !error && <p>{text.lead}</p>}
      {step === 'done' && <p>{text.doneSay}</p>}
      {step === 'already' && <Notice type="positive">{text.already}</Notice>}
      {step === 'sent' && <Notice type="positive">{text.sent}</Notice>}
      {step === 'unsent' && <p>{text.unsent}</p>}
      {step === 'signed out' && <p>{text.signIn}</p>}
      {(step === 'confirm' && !error) || step === 'unsent' ? (
        <PostForm action={pathTo('/verify-email')}>
          {step === 'confirm' && <input type="hidden" name="token" value={token} />}
          <Button type="submit" look="primary" large>
            {step === 'confirm' ? text.submit : text.send}
          </Button>
        </PostForm>
      ) : (
        <p>
          <WayOn
            isSignedIn={session !== null}
            isNeeded={error !== null || step === 'signed out'}
            next={next}
          />
        </p>
      )}
    </div>
  ),
});

interface WayOnProps {
  isSignedIn: boolean;
  isNeeded: boolean;
  next: string | null;
}

function WayOn({ isSignedIn, isNeeded, next }: WayOnProps) {
  if (isSignedIn) {
    const [href, label] = isNeeded
      ? [pathTo('/verify-email'), text.send]
      : next
        ? [next, text.goOn]
        : [pathTo('/dashboard'), text.dashboard];
    return <ButtonLink href={href}>{label}</ButtonLink>;
  }
  const href = withQuery(pathTo('/login'), { next: isNeeded ? pathTo('/verify-email') : next });
  return <ButtonLink href={href}>{authText.login.title}</ButtonLink>;
}
