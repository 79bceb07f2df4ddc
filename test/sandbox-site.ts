import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { checkoutAnswer, subscriptionAnswer } from '../app/features/money/billing/contract.ts';
import type { Member } from './member.ts';
import { openTestSite, type TestSite } from './site.ts';

export const START = new Date('2026-11-01T12:00:00Z');
const DAY = 86_400_000;
export const PRO = { plan: 'pro', interval: 'month' };

export function useSandboxSite() {
  let site: TestSite;
  let now = START;
  beforeAll(async () => {
    site = await openTestSite({ neverIdle: true, catalogue: 'empty' });
  });
  afterAll(() => site.close());
  beforeEach(() => {
    now = START;
    site.setNow(now);
  });

  function pass(days: number) {
    now = new Date(now.getTime() + days * DAY);
    site.setNow(now);
  }

  async function start(member: Member, body: object = PRO, headers: Record<string, string> = {}) {
    return member.request('/api/checkout', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  async function startedUrl(member: Member, body: object = PRO): Promise<string> {
    const answer = await start(member, body);
    expect(answer.status).toBe(201);
    return checkoutAnswer.parse(await answer.json()).data.url;
  }

  const press = (member: Member, url: string, act: string) => member.form(url, { act });

  async function subscribe(body: object = PRO) {
    const member = await site.member();
    expect((await press(member, await startedUrl(member, body), 'approve')).status).toBe(303);
    await raw`update sessions set expires_at = '2028-01-01'`.execute(site.sql);
    return { member, uuid: (await ownOf(member)).uuid };
  }

  async function findOwn(member: Member) {
    return subscriptionAnswer.parse(await member.api('/user/settings/subscription')).data;
  }

  async function ownOf(member: Member) {
    const own = await findOwn(member);
    if (!own) throw new Error('There is no subscription');
    return own;
  }

  const isActive = async (member: Member) => (await member.api('/me')).data.has_active_subscription;

  async function mailsTo(member: Member): Promise<string[]> {
    const { rows } = await raw<{ template: string }>`
    select template from mails where to_address = ${member.email} and template not in ('verify', 'welcome')
    order by id`.execute(site.sql);
    return rows.map(({ template }) => template);
  }

  return {
    pass,
    start,
    startedUrl,
    press,
    subscribe,
    findOwn,
    ownOf,
    isActive,
    mailsTo,
    get site() {
      return site;
    },
    get now() {
      return now;
    },
  };
}
