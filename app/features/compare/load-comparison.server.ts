import { sql as raw } from 'kysely';
import { formatMoneyTable } from '../../base/money.ts';
import { comparePath } from '../../base/paths.ts';
import { linkTo } from '../../catalogue/fragments.server.ts';
import { listRelated } from '../../catalogue/related.server.ts';
import { renderChartFile, renderShareFile } from '../../charts/pictures.tsx';
import type { Sql } from '../../data/database.ts';
import { signPicture } from '../../figures/chart-files.server.ts';
import { foldTexts } from '../../find/names/names.server.ts';
import { answerDrawing, answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { invalid, Redirect } from '../../http/errors.ts';
import { limitsOf } from '../../http/limits.ts';
import { slugParam } from '../../http/params.ts';
import { chartsText, compareText as text } from '../../text/text.ts';
import { offerUpgrade } from '../money/pricing/upgrade-offer.ts';
import { suggestNames } from '../search/suggest.server.ts';
import { listCompared } from '../startups/comparison.server.ts';
import type { ComparedStartup } from '../startups/comparison-contract.ts';
import { COMPARISON_COLUMNS } from '../startups/comparison-rows.tsx';
import { ONLY_DIFFERENCES, readSlugs } from './compared-slugs.ts';
import { type Comparison, compareQuery, type Example, type LinkedStartup } from './contract.ts';
import { chartOf } from './raised-chart.tsx';
import { slugsOf, titleOf } from './use-comparison.ts';

const EXAMPLES = 3;
const STARTUPS_EACH = 3;
/** Candidate industries: neighbours share startups, and each startup is offered once. */
const CANDIDATES = 24;

/** Throws 422, and redirects to the canonical address: unique current slugs, no defaults. */
export async function loadComparison(context: Context): Promise<Comparison> {
  const { sql, url } = context;
  const { startups: text, only, add } = readQuery(compareQuery, url);
  const slugs = readSlugs(text);
  const onlyDifferences = only === ONLY_DIFFERENCES && slugs.length > 0;
  const name = add?.trim();
  const choices = name ? await chooseByName(sql, slugs, name, onlyDifferences) : null;
  const isTidy =
    text === slugs.join(',') &&
    url.searchParams.has('startups') === slugs.length > 0 &&
    url.searchParams.has('only') === onlyDifferences &&
    (choices !== null || add === undefined);
  if (!isTidy && !choices) throw new Redirect(comparePath(slugs, onlyDifferences), 301);

  const found = await listOrLog(context, slugs);
  const startups = found ?? [];
  const unknown = found ? slugs.filter((slug) => !startups.some((one) => one.slug === slug)) : [];
  if (unknown.length > 0) await followMoved(context, slugs, unknown, onlyDifferences);

  const limit = limitsOf(context).comparedOnPage;
  const first = startups[0];
  const near = first && startups.length < limit ? await listRelated(sql, first.slug) : [];
  return {
    startups,
    unknown,
    onlyDifferences,
    limit,
    offer: offerUpgrade(context, 'comparedOnPage'),
    nearest: first && near.length > 0 ? { to: toLink(first), startups: near.map(toLink) } : null,
    choices,
    examples: await listExamples(sql),
  };
}

/** Redirects to the comparison with the startup meant; otherwise candidates: none or several. */
async function chooseByName(
  sql: Sql,
  slugs: string[],
  typed: string,
  onlyDifferences: boolean,
): Promise<Comparison['choices']> {
  const hits = await suggestNames(sql, typed);
  const found = hits
    .filter(({ kind }) => kind === 'startup')
    .map(({ name, slug, label }) => ({ name, slug, label }));
  const folded = await foldTexts(sql, [typed, ...found.map(({ name }) => name)]);
  const equal = found.filter(({ name }) => folded.get(name) === folded.get(typed));
  const meant = equal.length === 1 ? equal[0] : found.length === 1 ? found[0] : undefined;
  if (!meant) return { typed, found };
  throw new Redirect(comparePath([...new Set([...slugs, meant.slug])], onlyDifferences), 302);
}

/** A failure is only logged: the page still shows its form. */
async function listOrLog(
  { sql, session, log, requestId }: Context,
  slugs: string[],
): Promise<ComparedStartup[] | null> {
  const wellFormed = slugs.filter((slug) => slugParam.safeParse(slug).success);
  if (wellFormed.length === 0) return [];
  return listCompared(sql, wellFormed, session?.userId ?? null).catch((error: unknown) => {
    log.error({ err: error, requestId }, 'Error fetching comparison data:');
    return null;
  });
}

/** Redirects old slugs to current ones. */
async function followMoved(
  { sql }: Context,
  slugs: string[],
  unknown: string[],
  onlyDifferences: boolean,
): Promise<void> {
  const { rows } = await raw<{ old_slug: string; slug: string }>`
    select h.old_slug, s.slug from slug_history h join startups s on s.id = h.entity_id
    where h.kind = 'startup' and h.old_slug = any (${unknown}::text[])`.execute(sql);
  if (rows.length === 0) return;
  const moved = new Map(rows.map(({ old_slug, slug }) => [old_slug, slug]));
  const now = [...new Set(slugs.map((slug) => moved.get(slug) ?? slug))];
  throw new Redirect(comparePath(now, onlyDifferences), 301);
}

function toLink({ name, slug, logo }: LinkedStartup): LinkedStartup {
  return { name, slug, logo };
}

/** For the empty page. */
async function listExamples(sql: Sql): Promise<Example[]> {
  const { rows } = await raw<Example>`
    with largest as (
      select industry_id, startups_count as startups from group_totals
      where place_id = 0 and industry_id > 0
      order by startups desc, industry_id limit ${CANDIDATES}
    )
    select i.name as industry, array(
        select ${linkTo('s', 'logo')}
        from startups s
        -- One after the other, the best funded first: soon enough are of so large an industry.
        where exists (select from startup_industries si where si.startup_id = s.id and si.industry_id = i.id offset 0)
        order by s.total_fundings desc nulls last, s.name limit ${STARTUPS_EACH}) as startups
    from largest join industries i on i.id = largest.industry_id
    order by largest.startups desc, i.name`.execute(sql);
  const offered = new Set<string>();
  const examples: Example[] = [];
  for (const example of rows) {
    const isNew = example.startups.every(({ slug }) => !offered.has(slug));
    if (!isNew || example.startups.length < 2) continue;
    for (const { slug } of example.startups) offered.add(slug);
    examples.push(example);
    if (examples.length === EXAMPLES) break;
  }
  return examples;
}

// GET /compare.csv?startups=a,b

export async function answerComparisonCsv(context: Context): Promise<Response> {
  return answerTable(context, {
    title: text.csvTitle,
    cache: 'public',
    columns: COMPARISON_COLUMNS,
    rows: await listShown(context),
  });
}

/** GET /compare.svg and .png: what each had raised by when; totals where no two can be drawn. */
export async function answerComparisonPicture(context: Context): Promise<Response> {
  const startups = await listShown(context);
  const title = titleOf(startups);
  const chart = chartOf(startups);
  const origin = await signPicture(context, comparePath(slugsOf(startups)));
  const draw = () =>
    chart
      ? renderChartFile({ chart: { ...chart, title }, ...origin, day: null })
      : renderShareFile({
          name: title,
          slug: startups[0]?.slug ?? '',
          lead: null,
          facts: startups.map(({ name, total_fundings }) =>
            chartsText.placeReading(name, formatMoneyTable(total_fundings)),
          ),
          ...origin,
        });
  return answerDrawing(context, draw, { title });
}

/** The startups that the page shows. Throws 422 without a slug. */
async function listShown(context: Context): Promise<ComparedStartup[]> {
  const slugs = readSlugs(readQuery(compareQuery, context.url).startups).filter(
    (slug) => slugParam.safeParse(slug).success,
  );
  if (slugs.length === 0) throw invalid({ startups: [text.expectedSlugs] });
  const startups = await listCompared(context.sql, slugs, null);
  return startups.slice(0, limitsOf(context).comparedOnPage);
}
