// Reports of mistakes and what moderators decide, as tests do them.

import { sql as raw } from 'kysely';
import type { Member } from './member.ts';
import { appoint } from './moderator.ts';
import type { TestSite } from './site.ts';

export const ROUND = 'flutterwave-series-b-2020-01';
export const FINDER = 'reader@readers.example';
export const SOURCE = 'https://news.example.org/flutterwave-really-raised-30m';

export const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

export async function openModerator(site: TestSite): Promise<Member> {
  const moderator = await site.member();
  await appoint(site.sql, moderator);
  return moderator;
}

export function useCorrections(site: TestSite, moderator: Member) {
  async function mailsTo(address: string) {
    const { rows } = await raw<{ subject: string; text: string }>`
      select subject, text from mails where to_address = ${address} order by id`.execute(site.sql);
    return rows;
  }

  async function newestInQueue(): Promise<string> {
    const { rows } = await raw<{ uuid: string }>`
      select uuid from submissions order by id desc limit 1`.execute(site.sql);
    return rows[0]?.uuid ?? '';
  }

  /** The path that the last mail leads to. */
  async function pathInMail(address: string, start: string): Promise<string> {
    const text = (await mailsTo(address)).at(-1)?.text ?? '';
    const found = new RegExp(`http://[^/\\s]+(${start}\\S*)`).exec(text)?.[1];
    if (!found) throw new Error(`no link to ${start} in: ${text}`);
    return found;
  }

  /** Without an account, and not confirmed. */
  const send = (fields: Record<string, string>, slug = ROUND, kind = 'funding') =>
    site.form(`/${kind}/${slug}/suggest-edit`, {
      ...{ field: 'amount', value: '30000000', source_url: SOURCE, email: FINDER },
      ...fields,
    });

  async function confirm(address: string): Promise<Response> {
    const path = await pathInMail(address, '/corrections/status');
    return site.form(path, { token: hidden(await site.page(path), 'token') });
  }

  return {
    mailsTo,
    newestInQueue,
    pathInMail,
    send,
    confirm,
    /** Without an account, and confirmed by the mail. */
    async report(fields: Record<string, string>, slug = ROUND, kind = 'funding') {
      const answer = await send(fields, slug, kind);
      if (answer.status === 303) await confirm(fields.email ?? FINDER);
      return answer;
    },
    /** On the newest report. */
    async decide(action: string, reason = ''): Promise<Response> {
      const path = `/moderation/${await newestInQueue()}`;
      const html = await moderator.page(path);
      const given = { version: hidden(html, 'version'), seen: hidden(html, 'seen') };
      return moderator.form(path, { action, reason, ...given });
    },
    log: async (query = '') => (await site.api(`/corrections${query}`)).data,
  };
}
