import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Member, readSetCookies } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { picturesText } from '../../../text/text.ts';

const PATH = '/dashboard/account-settings/profile';
let site: TestSite;
let photo: Buffer;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#13745f' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => site.close());

function upload(member: Member, file: Uint8Array<ArrayBuffer> | Buffer, name: string) {
  const form = new FormData();
  form.set('_xsrf', member.xsrfToken);
  form.set('avatar', new File([new Uint8Array(file)], name));
  return member.request(PATH, { method: 'POST', body: form });
}

const avatarInCookie = (answer: Response) =>
  JSON.parse(
    Buffer.from(decodeURIComponent(readSetCookies(answer).user ?? ''), 'base64').toString(),
  ).avatar;

describe('the user picture', () => {
  test('is resized and appears in the menu, in /me and in the readable cookie', async () => {
    const member = await site.member();
    expect(await member.page(PATH)).toMatch(/enctype="multipart\/form-data"/i);
    const answer = await upload(member, photo, 'me.jpg');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PATH}?saved=avatar`]);
    const { avatar } = (await member.api('/me')).data;
    expect(avatar).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect(avatarInCookie(answer)).toBe(avatar);
    expect((await site.request(avatar)).headers.get('content-type')).toBe('image/webp');
    const elsewhere = await member.page('/');
    expect(elsewhere).toMatch(new RegExp(`account-menu.*<img[^>]*src="${avatar}"`));
  });

  test('is removed again', async () => {
    const member = await site.member();
    await upload(member, photo, 'me.jpg');
    const answer = await member.form(PATH, { remove_avatar: '1' });
    expect(answer.status).toBe(303);
    expect(avatarInCookie(answer)).toBeNull();
    expect((await member.api('/me')).data.avatar).toBeNull();
    expect(await member.page(PATH)).not.toContain('remove_avatar');
  });

  test('a file that is not a picture is an error at its field and changes nothing else', async () => {
    const member = await site.member({ name: 'Ama Mensah' });
    await upload(member, photo, 'me.jpg');
    const before = (await member.api('/me')).data;
    for (const [file, message] of [
      [Buffer.from('<svg onload="alert(1)"/>'), picturesText.wrong.kind],
      [Buffer.alloc(600 * 1024, 1), picturesText.wrong.large(512)],
    ] as const) {
      const answer = await upload(member, file, 'me.png');
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(message);
    }
    expect((await member.api('/me')).data).toEqual(before);
  });

  test('a missing file is an error; a form from another site is refused', async () => {
    const member = await site.member();
    const answer = await upload(member, Buffer.alloc(0), '');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Choose a picture first');
    const forged = await upload({ ...member, xsrfToken: 'guessed' }, photo, 'me.jpg');
    expect(forged.status).toBe(403);
    expect((await member.api('/me')).data.avatar).toBeNull();
  });
});
