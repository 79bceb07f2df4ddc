import { pathTo, settingsPath } from '../../../base/paths.ts';
import { isAllOpen, KEY_LIMITS, KEY_SCOPES } from '../../../base/plans.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { apiDocsText, marksText, apiKeysText as text } from '../../../text/text.ts';
import { Button, Submit } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Checkbox, OptionGroup, Select, TextInput } from '../../../ui/fields.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { Notice } from '../../../ui/states.tsx';
import { agoColumn } from '../../../ui/values.tsx';
import { createKey, listKeys, newKey, type OwnKey, revokeKey, VALID_DAYS } from './keys.server.ts';

const PATH = settingsPath('keys');

type KeysData = Awaited<ReturnType<typeof loadData>>;

export const keysPage: Page = page<KeysData>({
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
      return { ...FRESH, status: 200 };
    });
    if (made) return loadData(context, { ...state, typed: {} }, ['read'], made);
    return loadData(context, state, form.getAll('scopes[]').map(String), null);
  },
  head: (data) => formHead(data, text),
  body: (data, { now, plans, session, settings }) => {
    const hasPlan = session?.hasActiveSubscription || isAllOpen(plans);
    const standing = hasPlan ? 'subscriber' : 'account';
    return (
      <SettingsFrame tab="keys" isWide lead={text.lead}>
        {data.made && (
          <MadeKey apiKey={data.made} url={`${settings.SITE_URL}${pathTo('/api/startups')}`} />
        )}
        {data.keys.length > 0 ? <KeysTable keys={data.keys} now={now} /> : <p>{text.none}</p>}
        <section className="section flow">
          <h2>{text.newTitle}</h2>
          <NewKeyForm data={data} />
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

/** `made` is a new key, shown once. */
async function loadData(
  context: Context,
  form: FormState,
  chosenScopes: readonly string[],
  made: string | null,
) {
  const { userId } = requireSession(context);
  return { ...form, keys: await listKeys(context.sql, userId), chosenScopes, made };
}

/** With a call that can be pasted into a terminal. */
function MadeKey({ apiKey, url }: { apiKey: string; url: string }) {
  return (
    <Notice type="positive" title={text.made}>
      <p>{text.madeLead}</p>
      <p>
        <code className="made-key">{apiKey}</code>
      </p>
      <p>{text.use}</p>
      <div data-copies="">
        <pre className="made-key">
          <code>{`curl -H "Authorization: Bearer ${apiKey}" ${url}`}</code>
        </pre>
      </div>
    </Notice>
  );
}

function KeysTable({ keys, now }: { keys: OwnKey[]; now: Date }) {
  return (
    <DataTable<OwnKey>
      caption={text.caption}
      cardsOnXs
      columns={[
        {
          label: text.columns.name,
          cell: ({ name, beginning }) => (
            <>
              <bdi>{name}</bdi> <code className="muted">{`${beginning}…`}</code>
            </>
          ),
        },
        {
          label: text.columns.scopes,
          cell: ({ scopes }) => scopes.map((scope) => text.scopes[scope]).join(marksText.comma),
        },
        agoColumn(text.columns.created, now, ({ createdAt }) => createdAt),
        agoColumn(text.columns.used, now, ({ lastUsedAt }) => lastUsedAt, text.never),
        { label: text.columns.ends, cell: ({ expiresAt }) => sayEnd(expiresAt, now) },
        {
          label: text.columns.action,
          cell: ({ id, name }) => (
            <PostForm action={PATH} fields={{ revoke: id }}>
              <Button type="submit" aria-label={text.revokeOf(name)}>
                {text.revoke}
              </Button>
            </PostForm>
          ),
        },
      ]}
      rows={keys}
    />
  );
}

function sayEnd(expiresAt: Date | null, now: Date) {
  if (!expiresAt) return text.validFor[0];
  if (expiresAt <= now) return text.ended;
  const day = expiresAt.toISOString().slice(0, 10);
  return <time dateTime={day}>{day}</time>;
}

function NewKeyForm({ data }: { data: KeysData }) {
  const { errors, typed, chosenScopes } = data;
  const idOf = (name: string) => `key-${name}`;
  return (
    <PostForm className="account-form" action={PATH} noValidate>
      <FormErrors errors={errors} idOf={(field) => idOf(field.replace(/\W.*$/, ''))} />
      <TextInput
        id={idOf('name')}
        name="name"
        label={text.fields.name}
        hint={text.nameHint}
        maxLength={80}
        required
        defaultValue={typed.name ?? apiDocsText.title}
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
      <Submit>{text.submit}</Submit>
    </PostForm>
  );
}
