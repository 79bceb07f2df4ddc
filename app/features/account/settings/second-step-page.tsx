import { use } from 'react';
import { encode } from 'uqr';
import { settingsPath } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { type FormState, FRESH, formHead, takeErrors } from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { authText } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Island } from '../../../ui/island.tsx';
import { XsrfContext } from '../../../ui/post-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { Notice } from '../../../ui/states.tsx';
import { agoColumn } from '../../../ui/values.tsx';
import { type AccountField, CODE_FIELD, PASSWORD_FIELD } from '../auth/account-field.tsx';
import { PlainAccountForm } from '../auth/account-form.tsx';
import { requireOwnStep } from '../auth/change-password.server.ts';
import {
  confirmSecondStep,
  getSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  startSecondStep,
} from '../auth/change-second-step.server.ts';
import { PasskeyMaker } from '../auth/passkey-buttons.tsx';
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  startPasskey,
} from '../auth/passkeys.server.ts';
import { setupAddress, toBase32 } from '../auth/totp.ts';

const { secondStep: text, passkeys: passkeyText } = authText;
const PATH = settingsPath('second-step');

interface ShownOnce {
  /** Recovery codes. */
  codes?: string[];
  /** After the password of a new passkey: what the browser needs to make it. */
  creation?: object;
}

type SecondStepData = Awaited<ReturnType<typeof loadData>>;

export const secondStepSettingsPage: Page = page<SecondStepData>({
  async load(context) {
    // The page shows a secret that is not confirmed yet.
    await requireOwnStep(context);
    return loadData(context, FRESH, '', {});
  },
  async submit(context, _params, form) {
    await requireOwnStep(context);
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
    <SettingsFrame tab="second-step" lead={text.settingsLead}>
      {data.isRequired && <Notice type="warning">{text.required}</Notice>}
      {data.codes && data.codes.length > 0 && <RecoveryCodes codes={data.codes} />}
      <Codes data={data} email={session?.email ?? ''} productName={settings.PRODUCT_NAME} />
      <Passkeys data={data} now={now} />
    </SettingsFrame>
  ),
});

/** `action` names the form that came back. */
async function loadData(context: Context, form: FormState, action: string, shown: ShownOnce) {
  const { userId, isModerator } = requireSession(context);
  const state = await getSecondStep(context.sql, userId);
  const passkeys = await listPasskeys(context.sql, userId);
  const isRequired = isModerator && !state.isOn && passkeys.length === 0;
  return { ...form, ...state, ...shown, passkeys, action, isRequired };
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Section title={text.recoveryTitle}>
      <p>{text.recoveryLead}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CodesProps {
  data: SecondStepData;
  email: string;
  productName: string;
}

/** Setting the codes of an app up, renewing the recovery codes, and removing them. */
function Codes({ data, email, productName }: CodesProps) {
  const { isOn, pendingSecret, codesLeft, passkeys } = data;
  const recovery = (
    <Section title={text.recoveryTitle}>
      <p className="muted">{text.codesLeft(codesLeft)}</p>
      <ActionForm data={data} action="renew" label={text.renew} fields={[CODE_FIELD]} />
    </Section>
  );
  if (isOn) {
    return (
      <>
        <Notice type="positive">{text.isOn}</Notice>
        {recovery}
        <Section title={text.removeTitle}>
          <ActionForm data={data} action="remove" label={text.remove} fields={[CODE_FIELD]} />
        </Section>
      </>
    );
  }
  if (!pendingSecret) {
    return (
      <>
        <ActionForm data={data} action="start" label={text.start} fields={[PASSWORD_FIELD]} />
        {passkeys.length > 0 && recovery}
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
      <ActionForm data={data} action="confirm" label={text.confirm} fields={[CODE_FIELD]} />
    </>
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

function Passkeys({ data, now }: { data: SecondStepData; now: Date }) {
  const { passkeys, creation } = data;
  const { used, never } = passkeyText;
  const xsrfToken = use(XsrfContext) ?? '';
  const options = passkeys.map(({ id, label }, at) => ({
    value: id,
    label: `${at + 1}. ${label}`,
  }));
  return (
    <section className="section" id="passkeys">
      <h2>{passkeyText.title}</h2>
      <p className="muted">{passkeyText.lead}</p>
      {passkeys.length > 0 && (
        <DataTable<Passkey>
          caption={passkeyText.list}
          columns={[
            { label: passkeyText.label, isRowHead: true, cell: ({ label }) => label },
            agoColumn(passkeyText.made, now, (passkey) => passkey.created_at),
            agoColumn(used, now, (passkey) => passkey.last_used_at, never),
          ]}
          rows={passkeys}
        />
      )}
      {creation ? (
        <>
          <p className="muted">{passkeyText.createLead}</p>
          <Island
            name="passkey-maker"
            component={PasskeyMaker}
            props={{ action: PATH, xsrfToken, options: creation }}
          />
          <noscript>{passkeyText.needsScript}</noscript>
        </>
      ) : (
        <ActionForm
          data={data}
          action="start-passkey"
          alsoOf="add-passkey"
          label={passkeyText.add}
          fields={[PASSWORD_FIELD]}
        />
      )}
      {passkeys.length > 0 && (
        <>
          <h3>{passkeyText.removeTitle}</h3>
          <ActionForm
            data={data}
            action="remove-passkey"
            label={passkeyText.remove}
            fields={[
              { name: 'which', label: passkeyText.which, kind: 'select', options },
              PASSWORD_FIELD,
            ]}
          />
        </>
      )}
    </section>
  );
}

interface ActionFormProps {
  data: SecondStepData;
  action: string;
  /** Another action whose errors it shows. */
  alsoOf?: string;
  label: string;
  fields: readonly AccountField[];
}

function ActionForm({ data, action, alsoOf, label, fields }: ActionFormProps) {
  return (
    <PlainAccountForm
      id={action}
      action={PATH}
      submitLabel={label}
      hidden={{ action }}
      errors={[action, alsoOf].includes(data.action) ? data.errors : {}}
      fields={fields}
    />
  );
}
