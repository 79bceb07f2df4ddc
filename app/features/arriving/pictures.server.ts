// Pictures that people send or startups' websites show: redrawn, stored once, served permanently.

import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { DAY_MS } from '../../base/dates.ts';
import { pathTo } from '../../base/paths.ts';
import { createSemaphore } from '../../base/semaphore.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, invalid } from '../../http/errors.ts';
import { isUsedUp } from '../../http/rate-limit.server.ts';
import { picturesText as text } from '../../text/text.ts';

export const MAX_PICTURE_BYTES = 512 * 1024;
export const PICTURES_PER_DAY = 50;
const MAX_MEGAPIXELS = 16;
/** Of so many pixels, decoded: those of 16 bits a colour take twice as much. */
const MAX_DECODED_BYTES = 64_000_000;
/** One at once: several would take all the memory, and the threads that check passwords. */
const drawing = createSemaphore({ limit: 1 });
/** Shown at 64 px at most; enough for four times the pixel density. */
const LONGEST_SIDE = 256;
const QUALITY = 82;
const SECONDS = 5;

/** The message is for the uploader. */
export class PictureError extends Error {}

/**
 * Re-encodes a PNG, JPEG or WebP, by its first bytes, as a still WebP: upright, without metadata,
 * at most 256 px a side unless said otherwise. Throws PictureError for other or broken files, and
 * above 512 KB, or the given limit, or 16 million pixels.
 */
export async function encodePicture(
  given: Uint8Array,
  { maxBytes = MAX_PICTURE_BYTES, longestSide = LONGEST_SIDE } = {},
) {
  if (given.byteLength > maxBytes) throw new PictureError(text.wrong.large(maxBytes / 1024));
  if (!isPicture(given)) throw new PictureError(text.wrong.kind);
  return drawing.run(() => drawAnew(given, longestSide));
}

async function drawAnew(given: Uint8Array, longestSide: number) {
  // Loaded on first use: few processes need it.
  const { default: sharp } = await import('sharp');
  const limitInputPixels = MAX_MEGAPIXELS * 1_000_000;
  try {
    const picture = sharp(given, { limitInputPixels, failOn: 'error' });
    const { width, height, channels, depth } = await picture.metadata();
    const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
    if (bytes > MAX_DECODED_BYTES) throw new Error('over the pixel limit');
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new PictureError(isLarge ? text.wrong.pixels(MAX_MEGAPIXELS) : text.wrong.broken);
  }
}

/** By the first bytes of PNG, JPEG and WebP. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const isPng = head.startsWith('\x89PNG\r\n\x1a\n');
  return isPng || head.startsWith('\xff\xd8\xff') || /^RIFF.{4}WEBP/s.test(head);
}

/** Identical pictures are stored once. */
export async function storePicture(
  sql: Sql,
  { bytes, width, height }: Awaited<ReturnType<typeof encodePicture>>,
) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await raw`
    insert into pictures (hash, bytes, width, height) values (${hash}, ${bytes}, ${width}, ${height})
    on conflict (hash) do update set created_at = now()`.execute(sql);
  const path = pathTo('/media/:file{[0-9a-f]{64}\\.webp}', { file: `${hash}.webp` });
  return { path, width, height };
}

type Uploader = Pick<Context, 'sql' | 'settings' | 'now'> & { session: { userId: number } | null };

/** Null when no file was chosen. Throws 422 at the form's field, and 429 above fifty a day. */
export async function savePictureOf(uploader: Uploader, field: string, file: unknown) {
  if (!(file instanceof Blob) || file.size === 0) return null;
  const key = `pictures of ${uploader.session?.userId}`;
  if (await isUsedUp(uploader, key, PICTURES_PER_DAY, DAY_MS)) {
    const message = text.wrong.many(PICTURES_PER_DAY);
    const headers = { 'retry-after': String(DAY_MS / 1_000) };
    throw new HttpError(429, message, { fields: { [field]: [message] }, headers });
  }
  try {
    const picture = await encodePicture(new Uint8Array(await file.arrayBuffer()));
    return await storePicture(uploader.sql, picture);
  } catch (error) {
    if (error instanceof PictureError) throw invalid({ [field]: [error.message] });
    throw error;
  }
}

export async function isPicturePath(sql: Sql, path: string): Promise<boolean> {
  const hash = /^\/media\/([0-9a-f]{64})\.webp$/.exec(path)?.[1];
  if (!hash) return false;
  const { rows } = await raw`select 1 from pictures where hash = ${hash}`.execute(sql);
  return rows.length > 0;
}

const HEADERS = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
};

export async function answerPicture(
  { sql, request }: Pick<Context, 'sql' | 'request'>,
  hash: string,
): Promise<Response | null> {
  const { rows } = await raw<{ bytes: Uint8Array }>`
    select bytes from pictures where hash = ${hash}`.execute(sql);
  const bytes = rows[0]?.bytes;
  if (!bytes) return null;
  const etag = `"${hash.slice(0, 22)}"`;
  // The address contains the content's hash, so it never changes.
  const answer = answerWebp(bytes, 'public, max-age=31536000, immutable', { etag });
  return request.headers.get('if-none-match')?.includes(etag)
    ? new Response(null, { status: 304, headers: answer.headers })
    : answer;
}

export function answerWebp(bytes: Uint8Array, cacheControl: string, more = {}): Response {
  const headers = { ...HEADERS, 'cache-control': cacheControl, ...more };
  return new Response(new Uint8Array(bytes), { headers });
}

/** Removes pictures that have been unused for a week. */
export async function forgetUnusedPictures(sql: Sql): Promise<void> {
  await raw`
    delete from pictures p
    where p.created_at < now() - interval '7 days'
      and not exists (select from startups where logo = '/media/' || p.hash || '.webp')
      and not exists (select from investors where logo = '/media/' || p.hash || '.webp')
      and not exists (select from people where photo = '/media/' || p.hash || '.webp')
      and not exists (select from users where avatar = '/media/' || p.hash || '.webp')
      and not exists (select from submissions where content->>'logo' = '/media/' || p.hash || '.webp')
      and not exists (select from listing_drafts where content->>'logo' = '/media/' || p.hash || '.webp')
      and not exists (select from merge_rows where content->>'logo' = '/media/' || p.hash || '.webp')`.execute(
    sql,
  );
}
