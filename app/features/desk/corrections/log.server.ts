// The public log of corrections, the notes of a page about its own facts, and the feed.

import { type RawBuilder, sql as raw } from 'kysely';
import { storedCountry } from '../../../base/countries.ts';
import { correctionsPath, subjectPath } from '../../../base/desk-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import { fieldsFor } from '../../../catalogue/field.ts';
import { factLabel, RECORDS, sayFact } from '../../../catalogue/records.ts';
import type { Sql } from '../../../data/database.ts';
import { type AtomFeed, feedOf } from '../../../feeds/feed-formats.ts';
import type { Context } from '../../../http/context.ts';
import type { PageMeta } from '../../../http/params.ts';
import { feedsText, correctionsText as text } from '../../../text/text.ts';
import { findSubjectId, selectSubject, slugOf } from '../subjects.server.ts';
import {
  type About,
  CLOCK_DAYS,
  CORRECTIONS_PER_PAGE,
  type Correction,
  type CorrectionFigures,
} from './contract.ts';

type Subject = About & { id: number | RawBuilder<unknown> };

const isOf = (subject: Subject | null) =>
  subject ? raw`c.kind = ${subject.kind} and c.entity_id = ${subject.id}` : raw`true`;

const isoTime = (column: RawBuilder<unknown>) =>
  raw`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Newest first. */
function selectCorrections(subject: Subject | null, limit: number, offset: number) {
  const slug = subject ? raw`${subject.slug}::text` : slugOf(raw`c.kind`, raw`c.entity_id`);
  return raw<Correction>`
    select c.id, c.kind, ${slug} as slug, c.subject, c.field, c.before, c.after, c.reason, c.source_url, c.finder,
      ${isoTime(raw`c.received_at`)} as received_at, ${isoTime(raw`c.decided_at`)} as decided_at, c.undoes, u.id as undone_by,
      floor(extract(epoch from c.decided_at - c.received_at) / 86400)::int as days
    from corrections c left join corrections u on u.undoes = c.id
    where ${isOf(subject)}
    order by c.decided_at desc, c.id desc limit ${limit} offset ${offset}`;
}

export async function listCorrections(sql: Sql, limit: number): Promise<Correction[]> {
  return (await selectCorrections(null, limit, 0).execute(sql)).rows;
}

/** Of one subject or of all, with the figures of the queue. Throws `missing` of an unknown one. */
export async function loadCorrections(
  { sql, now }: Context,
  about: About | undefined,
  metaOf: (total: number) => PageMeta,
  missing: (about: About) => Error | Promise<Error>,
) {
  const id = about ? await findSubjectId(sql, about) : null;
  if (about && id === null) throw await missing(about);
  const subject = about && id !== null ? { ...about, id } : null;
  const { rows: counted } = await raw<{ count: number }>`
    select count(*) as count from corrections c where ${isOf(subject)}`.execute(sql);
  const meta = metaOf(counted[0]?.count ?? 0);
  const offset = (meta.current_page - 1) * CORRECTIONS_PER_PAGE;
  const [{ rows }, figures] = await Promise.all([
    selectCorrections(subject, CORRECTIONS_PER_PAGE, offset).execute(sql),
    countQueue(sql, now),
  ]);
  return { rows, figures, meta };
}

/** Of reports that anybody sent; moderators' own corrections do not wait. */
async function countQueue(sql: Sql, now: Date): Promise<CorrectionFigures> {
  const { rows } = await raw<CorrectionFigures>`
    select count(*) filter (where state in ('pending', 'needs_info'))::int as waiting,
      floor(extract(epoch from ${now} - min(created_at) filter (where state in ('pending', 'needs_info'))) / 86400)::int as oldest_days,
      count(*) filter (where decided)::int as decided,
      count(*) filter (where decided and state = 'published')::int as accepted,
      count(*) filter (where decided and took <= ${CLOCK_DAYS}::int * interval '1 day')::int as in_time,
      (percentile_cont(0.5) within group (order by extract(epoch from took)) filter (where decided) / 86400)::numeric(8, 1) as median_days
    from (select state, created_at, decided_at - created_at as took,
        state in ('published', 'rejected') and decided_at > ${now}::timestamptz - interval '365 days' as decided
      from submissions where kind = 'edit' and is_confirmed) edits`.execute(sql);
  if (!rows[0]) throw new Error('The queue was not counted');
  return rows[0];
}

export interface Reply {
  id: number;
  field: string;
  words: string;
  said_by: string;
  domain: string;
  created_at: string;
}

interface NoteColumns {
  corrections: Correction[];
  replies: Reply[];
  /** Earlier values of facts changed by an import or a job. */
  changes: Array<
    Pick<Correction, 'field' | 'before' | 'after'> & {
      changed_at: string;
      source_url: string | null;
    }
  >;
}

const MOST_NOTES = 20;

export type FactNotes = Awaited<ReturnType<typeof loadFactNotes>>;

/** A column of a change as text: places by name, parts of a list with commas between. */
const sayColumn = (value: RawBuilder<unknown>) => raw`case
    when fact.key in ('country_id', 'state_id', 'city_id') then (select name from places where id = (${value} #>> '{}')::bigint)
    when jsonb_typeof(${value}) = 'array' then (select string_agg(part, ', ') from jsonb_array_elements_text(${value}) part)
    else ${value} #>> '{}' end`;

/** Corrections, replies and former values of a page's record. */
export async function loadFactNotes(sql: Sql, subject: About) {
  const { kind } = subject;
  // By the column; of others a reader would not understand the former value.
  const fields = fieldsFor(RECORDS[kind], 'notes');
  const shown = new Map(fields.map(([name, field]) => [field.column ?? name, { name, field }]));
  const id = raw`(select id from subject)`;
  // Changes are those by imports and jobs; corrections are in the log.
  const { rows } = await raw<NoteColumns>`
    with subject as (${selectSubject(subject)})
    select array(select to_json(c) from (${selectCorrections({ ...subject, id }, MOST_NOTES, 0)}) c) as corrections,
      array(
        select to_json(reply) from (
          select id, field, words, said_by, domain, ${isoTime(raw`created_at`)} as created_at from fact_replies
          where kind = ${kind} and entity_id = ${id} and removed_at is null
          order by id desc limit ${MOST_NOTES}) reply) as replies,
      array(
        select to_json(change) from (
          select fact.key as field, ${sayColumn(raw`fact.value`)} as before, ${sayColumn(raw`(c.after->fact.key)`)} as after,
            ${isoTime(raw`c.changed_at`)} as changed_at, c.source_url
          from fact_changes c cross join lateral jsonb_each(c.before) fact
          where c.kind = ${kind} and c.entity_id = ${id} and c.correction_id is null
            and c.before is not null and c.after is not null and fact.key = any(${[...shown.keys()]}::text[])
          order by c.id desc limit ${MOST_NOTES}) change) as changes`.execute(sql);
  const { corrections = [], replies = [], changes = [] } = rows[0] ?? {};
  const named = changes.map(({ field: column, before, after, ...change }) => {
    const { name, field } = shown.get(column) ?? { name: column };
    const say = (value: string | null) =>
      value && field?.kind === 'nation' ? storedCountry(value) : value;
    return { ...change, field: name, before: say(before), after: say(after) };
  });
  return { ...subject, corrections, replies, changes: named };
}

export async function loadCorrectionsFeed({ sql, settings }: Context): Promise<AtomFeed> {
  const { SITE_URL, PRODUCT_NAME } = settings;
  const rows = await listCorrections(sql, CORRECTIONS_PER_PAGE);
  const self = pathTo('/corrections.atom');
  const title = feedsText.feedTitle(text.feedTitle, PRODUCT_NAME);
  const entries = rows.map(({ id, kind, slug, subject, field, decided_at, ...row }) => ({
    id: `correction/${id}`,
    title: text.entryTitle(subject, factLabel(field)),
    href: `${SITE_URL}${subjectPath(kind, slug) ?? correctionsPath()}`,
    updated: decided_at,
    published: decided_at,
    summary: [
      row.undoes !== null && text.tookBack,
      text.entryWords(sayFact(field, row.before), sayFact(field, row.after)),
      row.reason,
      row.finder && text.thanks(row.finder),
    ]
      .filter(Boolean)
      .join(' '),
    via: row.source_url,
  }));
  return feedOf(settings, { title, self, page: correctionsPath() }, entries);
}
