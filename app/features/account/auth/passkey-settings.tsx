import { use } from 'react';
import { pathTo } from '../../../base/paths.ts';
import { authText } from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Island } from '../../../ui/island.tsx';
import { XsrfContext } from '../../../ui/post-form.tsx';
import { TimeAgo } from '../../../ui/values.tsx';
import { PASSWORD_FIELD } from './account-field.tsx';
import { PlainAccountForm } from './live-account-form.tsx';
import { PasskeyMaker } from './passkey-maker.tsx';
import type { Passkey } from './passkeys.server.ts';

const text = authText.passkeys;
const PATH = pathTo('/dashboard/account-settings/second-step');

interface PasskeySettingsProps {
  passkeys: readonly Passkey[];
  /** After the password: what the browser needs to make one. */
  creation: object | null;
  /** Of the form that came back. */
  errors: Record<string, string>;
  action: string;
  now: Date;
}

export function PasskeySettings({ passkeys, creation, errors, action, now }: PasskeySettingsProps) {
  const xsrfToken = use(XsrfContext) ?? '';
  const errorsOf = (form: string) => (action === form ? errors : {});
  return (
    <section className="section" id="passkeys">
      <h2>{text.title}</h2>
      <p className="muted">{text.lead}</p>
      {passkeys.length > 0 && <PasskeyTable passkeys={passkeys} now={now} />}
      {creation ? (
        <>
          <p className="muted">{text.createLead}</p>
          <Island
            name="passkey-maker"
            component={PasskeyMaker}
            props={{ action: PATH, xsrfToken, options: creation }}
          />
          <noscript>{text.needsScript}</noscript>
        </>
      ) : (
        <PlainAccountForm
          id="start-passkey"
          action={PATH}
          submitLabel={text.add}
          hidden={{ action: 'start-passkey' }}
          errors={{ ...errorsOf('start-passkey'), ...errorsOf('add-passkey') }}
          fields={[PASSWORD_FIELD]}
        />
      )}
      {passkeys.length > 0 && (
        <>
          <h3>{text.removeTitle}</h3>
          <PlainAccountForm
            id="remove-passkey"
            action={PATH}
            submitLabel={text.remove}
            hidden={{ action: 'remove-passkey' }}
            errors={errorsOf('remove-passkey')}
            fields={[
              {
                name: 'which',
                label: text.which,
                kind: 'select',
                options: passkeys.map(({ id, label }, at) => ({
                  value: id,
                  label: `${at + 1}. ${label}`,
                })),
              },
              PASSWORD_FIELD,
            ]}
          />
        </>
      )}
    </section>
  );
}

function PasskeyTable({ passkeys, now }: Pick<PasskeySettingsProps, 'passkeys' | 'now'>) {
  return (
    <DataTable<Passkey>
      caption={text.list}
      captionHidden
      columns={[
        { key: 'label', label: text.label, isRowHead: true, cell: ({ label }) => label },
        {
          key: 'made',
          label: text.made,
          cell: ({ createdAt }) => <TimeAgo at={createdAt.toISOString()} now={now} />,
        },
        {
          key: 'used',
          label: text.used,
          cell: ({ lastUsedAt }) =>
            lastUsedAt ? <TimeAgo at={lastUsedAt.toISOString()} now={now} /> : text.never,
        },
      ]}
      rows={passkeys}
      getKey={({ id }) => id}
    />
  );
}
