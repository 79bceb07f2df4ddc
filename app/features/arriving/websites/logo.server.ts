// Takes a startup's logo from its own website, and lets a moderator remove it permanently.
import { sql as raw } from 'kysely';
import { hostOf } from '../../../base/address.ts';
import { isoDay } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { type FetchOutside, OutsideError } from '../../../http/fetch-outside.server.ts';
import { moderate } from '../../../http/guard.server.ts';
import { logDecision } from '../../../http/moderation.server.ts';
import {
  encodePicture,
  MAX_PICTURE_BYTES,
  PictureError,
  storePicture,
} from '../pictures.server.ts';
import type { Icon, Website } from './website.ts';

/** A smaller one would be blurred on a startup's page. */
const SHORTEST_SIDE = 48;
const WIDEST = 1.5;
const MOST_TRIED = 4;
/** Where browsers look when a page names no icon. */
const WELL_KNOWN = ['apple-touch-icon.png', 'favicon.ico'].map((file) => `/${file}`);

interface Visit {
  sql: Sql;
  fetch: FetchOutside;
  /** By the robots.txt of each site. */
  mayFetch: (url: URL) => Promise<boolean>;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Stores the first picture that can be a logo, redrawn, with its address and day. Leaves a logo
 * alone that somebody sent or removed, and a page of another site, as of a domain that was sold.
 * The page's address is where redirects led.
 */
export async function takeLogo(
  visit: Visit,
  { startupId, website }: { startupId: number; website: string },
  { url, icons, meta }: Pick<Website, 'icons' | 'meta'> & { url: string },
): Promise<void> {
  const { sql, now } = visit;
  if (hostOf(url) !== hostOf(website) || !(await isWanted(sql, startupId))) return;
  for (const address of chooseIcons(url, icons, meta)) {
    const path = await fetchPicture(visit, address);
    if (!path) continue;
    await raw`
      with taken as (
        insert into startup_logos as known (startup_id, path, url, read_on)
        select id, ${path}, ${address}, ${isoDay(now)}::date from startups where id = ${startupId}
        on conflict (startup_id) do update set path = excluded.path, url = excluded.url, read_on = excluded.read_on
          where known.removed_at is null
        returning startup_id)
      update startups set logo = ${path} from taken
      where id = taken.startup_id and logo is distinct from ${path}`.execute(sql);
    return;
  }
}

async function isWanted(sql: Sql, startupId: number): Promise<boolean> {
  const { rows } = await raw`
    select 1 from startups s left join startup_logos l on l.startup_id = s.id
    where s.id = ${startupId} and l.removed_at is null
      and (s.logo is null or s.logo = l.path)`.execute(sql);
  return rows.length > 0;
}

/** Addresses of a logo that is named so, of touch icons, of others by size, and well-known ones. */
export function chooseIcons(
  page: string,
  icons: readonly Icon[],
  meta: ReadonlyArray<readonly [name: string, content: string]>,
): string[] {
  const named = meta.filter(([name]) => name === 'og:logo').map(([, content]) => content);
  const touch = icons.filter(({ rel }) => /\bapple-touch-icon\b/i.test(rel));
  const others = icons.filter(({ rel }) => /(^|\s)icon(\s|$)/i.test(rel));
  const hrefs = [...named, ...bySize(touch), ...bySize(others), ...WELL_KNOWN];
  const addresses = hrefs.flatMap((href) => {
    const url = URL.parse(href, page);
    // A vector picture is never drawn: it may hold anything.
    return url && /^https?:$/.test(url.protocol) && !/\.svgz?$/i.test(url.pathname)
      ? [url.href]
      : [];
  });
  return [...new Set(addresses)].slice(0, MOST_TRIED);
}

const bySize = (icons: readonly Icon[]) =>
  icons.toSorted((a, b) => largest(b) - largest(a)).map(({ href }) => href);

function largest({ sizes }: Icon): number {
  return Math.max(0, ...[...sizes.matchAll(/(\d{1,4})x\d/gi)].map(([, side]) => Number(side)));
}

/** Its path on this site; null if it is not a picture, too small or far from square. */
async function fetchPicture(visit: Visit, address: string): Promise<string | null> {
  const { sql, fetch, mayFetch, signal } = visit;
  try {
    const accept = 'image/png, image/webp, image/jpeg, image/*;q=0.5';
    const answer = await fetch(address, { accept, maxBytes: MAX_PICTURE_BYTES, mayFetch, signal });
    const file = answer.status === 200 ? unpackIco(answer.body) : null;
    if (!file) return null;
    const picture = await encodePicture(file);
    const { width, height } = picture;
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    if (short < SHORTEST_SIDE || long > WIDEST * short) return null;
    return (await storePicture(sql, picture)).path;
  } catch (error) {
    if (error instanceof OutsideError || error instanceof PictureError) return null;
    throw error;
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const HEADER = 6;
const ENTRY = 16;

/** The largest PNG within an ICO file; other files as they are, an ICO without one as null. */
export function unpackIco(file: Buffer): Buffer | null {
  if (file.length < HEADER || file.readUInt32LE(0) !== 0x00_01_00_00) return file;
  const pictures: Buffer[] = [];
  for (let nth = 0; nth < file.readUInt16LE(4); nth++) {
    const entry = HEADER + nth * ENTRY;
    if (entry + ENTRY > file.length) break;
    const start = file.readUInt32LE(entry + 12);
    const picture = file.subarray(start, start + file.readUInt32LE(entry + 8));
    if (picture.subarray(0, PNG.length).equals(PNG)) pictures.push(picture);
  }
  return pictures.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

export interface TakenLogo {
  url: string;
  read_on: string;
}

/** Where the logo shown was taken from; null for one that somebody sent, or none. */
export async function findTakenLogo(sql: Sql, slug: string): Promise<TakenLogo | null> {
  const { rows } = await raw<TakenLogo>`
    select l.url, l.read_on from startups s join startup_logos l on l.startup_id = s.id
    where s.slug = ${slug} and s.logo = l.path and l.removed_at is null`.execute(sql);
  return rows[0] ?? null;
}

/** No visit brings it back. Throws as requireModerator. */
export async function removeLogo(
  context: Context,
  { slug, name }: { slug: string; name: string },
): Promise<void> {
  await moderate(context, async (sql) => {
    await raw`
      with removed as (
        insert into startup_logos (startup_id, removed_at)
        select id, ${context.now} from startups where slug = ${slug}
        on conflict (startup_id) do update set removed_at = excluded.removed_at
        returning startup_id)
      update startups set logo = null from removed where id = removed.startup_id`.execute(sql);
    await logDecision(sql, context, { action: 'remove_logo', subject: name, details: { slug } });
  });
}
