// /sitemap.xml is an index of /sitemaps/{kind}-{n}.xml, each with the true day of its last change (sitemaps.org).
import type { Hono } from 'hono';
import { type RawBuilder, sql as raw } from 'kysely';
import {
  fundingPath,
  industryPath,
  investorPath,
  locationPath,
  startupPath,
} from '../app/base/paths.ts';
import type { Sql } from '../app/data/database.ts';
import type { Context } from '../app/http/context.ts';
import { respond } from '../app/http/respond.server.ts';
import { ALL_INVESTORS, ALL_STARTUPS } from '../app/http/shown-keys.ts';
import type { Variables } from './site-parts.ts';

// The protocol allows 50,000 addresses a file; smaller files keep one answer quick.
const PER_FILE = 10_000;

interface Entry {
  slug: string;
  changed: Date | null;
}

interface Kind {
  path: (slug: string) => string;
  /** Selects slug and changed, ordered by something stable. */
  entries: RawBuilder<Entry>;
  shows: string;
}

const FIXED_PAGES = [
  '/',
  '/industries',
  '/investors',
  '/top-100',
  '/explore/location',
  '/compare',
  '/news',
  '/pricing',
  '/api',
  '/terms',
  '/privacy-policy',
  '/attribution-policy',
];

const KINDS: Record<string, Kind> = {
  startups: {
    path: startupPath,
    entries: raw`select slug, updated_at as changed from startups order by id`,
    shows: ALL_STARTUPS,
  },
  fundings: {
    path: fundingPath,
    entries: raw`select slug, updated_at as changed from fundings order by id`,
    shows: ALL_STARTUPS,
  },
  investors: {
    path: investorPath,
    entries: raw`select slug, updated_at as changed from investors order by id`,
    shows: ALL_INVESTORS,
  },
  industries: {
    path: (slug) => industryPath(slug),
    entries: raw`
      select i.slug, max(s.updated_at) as changed
      from industries i join startup_industries si on si.industry_id = i.id
        join startups s on s.id = si.startup_id
      group by i.id order by i.id`,
    shows: ALL_STARTUPS,
  },
  locations: {
    path: locationPath,
    entries: raw`
      select p.slug, max(s.updated_at) as changed
      from places p join startups s on s.country_id = p.id or s.city_id = p.id
      where p.kind in ('country', 'city') group by p.id order by p.id`,
    shows: ALL_STARTUPS,
  },
};

const INDEX_PATH = '/sitemap.xml';
const FIXED_PATH = '/sitemaps/pages-1.xml';
const FILE_PATH = '/sitemaps/:file{[a-z]+-[0-9]{1,6}\\.xml}';

export const SITEMAP_PATHS: string[] = [INDEX_PATH, FIXED_PATH, FILE_PATH];

export function mountSitemaps(app: Hono<Variables>): void {
  app.get(INDEX_PATH, async (c) => {
    const context = c.get('context');
    const files = await Promise.all(
      Object.entries(KINDS).map(async ([name, { entries }]) => {
        const { rows } = await raw<{ count: number; changed: Date | null }>`
          select count(*) as count, max(changed) as changed from (${entries}) listed`.execute(
          context.sql,
        );
        const { count = 0, changed = null } = rows[0] ?? {};
        return Array.from({ length: Math.ceil(count / PER_FILE) }, (_, index) => ({
          address: `/sitemaps/${name}-${index + 1}.xml`,
          changed,
        }));
      }),
    );
    const list = [{ address: FIXED_PATH, changed: null }, ...files.flat()];
    return answerXml(context, INDEX, list, [ALL_STARTUPS, ALL_INVESTORS]);
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
    return answerXml(context, LIST, list, [kind.shows]);
  });
}

async function listEntries(sql: Sql, kind: Kind, file: number): Promise<Entry[]> {
  const { rows } = await raw<Entry>`
    ${kind.entries} limit ${PER_FILE} offset ${(file - 1) * PER_FILE}`.execute(sql);
  return rows;
}

const INDEX = { root: 'sitemapindex', element: 'sitemap' };
const LIST = { root: 'urlset', element: 'url' };

// Addresses are slugs and our own paths: nothing in them needs escaping in XML.
function answerXml(
  context: Context,
  { root, element }: typeof LIST,
  entries: Array<{ address: string; changed: Date | null }>,
  shows: string[],
): Promise<Response> {
  const items = entries.map(({ address, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<${element}><loc>${context.settings.SITE_URL}${address}</loc>${lastmod}</${element}>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('\n')}
</${root}>
`;
  return respond(context, {
    status: 200,
    type: 'application/xml; charset=utf-8',
    cache: 'public',
    body,
    shows,
  });
}
