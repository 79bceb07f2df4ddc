import { sql as raw } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import {
  encodePicture,
  forgetUnusedPictures,
  isPicturePath,
  PICTURES_PER_DAY,
  savePictureOf,
  storePicture,
} from './pictures.server.ts';

const store = async (file: Buffer) => storePicture(site.sql, await encodePicture(file));

let site: TestSite;
let picture: Buffer;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#a63f1b' } })
    .png()
    .toBuffer();
});
afterAll(() => site.close());

const uploader = (userId: number, now = new Date()) => ({
  sql: site.sql,
  settings: { ...site.settings, RATE_LIMITS: true },
  now,
  session: { userId },
});

test('somebody keeps so many pictures a day, others theirs', async () => {
  const file = () => new File([new Uint8Array(picture)], 'logo.png');
  const now = new Date('2026-11-21T08:00:00Z');
  for (let kept = 0; kept < PICTURES_PER_DAY; kept++) {
    expect(await savePictureOf(uploader(2, now), 'logo', file())).not.toBeNull();
  }
  await expect(savePictureOf(uploader(2, now), 'logo', file())).rejects.toMatchObject({
    status: 429,
    fields: { logo: [expect.stringContaining(String(PICTURES_PER_DAY))] },
  });
  expect(await savePictureOf(uploader(3, now), 'logo', file())).not.toBeNull();
  const tomorrow = new Date('2026-11-22T08:00:01Z');
  expect(await savePictureOf(uploader(2, tomorrow), 'logo', file())).not.toBeNull();
});

test('is kept once and served permanently, as a picture and nothing else', async () => {
  const { path } = await store(picture);
  expect((await store(picture)).path).toBe(path);
  expect(path).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
  const answer = await site.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; sandbox/);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  const again = await site.request(path, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('an address that holds none is not found', async () => {
  const none = `/media/${'0'.repeat(64)}.webp`;
  expect((await site.request(none)).status).toBe(404);
  expect((await site.request('/media/../secret.webp')).status).toBe(404);
  expect(await isPicturePath(site.sql, none)).toBe(false);
  expect(await isPicturePath(site.sql, 'https://other.example/x.webp')).toBe(false);
});

test('a form says at its field what is wrong; no file is no picture', async () => {
  expect(await savePictureOf(uploader(1), 'logo', new File([], ''))).toBeNull();
  expect(await savePictureOf(uploader(1), 'logo', 'text')).toBeNull();
  await expect(
    savePictureOf(uploader(1), 'logo', new File(['<svg/>'], 'logo.png', { type: 'image/png' })),
  ).rejects.toMatchObject({ status: 422, fields: { logo: [expect.stringContaining('PNG')] } });
});

test('one that nothing has shown for a week is removed; one that is shown stays', async () => {
  const [shown, unused, fresh] = await Promise.all(
    ['#111', '#222', '#333'].map(async (background) => {
      const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer();
      return (await store(bytes)).path;
    }),
  );
  await makeStartup(site.sql, { logo: shown });
  const hashOf = (path = '') => path.slice('/media/'.length, -'.webp'.length);
  await raw`update pictures set created_at = now() - interval '8 days'
    where hash = any(${[hashOf(shown), hashOf(unused)]}::text[])`.execute(site.sql);
  await forgetUnusedPictures(site.sql);
  expect((await site.request(shown ?? '')).status).toBe(200);
  expect((await site.request(unused ?? '')).status).toBe(404);
  expect((await site.request(fresh ?? '')).status).toBe(200);
});
