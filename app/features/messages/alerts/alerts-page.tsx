import { pathTo } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { hasInstantAlerts, limitsOf } from '../../../http/limits.ts';
import { type Page, page } from '../../../http/page.ts';
import {
  type FormState,
  FRESH,
  formHead,
  takeErrors,
  takeForm,
} from '../../../http/take-form.server.ts';
import { alertsText as text } from '../../../text/text.ts';
import { Breadcrumbs, DASHBOARD } from '../../../ui/navigation.tsx';
import { FormErrors } from '../../../ui/post-form.tsx';
import { EmptyState, Gate, Notice } from '../../../ui/states.tsx';
import { offerUpgrade } from '../../money/pricing/upgrade-offer.ts';
import { AlertCard } from './alert-card.tsx';
import { channelsOf } from './alert-fields.tsx';
import { BrowserSection, WebhookSection } from './channel-sections.tsx';
import {
  addBrowser,
  removeBrowser,
  removeWebhook,
  renewSecret,
  setWebhook,
  testWebhook,
} from './channels.server.ts';
import { alertSettings, newBrowser, newWebhook } from './contract.ts';
import { findWebhook, listAlerts, listBrowsers } from './queries.server.ts';
import { changeAlert, deleteAlert, resumeAlert } from './save-alert.server.ts';
import { readVapid } from './web-push.ts';

type AlertsData = Awaited<ReturnType<typeof loadData>>;

export const alertsPage: Page = page<AlertsData>({
  cache: 'private',
  load: (context) => loadData(context, FRESH),
  async submit(context, _params, form) {
    requireSession(context);
    return loadData(context, await act(context, form));
  },
  head: ({ form }) => formHead(form, text),
  body: (data, { now }) => {
    const { form, alerts, browsers, webhook, pushKey, limit, offer, running } = data;
    const channels = channelsOf(browsers, webhook);
    return (
      <div className="flow">
        <Breadcrumbs crumbs={[DASHBOARD, { label: text.title }]} />
        <FormErrors errors={form.errors} idOf={(field) => (field === 'url' ? 'webhook-url' : '')} />
        <h1>{text.title}</h1>
        <p className="muted">{text.lead}</p>
        {data.needsAddress && (
          <Notice type="warning">
            <p>{text.unverified}</p>
          </Notice>
        )}
        {running >= limit ? (
          <Gate title={text.fullTitle(limit)} offer={offer} gives={text.gives}>
            <p>{text.fullWhy}</p>
          </Gate>
        ) : (
          <p className="small">{text.used(running, limit)}</p>
        )}
        {alerts.length === 0 && <EmptyState title={text.none}>{text.how}</EmptyState>}
        {alerts.length > 0 && (
          <ul className="alert-list">
            {alerts.map((alert) => (
              <li key={alert.uuid}>
                <AlertCard {...{ alert, channels, now }} hasInstant={data.hasInstant} />
              </li>
            ))}
          </ul>
        )}
        <BrowserSection {...{ browsers, pushKey, now }} />
        <WebhookSection {...{ webhook, now }} typed={form.typed.url} error={form.errors.url} />
      </div>
    );
  },
});

/** Throws a redirect when done. */
async function act(context: Context, form: FormData): Promise<FormState> {
  const word = (name: string) => String(form.get(name) ?? '');
  const done = async (work: Promise<void>): Promise<never> => {
    await work;
    throw new Redirect(pathTo('/dashboard/alerts'));
  };
  switch (word('action')) {
    case 'change':
      return takeForm(context, form, alertSettings, (given) =>
        done(changeAlert(context, word('uuid'), given)),
      );
    case 'add-browser':
      return takeForm(context, form, newBrowser, (given) => done(addBrowser(context, given)));
    case 'set-webhook':
      return takeForm(context, form, newWebhook, ({ url }) => done(setWebhook(context, url)));
    default:
      return { ...(await takeErrors(context, () => done(actOn(context, word)))), typed: {} };
  }
}

async function actOn(context: Context, word: (name: string) => string): Promise<void> {
  switch (word('action')) {
    case 'delete':
      return deleteAlert(context, word('uuid'));
    case 'resume':
      return resumeAlert(context, word('uuid'));
    case 'remove-browser':
      return removeBrowser(context, Number.parseInt(word('id'), 10) || 0);
    case 'renew-secret':
      return renewSecret(context);
    case 'test-webhook':
      return testWebhook(context);
    case 'remove-webhook':
      return removeWebhook(context);
  }
}

async function loadData(context: Context, form: FormState) {
  const { userId, isVerified } = requireSession(context);
  const { sql, settings } = context;
  const [alerts, browsers, webhook] = await Promise.all([
    listAlerts(sql, userId),
    listBrowsers(sql, userId),
    findWebhook(sql, userId),
  ]);
  const { VAPID_PRIVATE_KEY } = settings;
  return {
    form,
    alerts,
    browsers,
    webhook,
    needsAddress: !isVerified,
    running: alerts.filter(({ endedAt }) => !endedAt).length,
    pushKey: VAPID_PRIVATE_KEY ? readVapid(VAPID_PRIVATE_KEY).publicKey : null,
    hasInstant: hasInstantAlerts(context),
    limit: limitsOf(context).alerts,
    offer: offerUpgrade(context, 'alerts'),
  };
}
