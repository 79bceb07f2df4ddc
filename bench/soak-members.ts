// Signed-in visitors: they follow, read their feed, save comparisons, send listings and edits; one of them decides on those.
import { sql as raw } from 'kysely';
import {
  followingPath,
  pathTo,
  savedComparisonPath,
  settingsPath,
  startupPath,
  submissionPath,
  suggestEditPath,
} from '../app/base/paths.ts';
import type { Sql } from '../app/data/database.ts';
import { type Ask, type Member, signInMember } from '../test/member.ts';
import { pick, readExpected } from './tally.ts';

export interface People {
  members: Member[];
  moderator: Member;
}

const WORDS = 'Cassava Mango Baobab Sorghum Acacia Fonio Teff Okra Cowpea Yam'.split(' ');
let listings = 0;
let edits = 0;

/** Registered and signed in by the API as anybody; their mail addresses are confirmed by hand. */
export async function openPeople(
  sql: Sql,
  chooseUrl: () => string,
  membersCount: number,
): Promise<People> {
  const ask: Ask = (path, { remoteAddress: _, ...init } = {}) =>
    fetch(chooseUrl() + path, { redirect: 'manual', ...init });
  const members: Member[] = [];
  for (let nth = 0; nth < membersCount; nth += 1) members.push(await signInMember(ask, {}));
  const moderator = await signInMember(ask, {});
  await raw`update users set email_verified_at = now(), first_run_done_at = now()`.execute(sql);
  await raw`update users set is_moderator = true where email = ${moderator.email}`.execute(sql);
  return { members, moderator };
}

/** One thing a member does; throws when an answer is not as it should be. */
export async function doSomething(member: Member, startups: readonly string[]): Promise<void> {
  const slug = pick(startups);
  await pick([
    async () => {
      const query = new URLSearchParams({ type: 'startup', slug });
      await call(member, 'POST', `/api/user/likes?${query}`);
      await member.page(startupPath(slug));
      if (Math.random() < 0.7) await call(member, 'POST', `/api/user/unlikes?${query}`);
    },
    async () => {
      await member.api('/user/feed');
      await member.page(pathTo('/dashboard'));
    },
    async () => {
      await member.api('/user/likes');
      await member.api('/user/recommended');
      await member.page(followingPath());
    },
    () => saveAndDelete(member, [slug, pick(startups), pick(startups)]),
    () => member.page(startupPath(slug, 'fundings')),
    async () => {
      await member.api('/me');
      await member.page(settingsPath('sessions'));
    },
  ])();
}

async function saveAndDelete(member: Member, slugs: string[]): Promise<void> {
  const different = [...new Set(slugs)];
  if (different.length < 2) return;
  const body = { name: 'Side by side', slugs: different };
  const saved = await readExpected(
    'saving a comparison',
    await member.post('/user/comparisons', body),
    [201],
  );
  const { uuid } = JSON.parse(saved).data;
  await member.api(`/user/comparison/${uuid}`);
  await member.page(savedComparisonPath(uuid));
  await member.page(pathTo('/dashboard/saved-comparisons'));
  await call(member, 'DELETE', `/api/user/comparison/${uuid}`, [204]);
}

async function call(member: Member, method: string, path: string, expected = [200]) {
  await readExpected(path, await member.request(path, { method }), expected);
}

/** A listing goes to the moderators, who publish two of three. */
export async function listAndDecide({ members, moderator }: People): Promise<void> {
  const number = ++listings;
  const name = `${WORDS[number % 10]} ${WORDS[Math.floor(number / 10) % 10]} ${number.toString(36)}`;
  const response = await members[number % members.length]?.post('/startups', {
    name,
    website: `https://${name.toLowerCase().replaceAll(' ', '-')}.example.org`,
    tagline: 'A fictional company of a measurement',
    overview:
      'It exists only while this measurement runs, and says so at some length because a listing needs eighty characters at least.',
    country: 'kenya',
    year_founded: 2020,
    industries: ['fintech', 'agritech'],
    type: 'B2B',
    employee_range: '2-10',
    rounds: [
      {
        round: 'Seed',
        date: '2024-03',
        amount: '1200000',
        source_url: 'https://news.example/seed',
      },
    ],
    founders: ['Ama Example'],
    role: 'founder',
    confirmation: true,
    not_duplicate: true,
  });
  if (!response) throw new Error('Nobody is there to send a listing');
  const { uuid } = JSON.parse(await readExpected('/api/startups', response, [201])).data;
  await decide(moderator, uuid, number % 3 === 0 ? 'reject' : 'approve');
}

/** One fact of a startup is to be another, and becomes it. */
export async function editAndDecide(
  { members, moderator }: People,
  startups: readonly string[],
): Promise<void> {
  const path = suggestEditPath(pick(startups));
  const member = pick(members);
  const answer = await member.form(path, {
    field: 'tagline',
    value: `A line that was suggested as number ${++edits}`,
    source_url: 'https://news.example/edit',
    note: '',
  });
  await readExpected(path, answer, [303]);
  const address = new URL(answer.headers.get('location') ?? '', 'http://griot.example');
  await decide(moderator, address.searchParams.get('uuid') ?? '', 'approve');
}

async function decide(moderator: Member, uuid: string, action: 'approve' | 'reject') {
  await moderator.page(pathTo('/moderation'));
  const html = await moderator.page(submissionPath(uuid));
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  const answer = await moderator.form(submissionPath(uuid), {
    action,
    version: field('version') ?? '',
    seen: field('seen') ?? '',
    reason: action === 'reject' ? 'It is a company of a measurement.' : '',
  });
  await readExpected(submissionPath(uuid), answer, [303]);
  await moderator.page(pathTo('/moderation/log'));
}
