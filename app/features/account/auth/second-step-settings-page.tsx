import { encode } from 'uqr';
import { pathTo } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { type FormState, FRESH, formHead, takeErrors } from '../../../http/take-form.server.ts';
import { authText } from '../../../text/text.ts';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { Notice } from '../../../ui/states.tsx';
import { type AccountField, CODE_FIELD, PASSWORD_FIELD } from './account-field.tsx';
import {
  confirmSecondStep,
  getSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  type SecondStepState,
  startSecondStep,
} from './change-second-step.server.ts';
import { PlainAccountForm } from './live-account-form.tsx';
import { PasskeySettings } from './passkey-settings.tsx';
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  startPasskey,
} from './passkeys.server.ts';
import { setupAddress, toBase32 } from './totp.ts';

const text = authText.secondStep;
const PATH = pathTo('/dashboard/account-settings/second-step');

interface SettingsData extends FormState {
  state: SecondStepState;
  passkeys: Passkey[];
  /** After the password of a new passkey. */
  creation: object | null;
  /** Shown once. */
  codes: string[];
  /** Whose form came back. */
  action: string;
  isRequired: boolean;
}

interface ShownOnce {
  codes?: string[];
  creation?: object | null;
}

export const secondStepSettingsPage: Page = page<SettingsData>({
  cache: 'private',
  load: (context) => loadData(context, FRESH, '', {}),
  async submit(context, _params, form) {
    const action = String(form.get('action') ?? '');
    const code = String(form.get('code') ?? '').slice(0, 100);
    const password = String(form.get('password') ?? '');
    const shown: ShownOnce = {};
    const state = await takeErrors(context, async () => {
      if (action === 'start') await startSecondStep(context, password);
      else if (action === 'remove') await removeSecondStep(context, code);
      else if (action === 'confirm') shown.codes = await confirmSecondStep(context, code);
      else if (action === 'renew') shown.codes = await renewRecoveryCodes(context, code);
      else if (action === 'start-passkey') shown.creation = await startPasskey(context, password);
      else if (action === 'add-passkey')
        shown.codes = await addPasskey(context, String(form.get('passkey') ?? ''));
      else if (action === 'remove-passkey')
        await removePasskey(context, String(form.get('which') ?? ''), password);
      if (!shown.codes?.length && !shown.creation) throw new Redirect(PATH);
      return { errors: {}, status: 200 };
    });
    return loadData(context, { ...FRESH, ...state }, action, shown);
  },
  head: (data) => formHead(data, { ...text, title: text.settingsTitle }),
  body: (data, { session, settings, now }) => (
    <SettingsFrame tab="second-step">
      <h1>{text.settingsTitle}</h1>
      <p className="muted">{text.settingsLead}</p>
      {data.isRequired && <Notice type="warning">{text.required}</Notice>}
      {data.codes.length > 0 && <RecoveryCodes codes={data.codes} />}
      <Body data={data} email={session?.email ?? ''} productName={settings.PRODUCT_NAME} />
      <PasskeySettings {...data} now={now} />
    </SettingsFrame>
  ),
});

async function loadData(
  context: Context,
  form: FormState,
  action: string,
  { codes = [], creation = null }: ShownOnce,
): Promise<SettingsData> {
  const { userId, isModerator } = requireSession(context);
  const state = await getSecondStep(context.sql, userId);
  const passkeys = await listPasskeys(context.sql, userId);
  const isRequired = isModerator && !state.isOn && passkeys.length === 0;
  return { ...form, state, passkeys, codes, creation, action, isRequired };
}

interface BodyProps {
  data: SettingsData;
  email: string;
  productName: string;
}

function Body({ data, email, productName }: BodyProps) {
  const { isOn, pendingSecret, codesLeft } = data.state;
  const form = (action: string, submitLabel: string, field: AccountField) => (
    <PlainAccountForm
      id={action}
      action={PATH}
      submitLabel={submitLabel}
      hidden={{ action }}
      errors={data.action === action ? data.errors : {}}
      fields={[field]}
    />
  );
  const recovery = (
    <section className="section">
      <h2>{text.recoveryTitle}</h2>
      <p className="muted">{text.codesLeft(codesLeft)}</p>
      {form('renew', text.renew, CODE_FIELD)}
    </section>
  );
  if (isOn) {
    return (
      <>
        <Notice type="positive">{text.isOn}</Notice>
        {recovery}
        <section className="section">
          <h2>{text.removeTitle}</h2>
          {form('remove', text.remove, CODE_FIELD)}
        </section>
      </>
    );
  }
  if (!pendingSecret) {
    return (
      <>
        {form('start', text.start, PASSWORD_FIELD)}
        {data.passkeys.length > 0 && recovery}
      </>
    );
  }
  return (
    <>
      <p>{text.scan}</p>
      <QrCode text={setupAddress(pendingSecret, productName, email)} />
      <p>
        {text.typeSecret} <code className="typed">{toBase32(pendingSecret)}</code>
      </p>
      {form('confirm', text.confirm, CODE_FIELD)}
    </>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <section className="section">
      <h2>{text.recoveryTitle}</h2>
      <p>{text.recoveryLead}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Dark on light in every theme, as cameras expect. */
function QrCode({ text: content }: { text: string }) {
  const { data, size } = encode(content, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="220" height="220" role="img" aria-label={text.qr}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
