// /sitemap.xml is an index of /sitemaps/{kind}-{n}.xml and their last changes (sitemaps.org).

import type { Hono } from 'hono';
import { type RawBuilder, sql as raw } from 'kysely';
import { isoDay } from '../app/base/dates.ts';
import { DEFAULT_LOCALE, LOCALES } from '../app/base/locale.ts';
import { localPath } from '../app/base/locale-path.ts';
import {
  acquirerPath,
  fundingPath,
  industryPath,
  investorPath,
  locationPath,
  pathTo,
  personPath,
  startupPath,
} from '../app/base/paths.ts';
import type { Sql } from '../app/data/database.ts';
import type { Context } from '../app/http/context.ts';
import type { Page } from '../app/http/page.ts';
import { respond } from '../app/http/respond.server.ts';
import {
  ALL_EXITS,
  ALL_INVESTORS,
  ALL_PEOPLE,
  ALL_STARTUPS,
  type CacheTag,
} from '../app/page-cache/cache-tags.ts';
import { pages } from '../app/routes.ts';
import type { Variables } from './site-parts.ts';

// The protocol allows 50,000 addresses a file; smaller files are quicker to make.
const PER_FILE = 10_000;

interface Entry {
  slug: string;
  changed: Date | null;
}

interface Kind {
  path: (slug: string) => string;
  /** Slug and changed of one file, by a range of ids: all files cost the same. */
  entries: (file: number) => RawBuilder<Entry>;
  /** Selects file, for each that has entries, and changed. */
  files: RawBuilder<File>;
  tag: CacheTag;
}

interface File {
  file: number;
  changed: Date | null;
}

const lastChange = raw`greatest(totals.startups_changed_on, totals.fundings_changed_on)::timestamptz`;

/** Pages of one fixed address that are in sitemaps; the kinds below are the others. */
const FIXED_PAGES = Object.entries<Page>(pages)
  .flatMap(([path, { isInSitemap }]) => (isInSitemap && !path.includes(':') ? path : []))
  .concat(pathTo('/api'));

const KINDS: Record<string, Kind> = {
  startups: ofTable(
    'startups',
    startupPath,
    ALL_STARTUPS,
    raw`select max(updated_at) from search_startups`,
  ),
  fundings: ofTable(
    'fundings',
    fundingPath,
    ALL_STARTUPS,
    raw`select fundings_changed_on::timestamptz from group_totals where place_id = 0 and industry_id = 0`,
  ),
  investors: ofTable(
    'investors',
    investorPath,
    ALL_INVESTORS,
    raw`select max(updated_at) from investors`,
  ),
  people: ofTable('people', personPath, ALL_PEOPLE, raw`null::timestamptz`),
  acquirers: ofTable('acquirers', acquirerPath, ALL_EXITS, raw`null::timestamptz`),
  industries: ofGroups(
    raw`
    select i.slug, ${lastChange} as changed
    from industries i join group_totals totals on totals.industry_id = i.id and totals.place_id = 0 order by i.id`,
    (slug) => industryPath(slug),
  ),
  locations: ofGroups(
    raw`
    select p.slug, ${lastChange} as changed
    from places p join group_totals totals on totals.place_id = p.id and totals.industry_id = 0 order by p.id`,
    locationPath,
  ),
};

/** Names of the kinds, as in /sitemaps/{kind}-1.xml. */
export const SITEMAP_KINDS: string[] = Object.keys(KINDS);
const TAGS = [...new Set(Object.values(KINDS).map(({ tag }) => tag))];

function ofTable(
  name: 'startups' | 'fundings' | 'investors' | 'people' | 'acquirers',
  path: Kind['path'],
  tag: CacheTag,
  changed: RawBuilder<unknown>,
): Kind {
  const table = raw.table(name);
  const ownChange =
    name === 'people' || name === 'acquirers' ? raw`null::timestamptz` : raw`updated_at`;
  const stretch = raw`id > (file - 1) * ${PER_FILE}::bigint and id <= file * ${PER_FILE}::bigint`;
  return {
    path,
    tag,
    entries: (file) => raw`
      select slug, ${ownChange} as changed from ${table}, (select ${file}::bigint as file) one
      where ${stretch} order by id`,
    files: raw`
      select file, (${changed}) as changed
      from generate_series(1, (select (max(id) - 1) / ${PER_FILE}::bigint + 1 from ${table})) as file
      where exists (select from ${table} where ${stretch})`,
  };
}

/** So few that one file holds them. */
function ofGroups(groups: RawBuilder<Entry>, path: Kind['path']): Kind {
  return {
    path,
    tag: ALL_STARTUPS,
    entries: (file) => raw`select * from (${groups}) listed where ${file}::int = 1`,
    files: raw`select 1 as file, max(changed) as changed from (${groups}) listed having count(*) > 0`,
  };
}

const INDEX_PATH = '/sitemap.xml';
const FIXED_PATH = '/sitemaps/pages-1.xml';
const FILE_PATH = '/sitemaps/:file{[a-z]+-[0-9]{1,6}\\.xml}';

declare module '../app/base/paths.ts' {
  interface Addresses
    extends Record<typeof INDEX_PATH | typeof FIXED_PATH | typeof FILE_PATH, unknown> {}
}

export const SITEMAP_PATHS: string[] = [INDEX_PATH, FIXED_PATH, FILE_PATH];

export function mountSitemaps(app: Hono<Variables>): void {
  app.get(INDEX_PATH, async (c) => {
    const context = c.get('context');
    const files = await Promise.all(
      Object.entries(KINDS).map(async ([name, { files }]) => {
        const { rows } = await files.execute(context.sql);
        return rows.map(({ file, changed }) => ({
          address: pathTo(FILE_PATH, { file: `${name}-${file}.xml` }),
          changed,
        }));
      }),
    );
    const list = [{ address: FIXED_PATH, changed: null }, ...files.flat()];
    return answerXml(context, INDEX, list, TAGS);
  });

  app.get(FIXED_PATH, (c) => {
    const list = FIXED_PAGES.map((address) => ({ address, changed: null }));
    return answerXml(c.get('context'), LIST, list, []);
  });

  app.get(FILE_PATH, async (c, next) => {
    const [name = '', number = ''] = c.req.param('file').replace('.xml', '').split('-');
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    if (!kind || Number(number) < 1) return next();
    const context = c.get('context');
    const entries = await listEntries(context.sql, kind, Number(number));
    if (entries.length === 0) return next();
    const list = entries.map(({ slug, changed }) => ({ address: kind.path(slug), changed }));
    return answerXml(context, LIST, list, [kind.tag]);
  });
}

async function listEntries(sql: Sql, kind: Kind, file: number): Promise<Entry[]> {
  const { rows } = await kind.entries(file).execute(sql);
  return rows;
}

const INDEX = { root: 'sitemapindex', element: 'sitemap', hasLanguages: false };
const LIST = { root: 'urlset', element: 'url', hasLanguages: true };

/** The same page in each language; its own head names the others, too. */
const listLanguages = (siteUrl: string, address: string) =>
  [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', DEFAULT_LOCALE] as const]
    .map(
      ([language, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${localPath(address, locale)}"/>`,
    )
    .join('');

// Slugs and own paths need no escaping in XML.
function answerXml(
  context: Context,
  { root, element, hasLanguages }: typeof LIST,
  entries: Array<{ address: string; changed: Date | null }>,
  cacheTags: CacheTag[],
): Promise<Response> {
  const { SITE_URL } = context.settings;
  const items = entries.map(({ address, changed }) => {
    const lastmod = changed ? `<lastmod>${isoDay(changed)}</lastmod>` : '';
    const inLanguages = hasLanguages ? listLanguages(SITE_URL, address) : '';
    return `<${element}><loc>${SITE_URL}${address}</loc>${lastmod}${inLanguages}</${element}>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${items.join('\n')}
</${root}>
`;
  return respond(context, {
    status: 200,
    type: 'application/xml; charset=utf-8',
    cache: 'public',
    body,
    cacheTags,
  });
}
