import { pathTo } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { hasInstantAlerts } from '../../../http/limits.ts';
import { type Page, page } from '../../../http/page.ts';
import { marksText, alertsText as text } from '../../../text/text.ts';
import { Submit } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/fields.tsx';
import { Breadcrumbs, DASHBOARD } from '../../../ui/navigation.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { ALERT_FREQUENCIES, newAlert } from '../contract.ts';
import { AlertFields, channelsOf } from './alert-card.tsx';
import { openCounted, saveAlert } from './alerts.server.ts';
import { findWebhook, listBrowsers } from './channels.server.ts';

const MOST_COUNTED = 10_000;

type NewAlertData = Awaited<ReturnType<typeof loadData>>;

/** Takes the address of a list, and asks how its news are wanted. */
export const newAlertPage: Page = page<NewAlertData>({
  load: (context) => loadData(context, FRESH),
  async submit(context, _params, form) {
    requireSession(context);
    const state = await takeForm(context, form, newAlert, async (given) => {
      await saveAlert(context, given);
      throw new Redirect(pathTo('/dashboard/alerts'));
    });
    return loadData(context, state);
  },
  head: ({ form }) => formHead(form, { title: text.newTitle, description: text.description }),
  body: ({ form, list, count, channels, hasInstant }) => (
    <div className="flow">
      <Breadcrumbs
        crumbs={[
          DASHBOARD,
          { label: text.title, href: pathTo('/dashboard/alerts') },
          { label: text.newTitle },
        ]}
      />
      <FormErrors errors={form.errors} idOf={(field) => IDS[field] ?? ''} />
      <h1>{text.newTitle}</h1>
      {list && (
        <>
          <p className="lead">
            <a href={list.address}>{list.name}</a>
            {marksText.colon}
            {text.nowListed(list.kind, count, MOST_COUNTED)}
          </p>
          <PostForm
            className="account-form alert-form"
            action={pathTo('/dashboard/alerts/new')}
            noValidate
            fields={{ of: list.address }}
          >
            <TextInput
              id="alert-name"
              name="name"
              label={text.name}
              maxLength={120}
              required
              defaultValue={form.typed.name ?? list.name}
              error={form.errors.name}
            />
            <AlertFields
              id="alert"
              chosen={{
                frequency:
                  ALERT_FREQUENCIES.find((one) => one === form.typed.frequency) ?? 'weekly',
                by_mail: form.typed.of === undefined || form.typed.by_mail !== undefined,
                by_push: form.typed.by_push !== undefined,
                by_webhook: form.typed.by_webhook !== undefined,
              }}
              {...{ channels, hasInstant }}
              error={form.errors.frequency}
            />
            {!hasInstant && <p className="small">{text.instantFor}</p>}
            <Submit>{text.follow}</Submit>
          </PostForm>
        </>
      )}
      {!list && <p>{text.how}</p>}
    </div>
  ),
});

const IDS: Record<string, string> = { name: 'alert-name', frequency: 'alert-frequency' };

async function loadData(context: Context, form: FormState) {
  const { userId } = requireSession(context);
  const { sql, url } = context;
  const of = form.typed.of ?? url.searchParams.get('of') ?? '';
  const [browsers, webhook] = await Promise.all([
    listBrowsers(sql, userId),
    findWebhook(sql, userId),
  ]);
  const channels = channelsOf(browsers, webhook);
  const shared = { channels, hasInstant: hasInstantAlerts(context) };
  try {
    return { ...shared, form, ...(await openCounted(context, of, MOST_COUNTED)) };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 422) throw error;
    const message = Object.values(error.fields ?? {}).flat()[0] ?? error.message;
    const wrong = { ...form, errors: { ...form.errors, of: message }, status: 422 };
    return { ...shared, form: wrong, list: null, count: 0 };
  }
}
