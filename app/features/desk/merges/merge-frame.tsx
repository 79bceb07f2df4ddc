// A page that compares two entries and merges them, of startups or of rounds.
import type { ReactNode } from 'react';
import { moderationLogPath } from '../../../base/moderation-paths.ts';
import type { Context } from '../../../http/context.ts';
import { fieldErrors } from '../../../http/endpoint.server.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { requireModerator } from '../../../http/moderation/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { formHead, readFields } from '../../../http/take-form.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import { Breadcrumbs, type Crumb, MODERATION } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { FormErrors } from '../../../ui/error-summary.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { firstOf } from '../../arriving/listing/listing-state.server.ts';
import { type MergeOrder, mergeForm } from '../queue/contract.ts';

/** Slugs of the one that stays and the one that goes. */
export type TypedMerge = Record<'keep' | 'gone' | 'reason', string>;

interface Sides {
  /** The one that stays, then the one that goes. */
  sides: ReadonlyArray<{ slug: string; name: string; href: string }>;
  facts: ReadonlyArray<{ label: string; values: ReadonlyArray<string | null> }>;
}

export interface MergeData extends TypedMerge {
  errors: Record<string, string>;
  /** Once both can be compared. */
  compared: Sides | null;
}

interface MergePage<Data> {
  words: Record<'title' | 'description' | 'lead', string>;
  path: string;
  load(context: Context, typed: TypedMerge): Promise<Data>;
  merge(context: Context, order: MergeOrder): Promise<unknown>;
  /** Between that of moderators and this page. */
  parentsOf?(data: Data): Crumb[];
  /** The form that names the two. */
  choose(data: Data): ReactNode;
}

export function mergePageOf<Data extends MergeData>(of: MergePage<Data>): Page {
  const { words, path } = of;
  return page<Data>({
    cache: 'private',
    load(context) {
      requireModerator(context);
      const { searchParams } = context.url;
      const keep = searchParams.get('keep') ?? '';
      const gone = searchParams.get('gone') ?? '';
      return of.load(context, { keep, gone, reason: '' });
    },
    async submit(context, _params, form) {
      requireModerator(context);
      const typed = readFields(form, ['keep', 'gone', 'reason']);
      const { data: order, error: refusal } = mergeForm.safeParse(typed);
      const errors = refusal ? fieldErrors(refusal) : await merge(context, order);
      const data = await of.load(context, typed);
      return { ...data, errors: { ...firstOf(errors), ...data.errors } };
    },
    head: (data) => formHead(data, words),
    body: (data) => {
      const { keep, gone, reason, errors, compared } = data;
      return (
        <>
          <FormErrors errors={errors} />
          <Breadcrumbs
            crumbs={[MODERATION, ...(of.parentsOf?.(data) ?? []), { label: words.title }]}
          />
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {of.choose(data)}
          {compared && (
            <>
              <SidesTable {...compared} />
              <PostForm className="merge-form section" action={path} fields={{ keep, gone }}>
                <Textarea
                  id="reason"
                  label={text.fields.mergeReason}
                  error={errors.reason}
                  defaultValue={reason}
                  rows={3}
                />
                <p className="row listing-buttons">
                  <Button type="submit" look="danger" large>
                    {text.mergeDo}
                  </Button>
                </p>
              </PostForm>
            </>
          )}
        </>
      );
    },
  });

  /** Redirects to the log, else returns the errors by field; rethrows others. */
  async function merge(context: Context, order: MergeOrder) {
    try {
      await of.merge(context, order);
    } catch (error) {
      if (!(error instanceof HttpError && error.fields)) throw error;
      return error.fields;
    }
    throw new Redirect(moderationLogPath());
  }
}

function SidesTable({ sides, facts }: Sides) {
  return (
    <section className="section diff">
      <DataTable
        caption={text.mergeCaption}
        rows={facts}
        getKey={({ label }) => label}
        columns={[
          { key: 'fact', label: text.diffColumns.fact, cell: ({ label }) => label },
          ...sides.map(({ slug, name }, index) => ({
            key: slug,
            label: `${index === 0 ? text.mergeStays : text.mergeGoes}: ${name}`,
            cell: ({ values }: Sides['facts'][number]) => (
              <span dir="auto">{values[index] ?? text.unknown}</span>
            ),
          })),
        ]}
      />
      <p className="row">
        {sides.map(({ slug, name, href }) => (
          <a key={slug} href={href}>
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}
