import { expect, test } from 'vitest';
import { chooseIcons, unpackIco } from './logo.server.ts';

const page = 'https://kuda.test/en/';
const icon = (rel: string, href: string, sizes = '') => ({ rel, href, sizes });

test('a named logo first, then touch icons, then others by size', () => {
  const icons = [
    icon('icon', '/16.png', '16x16'),
    icon('shortcut icon', 'large.png', '32x32 192x192'),
    icon('apple-touch-icon', '/touch-60.png', '60x60'),
    icon('apple-touch-icon-precomposed apple-touch-icon', '/touch-180.png', '180x180'),
  ];
  expect(chooseIcons(page, icons, [['og:logo', '//cdn.test/logo.png']])).toEqual([
    'https://cdn.test/logo.png',
    'https://kuda.test/touch-180.png',
    'https://kuda.test/touch-60.png',
    'https://kuda.test/en/large.png',
  ]);
});

test('without any, where browsers look by themselves', () => {
  const none = ['https://kuda.test/apple-touch-icon.png', 'https://kuda.test/favicon.ico'];
  expect(chooseIcons(page, [], [])).toEqual(none);
  const useless = [
    icon('icon', '/logo.svg'),
    icon('icon', 'data:image/png;base64,AA'),
    icon('icon', 'https://['),
    icon('mask-icon', '/mask.png'),
  ];
  expect(chooseIcons(page, useless, [['og:image', '/photo.png']])).toEqual(none);
});

test('an ICO gives its largest PNG, or nothing; other files stay', () => {
  const png = (length: number) =>
    Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(length)]);
  const pack = (files: Buffer[], counted = files.length) => {
    const head = Buffer.alloc(6 + 16 * files.length);
    head.writeUInt32LE(0x10000, 0);
    head.writeUInt16LE(counted, 4);
    let start = head.length;
    for (const [nth, file] of files.entries()) {
      head.writeUInt32LE(file.length, 6 + 16 * nth + 8);
      head.writeUInt32LE(start, 6 + 16 * nth + 12);
      start += file.length;
    }
    return Buffer.concat([head, ...files]);
  };
  expect(unpackIco(pack([png(10), png(90), Buffer.alloc(200)]))).toEqual(png(90));
  expect(unpackIco(pack([Buffer.alloc(200)]))).toBeNull();
  expect(unpackIco(pack([], 65_535))).toBeNull();
  expect(unpackIco(png(3))).toEqual(png(3));
  expect(unpackIco(Buffer.from([0, 0, 1]))).toEqual(Buffer.from([0, 0, 1]));
});
