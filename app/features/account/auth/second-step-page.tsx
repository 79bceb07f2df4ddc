// /login/second-step: after the password, or for a session that began without a second step.
import { pathTo, withQuery } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { formPage } from '../../../http/forms.server.ts';
import type { Page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { Island } from '../../../ui/island.tsx';
import { CODE_FIELD } from './account-field.tsx';
import { secondStepCode } from './contract.ts';
import { PlainAccountForm } from './live-account-form.tsx';
import { nextPath } from './next-path.server.ts';
import { PasskeyButton } from './passkey-button.tsx';
import {
  findChallenged,
  readChallenge,
  signInBySecondStep,
  strengthenSession,
} from './second-step.server.ts';

const text = authText.secondStep;

export const secondStepPage: Page = formPage({
  cache: 'private',
  schema: secondStepCode,
  words: text,
  async load(context) {
    await requireChallenge(context);
    return { next: nextPath(context) };
  },
  async act(context, { code }, { next }) {
    if (context.session) await strengthenSession(context, code);
    else await signInBySecondStep(context, readChallenge(context), code);
    return next;
  },
  body: ({ errors, next }) => (
    <div className="narrow auth">
      <h1>{text.title}</h1>
      <p className="muted">{text.lead}</p>
      <PlainAccountForm
        id="second-step"
        action={withQuery(pathTo('/login/second-step'), { next })}
        submitLabel={text.submit}
        errors={errors}
        fields={[CODE_FIELD]}
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
