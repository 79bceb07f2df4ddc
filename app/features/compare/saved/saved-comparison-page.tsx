import { comparePath, pathTo, savedComparisonPath } from '../../../base/paths.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { type FormState, FRESH, formHead, takeForm } from '../../../http/forms.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { savedComparisonsText as text } from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Textarea, TextInput } from '../../../ui/fields.tsx';
import { Breadcrumbs, DASHBOARD } from '../../../ui/navigation.tsx';
import { FormErrors, PostForm } from '../../../ui/post-form.tsx';
import { EmptyState, Notice } from '../../../ui/states.tsx';
import { TimeAgo } from '../../../ui/values.tsx';
import { ComparisonTable } from '../../startups/comparison-table.tsx';
import { renameComparison } from './commands.server.ts';
import { MAX_NAME, renameForm, type SavedComparison } from './contract.ts';
import { getSaved } from './queries.server.ts';
import { comparisonTitle } from './saved-comparisons-table.tsx';

interface SavedData extends FormState, SavedComparison {
  title: string;
  /** Came to rename it. */
  isRenamed: boolean;
}

async function loadSaved(context: Context, uuid: string): Promise<SavedData> {
  const { userId } = requireSession(context);
  const saved = await getSaved(context.sql, userId, uuid);
  return {
    ...FRESH,
    ...saved,
    title: comparisonTitle({ ...saved.meta, startups: saved.data }),
    isRenamed: context.url.searchParams.has('rename'),
  };
}

export const savedComparisonPage: Page = page<SavedData>({
  load: (context, { uuid = '' }) => loadSaved(context, uuid),
  async submit(context, { uuid = '' }, form) {
    const { userId } = requireSession(context);
    const state = await takeForm(context, form, renameForm, async (given) => {
      await renameComparison(context.sql, userId, uuid, given);
      throw new Redirect(savedComparisonPath(uuid));
    });
    return { ...(await loadSaved(context, uuid)), ...state };
  },
  head: (data) => ({
    ...formHead(data, { title: data.title, description: text.description }),
    isTool: true,
  }),
  body: ({ data, meta, title, errors, typed, isRenamed }, { now }) => (
    <div className="flow">
      <FormErrors errors={errors} />
      <Breadcrumbs
        crumbs={[
          DASHBOARD,
          { label: text.title, href: pathTo('/dashboard/saved-comparisons') },
          { label: title },
        ]}
      />
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <p className="muted">
        {text.saved} <TimeAgo at={meta.created_at} now={now} />
      </p>
      {meta.note && (
        <p className="prose saved-note" dir="auto">
          {meta.note}
        </p>
      )}
      {meta.missing.length > 0 && (
        <Notice type="warning">
          <p>{text.gone(meta.missing)}</p>
        </Notice>
      )}
      {data.length === 0 ? (
        <EmptyState title={text.allGone} />
      ) : (
        <ComparisonTable caption={title} startups={data} />
      )}
      <div className="row">
        {data.length > 0 && (
          <ButtonLink href={comparePath(data.map(({ slug }) => slug))} look="primary">
            {text.open}
          </ButtonLink>
        )}
        <PostForm action={pathTo('/dashboard/saved-comparisons')} fields={{ delete: meta.uuid }}>
          <Button type="submit" look="danger">
            {text.delete}
          </Button>
        </PostForm>
      </div>
      <details open={isRenamed || Object.keys(errors).length > 0}>
        <summary>{text.rename}</summary>
        <PostForm className="narrow flow" action={savedComparisonPath(meta.uuid)}>
          <TextInput
            id="name"
            label={text.saveName}
            error={errors.name}
            defaultValue={typed.name ?? meta.name ?? ''}
            maxLength={MAX_NAME}
            data-takes-focus={isRenamed ? '' : undefined}
            optional
          />
          <Textarea
            id="note"
            label={text.saveNote}
            error={errors.note}
            defaultValue={typed.note ?? meta.note ?? ''}
            rows={3}
            optional
          />
          <Button type="submit">{text.renameSave}</Button>
        </PostForm>
      </details>
    </div>
  ),
});
