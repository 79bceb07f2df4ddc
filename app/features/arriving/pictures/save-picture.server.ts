import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { DAY_MS } from '../../../base/dates.ts';
import { pathTo } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { isUsedUp } from '../../../http/rate-limit.server.ts';
import { picturesText as text } from '../../../text/text.ts';
import { type EncodedPicture, encodePicture, PictureError } from './encode-picture.server.ts';

/** Identical pictures are stored once. */
export async function storePicture(sql: Sql, { bytes, width, height }: EncodedPicture) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await raw`
    insert into pictures (hash, bytes, width, height) values (${hash}, ${bytes}, ${width}, ${height})
    on conflict (hash) do update set created_at = now()`.execute(sql);
  const path = pathTo('/media/:file{[0-9a-f]{64}\\.webp}', { file: `${hash}.webp` });
  return { path, width, height };
}

export const PICTURES_PER_DAY = 50;

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
