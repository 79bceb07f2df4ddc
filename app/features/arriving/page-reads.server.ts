// Counts how often the pages of each record are read, without who reads them: moderators look at
// what is read most first.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { JobLog } from '../../jobs/jobs.server.ts';

const WRITE_EVERY_MS = 60_000;
// Far more than are read in a minute; beyond it new ones are not counted.
const MOST_RECORDS = 20_000;
const RECORD = /^\/(startup|funding|investor|person|location)\/([\w-]{1,120})(?:[/?]|$)/;
const PROGRAM = /bot|crawl|spider|slurp|fetch|preview|monitor|curl|wget|python|http/i;

export type PageReads = ReturnType<typeof createPageReads>;

export function createPageReads() {
  let counted = new Map<string, number>();

  async function write(sql: Sql, now: Date): Promise<void> {
    if (counted.size === 0) return;
    const taken = counted;
    counted = new Map();
    try {
      await writeReads(sql, taken, now);
    } catch (error) {
      for (const [key, reads] of counted) taken.set(key, (taken.get(key) ?? 0) + reads);
      counted = taken;
      throw error;
    }
  }

  return {
    count({ method, url = '', headers }: IncomingMessage, response: ServerResponse): void {
      const record = method === 'GET' ? RECORD.exec(url) : null;
      if (!record || !isPerson(headers)) return;
      const key = `${record[1]} ${record[2]}`;
      response.once('finish', () => {
        if (response.statusCode !== 200 && response.statusCode !== 304) return;
        const before = counted.get(key);
        if (before !== undefined || counted.size < MOST_RECORDS)
          counted.set(key, (before ?? 0) + 1);
      });
    },
    write,
    /** Writes every minute until it is stopped, and once more then. */
    follow(sql: Sql, log: JobLog): () => Promise<void> {
      const writeNow = () =>
        write(sql, new Date()).catch((error: unknown) => {
          log.warn({ err: error }, 'reads of pages were not written yet');
        });
      const timer = setInterval(writeNow, WRITE_EVERY_MS).unref();
      return () => {
        clearInterval(timer);
        return writeNow();
      };
    },
  };
}

/** Not a program that says so, nor a browser that fetches ahead. */
function isPerson(headers: IncomingMessage['headers']): boolean {
  const agent = headers['user-agent'] ?? '';
  const isAhead = /prefetch/.test(`${headers['sec-purpose'] ?? headers.purpose ?? ''}`);
  return agent !== '' && !PROGRAM.test(agent) && !isAhead;
}

async function writeReads(sql: Sql, counted: Map<string, number>, now: Date): Promise<void> {
  const reads = [...counted].map(([key, reads]) => {
    const [kind, slug] = key.split(' ');
    return { kind, slug, reads };
  });
  await raw`
    insert into page_reads as known (kind, entity_id, month, reads)
    select kind, id, date_trunc('month', ${now}::timestamptz at time zone 'UTC')::date, reads
    from (
      select r.kind, r.reads, case r.kind
        when 'startup' then (select id from startups where slug = r.slug)
        when 'funding' then (select id from fundings where slug = r.slug)
        when 'investor' then (select id from investors where slug = r.slug)
        when 'person' then (select id from people where slug = r.slug)
        else (select id from places where slug = r.slug and kind <> 'state') end as id
      from json_to_recordset(${JSON.stringify(reads)}::json) as r (kind text, slug text, reads int)) found
    where id is not null order by kind, id
    on conflict (kind, entity_id, month) do update
    set reads = known.reads + excluded.reads`.execute(sql);
}

/** Those of this month and the two before stay. */
export async function forgetOldReads(sql: Sql, now: Date): Promise<void> {
  await raw`
    delete from page_reads
    where month < date_trunc('month', ${now}::timestamptz at time zone 'UTC') - interval '2 months'`.execute(
    sql,
  );
}

/** Of `record`, with kind, id and startup_id: as count_reads, for many records at once. */
export const joinReads = raw`
  left join (select kind, entity_id, sum(reads) as reads from page_reads group by kind, entity_id) own
    on own.kind = record.kind and own.entity_id = record.id
  left join (select entity_id, sum(reads) as reads from page_reads where kind = 'startup' group by entity_id) above
    on record.kind <> 'startup' and above.entity_id = record.startup_id`;

export const sumReads = raw`(coalesce(own.reads, 0) + coalesce(above.reads, 0))::bigint`;
