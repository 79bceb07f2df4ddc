// From the listing form to the published page, across a killed server, with and without script.
import { sql as raw } from 'kysely';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { STARTUP } from '../app/catalogue/startup.ts';
import { dashboardText, fieldsText, listingText, moderationText } from '../app/text/text.ts';
import type { Account } from './accounts.ts';
import { useOwnSite } from './own-site.ts';
import { findViolations, measureOverflow } from './page-faults.ts';

const password = 'three green mangoes at noon';
const SENDER = { email: 'sena@people.example', name: 'Sena Sender', password };
const MODERATOR = {
  email: 'mona@people.example',
  name: 'Nia Moderator',
  password,
  isModerator: true,
};
const site = useOwnSite([SENDER, MODERATOR], async (sql) => {
  await raw`
    insert into follows (user_id, industry_id, created_at)
    select u.id, i.id, now() - interval '1 day' from users u, industries i
    where u.email = ${SENDER.email} and i.slug = 'agritech'`.execute(sql);
});

/** A signed-in visitor at `next`. */
async function signIn(account: Account, next: string, javaScriptEnabled: boolean) {
  const window = await site.open(javaScriptEnabled);
  await site.signIn(window.page, account, next);
  await window.page.waitForURL(`**${next}`);
  return window;
}

/** No axe violations (needs script) and no horizontal scroll on a phone. */
async function check(page: Page, hasScript = true): Promise<void> {
  expect(hasScript ? await findViolations(page) : [], page.url()).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page), `${page.url()} is too wide`).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

describe.each([
  ['with script', true, 'Teff Terrace'],
  ['without script', false, 'Enset Exchange'],
])('a listing %s', (_how, hasScript, name) => {
  const slug = name.toLowerCase().replace(' ', '-');
  let submission = '';

  test('is filled in over a killed server, checked and sent', async () => {
    const { page, problems, close } = await signIn(SENDER, '/dashboard/add-startup', hasScript);
    await check(page, hasScript);
    await page.getByRole('link', { name: listingText.start, exact: true }).click();
    const next = () =>
      page.getByRole('button', { name: listingText.save, exact: true }).last().click();
    const { fields } = listingText;
    await page.getByLabel(STARTUP.name.label).fill(name);
    await page.getByLabel(STARTUP.website.label).fill('http://no.example');
    await next();
    await page.getByText(fieldsText.wrong.https).first().waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    await check(page, hasScript);
    await page.getByLabel(STARTUP.website.label).fill(`https://${slug}.example.org`);
    await page.getByLabel(STARTUP.tagline.label).fill('Grain contracts for highland farms');
    await page
      .getByLabel(STARTUP.overview.label)
      .fill(
        'Buys grain from highland farms before the harvest at a price that is fixed in writing, and sells it to mills in the city.',
      );
    const logo = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#136f5e' },
    })
      .png()
      .toBuffer();
    await page
      .getByLabel(fields.logo)
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await next();
    await page.waitForURL('**?step=2');
    await page.getByLabel(STARTUP.country.label).selectOption('ethiopia');
    await page.getByLabel(STARTUP.year_founded.label).fill('2021');
    await page.getByLabel(listingText.industry(1)).selectOption('agritech');
    await page.getByLabel(listingText.types.B2B).check();
    await page.getByLabel(STARTUP.employee_range.label).selectOption('10-50');
    if (hasScript) {
      // Typed but not sent, and preserved.
      await page.getByText(listingText.draftKept).waitFor();
    } else {
      await next();
      await page.waitForURL('**?step=3');
    }
    await site.startAgain();
    await page.goto('/dashboard/add-startup');
    await page.getByRole('link', { name: listingText.goOn }).click();
    expect(await page.getByLabel(STARTUP.name.label).inputValue()).toBe(name);
    await expect.poll(() => page.locator('.listing-form img').count()).toBe(1);
    await next();
    await page.waitForURL('**?step=2');
    expect(await page.getByLabel(STARTUP.country.label).inputValue()).toBe('ethiopia');
    await expect.poll(() => page.getByLabel(listingText.types.B2B).isChecked()).toBe(true);
    await check(page, hasScript);
    await next();
    await page.waitForURL('**?step=3');
    const { rounds, founders } = listingText.rows;
    await page.getByLabel(rounds.parts.round).selectOption('Seed');
    await page.getByLabel(rounds.parts.source_url).fill('https://news.example.org/round');
    await page.getByLabel(rounds.parts.date).fill('2026-06');
    await page.getByLabel(rounds.parts.amount).fill('900,000,000');
    await page.getByRole('button', { name: rounds.add }).click();
    await page.getByLabel(rounds.parts.round).nth(1).waitFor();
    await check(page, hasScript);
    await next();
    await page.waitForURL('**?step=4');
    await page.getByLabel(founders.parts.name).fill('Selam Tesfaye');
    await page.getByLabel(fields.role, { exact: true }).fill('Founder');
    await check(page, hasScript);
    await next();
    await page.waitForURL('**?step=5');
    await check(page, hasScript);
    await page.getByRole('button', { name: listingText.send }).click();
    await page.getByText(listingText.wrong.confirmation).first().waitFor();
    await page.getByLabel(listingText.confirm).check();
    await page.getByRole('button', { name: listingText.send }).click();
    await page.waitForURL('**/dashboard/add-startup-success?uuid=*');
    await page.getByText(listingText.done(name)).waitFor();
    await page.getByRole('heading', { name: dashboardText.followed }).waitFor();
    await check(page, hasScript);
    submission = new URL(page.url()).searchParams.get('uuid') ?? '';
    expect(problems.filter((one) => !/status of 422|ERR_|Failed to fetch/.test(one))).toEqual([]);
    await close();
  });

  test('is asked about, answered and published', async () => {
    const moderator = await signIn(MODERATOR, '/moderation', hasScript);
    await check(moderator.page, hasScript);
    await moderator.page.getByRole('link', { name }).click();
    await check(moderator.page, hasScript);
    await moderator.page.getByLabel(moderationText.fields.askReason).fill('Who are the mills?');
    await moderator.page.getByRole('button', { name: moderationText.ask }).click();
    await moderator.page.getByText(moderationText.did.ask).waitFor();
    expect(await site.waitForMail(submission)).toContain('Who are the mills?');

    const sender = await signIn(SENDER, '/dashboard/add-startup', hasScript);
    await sender.page.getByRole('link', { name }).click();
    await sender.page.getByText('Who are the mills?').waitFor();
    await check(sender.page, hasScript);
    await sender.page.getByLabel(listingText.answer).fill('Three in Addis Ababa.');
    await sender.page.getByRole('button', { name: listingText.answerSend }).click();
    await sender.page.getByText(listingText.states.pending).first().waitFor();

    await moderator.page.reload();
    await moderator.page.getByText('Three in Addis Ababa.').waitFor();
    await moderator.page.getByRole('button', { name: moderationText.approve }).click();
    await moderator.page.getByText(moderationText.did.approve).waitFor();
    await moderator.page.goto('/moderation/log');
    await check(moderator.page, hasScript);
    expect(await site.waitForMail(`/startup/${slug}`)).toContain('is published');
    // The right password alone is answered with 401, which asks for the second step.
    expect(moderator.problems.filter((one) => !/status of 401/.test(one))).toEqual([]);

    await sender.page.goto('/dashboard');
    await sender.page.locator('.feed-entry').filter({ hasText: name }).first().waitFor();
    await sender.close();
    await moderator.close();
  });

  test('is then on its page, in search, feed, sitemap and ranking', async () => {
    const { page, problems, close } = await site.open(hasScript);
    await page.goto(`/startup/${slug}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
    await page.getByText('$900.0M').first().waitFor();
    const picture = page.locator('.entity-head img, h1 ~ img, img.avatar-logo').first();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true)),
    ).toBe(true);
    await page.goto(`/search?q=${encodeURIComponent(name)}`);
    await page.getByRole('main').getByRole('link', { name }).first().waitFor();
    // What is kept of these learns of the new startup within moments.
    const textOf = async (path: string) => (await page.request.get(path)).text();
    for (const [path, shown] of [
      ['/top-100/startups-by-early-stage-fundings', `href="/startup/${slug}"`],
      ['/sitemaps/startups-1.xml', `/startup/${slug}<`],
      ['/feeds/fundings.atom', name],
      ['/feeds/industry/agritech.atom', name],
    ] as const) {
      await expect.poll(() => textOf(path), { message: path }).toContain(shown);
    }
    await page.goto('/top-100/startups-by-early-stage-fundings');
    await page.getByRole('main').getByRole('link', { name }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

test('an edit is suggested on the profile and applied', async () => {
  const sender = await signIn(SENDER, '/startup/andela', true);
  await sender.page.getByRole('link', { name: listingText.suggestLink }).click();
  await check(sender.page);
  await sender.page.getByLabel(listingText.suggestFields.field).selectOption('tagline');
  await sender.page.getByLabel(listingText.suggestFields.value).fill('A line that was suggested');
  await sender.page
    .getByLabel(listingText.suggestFields.source_url)
    .fill('https://news.example.org/andela');
  await sender.page.getByRole('button', { name: listingText.suggestSend, exact: true }).click();
  await sender.page.getByText(listingText.doneEdit('Andela')).waitFor();

  const { page, close } = await signIn(MODERATOR, '/moderation', true);
  await page.getByRole('link', { name: 'Andela' }).click();
  await page.getByRole('button', { name: moderationText.approveEdit }).waitFor();
  await page.locator('ins', { hasText: 'A line that was suggested' }).waitFor();
  await check(page);
  // A source on record says otherwise, so it asks why.
  await page.getByLabel(moderationText.fields.contraryReason).first().fill('They say so.');
  await page.getByRole('button', { name: moderationText.approveEdit }).click();
  await page
    .getByRole('button', { name: moderationText.approveEdit })
    .waitFor({ state: 'detached' });
  await page.goto('/startup/andela');
  await page.getByText('A line that was suggested').first().waitFor();
  await sender.close();
  await close();
});

test('the two entries listed above are merged and parted again', async () => {
  const { page, close } = await signIn(MODERATOR, '/moderation', true);
  await page.goto('/moderation/merge?keep=teff-terrace&gone=enset-exchange');
  await check(page);
  await page.getByLabel(moderationText.fields.mergeReason).fill('One company.');
  await page.getByRole('button', { name: moderationText.mergeDo, exact: true }).click();
  await page.waitForURL('**/moderation/log');
  await page.goto('/startup/enset-exchange');
  expect(new URL(page.url()).pathname).toBe('/startup/teff-terrace');
  await page.goto('/moderation/log');
  await page.getByRole('button', { name: /^Take back: Enset/ }).click();
  await page.getByText(moderationText.did.undo_merge).waitFor();
  await page.goto('/startup/enset-exchange');
  expect(new URL(page.url()).pathname).toBe('/startup/enset-exchange');
  await close();
});
