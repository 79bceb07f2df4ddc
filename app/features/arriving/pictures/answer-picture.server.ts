import { sql as raw } from 'kysely';
import type { Context } from '../../../http/context.ts';

const HEADERS = {
  'content-type': 'image/webp',
  // The address contains the content's hash, so it never changes.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
};

export async function answerPicture(
  { sql, request }: Pick<Context, 'sql' | 'request'>,
  hash: string,
): Promise<Response | null> {
  const etag = `"${hash.slice(0, 22)}"`;
  const { rows } = await raw<{ bytes: Uint8Array }>`
    select bytes from pictures where hash = ${hash}`.execute(sql);
  const bytes = rows[0]?.bytes;
  if (!bytes) return null;
  const headers = { ...HEADERS, etag };
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(bytes), { headers });
}
