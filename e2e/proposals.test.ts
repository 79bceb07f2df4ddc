// What the press announces, decided in a real browser by keyboard, and without script.
import { expect, test } from 'vitest';
import { pathTo } from '../app/base/paths.ts';
import { storeProposals } from '../app/features/arriving/news-reading/store-proposals.server.ts';
import { moderationQueueText, proposalsText as text } from '../app/text/text.ts';
import type { Account } from './accounts.ts';
import { useOwnSite } from './own-site.ts';

const MODERATOR: Account = {
  name: 'Nia Moderator',
  email: 'nia@moderators.example',
  password: 'a long enough secret for the desk',
  isModerator: true,
};

const site = useOwnSite([MODERATOR], async (sql) => {
  const now = new Date();
  const item = (title: string, summary: string, path: string) => ({
    ...{ title, summary, linkedHosts: [] },
    url: `https://press.example/${path}`,
    publishedOn: now.toISOString().slice(0, 10),
  });
  await storeProposals(
    sql,
    'Example Press',
    [
      item(
        'Kenya’s Palmgrid raises $5M Series A led by Lagoon Ventures',
        'Palmgrid has raised $5 million, with participation from Baobab Capital.',
        'palmgrid',
      ),
      item('"دفعاتي" المصرية تجمع 3 ملايين دولار', 'قادت الجولة "نيل كابيتال".', 'dafaati'),
    ],
    now,
  );
});

test('e opens the proposal that has the focus, and its form lists it', async () => {
  const { page, problems, close } = await site.open();
  await site.signIn(page, MODERATOR, pathTo('/moderation'));
  await page.getByText(moderationQueueText.keys).waitFor();
  await page.keyboard.press('j');
  // The first key loads what reads keys, and moves the focus only then.
  await page.locator('[data-queue-item]:focus').waitFor();
  const item = page.locator('[data-queue-item]').filter({ hasText: 'Palmgrid' });
  await item.focus();
  await page.keyboard.press('e');
  await page.getByRole('heading', { name: 'Palmgrid raised money' }).waitFor();
  await page.getByRole('button', { name: text.accept }).click();
  await page.getByText(text.states.accepted).waitFor();
  await page.goto('/startup/palmgrid/fundings');
  await page.getByText('Lagoon Ventures').first().waitFor();
  // The right password alone is answered with 401, which asks for the second step.
  expect(problems.filter((one) => !/status of 401/.test(one))).toEqual([]);
  await close();
});
