import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Member } from './member.ts';
import { appoint } from './moderator.ts';
import { openTestSite, type TestSite } from './site.ts';

export function useModeration() {
  let site: TestSite;
  let moderator: Member;
  let other: Member;
  let sender: Member;
  let made = 0;
  beforeAll(async () => {
    site = await openTestSite();
    moderator = await openMember('Nia Moderator', true);
    other = await openMember('Kofi Moderator', true);
    sender = await openMember('Sena Sender');
  });
  afterAll(() => site.close());

  async function openMember(name: string, isModerator = false): Promise<Member> {
    const person = await site.verifiedMember({ name });
    if (isModerator) await appoint(site.sql, person);
    return person;
  }

  function listing(more: Record<string, unknown> = {}) {
    const number = ++made;
    return {
      name: `Marula Works ${'abcdefghijklmnopqrstuvwxyz'[number % 26]}${number * 7919}`,
      website: `https://marula-${number}.example.org`,
      tagline: 'Cold storage for fishing villages',
      overview:
        'Rents cold rooms that run on the sun to fishing villages by the crate and the day, so that a good catch is not lost to a hot afternoon.',
      country: 'namibia',
      year_founded: 2022,
      industries: ['agritech', 'logistics'],
      type: 'B2B',
      employee_range: '2-10',
      role: 'Founder',
      confirmation: true,
      ...more,
    };
  }

  async function send(more: Record<string, unknown> = {}, by = sender): Promise<string> {
    // Five a day is the rule: each listing of these tests has its own day.
    await raw`update submissions set created_at = created_at - interval '2 days'`.execute(site.sql);
    const answer = await by.post('/startups', listing(more));
    expect(answer.status).toBe(201);
    return (await answer.json()).data.uuid;
  }

  const hidden = (html: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

  async function decide(
    uuid: string,
    action: string,
    reason = '',
    { by = moderator, html }: { by?: Member; html?: string } = {},
  ): Promise<Response> {
    const shown = html ?? (await by.page(`/moderation/${uuid}`));
    const version = hidden(shown, 'version');
    return by.form(`/moderation/${uuid}`, { action, reason, version, seen: hidden(shown, 'seen') });
  }

  async function mailsTo(person: Member) {
    const { rows } = await raw<{ subject: string; text: string }>`
    select subject, text from mails where to_address = ${person.email} and template in ('listing_review', 'notification')
    order by id`.execute(site.sql);
    return rows;
  }

  const statusOf = async (uuid: string) =>
    (await sender.api('/user/listings')).data.find((one: { uuid: string }) => one.uuid === uuid);

  async function sendEdit(fields: Record<string, string>, slug = 'flutterwave'): Promise<string> {
    const answer = await sender.form(`/startup/${slug}/suggest-edit`, {
      source_url: 'https://news.example.org/edit',
      ...fields,
    });
    expect(answer.status).toBe(303);
    return (
      new URL(answer.headers.get('location') ?? '', 'http://griot.test').searchParams.get('uuid') ??
      ''
    );
  }

  return {
    openMember,
    listing,
    send,
    hidden,
    decide,
    mailsTo,
    statusOf,
    sendEdit,
    get site() {
      return site;
    },
    get moderator() {
      return moderator;
    },
    get other() {
      return other;
    },
    get sender() {
      return sender;
    },
    get made() {
      return made;
    },
  };
}
