import { encode } from 'uqr';
import { pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { type FormState, FRESH, takeErrors } from '../../http/take-form.server.ts';
import { authText } from '../../text/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import type { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import {
  confirmSecondStep,
  getSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  type SecondStepState,
  startSecondStep,
} from './change-second-step.server.ts';
import { setupAddress, toBase32 } from './totp.ts';

const text = authText.secondStep;
const PATH = pathTo('/dashboard/account-settings/second-step');

interface SettingsData extends FormState {
  state: SecondStepState;
  /** Shown once. */
  codes: string[];
  /** Whose form came back. */
  action: string;
  isRequired: boolean;
  xsrfToken: string;
}

export const secondStepSettingsPage: Page = page<SettingsData>({
  cache: 'private',
  load: (context) => loadData(context, FRESH, '', []),
  async submit(context, _params, form) {
    const action = String(form.get('action') ?? '');
    const code = String(form.get('code') ?? '').slice(0, 100);
    let codes: string[] = [];
    const state = await takeErrors(context, async () => {
      if (action === 'start') await startSecondStep(context, String(form.get('password') ?? ''));
      else if (action === 'remove') await removeSecondStep(context, code);
      else if (action === 'confirm') codes = await confirmSecondStep(context, code);
      else if (action === 'renew') codes = await renewRecoveryCodes(context, code);
      if (codes.length === 0) throw new Redirect(PATH);
      return { errors: {}, status: 200 } as never;
    });
    return loadData(context, { ...FRESH, ...state }, action, codes);
  },
  head: ({ errors, codes, status }) => ({
    title: text.settingsTitle,
    description: text.description,
    noindex: true,
    hasErrors: Object.keys(errors).length > 0,
    errorStatus: codes.length > 0 ? 200 : status,
  }),
  body: (data, { session, settings }) => (
    <SettingsFrame tab="second-step">
      <h1>{text.settingsTitle}</h1>
      <p className="muted">{text.settingsLead}</p>
      {data.isRequired && <Notice type="warning">{text.required}</Notice>}
      {data.codes.length > 0 && <RecoveryCodes codes={data.codes} />}
      <Body data={data} email={session?.email ?? ''} productName={settings.PRODUCT_NAME} />
    </SettingsFrame>
  ),
});

async function loadData(
  context: Context,
  form: FormState,
  action: string,
  codes: string[],
): Promise<SettingsData> {
  const { userId, xsrfToken, isModerator } = requireSession(context);
  const state = await getSecondStep(context.sql, userId);
  return { ...form, state, codes, action, isRequired: isModerator && !state.isOn, xsrfToken };
}

interface BodyProps {
  data: SettingsData;
  email: string;
  productName: string;
}

function Body({ data, email, productName }: BodyProps) {
  const { isOn, pendingSecret, codesLeft } = data.state;
  const code: AccountField = {
    name: 'code',
    label: text.code,
    kind: 'text',
    autoComplete: 'one-time-code',
  };
  const form = (action: string, submitLabel: string, field: AccountField) => (
    <AccountForm
      id={action}
      action={PATH}
      call={PATH}
      submitLabel={submitLabel}
      failed={text.wrong}
      hidden={{ _xsrf: data.xsrfToken, action }}
      errors={data.action === action ? data.errors : {}}
      fields={[field]}
    />
  );
  if (isOn) {
    return (
      <>
        <Notice type="positive">{text.isOn}</Notice>
        <section className="section">
          <h2>{text.recoveryTitle}</h2>
          <p className="muted">{text.codesLeft(codesLeft)}</p>
          {form('renew', text.renew, code)}
        </section>
        <section className="section">
          <h2>{text.removeTitle}</h2>
          {form('remove', text.remove, code)}
        </section>
      </>
    );
  }
  const password: AccountField = {
    name: 'password',
    label: authText.fields.password,
    kind: 'password',
  };
  if (!pendingSecret) return form('start', text.start, password);
  return (
    <>
      <p>{text.scan}</p>
      <QrCode text={setupAddress(pendingSecret, productName, email)} />
      <p>
        {text.typeSecret} <code className="typed">{toBase32(pendingSecret)}</code>
      </p>
      {form('confirm', text.confirm, code)}
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
