import { mergePath } from '../../../base/moderation-paths.ts';
import { startupPath } from '../../../base/paths.ts';
import { listRecordFacts } from '../../../catalogue/facts.server.ts';
import { factLabel, listCorrectable } from '../../../catalogue/records.ts';
import type { Context } from '../../../http/context.ts';
import type { Page } from '../../../http/page.ts';
import { slugParam } from '../../../http/slug-param.ts';
import { moderationText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { listMergeSides, type MergeSide } from '../queue/queries.server.ts';
import { type MergeData, mergePageOf, type TypedMerge } from './merge-frame.tsx';
import { mergeStartups } from './merge-startups.server.ts';

export const mergePage: Page = mergePageOf({
  words: text.merge,
  path: mergePath(),
  load: loadStartups,
  merge: mergeStartups,
  choose: ({ keep, gone, errors, compared }) => (
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
        <Button type="submit" look={compared ? 'secondary' : 'primary'} large>
          {text.mergeCompare}
        </Button>
        {compared && <a href={mergePath(gone, keep)}>{text.mergeSwap}</a>}
      </p>
    </form>
  ),
});

async function loadStartups({ sql }: Context, typed: TypedMerge): Promise<MergeData> {
  const { keep, gone } = typed;
  const slugs = [keep, gone].filter((slug) => slugParam.safeParse(slug).success);
  const found = await listMergeSides(sql, slugs);
  const ids = found.map(({ id }) => id);
  const startups = await listRecordFacts(sql, 'startup', ids);
  const errors: Record<string, string> = {};
  for (const [field, slug] of Object.entries({ keep, gone })) {
    if (slug && !found.some((one) => one.slug === slug)) {
      errors[field] = text.wrong.unknownSlug(slug);
    }
  }
  if (keep && keep === gone) errors.gone = text.wrong.same;
  const facts = listCorrectable('startup')
    .filter((field) => field !== 'other')
    .map((field) => ({
      label: factLabel(field),
      values: startups.map((one) => one.facts[field] ?? null),
    }));
  const counts = Object.entries(text.mergeCounts).map(([key, label]) => ({
    label,
    values: found.map((one) => String(one.counts[key as keyof MergeSide['counts']])),
  }));
  const sides = startups.map(({ slug, name }) => ({ slug, name, href: startupPath(slug) }));
  const compared = sides.length === 2 ? { sides, facts: [...facts, ...counts] } : null;
  return { ...typed, errors, compared };
}
