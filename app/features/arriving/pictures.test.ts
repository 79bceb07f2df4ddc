import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { picturesText as text } from '../../text/text.ts';
import { encodePicture, MAX_PICTURE_BYTES } from './pictures.server.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2342b8' } });

describe('a picture is redrawn', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes a small WebP', async (format) => {
    const { bytes, width, height } = await encodePicture(
      await blank(600, 300).toFormat(format).toBuffer(),
    );
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect([width, height]).toEqual([256, 128]);
    expect(bytes.length).toBeLessThan(10_000);
  });

  test('a small one stays small, and transparent stays transparent', async () => {
    const given = await sharp({
      create: { width: 20, height: 10, channels: 4, background: '#0000' },
    })
      .png()
      .toBuffer();
    const { bytes, width } = await encodePicture(given);
    expect(width).toBe(20);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  test('where a photo was taken is not kept, and it stands upright', async () => {
    const given = await blank(40, 20)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const { bytes, width, height } = await encodePicture(given);
    const { exif, icc, xmp } = await sharp(bytes).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect([width, height]).toEqual([20, 40]);
  });

  test('what hides behind a picture does not survive', async () => {
    const picture = await blank(30, 30).png().toBuffer();
    const { bytes } = await encodePicture(
      Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]),
    );
    expect(bytes.includes('<script>')).toBe(false);
  });
});

describe('anything else is refused in words', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<html><body>no</body></html>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000\u0000'],
    ['a PDF', '%PDF-1.7'],
    ['nothing', ''],
  ])('%s', async (_what, content) => {
    await expect(encodePicture(Buffer.from(content, 'latin1'))).rejects.toThrow(text.wrong.kind);
  });

  test('a broken one', async () => {
    const picture = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    await expect(encodePicture(picture.subarray(0, picture.length / 2))).rejects.toThrow(
      text.wrong.broken,
    );
  });

  test('one that is too large to send, and one that is small only while packed', async () => {
    await expect(encodePicture(Buffer.alloc(MAX_PICTURE_BYTES + 1))).rejects.toThrow(
      text.wrong.large(512),
    );
    const bomb = await blank(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(MAX_PICTURE_BYTES);
    await expect(encodePicture(bomb)).rejects.toThrow(text.wrong.pixels(16));
  });
});

/** The whole of it is decoded at once. */
const large = (colours: 'rgb16' | 'srgb') =>
  sharp({ create: { width: 3_900, height: 4_000, channels: 4, background: '#0000' } })
    .toColourspace(colours)
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

test('colours of 16 bits count twice', async () => {
  await expect(encodePicture(await large('rgb16'))).rejects.toThrow(text.wrong.pixels(16));
});

test('many at once take the memory of one', async () => {
  const picture = await large('srgb');
  const peakAfter = async (count: number) => {
    await Promise.all(Array.from({ length: count }, () => encodePicture(picture)));
    return process.resourceUsage().maxRSS / 1_024;
  };
  const one = await peakAfter(1);
  expect((await peakAfter(8)) - one).toBeLessThan(70);
});
