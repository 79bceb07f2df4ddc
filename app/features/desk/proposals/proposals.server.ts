// Proposals from the press, as moderators see and decide them.
import { sql as raw } from 'kysely';
import { z } from 'zod';
import { cleanLine } from '../../../base/clean-text.ts';
import { COUNTRIES } from '../../../base/countries.ts';
import { parsePartialDate } from '../../../base/dates.ts';
import { FUNDING_ROUNDS, type FundingRound } from '../../../base/enumerations.ts';
import { createExit, setFact } from '../../../catalogue/write.server.ts';
import { saveSource } from '../../../catalogue/write-columns.server.ts';
import { createRound } from '../../../catalogue/write-round.server.ts';
import { createStartup } from '../../../catalogue/write-startup.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, notFound, requireUuid } from '../../../http/errors.ts';
import { moderate } from '../../../http/guard.server.ts';
import { logDecision } from '../../../http/moderation.server.ts';
import { splitInvestors } from '../../../language/values/investors.ts';
import { readMoney, readStoredAmount, storeAmount } from '../../../language/values/money.ts';
import { proposalsText as text } from '../../../text/text.ts';
import {
  HAPPENINGS,
  type Happening,
  type ProposalContent,
  type ReadWords,
} from '../../arriving/news-reading/proposal.ts';
import { reasonOf } from '../corrections/contract.ts';

interface ProposalArticle {
  url: string;
  publisher: string;
  title: string;
  published_on: string;
  words: ReadWords;
}

export interface Proposal {
  id: number;
  uuid: string;
  happening: Happening;
  state: 'pending' | 'accepted' | 'declined' | 'known';
  version: number;
  name: string;
  content: ProposalContent;
  startup: { id: number; slug: string; name: string } | null;
  /** The listed round that it seems to be. */
  funding: { id: number; slug: string } | null;
  /** The oldest first. */
  articles: ProposalArticle[];
  created_at: Date;
}

/** Throws 404. */
export async function getProposal(sql: Sql, uuid: string, lock: 'for update' | null = null) {
  const { rows } = await raw<Proposal>`
    select p.id, p.uuid, p.happening, p.state, p.version, p.name, p.content, p.created_at,
      (select jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name) from startups s where s.id = p.startup_id) as startup,
      (select jsonb_build_object('id', f.id, 'slug', f.slug) from fundings f where f.id = p.funding_id) as funding,
      (select coalesce(jsonb_agg(jsonb_build_object('url', a.url, 'publisher', a.publisher, 'title', a.title,
          'published_on', a.published_on, 'words', a.words) order by a.published_on, a.found_at, a.url), '[]')
        from proposal_articles a where a.proposal_id = p.id) as articles
    from proposals p where p.uuid = ${requireUuid('proposal', uuid)} ${lock ? raw`for update of p` : raw``}`.execute(
    sql,
  );
  if (!rows[0]) throw notFound('proposal', uuid);
  return rows[0];
}

const LONGEST = 120;
/** As the record keeps names: the database takes no control characters. */
const line = z.string().transform(cleanLine);
const blank = z.literal('').transform(() => null);
const { wrong } = text;

/** The values that a moderator may change before accepting. */
const proposalForm = z.object({
  version: z.coerce.number().int().min(1),
  happening: z.enum(HAPPENINGS),
  name: line.pipe(
    z
      .string()
      .min(1, { error: () => wrong.name })
      .max(LONGEST, { error: () => wrong.name }),
  ),
  startup: line.pipe(z.string().max(LONGEST)).default(''),
  country: z.union([blank, z.enum(COUNTRIES.map(({ label }) => label))], {
    error: () => wrong.country,
  }),
  kind: z.union([blank, z.enum(FUNDING_ROUNDS)], { error: () => wrong.kind }),
  amount: z.string().trim().max(LONGEST).transform(readAmount),
  announced_on: z.string().trim().transform(readDay),
  investors: z.string().max(4_000).transform(readInvestors),
  counterparty: line.pipe(
    z.union([blank, z.string().min(2).max(LONGEST)], { error: () => wrong.name }),
  ),
});
type ProposalForm = z.output<typeof proposalForm>;

function readAmount(cell: string, issues: z.RefinementCtx): string | null {
  const { value, problem } = readMoney(cell, { decimals: 'dot' });
  if (problem) issues.addIssue(wrong.amount(problem));
  return value ? storeAmount({ amount: value.amount, currency: value.currency ?? 'USD' }) : null;
}

function readDay(typed: string, issues: z.RefinementCtx): string | null {
  const date = typed === '' ? null : parsePartialDate(typed);
  if (typed !== '' && !date) issues.addIssue(wrong.date);
  return date?.date ?? null;
}

function readInvestors(typed: string): string[] {
  return splitInvestors(typed).map(({ name, isLead }) => (isLead ? `${name} (lead)` : name));
}

export const proposalDecision = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approve'), ...proposalForm.shape }),
  z.object({
    action: z.literal('reject'),
    version: z.coerce.number().int().min(1),
    reason: reasonOf(2),
  }),
]);

interface Order {
  action: 'approve' | 'reject';
  version: number;
  reason?: string | null;
  /** As changed by the moderator; left out as proposed. */
  changed?: ProposalForm;
}

/** Throws 404, and 409 when it was decided or has a further article since it was seen. */
export async function decideProposal(context: Context, uuid: string, order: Order): Promise<void> {
  const { now } = context;
  await moderate(context, async (sql) => {
    const found = await getProposal(sql, uuid, 'for update');
    if (found.state !== 'pending') throw new HttpError(409, text.isDecided);
    if (found.version !== order.version) throw new HttpError(409, text.hasChanged);
    const proposal = await withChanges(sql, found, order.changed);
    const slug = order.action === 'approve' ? await accept(sql, proposal, now) : undefined;
    await raw`
      update proposals set state = ${order.action === 'approve' ? 'accepted' : 'declined'}, name = ${proposal.name},
        happening = ${proposal.happening}, startup_id = (select id from startups where slug = ${slug ?? proposal.startup?.slug ?? null}),
        content = ${JSON.stringify(proposal.content)}::jsonb, version = version + 1, decided_at = ${now}
      where id = ${proposal.id}`.execute(sql);
    await logDecision(sql, context, {
      action: order.action,
      subject: proposal.name,
      reason: order.reason ?? null,
      details: { slug, url: proposal.articles[0]?.url },
    });
  });
}

async function withChanges(sql: Sql, found: Proposal, changed?: ProposalForm): Promise<Proposal> {
  if (!changed) return found;
  const { happening, name, startup: slug, country, kind, amount, announced_on, ...rest } = changed;
  const { investors, counterparty } = rest;
  const { rows } = await raw<NonNullable<Proposal['startup']>>`
    select id, slug, name from startups where slug = ${slug} and not is_fictional`.execute(sql);
  const startup = rows[0] ?? null;
  if (slug && !startup) throw fieldError('startup', wrong.startup(slug));
  const content = { country, kind, amount, announced_on, investors, counterparty };
  const isSameRound = happening === 'round' && startup?.id === found.startup?.id;
  const funding = isSameRound ? found.funding : null;
  return { ...found, happening, name, startup, content, funding };
}

const fieldError = (field: string, message: string) =>
  new HttpError(409, message, { fields: { [field]: [message] } });

/** Writes the proposed facts with all articles as sources; returns the startup's slug. */
async function accept(sql: Sql, proposal: Proposal, now: Date): Promise<string> {
  const { happening, articles, funding, content } = proposal;
  const sourceIds: number[] = [];
  for (const { url, publisher } of articles)
    sourceIds.push(await saveSource(sql, url, publisher, now));
  const [sourceId] = sourceIds;
  if (sourceId === undefined) throw new HttpError(409, text.noArticle);
  const startup = proposal.startup ?? (await makeStartup(sql, proposal, sourceId, now));
  if (happening !== 'round') {
    await writeExit(sql, { startupId: startup.id, kind: happening, content, sourceIds }, now);
    return startup.slug;
  }
  const date = content.announced_on === null ? null : parsePartialDate(content.announced_on);
  const { amount, investors } = content;
  const round: FundingRound = content.kind ?? 'Funding Round';
  const given = { startup, round, date, amount, investors, sourceId, now };
  const id = funding?.id ?? (await createRound(sql, given));
  for (const { url } of funding ? articles : articles.slice(1))
    await setFact(
      sql,
      { kind: 'funding', id },
      { field: 'other', value: null, sourceUrl: url, now },
    );
  return startup.slug;
}

async function makeStartup(sql: Sql, proposal: Proposal, sourceId: number, now: Date) {
  const { name, content } = proposal;
  const { country } = content;
  if (!country) throw fieldError('country', text.needsCountry);
  return createStartup(sql, {
    ...{ founders: [], logo: null, sourceId, now },
    facts: { name, country },
  });
}

interface Exit {
  startupId: number;
  kind: Exclude<Happening, 'round'>;
  content: ProposalContent;
  sourceIds: number[];
}

async function writeExit(sql: Sql, { startupId, kind, content, sourceIds }: Exit, now: Date) {
  const paid = content.amount === null ? null : readStoredAmount(content.amount);
  if (paid && paid.currency !== 'USD') throw fieldError('amount', wrong.dollars);
  const exit = {
    ...{ startupId, kind, sourceIds },
    date: content.announced_on === null ? null : parsePartialDate(content.announced_on),
    counterparty: content.counterparty,
    amount: paid?.amount ?? null,
  };
  await createExit(sql, exit, now);
}
