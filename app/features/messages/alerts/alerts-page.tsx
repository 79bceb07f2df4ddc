import { z } from 'zod';
import { pathTo } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { hasInstantAlerts, limitsOf } from '../../../http/limits.ts';
import { type Page, page } from '../../../http/page.ts';
import { alertsText as text } from '../../../text/text.ts';
import { Breadcrumbs, DASHBOARD } from '../../../ui/navigation.tsx';
import { FormErrors } from '../../../ui/post-form.tsx';
import { EmptyState, Gate, Notice } from '../../../ui/states.tsx';
import { offerUpgrade } from '../../money/pricing/upgrade-offer.ts';
import { alertSettings, newBrowser, newWebhook } from '../contract.ts';
import { AlertCard, channelsOf } from './alert-card.tsx';
import { changeAlert, deleteAlert, listAlerts, resumeAlert } from './alerts.server.ts';
import { BrowserSection, WebhookSection } from './channel-sections.tsx';
import {
  addBrowser,
  findWebhook,
  listBrowsers,
  removeBrowser,
  removeWebhook,
  renewSecret,
  setWebhook,
  testWebhook,
} from './channels.server.ts';
import { publicKeyOf } from './signatures.ts';

type AlertsData = Awaited<ReturnType<typeof loadData>>;

export const alertsPage: Page = page<AlertsData>({
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
function act(context: Context, form: FormData): Promise<FormState> {
  const uuid = String(form.get('uuid') ?? '');
  const take = <Schema extends z.ZodType>(
    schema: Schema,
    work: (given: z.output<Schema>) => Promise<void>,
  ) =>
    takeForm(context, form, schema, async (given) => {
      await work(given);
      throw new Redirect(pathTo('/dashboard/alerts'));
    });
  switch (form.get('action')) {
    case 'change':
      return take(alertSettings, (given) => changeAlert(context, uuid, given));
    case 'delete':
      return take(NOTHING, () => deleteAlert(context, uuid));
    case 'resume':
      return take(NOTHING, () => resumeAlert(context, uuid));
    case 'add-browser':
      return take(newBrowser, (given) => addBrowser(context, given));
    case 'remove-browser':
      return take(NOTHING, () =>
        removeBrowser(context, Number.parseInt(String(form.get('id')), 10) || 0),
      );
    case 'set-webhook':
      return take(newWebhook, ({ url }) => setWebhook(context, url));
    case 'renew-secret':
      return take(NOTHING, () => renewSecret(context));
    case 'test-webhook':
      return take(NOTHING, () => testWebhook(context));
    case 'remove-webhook':
      return take(NOTHING, () => removeWebhook(context));
    default:
      return take(NOTHING, async () => {});
  }
}

const NOTHING = z.object({});

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
    pushKey: VAPID_PRIVATE_KEY ? publicKeyOf(VAPID_PRIVATE_KEY) : null,
    hasInstant: hasInstantAlerts(context),
    limit: limitsOf(context).alerts,
    offer: offerUpgrade(context, 'alerts'),
  };
}
