import { sql as raw } from 'kysely';

/** Of `record`, with kind, id and startup_id: as count_reads, for many records at once. */
export const joinReads = raw`
  left join (select kind, entity_id, sum(reads) as reads from page_reads group by kind, entity_id) own
    on own.kind = record.kind and own.entity_id = record.id
  left join (select entity_id, sum(reads) as reads from page_reads where kind = 'startup' group by entity_id) above
    on record.kind <> 'startup' and above.entity_id = record.startup_id`;

export const sumReads = raw`(coalesce(own.reads, 0) + coalesce(above.reads, 0))::bigint`;
