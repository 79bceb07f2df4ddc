import { sql as raw } from 'kysely';
import { hostOf } from '../../base/host-of.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { fieldErrors } from '../../http/endpoint.server.ts';
import { invalid } from '../../http/errors.ts';
import { answerOnce } from '../../http/idempotency.server.ts';
import { listingText as text } from '../../text/text.ts';
import { EDITS_PER_DAY } from './contract.ts';
import { type EditContent, EMPTY_MESSAGES, editForm, editValueOf } from './edit-contract.ts';
import { listIndustryOptions, resolveFacts } from './resolve-listing.server.ts';
import { listStartupFacts, type StartupFacts, showFact } from './startup-facts.server.ts';
import { requireLeftToday, requireVerified, type Sent } from './submit-listing.server.ts';

/** The startup with this slug, not with an old one. */
export async function findStartupFacts(sql: Sql, slug: string): Promise<StartupFacts | null> {
  const { rows } = await raw<{ id: number }>`
    select id from startups where slug = ${slug}`.execute(sql);
  const [found] = rows[0] ? await listStartupFacts(sql, [rows[0].id]) : [];
  return found ?? null;
}

/** Throws 401, 403 without a confirmed mail address, 422 by field, 429 over twenty a day. */
export async function submitEdit(
  context: Context,
  startup: StartupFacts,
  given: unknown,
): Promise<Sent> {
  const { userId } = requireVerified(context);
  const { now } = context;
  const parsed = editForm.safeParse(given);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  const { field, source_url, note } = parsed.data;
  const value = await readValue(context, startup, parsed.data);
  const known = startup.facts[field] ?? null;
  const content: EditContent = { field, value, known, source_url, note };
  return answerOnce(context, userId, content, async (sql) => {
    await raw`select id from users where id = ${userId} for update`.execute(sql);
    await requireLeftToday(sql, userId, 'edit', EDITS_PER_DAY, now);
    const { rows } = await raw<Sent>`
      insert into submissions (user_id, kind, startup_id, name, content, created_at, sent_at)
      values (${userId}, 'edit', ${startup.id}, ${startup.name}, ${JSON.stringify(content)}::jsonb, ${now}, ${now})
      returning uuid, state as status`.execute(sql);
    if (!rows[0]) throw new Error('An edit was not written');
    return rows[0];
  });
}

async function readValue(
  { sql, now }: Context,
  startup: StartupFacts,
  { field, value: typed }: { field: EditContent['field']; value: string },
): Promise<EditContent['value']> {
  const parsed = editValueOf(field, now).safeParse(typed);
  if (!parsed.success) throw invalid({ value: [parsed.error.issues[0]?.message ?? ''] });
  if (parsed.data === null) throw invalid({ value: [EMPTY_MESSAGES[field] ?? ''] });
  let value = parsed.data;
  try {
    const facts = await resolveFacts(sql, { country: startup.country_slug, [field]: value });
    value = (facts as Record<string, EditContent['value']>)[field] ?? value;
  } catch (error) {
    const fields = (error as { fields?: Record<string, string[]> }).fields;
    if (!fields) throw error;
    throw invalid({ value: fields[field] ?? Object.values(fields).flat() });
  }
  if (field === 'website') await refuseListed(sql, startup, String(value));
  const shown = showFact(field, value, await listIndustryOptions(sql));
  const names = field === 'founder' ? (startup.facts.founder?.split(', ') ?? []) : [];
  if (shown === startup.facts[field] || names.includes(String(shown))) {
    throw invalid({ value: [text.wrong.same] });
  }
  return value;
}

async function refuseListed(
  sql: Context['sql'],
  startup: StartupFacts,
  website: string,
): Promise<void> {
  const { rows } = await raw`
    select id from startups where domain = ${hostOf(website)} and id <> ${startup.id}`.execute(sql);
  if (rows.length > 0) throw invalid({ value: [text.wrong.domainListed] });
}
