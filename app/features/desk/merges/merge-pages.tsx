// Pages that compare two records and merge them: startups, or rounds of one startup.

import type { ReactNode } from 'react';
import { formatPartialDate } from '../../../base/dates.ts';
import { mergePath, mergeRoundsPath, moderationLogPath } from '../../../base/desk-paths.ts';
import { roundAmountOf, sayRoundAmountFully } from '../../../base/money.ts';
import { fundingPath, startupPath } from '../../../base/paths.ts';
import { listRecordFacts } from '../../../catalogue/facts.server.ts';
import { factLabel, listCorrectable } from '../../../catalogue/records.ts';
import { ROUND } from '../../../catalogue/round.ts';
import type { Funding, FundingRow } from '../../../catalogue/round-contract.ts';
import { findFunding } from '../../../catalogue/round-detail.server.ts';
import { listOtherRounds } from '../../../catalogue/round-queries.server.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { formHead, readFields, takeForm } from '../../../http/forms.server.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { type Page, page } from '../../../http/page.ts';
import { slugParam } from '../../../http/params.ts';
import { fundingsText, marksText, moderationText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Textarea, TextInput } from '../../../ui/fields.tsx';
import { type Crumb, MODERATION } from '../../../ui/navigation.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { FormTop } from '../page-parts.tsx';
import { type MergeOrder, mergeForm } from './merge-rows.server.ts';
import { listMergeSides, mergeStartups } from './merge-startups.server.ts';
import { mergeRounds } from './rounds.server.ts';
import { SameRoundForm } from './same-round-form.tsx';

interface Sides {
  /** The one that stays, then the one that goes. */
  sides: ReadonlyArray<{ slug: string; name: string; href: string }>;
  facts: ReadonlyArray<{ label: string; values: ReadonlyArray<string | null> }>;
}

interface Loaded {
  errors: Record<string, string>;
  /** Once both can be compared. */
  compared: Sides | null;
  /** Of rounds: the one that stays, null when there is no such round, and the startup's others. */
  kept?: Funding | null;
  others?: FundingRow[];
}

/** Slugs of the one that stays and the one that goes. */
type Slugs = Record<'keep' | 'gone', string>;
type MergeData = Loaded & Slugs & { reason: string };

interface MergePage {
  words: Record<'title' | 'description' | 'lead', string>;
  path: string;
  load(context: Context, slugs: Slugs): Promise<Loaded>;
  merge(context: Context, order: MergeOrder): Promise<void>;
  /** The form that names the two. */
  choose(data: MergeData): ReactNode;
}

function mergePageOf({ words, path, load, merge, choose }: MergePage): Page {
  return page<MergeData>({
    async load(context) {
      requireModerator(context);
      const { searchParams } = context.url;
      const slugs = { keep: searchParams.get('keep') ?? '', gone: searchParams.get('gone') ?? '' };
      return { ...slugs, reason: '', ...(await load(context, slugs)) };
    },
    async submit(context, _params, form) {
      requireModerator(context);
      const typed = readFields(form, ['keep', 'gone', 'reason']);
      const { errors } = await takeForm(context, form, mergeForm, async (order) => {
        await merge(context, order);
        throw new Redirect(moderationLogPath());
      });
      const loaded = await load(context, typed);
      return { ...typed, ...loaded, errors: { ...errors, ...loaded.errors } };
    },
    head: (data) => formHead(data, words),
    body: (data) => {
      const { keep, gone, reason, errors, compared, kept } = data;
      const parents: Crumb[] = kept ? [{ label: nameOf(kept), href: fundingPath(kept.slug) }] : [];
      return (
        <>
          <FormTop
            errors={errors}
            crumbs={[MODERATION, ...parents, { label: words.title }]}
            title={words.title}
            lead={words.lead}
          />
          {choose(data)}
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
}

function SidesTable({ sides, facts }: Sides) {
  return (
    <section className="section diff">
      <DataTable
        caption={text.mergeCaption}
        captionShown
        cardsOnXs
        rows={facts}
        columns={[
          { label: text.diffColumns.fact, cell: ({ label }) => label },
          ...sides.map(({ name }, index) => ({
            label: `${index === 0 ? text.mergeStays : text.mergeGoes}${marksText.colon}${name}`,
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

export const mergePage: Page = mergePageOf({
  words: text.merge,
  path: mergePath(),
  merge: mergeStartups,
  async load({ sql }, { keep, gone }) {
    const slugs = [keep, gone].filter((slug) => slugParam.safeParse(slug).success);
    const found = await listMergeSides(sql, slugs);
    const startups = await listRecordFacts(
      sql,
      'startup',
      found.map(({ id }) => id),
    );
    const errors: Record<string, string> = {};
    for (const [field, slug] of Object.entries({ keep, gone })) {
      if (slug && !found.some((one) => one.slug === slug))
        errors[field] = text.wrong.unknownSlug(slug);
    }
    if (keep && keep === gone) errors.gone = text.wrong.same;
    if (startups.length < 2) return { errors, compared: null };
    const facts = listCorrectable('startup')
      .filter((field) => field !== 'other')
      .map((field) => ({
        label: factLabel(field),
        values: startups.map((one) => one.facts[field] ?? null),
      }));
    const counts = Object.entries(text.mergeCounts).map(([key, label]) => ({
      label,
      values: found.map((one) => String(one.counts[key as keyof typeof text.mergeCounts])),
    }));
    const sides = startups.map(({ slug, name }) => ({ slug, name, href: startupPath(slug) }));
    return { errors, compared: { sides, facts: [...facts, ...counts] } };
  },
  choose: ({ keep, gone, errors, compared }) => (
    <form className="merge-form" method="get" action={mergePath()}>
      {(['keep', 'gone'] as const).map((id) => (
        <TextInput
          key={id}
          id={id}
          label={text.fields[id]}
          error={errors[id]}
          defaultValue={id === 'keep' ? keep : gone}
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

export const mergeRoundsPage: Page = mergePageOf({
  words: text.mergeRounds,
  path: mergeRoundsPath(),
  merge: mergeRounds,
  async load({ sql }, slugs) {
    const find = (slug: string) =>
      slugParam.safeParse(slug).success ? findFunding(sql, slug) : null;
    const [kept, going] = await Promise.all([find(slugs.keep), find(slugs.gone)]);
    const errors: Record<string, string> = {};
    if (!kept) errors.keep = text.wrong.unknownRound(slugs.keep);
    if (slugs.gone && !going) errors.gone = text.wrong.unknownRound(slugs.gone);
    if (going && kept?.slug === going.slug) errors.gone = text.wrong.sameRound;
    if (kept && going && kept.startup.slug !== going.startup.slug) {
      errors.gone = text.wrong.otherStartup;
    }
    const others = kept ? await listOtherRounds(sql, kept) : [];
    const compared = kept && going && !errors.gone ? compareRounds([kept, going]) : null;
    return { errors, compared, kept, others };
  },
  choose: ({ keep, gone, kept, others = [], errors, compared }) =>
    kept && (
      <SameRoundForm keep={keep} others={others} gone={gone} error={errors.gone}>
        {compared && <a href={mergeRoundsPath(gone, keep)}>{text.mergeSwap}</a>}
      </SameRoundForm>
    ),
});

function nameOf({ startup, round, announced_on }: Funding): string {
  return fundingsText.roundOf(startup.name, round, announced_on && formatPartialDate(announced_on));
}

function compareRounds(both: readonly Funding[]): Sides {
  const facts: Array<[label: string, say: (side: Funding) => string | null]> = [
    [ROUND.round.label, ({ round }) => round],
    [
      ROUND.announced_on.label,
      ({ announced_on }) => announced_on && formatPartialDate(announced_on),
    ],
    [ROUND.amount.label, (side) => sayRoundAmountFully(roundAmountOf(side))],
    [
      ROUND.investors.label,
      ({ investors }) => investors.map(({ label }) => label).join(marksText.comma),
    ],
    [fundingsText.sources, ({ sources }) => sources.map(publisherOf).join(marksText.comma)],
    [ROUND.note.label, ({ note }) => note],
  ];
  return {
    sides: both.map((one) => ({ slug: one.slug, name: nameOf(one), href: fundingPath(one.slug) })),
    facts: facts.map(([label, say]) => ({ label, values: both.map((one) => say(one) || null) })),
  };
}
