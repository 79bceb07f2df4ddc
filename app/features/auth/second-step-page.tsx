// /login/second-step: after the password, or for a session that began without a second step.
import { pathTo, withQuery } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { Redirect } from '../../http/errors.ts';
import { type Page, page } from '../../http/page.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/take-form.server.ts';
import { authText } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { AccountForm } from './account-form.tsx';
import { secondStepCode } from './contract.ts';
import { nextPath } from './next-path.server.ts';
import { PasskeyButton } from './passkey-button.tsx';
import {
  findChallenged,
  readChallenge,
  signInBySecondStep,
  strengthenSession,
} from './second-step.server.ts';

const text = authText.secondStep;

interface SecondStepData extends FormState {
  next: string;
}

export const secondStepPage: Page = page<SecondStepData>({
  cache: 'private',
  async load(context) {
    await requireChallenge(context);
    return { ...FRESH, next: nextPath(context) };
  },
  async submit(context, _params, form) {
    await requireChallenge(context);
    const next = nextPath(context);
    const state = await takeForm(context, form, secondStepCode, async ({ code }) => {
      if (context.session) await strengthenSession(context, code);
      else await signInBySecondStep(context, readChallenge(context), code);
      throw new Redirect(next);
    });
    return { ...state, typed: {}, next };
  },
  head: (state) => formHead(state, text),
  body: ({ errors, next }, { session }) => (
    <div className="narrow auth">
      <h1>{text.title}</h1>
      <p className="muted">{text.lead}</p>
      <AccountForm
        id="second-step"
        action={withQuery(pathTo('/login/second-step'), { next })}
        call={pathTo('/api/auth/second-step')}
        after={next}
        submitLabel={text.submit}
        failed={text.wrong}
        errors={errors}
        hidden={session ? { _xsrf: session.xsrfToken } : undefined}
        fields={[{ name: 'code', label: text.code, kind: 'text', autoComplete: 'one-time-code' }]}
      />
      <div className="needs-script">
        <p className="muted">{text.orPasskey}</p>
        <Island name="passkey-button" component={PasskeyButton} props={{ after: next }} />
      </div>
      <p className="muted">{text.lost}</p>
    </div>
  ),
});

async function requireChallenge(context: Context): Promise<void> {
  if (context.session) return;
  const userId = await findChallenged(context, readChallenge(context));
  if (userId === null) throw new Redirect(pathTo('/login'));
}
