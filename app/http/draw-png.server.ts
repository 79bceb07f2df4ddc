// Pictures drawn on the server: SVG to PNG, with the project's own fonts.
import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { createSemaphore } from '../base/semaphore.ts';
import type { Context } from './context.ts';

const FONTS = fileURLToPath(new URL('../../app/generated/pictures/fonts.conf', import.meta.url));
/** One picture is about 25 KB. */
const KEPT_BYTES = 16 * 1024 * 1024;
const WAIT_MS = 5_000;

const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
});
// Drawing takes a third of a second of one core.
const pen = createSemaphore({ limit: 1, maxWaiting: 50, maxWaitMs: WAIT_MS });

/** Kept by the drawing itself, so that a changed figure makes a new picture. Throws Busy. */
export async function answerPng({ request }: Context, svg: string): Promise<Response> {
  const key = hash('sha256', svg, 'base64url');
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
    etag: `"${key.slice(0, 22)}"`,
  };
  if (request.headers.get('if-none-match') === headers.etag) {
    return new Response(null, { status: 304, headers });
  }
  const png = kept.get(key) ?? (await pen.run(() => drawPng(svg)));
  kept.set(key, png);
  return new Response(png, { headers });
}

async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // Read by fontconfig when the first text is drawn.
  process.env.FONTCONFIG_FILE ??= FONTS;
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
  return new Uint8Array(png);
}
