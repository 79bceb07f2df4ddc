import { addStartupSuccessPath, startupPath, suggestEditPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { type Page, page } from '../../http/page.ts';
import { formHead } from '../../http/take-form.server.ts';
import { listingText as text } from '../../text/text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { EDIT_FIELDS } from './edit-contract.ts';
import { firstOf } from './listing-state.server.ts';
import { factLabelOf, type StartupFacts } from './startup-facts.server.ts';
import { findStartupFacts, submitEdit } from './submit-edit.server.ts';
import { VerifyNotice } from './verify-notice.tsx';

interface SuggestData {
  startup: StartupFacts;
  typed: Record<string, string>;
  errors: Record<string, string>;
  status?: number;
}

const MAX_TYPED = 12_000;

export const suggestEditPage: Page = page<SuggestData>({
  cache: 'private',
  async load(context, params) {
    const startup = await getStartup(context, params);
    return { startup, typed: { field: context.url.searchParams.get('field') ?? '' }, errors: {} };
  },
  async submit(context, params, form) {
    const startup = await getStartup(context, params);
    const typed = Object.fromEntries(
      ['field', 'value', 'source_url', 'note'].map((name) => [
        name,
        String(form.get(name) ?? '').slice(0, MAX_TYPED),
      ]),
    );
    try {
      const { uuid } = await submitEdit(context, startup, typed);
      throw new Redirect(addStartupSuccessPath(uuid));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      const errors = error.fields ? firstOf(error.fields) : { '': error.message };
      return { startup, typed, errors, status: error.status };
    }
  },
  head: (data) => {
    const title = text.suggestTitle(data.startup.name);
    return formHead(data, { title, description: text.suggestDescription });
  },
  body: ({ startup, typed, errors }, { session }) => {
    const { suggestFields: fields, suggestHints: hints } = text;
    return (
      <div className="listing">
        <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
        <Breadcrumbs
          crumbs={[
            { label: startup.name, href: startupPath(startup.slug) },
            { label: text.suggestLink },
          ]}
        />
        <h1>{text.suggestTitle(startup.name)}</h1>
        <p className="lead">{text.suggestLead}</p>
        {!session?.isVerified && <VerifyNotice />}
        <details className="section">
          <summary>{text.suggestNow}</summary>
          <dl className="answers suggested-now">
            {EDIT_FIELDS.filter((field) => field !== 'other').map((field) => (
              <div key={field}>
                <dt>{factLabelOf(field)}</dt>
                <dd className="typed" dir="auto">
                  {startup.facts[field] ?? text.suggestUnknown}
                </dd>
              </div>
            ))}
          </dl>
        </details>
        <form className="section listing-form" method="post" action={suggestEditPath(startup.slug)}>
          <input type="hidden" name="_xsrf" value={session?.xsrfToken ?? ''} />
          <Select
            id="field"
            label={fields.field}
            error={errors.field}
            defaultValue={typed.field}
            emptyLabel={text.choose}
            options={EDIT_FIELDS.map((field) => ({ value: field, label: text.editFields[field] }))}
          />
          <Textarea
            id="value"
            label={fields.value}
            hint={hints.value}
            error={errors.value}
            defaultValue={typed.value}
            rows={3}
          />
          <TextInput
            id="source_url"
            label={fields.source_url}
            error={errors.source_url}
            defaultValue={typed.source_url}
            inputMode="url"
            dir="ltr"
          />
          <Textarea
            id="note"
            label={fields.note}
            hint={hints.note}
            error={errors.note}
            defaultValue={typed.note}
            rows={3}
            optional
          />
          <div className="row listing-buttons">
            <Button type="submit" look="primary" large>
              {text.suggestSend}
            </Button>
          </div>
        </form>
      </div>
    );
  },
});

/** Throws Redirect for visitors and for an old slug, 404. */
async function getStartup(
  context: Context,
  { startup: slug = '' }: Record<string, string>,
): Promise<StartupFacts> {
  requireSession(context);
  const found = await findStartupFacts(context.sql, slug);
  if (!found) throw await movedOrMissing(context.sql, 'startup', slug, startupPath);
  return found;
}
