// Which tables invalidate which cache tags, from which the triggers are made.
// cache-tags.site.test.ts fails when a page reads a table that none of its tags follows.
import { hasSlug, type PURGE_ALL, type TagKind } from './cache-tags.ts';

/** Queries over `written`: the rows of the statement, new and old. */
export interface TagWriter {
  /** Ids of startups: invalidates them, their industries, places and investors, and all lists. */
  startups?: string;
  /** Ids of investors: invalidates them and all lists of investors. */
  investors?: string;
  /** Slugs by kind of tag; for kinds without a slug any rows. */
  tags?: Partial<Record<TagKind | typeof PURGE_ALL, string>>;
}

const ANY = 'select from written';
const ITS_STARTUP = 'select s.slug from written w join startups s on s.id = w.startup_id';

/** Ids of rows in which one of these columns has changed. */
function changed(columns: string): string {
  return `select id from written group by id having count(distinct row(${columns})) > 1`;
}

/** Pages that show what is written about a fact, by `kind` and `entity_id`. */
const ITS_PAGES: TagWriter['tags'] = {
  startup: `select s.slug from written w join startups s on s.id = case w.kind
    when 'startup' then w.entity_id
    when 'funding' then (select startup_id from fundings where id = w.entity_id)
    when 'exit' then (select startup_id from startup_events where id = w.entity_id) end`,
  investor: `select i.slug from written w join investors i on w.kind = 'investor' and i.id = w.entity_id`,
  people: `select from written where kind = 'person'`,
  exits: `select from written where kind = 'exit'`,
  place: `select p.slug from written w join places p on w.kind = 'location' and p.id = w.entity_id`,
};

export const TAG_WRITERS: Record<string, TagWriter> = {
  startups: {
    startups: 'select id from written',
    tags: {
      // Includes its former names and places.
      startup: 'select slug from written',
      place: 'select p.slug from written w join places p on p.id in (w.country_id, w.city_id)',
      exits: 'select from written w join startup_events e on e.startup_id = w.id',
      ranking: `${changed('total_fundings')} or count(*) = 1`,
      news: changed('name, slug'),
    },
  },
  startup_industries: {
    startups: 'select startup_id from written',
    tags: {
      industry: 'select i.slug from written w join industries i on i.id = w.industry_id',
      news: 'select from written w join news_startups ns on ns.startup_id = w.startup_id',
    },
  },
  startup_sources: { startups: 'select startup_id from written' },
  startup_people: { tags: { startup: ITS_STARTUP, people: ANY } },
  startup_names: { tags: { startup: ITS_STARTUP } },
  startup_events: { tags: { startup: ITS_STARTUP, exits: ANY } },
  acquirers: { tags: { exits: ANY } },
  startup_logos: { tags: { startup: ITS_STARTUP } },
  startup_operations: { tags: { startup: ITS_STARTUP } },
  startup_technologies: { tags: { startup: ITS_STARTUP } },
  related_startups: { tags: { startup: ITS_STARTUP } },
  people: {
    tags: {
      people: ANY,
      startup: `select s.slug from written w
        join startup_people sp on sp.person_id = w.id join startups s on s.id = sp.startup_id`,
    },
  },
  // Feeds name an entry by its first slug.
  slug_history: {
    startups: `select entity_id from written where kind = 'startup'
      union select f.startup_id from written w join fundings f on f.id = w.entity_id and w.kind = 'funding'`,
    investors: "select entity_id from written where kind = 'investor'",
  },
  metric_points: { startups: 'select startup_id from written' },
  fundings: {
    startups: 'select startup_id from written',
    investors: `select fi.investor_id from written w join funding_investors fi on fi.funding_id = w.id`,
  },
  funding_investors: {
    startups: 'select f.startup_id from written w join fundings f on f.id = w.funding_id',
    investors: 'select investor_id from written',
  },
  funding_reports: {
    startups: 'select f.startup_id from written w join fundings f on f.id = w.funding_id',
  },
  investors: {
    // Its rounds name it.
    startups: `select f.startup_id from funding_investors fi join fundings f on f.id = fi.funding_id
      where fi.investor_id in (${changed('name, slug, logo, type')})`,
    investors: 'select id from written',
    tags: { investor: 'select slug from written' },
  },
  investor_sources: { investors: 'select investor_id from written' },
  sources: {
    startups: `select ss.startup_id from written w join startup_sources ss on ss.source_id = w.id
      union select f.startup_id from written w
        join funding_reports r on r.source_id = w.id join fundings f on f.id = r.funding_id`,
    investors: `select ins.investor_id from written w join investor_sources ins on ins.source_id = w.id`,
    tags: {
      people: 'select from written w join startup_people sp on sp.source_ids && array[w.id]',
      exits: 'select from written w join startup_events e on e.source_ids && array[w.id]',
      startup: `select slug from startups where status_source_id in (select id from written)
        or incorporated_source_ids && array(select id from written)
        or id in (select startup_id from startup_names where source_ids && array(select id from written))
        or id in (select startup_id from startup_operations where source_ids && array(select id from written))
        or id in (select startup_id from startup_people where source_ids && array(select id from written))
        or id in (select startup_id from startup_events where source_ids && array(select id from written))
        or id in (select startup_id from startup_technologies where source_id in (select id from written))
        or id in (select startup_id from metric_points where source_id in (select id from written))`,
    },
  },
  corrections: { tags: { ...ITS_PAGES, corrections: ANY } },
  fact_changes: { tags: ITS_PAGES },
  fact_replies: { tags: ITS_PAGES },
  news: {
    tags: {
      news: ANY,
      startup: `select s.slug from written w
        join news_startups ns on ns.news_id = w.id join startups s on s.id = ns.startup_id`,
    },
  },
  news_startups: { tags: { news: ANY, startup: ITS_STARTUP } },
  confirmations: {
    tags: {
      startup: ITS_STARTUP,
      investor: 'select i.slug from written w join investors i on i.id = w.investor_id',
    },
  },
  newsletter_issues: { tags: { newsletter: ANY } },
  industries: { tags: { all: ANY } },
  places: { tags: { all: ANY } },
  place_neighbours: { tags: { all: ANY } },
  technologies: { tags: { all: ANY } },
  site_state: { tags: { all: "select from written where key = 'catalogue'" } },
};

const NO_IDS = 'select null::bigint where false';
const NO_TAGS = 'select null where false';

/** SQL of the triggers; app/data/migrate.ts applies it when the list has changed. */
export function formatTriggers(): string {
  return `do $$
declare
  old record;
begin
  for old in select tgname, tgrelid::regclass as table from pg_trigger
    where tgfoid = 'invalidate_written'::regproc
  loop
    execute format('drop trigger %I on %s', old.tgname, old.table);
  end loop;
end $$;
${Object.entries(TAG_WRITERS)
  .map(([table, writer]) => formatTriggersOf(table, writer))
  .join('')}`;
}

function formatTriggersOf(table: string, { startups, investors, tags = {} }: TagWriter): string {
  const tagQueries = Object.entries(tags).map(([kind, query]) =>
    hasSlug(kind)
      ? `select '${kind}:' || slug from (${query}) its`
      : `select '${kind}' where exists (${query})`,
  );
  const queries = [startups ?? NO_IDS, investors ?? NO_IDS, tagQueries.join(' union ') || NO_TAGS];
  const call = `invalidate_written(${queries.map(quote).join(', ')})`;
  return `call follow_statements(${quote(table)}, 'invalidate', ${quote(call)});\n`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
