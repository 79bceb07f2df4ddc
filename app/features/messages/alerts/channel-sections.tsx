import { use } from 'react';
import { pathTo } from '../../../base/paths.ts';
import { alertsText as text } from '../../../text/text.ts';
import { TextInput } from '../../../ui/fields.tsx';
import { Filled } from '../../../ui/filled.tsx';
import { Island } from '../../../ui/island.tsx';
import { PostForm, XsrfContext } from '../../../ui/post-form.tsx';
import { Notice } from '../../../ui/states.tsx';
import { TimeAgo } from '../../../ui/values.tsx';
import { ActionButton } from './alert-card.tsx';
import type { listBrowsers, OwnWebhook } from './channels.server.ts';
import { chatNameOf } from './chat-forms.ts';
import { PushButton } from './push-button.tsx';

interface BrowserSectionProps {
  browsers: Awaited<ReturnType<typeof listBrowsers>>;
  /** Null where the operator has not set web push up. */
  pushKey: string | null;
  now: Date;
}

export function BrowserSection({ browsers, pushKey, now }: BrowserSectionProps) {
  const xsrfToken = use(XsrfContext) ?? '';
  if (!pushKey && browsers.length === 0) return null;
  return (
    <section className="section flow" id="browsers">
      <h2>{text.browsers}</h2>
      <p className="muted">{text.browsersLead}</p>
      {browsers.length > 0 && (
        <ul className="alert-browsers">
          {browsers.map(({ id, label, createdAt }) => (
            <li key={id}>
              <PostForm className="row" action={pathTo('/dashboard/alerts')} fields={{ id }}>
                <span>
                  {label} <span className="muted">{text.added}</span>{' '}
                  <TimeAgo at={createdAt.toISOString()} now={now} />
                </span>
                <ActionButton value="remove-browser" look="quiet">
                  {text.remove}
                </ActionButton>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
      {pushKey && (
        <Island name="push-button" component={PushButton} props={{ xsrfToken, pushKey }} />
      )}
    </section>
  );
}

interface WebhookSectionProps {
  webhook: OwnWebhook | null;
  typed?: string;
  error?: string;
  now: Date;
}

export function WebhookSection({ webhook, typed, error, now }: WebhookSectionProps) {
  const chat = webhook && chatNameOf(webhook.url);
  return (
    <section className="section flow" id="webhook">
      <h2>{text.webhook}</h2>
      <p className="muted">
        {text.webhookLead} <a href={`${pathTo('/api')}#webhooks`}>{text.webhookHow}</a>
      </p>
      <p className="muted">{text.chatLead}</p>
      <dl className="alert-chats">
        {Object.entries(text.chats).map(([chat, how]) => (
          <div key={chat}>
            <dt>{chat}</dt>
            <dd className="small">{how}</dd>
          </div>
        ))}
      </dl>
      {chat && <Notice>{text.isChat(chat)}</Notice>}
      {webhook && <WebhookState webhook={webhook} now={now} />}
      <PostForm className="account-form alert-form" action={pathTo('/dashboard/alerts')} noValidate>
        <TextInput
          id="webhook-url"
          name="url"
          type="url"
          inputMode="url"
          label={text.webhookUrl}
          hint={text.webhookHint}
          maxLength={2_000}
          defaultValue={typed ?? webhook?.url}
          error={error}
        />
        <ActionButton value="set-webhook" large>
          {webhook ? text.webhookChange : text.webhookSet}
        </ActionButton>
      </PostForm>
      {webhook && (
        <PostForm className="row" action={pathTo('/dashboard/alerts')}>
          <ActionButton value="test-webhook">{text.webhookTest}</ActionButton>
          <ActionButton value="renew-secret">{text.newSecret}</ActionButton>
          <ActionButton value="remove-webhook" look="quiet">
            {text.remove}
          </ActionButton>
        </PostForm>
      )}
    </section>
  );
}

function WebhookState({ webhook, now }: { webhook: OwnWebhook; now: Date }) {
  const { stoppedAt, failingSince, waiting, secrets } = webhook;
  const problem = stoppedAt ?? failingSince;
  return (
    <>
      {problem && (
        <Notice type={stoppedAt ? 'negative' : 'warning'}>
          <p>
            <Filled
              text={stoppedAt ? text.stopped : text.failing}
              when={<TimeAgo at={problem.toISOString()} now={now} />}
            />{' '}
            {text.waiting(waiting)}
          </p>
        </Notice>
      )}
      <dl className="alert-secrets">
        {secrets.map((secret, at) => (
          <div key={secret}>
            <dt className="small">{at === 0 ? text.secret : text.oldSecret}</dt>
            <dd>
              <code>{secret}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
