// Every page of a member and of a moderator: no console errors, no axe violations in light or dark,
// no horizontal scroll.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  editFactsPath,
  mergePath,
  mergeRoundsPath,
  moderationPath,
  submissionPath,
  suggestEditPath,
} from '../app/base/desk-paths.ts';
import {
  addStartupFormPath,
  addStartupSuccessPath,
  checkoutPath,
  comparePath,
  followingPath,
  followPath,
  fundingPath,
  pathTo,
  type SettingsTab,
  savedComparisonPath,
  settingsPath,
  startupPath,
  withQuery,
} from '../app/base/paths.ts';
import { type Ask, type Member, signInMember } from '../test/member.ts';
import { openBrowser, visit } from './browser.ts';
import { findFaults } from './page-faults.ts';

const TABS: SettingsTab[] = [
  'profile',
  'notification',
  'password',
  'sessions',
  'subscription',
  'data',
];

let browser: Browser;
let moderator: Member;
beforeAll(async () => {
  browser = await openBrowser();
  const { codes, ...person } = inject('moderator');
  moderator = await signInMember(askSite, { ...person, code: codes[0] });
});
afterAll(() => browser.close());

const askSite: Ask = (path, { remoteAddress: _, ...init } = {}) =>
  fetch(inject('siteUrl') + path, { redirect: 'manual', ...init });

async function created(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()).data.uuid;
}

/** Creates content for every page; returns the addresses. */
async function listPages(): Promise<string[]> {
  for (const like of ['type=industry&slug=fintech', 'type=startup&slug=andela']) {
    expect((await moderator.post(`/user/likes?${like}`)).status).toBe(200);
  }
  const slugs = ['flutterwave', 'jumia', 'andela', 'opay', 'wave'];
  const note = 'A note of one’s own, as long as somebody would write it beside a comparison';
  const saved = await created(
    moderator.post('/user/comparisons', { name: 'Payments', note, slugs }),
  );
  const list = await created(
    moderator.post('/user/lists', { name: 'Payments to watch', kind: 'startup', slugs }),
  );
  const listing = await created(
    moderator.post('/startups', {
      name: 'Sorghum Signal',
      website: 'https://sorghum-signal.example.org/a/long/path/that/somebody/pasted',
      tagline: 'Prices of grain by text message',
      overview:
        'Tells farmers in the evening what grain was sold for at the markets around them that day, in their own language.',
      country: 'kenya',
      year_founded: 2020,
      industries: ['agritech'],
      type: 'B2B',
      employee_range: '2-10',
      rounds: [{ round: 'Seed', date: '2024-03', source_url: 'https://news.example/seed' }],
      founders: ['Ama Example'],
      role: 'founder',
      confirmation: true,
    }),
  );
  const sent = await moderator.form(suggestEditPath('andela'), {
    field: 'tagline',
    value: 'A line that somebody thinks is better',
    source_url: 'https://news.example/edit',
    note: '',
  });
  expect(sent.status).toBe(303);
  const { data: rounds } = await moderator.api('/startup/flutterwave/fundings');
  const edit = new URL(sent.headers.get('location') ?? '', 'http://griot.test').searchParams;
  return [
    pathTo('/dashboard'),
    followingPath(),
    followingPath('startup'),
    pathTo('/dashboard/saved-comparisons'),
    savedComparisonPath(saved),
    pathTo('/dashboard/lists'),
    pathTo('/dashboard/lists/:uuid', { uuid: list }),
    `${pathTo('/selection')}?startup=andela&startup=jumia`,
    pathTo('/dashboard/add-startup'),
    addStartupFormPath(),
    addStartupFormPath(3, listing),
    addStartupSuccessPath(listing),
    suggestEditPath('andela'),
    ...TABS.map(settingsPath),
    startupPath('andela'),
    startupPath('andela', 'news-activities'),
    fundingPath(rounds[0].slug),
    comparePath(slugs),
    followPath('startup', 'jumia'),
    checkoutPath({ plan: 'pro' }),
    moderationPath(),
    moderationPath('published'),
    submissionPath(listing),
    submissionPath(edit.get('uuid') ?? ''),
    pathTo('/moderation/log'),
    pathTo('/moderation/old-facts'),
    pathTo('/moderation/dead-links'),
    pathTo('/moderation/newsletter'),
    pathTo('/moderation/import'),
    pathTo('/import'),
    editFactsPath(`funding:${rounds[0].slug}`),
    pathTo('/dashboard/alerts'),
    withQuery(pathTo('/dashboard/alerts/new'), { of: '/rounds?country=kenya' }),
    mergePath('flutterwave', 'andela'),
    mergeRoundsPath(rounds[0].slug, rounds[1].slug),
  ];
}

async function openAs({ cookies }: Member) {
  const window = await visit(browser);
  await window.page
    .context()
    .addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: inject('siteUrl') })),
    );
  return window;
}

test('pages of a member and a moderator', async () => {
  const { page, problems, close } = await openAs(moderator);
  const faults: string[] = [];
  for (const path of await listPages()) {
    const answer = await page.goto(path);
    if (answer?.status() !== 200) faults.push(`${path}: ${answer?.status()}`);
    if (!page.url().endsWith(path)) faults.push(`${path}: led to ${page.url()}`);
    if (path.startsWith('/compare')) await page.locator('.save-menu summary').click();
    faults.push(...(await findFaults(page, path)));
  }
  expect(faults).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('a first dashboard', async () => {
  const { page, problems, close } = await openAs(await signInMember(askSite, {}));
  await page.goto(pathTo('/dashboard'));
  expect([await findFaults(page, pathTo('/dashboard')), problems]).toEqual([[], []]);
  await close();
});
