import { picturesText as text } from '../../../text/text.ts';

/** decisions.md, listing form. */
export const MAX_PICTURE_BYTES = 512 * 1024;
// 16 million pixels take 64 MB while decoded: two at once fit a small machine.
const MAX_MEGAPIXELS = 16;
/** Shown at 64 px at most; enough for four times the pixel density. */
const LONGEST_SIDE = 256;
const QUALITY = 82;
const SECONDS = 5;

export type EncodedPicture = Awaited<ReturnType<typeof encodePicture>>;

/** The message is for the uploader. */
export class PictureError extends Error {}

/**
 * Re-encodes a PNG, JPEG or WebP, by its first bytes, as a still WebP: at most 256 px a side,
 * upright, without metadata. Throws PictureError for other or broken files and above 512 KB or 16
 * million pixels.
 */
export async function encodePicture(given: Uint8Array) {
  if (given.byteLength > MAX_PICTURE_BYTES) {
    throw new PictureError(text.wrong.large(MAX_PICTURE_BYTES / 1024));
  }
  if (!isPicture(given)) throw new PictureError(text.wrong.kind);
  // Loaded on first use: few processes need it.
  const { default: sharp } = await import('sharp');
  const limitInputPixels = MAX_MEGAPIXELS * 1_000_000;
  try {
    const { data, info } = await sharp(given, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
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
