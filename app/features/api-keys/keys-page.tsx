import { KEY_LIMITS } from '../../base/access-limits.ts';
import { KEY_SCOPES } from '../../base/key-scopes.ts';
import { pathTo, settingsPath } from '../../base/paths.ts';
import { isAllOpen } from '../../base/plans.ts';
import type { Context } from '../../http/context.ts';
import { Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../http/take-form.server.ts';
import { apiDocsText, apiKeysText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Checkbox } from '../../ui/option-control.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { newKey, type OwnKey, VALID_DAYS } from './contract.ts';
import { createKey, listKeys, revokeKey } from './keys.server.ts';
import { KeysTable } from './keys-table.tsx';

const PATH = settingsPath('keys');

interface KeysData extends FormState {
  keys: OwnKey[];
  chosenScopes: readonly string[];
  /** Shown once. */
  made: string | null;
}

export const keysPage: Page = page<KeysData>({
  cache: 'private',
  load: (context) => loadData(context, FRESH, ['read'], null),
  async submit(context, _params, form) {
    requireSession(context);
    const revoked = Number(form.get('revoke') ?? 0);
    if (revoked > 0 && Number.isSafeInteger(revoked)) {
      await revokeKey(context, revoked);
      throw new Redirect(PATH);
    }
    let made: string | null = null;
    const state = await takeForm(context, form, newKey, async (given) => {
      made = await createKey(context, given);
      return { errors: {}, status: 200 } as never;
    });
    const chosen = form.getAll('scopes[]').map(String);
    return made ? loadData(context, FRESH, ['read'], made) : loadData(context, state, chosen, null);
  },
  head: (data) => ({
    ...formHead(data, text),
    errorStatus: data.made ? 200 : data.status,
  }),
  body: (data, { now, plans, session }) => {
    const hasPlan = session?.hasActiveSubscription || isAllOpen(plans);
    const standing = hasPlan ? 'subscriber' : 'account';
    return (
      <SettingsFrame tab="keys" isWide>
        <h1>{text.title}</h1>
        <p className="muted">{text.lead}</p>
        {data.made && <MadeKey apiKey={data.made} />}
        {data.keys.length > 0 ? (
          <KeysTable keys={data.keys} now={now} path={PATH} xsrfToken={session?.xsrfToken ?? ''} />
        ) : (
          <p>{text.none}</p>
        )}
        <section className="section flow">
          <h2>{text.newTitle}</h2>
          <NewKeyForm data={data} xsrfToken={session?.xsrfToken ?? ''} />
          <p className="muted">
            {text.limits(
              apiDocsText.number(KEY_LIMITS.perMinute[standing]),
              apiDocsText.number(KEY_LIMITS.perDay[standing]),
            )}{' '}
            <a href={pathTo('/api')}>{apiDocsText.title}</a>
          </p>
        </section>
      </SettingsFrame>
    );
  },
});

async function loadData(
  context: Context,
  form: FormState,
  chosenScopes: readonly string[],
  made: string | null,
): Promise<KeysData> {
  const { userId } = requireSession(context);
  return { ...form, keys: await listKeys(context.sql, userId), chosenScopes, made };
}

function MadeKey({ apiKey }: { apiKey: string }) {
  return (
    <Notice type="positive" title={text.made}>
      <p>{text.madeLead}</p>
      <p>
        <code className="made-key">{apiKey}</code>
      </p>
      <p>
        {text.use} <code className="made-key">{`Authorization: Bearer ${apiKey}`}</code>
      </p>
    </Notice>
  );
}

function NewKeyForm({ data, xsrfToken }: { data: KeysData; xsrfToken: string }) {
  const { errors, typed, chosenScopes } = data;
  const idOf = (name: string) => `key-${name}`;
  return (
    <form className="account-form" method="post" action={PATH} noValidate>
      <ErrorSummary
        errors={Object.entries(errors).map(([name, message]) => ({
          id: name && idOf(name.replace(/\W.*$/, '')),
          message,
        }))}
      />
      <input type="hidden" name="_xsrf" value={xsrfToken} />
      <TextInput
        id={idOf('name')}
        name="name"
        label={text.fields.name}
        hint={text.nameHint}
        maxLength={80}
        required
        defaultValue={typed.name}
        error={errors.name}
      />
      <OptionGroup id={idOf('scopes')} legend={text.fields.scopes} error={errors.scopes}>
        {KEY_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            id={idOf(scope)}
            name="scopes[]"
            value={scope}
            label={text.scopes[scope]}
            hint={text.scopeHints[scope]}
            defaultChecked={chosenScopes.includes(scope)}
          />
        ))}
      </OptionGroup>
      <Select
        id={idOf('valid_days')}
        name="valid_days"
        label={text.fields.valid_days}
        options={VALID_DAYS.map((days) => ({ value: days, label: text.validFor[days] }))}
        defaultValue={typed.valid_days ?? '365'}
        error={errors.valid_days}
      />
      <Button type="submit" look="primary" large>
        {text.submit}
      </Button>
    </form>
  );
}
