import { mergePath } from '../../base/moderation-paths.ts';
import { pathTo, startupPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { type Page, page } from '../../http/page.ts';
import { slugParam } from '../../http/slug-param.ts';
import { formHead } from '../../http/take-form.server.ts';
import { moderationText as text } from '../../text/text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { EDIT_FIELDS } from '../listing/edit-contract.ts';
import {
  factLabelOf,
  listStartupFacts,
  type StartupFacts,
} from '../listing/startup-facts.server.ts';
import { requireModerator } from '../moderation-log/guard.server.ts';
import { MergeForm, SidesTable } from './merge-parts.tsx';
import { mergeStartups } from './merge-startups.server.ts';
import { listMergeSides, type MergeSide } from './queries.server.ts';
import { submitMerge } from './submit-merge.server.ts';

type Side = StartupFacts & Pick<MergeSide, 'counts'>;

interface MergeData {
  keep: string;
  gone: string;
  /** Both, once both are known. */
  sides: [keep: Side, gone: Side] | null;
  reason: string;
  errors: Record<string, string>;
}

export const mergePage: Page = page<MergeData>({
  cache: 'private',
  load(context) {
    const { searchParams } = context.url;
    return loadSides(context, searchParams.get('keep') ?? '', searchParams.get('gone') ?? '');
  },
  async submit(context, _params, form) {
    const { typed, errors } = await submitMerge(context, form, mergeStartups);
    const { reason } = typed;
    return { ...(await loadSides(context, typed.keep, typed.gone)), reason, errors };
  },
  head: (data) => formHead(data, { title: text.mergeTitle, description: text.mergeDescription }),
  body: ({ keep, gone, sides, reason, errors }, { session }) => (
    <>
      <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
      <Breadcrumbs
        crumbs={[{ label: text.title, href: pathTo('/moderation') }, { label: text.merge }]}
      />
      <h1>{text.mergeTitle}</h1>
      <p className="lead">{text.mergeLead}</p>
      <form className="merge-form" method="get" action={mergePath()}>
        {Object.entries({ keep, gone }).map(([id, slug]) => (
          <TextInput
            key={id}
            id={id}
            label={text.fields[id as 'keep' | 'gone']}
            error={errors[id]}
            defaultValue={slug}
            dir="ltr"
          />
        ))}
        <p className="row listing-buttons">
          <Button type="submit" look={sides ? 'secondary' : 'primary'} large>
            {text.mergeCompare}
          </Button>
          {sides && <a href={mergePath(gone, keep)}>{text.mergeSwap}</a>}
        </p>
      </form>
      {sides && (
        <>
          <Both sides={sides} />
          <MergeForm
            action={mergePath()}
            {...{ keep, gone, reason }}
            error={errors.reason}
            xsrfToken={session?.xsrfToken}
          />
        </>
      )}
    </>
  ),
});

async function loadSides(context: Context, keep: string, gone: string): Promise<MergeData> {
  requireModerator(context);
  const slugs = [keep, gone].filter((slug) => slugParam.safeParse(slug).success);
  const found = await listMergeSides(context.sql, slugs);
  const facts = await listStartupFacts(
    context.sql,
    found.map(({ id }) => id),
  );
  const [first, second] = facts.map((one, index) => ({
    ...one,
    counts: found[index]?.counts as MergeSide['counts'],
  }));
  const sides: MergeData['sides'] = first && second ? [first, second] : null;
  const errors: Record<string, string> = {};
  for (const [field, slug] of Object.entries({ keep, gone })) {
    if (slug && !found.some((one) => one.slug === slug))
      errors[field] = text.wrong.unknownSlug(slug);
  }
  if (keep && keep === gone) errors.gone = text.wrong.same;
  return { keep, gone, sides, reason: '', errors };
}

function Both({ sides }: { sides: [Side, Side] }) {
  const facts = EDIT_FIELDS.filter((field) => field !== 'other').map((field) => ({
    label: factLabelOf(field),
    values: sides.map((side) => side.facts[field] ?? null),
  }));
  const counts = Object.entries(text.mergeCounts).map(([key, label]) => ({
    label,
    values: sides.map((side) => String(side.counts[key as keyof MergeSide['counts']])),
  }));
  return (
    <SidesTable
      caption={text.mergeCaption}
      sides={sides.map(({ slug, name }) => ({ slug, name, href: startupPath(slug) }))}
      rows={[...facts, ...counts]}
    />
  );
}
