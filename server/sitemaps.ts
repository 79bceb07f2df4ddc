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
  },
  fundings: {
    path: fundingPath,
    entries: raw`select slug, updated_at as changed from fundings order by id`,
  },
  investors: {
    path: investorPath,
    entries: raw`select slug, updated_at as changed from investors order by id`,
  },
  industries: {
    path: (slug) => industryPath(slug),
    entries: raw`
      select i.slug, max(s.updated_at) as changed
      from industries i join startup_industries si on si.industry_id = i.id
        join startups s on s.id = si.startup_id
      group by i.id order by i.id`,
  },
  locations: {
    path: locationPath,
    entries: raw`
      select p.slug, max(s.updated_at) as changed
      from places p join startups s on s.country_id = p.id or s.city_id = p.id
      where p.kind in ('country', 'city') group by p.id order by p.id`,
  },
};

export function mountSitemaps(app: Hono<Variables>): void {
  app.get('/sitemap.xml', async (c) => {
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
    const list = [{ address: '/sitemaps/pages-1.xml', changed: null }, ...files.flat()];
    return answerXml(context, 'sitemapindex', 'sitemap', list);
  });

  app.get('/sitemaps/pages-1.xml', (c) =>
    answerXml(
      c.get('context'),
      'urlset',
      'url',
      FIXED_PAGES.map((address) => ({ address, changed: null })),
    ),
  );

  app.get('/sitemaps/:file{[a-z]+-[0-9]{1,6}\\.xml}', async (c, next) => {
    const [name = '', number = ''] = c.req.param('file').replace('.xml', '').split('-');
    const kind = KINDS[name];
    if (!kind || Number(number) < 1) return next();
    const context = c.get('context');
    const entries = await listEntries(context.sql, kind, Number(number));
    if (entries.length === 0) return next();
    return answerXml(
      context,
      'urlset',
      'url',
      entries.map(({ slug, changed }) => ({ address: kind.path(slug), changed })),
    );
  });
}

async function listEntries(sql: Sql, kind: Kind, file: number): Promise<Entry[]> {
  const { rows } = await raw<Entry>`
    ${kind.entries} limit ${PER_FILE} offset ${(file - 1) * PER_FILE}`.execute(sql);
  return rows;
}

// Addresses are slugs and our own paths: nothing in them needs escaping in XML.
function answerXml(
  context: Context,
  root: 'urlset' | 'sitemapindex',
  element: 'url' | 'sitemap',
  entries: Array<{ address: string; changed: Date | null }>,
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
  });
}
