// The pages of the listing form, as a browser without script uses them.
import { sql as raw } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { useListingSite } from '../../../../test/listing-site.ts';
import type { Member } from '../../../../test/member.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import { fieldsText, listingText as text } from '../../../text/text.ts';

const FORM = '/dashboard/add-startup-form';
const kit = useListingSite();
const { openVerified } = kit;
let member: Member;
beforeAll(async () => {
  member = await openVerified();
});

const COMPANY = {
  name: 'Jollof Ledger',
  website: 'jollof-ledger.example.org',
  tagline: 'Bookkeeping for market traders',
  overview:
    'Keeps the books of market traders on a plain phone, in four languages, and turns them into reports a bank accepts.',
};
const PLACE = {
  country: 'ghana',
  state: 'Ashanti',
  year_founded: '2020',
  'industries[]': ['fintech', '', 'saas', '', ''],
  type: 'B2B',
  employee_range: '2-10',
};
const ROUND = {
  'rounds[0][round]': 'Seed',
  'rounds[0][source_url]': 'https://news.example.org/jollof',
  'rounds[0][date]': '2024',
};
const PEOPLE = { 'founders[0][name]': 'Abena Osei', role: 'Founder' };

const locationOf = (answer: Response) => answer.headers.get('location');

describe('the guards', () => {
  test.each(['/dashboard/add-startup', FORM, `${FORM}?step=5`, '/dashboard/add-startup-success'])(
    '%s sends a visitor to sign-in',
    async (path) => {
      const answer = await kit.site.request(path);
      expect(answer.status).toBe(303);
      expect(locationOf(answer)).toBe(`/login?next=${encodeURIComponent(path)}`);
    },
  );

  test('a form from another site is refused', async () => {
    const answer = await member.form(FORM, { ...COMPANY, _xsrf: 'forged' });
    expect(answer.status).toBe(403);
  });
});

describe('from the introduction to the confirmation, step by step', () => {
  test('the introduction says what is asked and starts the form', async () => {
    const html = await member.page('/dashboard/add-startup');
    expect(html).toContain(text.asked);
    expect(html).not.toContain(text.yours);
    expect(html).toContain(`href="${FORM}"`);
  });

  test('errors are in the summary and at their field; the input stays, here and in the draft', async () => {
    const answer = await member.form(FORM, {
      ...COMPANY,
      tagline: 'short',
      website: 'http://x.example',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('<title>Error: ');
    expect(html).toContain(`<a href="#tagline">${STARTUP.tagline.wrong}</a>`);
    expect(html).toContain(`<a href="#website">${fieldsText.wrong.https}</a>`);
    expect(html).toMatch(/id="tagline-error"/);
    expect(html).toContain('value="short"');
    expect(await member.page(FORM)).toContain('value="short"');
  });

  test('each step leads to the next, and is saved', async () => {
    expect(locationOf(await member.form(FORM, COMPANY))).toBe(`${FORM}?step=2`);
    expect(locationOf(await member.form(`${FORM}?step=2`, PLACE))).toBe(`${FORM}?step=3`);
    const added = await member.form(`${FORM}?step=3`, { ...ROUND, action: 'add-rounds' });
    expect(locationOf(added)).toBe(`${FORM}?step=3&add=rounds#rounds-1`);
    expect(await member.page(`${FORM}?step=3&add=rounds`)).toContain('id="rounds-1"');
    expect(await member.page(`${FORM}?step=3`)).not.toContain('id="rounds-1"');
    const refused = await member.form(`${FORM}?step=3`, {
      ...ROUND,
      'rounds[0][date]': '03/04/2023',
      action: 'next',
    });
    const refusedPage = await refused.text();
    expect(refusedPage).toContain('This could be two dates.');
    expect(refusedPage).not.toContain('id="rounds-1"');
    expect(locationOf(await member.form(`${FORM}?step=3`, ROUND))).toBe(`${FORM}?step=4`);
    const later = await member.form(`${FORM}?step=4`, { ...PEOPLE, role: '', action: 'later' });
    expect(locationOf(later)).toBe('/dashboard/add-startup');
    expect(await member.page('/dashboard/add-startup')).toContain(text.goOn);
    expect(locationOf(await member.form(`${FORM}?step=4`, PEOPLE))).toBe(`${FORM}?step=5`);
  });

  test('a round is removed by its button', async () => {
    const two = {
      ...ROUND,
      'rounds[1][round]': 'Grant',
      'rounds[1][source_url]': 'https://n.example/2',
    };
    await member.form(`${FORM}?step=3`, { ...two, action: 'remove-rounds-0' });
    const html = await member.page(`${FORM}?step=3`);
    expect(html).toContain('https://n.example/2');
    expect(html).not.toContain('news.example.org/jollof');
    await member.form(`${FORM}?step=3`, ROUND);
  });

  test('the check page shows every answer, needs the confirmation, and sends', async () => {
    const html = await member.page(`${FORM}?step=5`);
    for (const answer of [
      'Jollof Ledger',
      'Ghana',
      'Ashanti',
      'FinTech, SaaS',
      'Abena Osei',
      'Seed',
    ]) {
      expect(html).toContain(answer);
    }
    expect(html).not.toContain('There is a problem');
    const refused = await member.form(`${FORM}?step=5`, {});
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(text.wrong.confirmation);
    const sent = await member.form(`${FORM}?step=5`, { confirmation: 'on' });
    expect(sent.status).toBe(303);
    const path = locationOf(sent) ?? '';
    expect(path).toMatch(/^\/dashboard\/add-startup-success\?uuid=[0-9a-f-]{36}$/);
    const done = await member.page(path);
    expect(done).toContain(text.states.pending);
    expect(done).toContain('panel-followed');
    expect(done).toContain('panel-recommended');
    expect(await member.page('/dashboard/add-startup')).toContain('Jollof Ledger');
    expect(await member.page(FORM)).not.toContain('Jollof Ledger');
  });
});

test('the check page names what is missing, with the page it is asked on', async () => {
  const fresh = await openVerified();
  await fresh.form(FORM, COMPANY);
  const html = await fresh.page(`${FORM}?step=5`);
  expect(html).toContain(STARTUP.country.wrong);
  expect(html).toContain(text.wrong.role);
  expect((await fresh.form(`${FORM}?step=5`, { confirmation: 'on' })).status).toBe(422);
});

test('a website that is listed already is reported at once, with the startup', async () => {
  const fresh = await openVerified();
  const answer = await fresh.form(FORM, { ...COMPANY, website: 'https://flutterwave.com/pay' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(text.wrong.domainListed);
  expect(html).toContain('href="/startup/flutterwave"');
  expect(html).toContain('href="/startup/flutterwave/suggest-edit"');
});

test('similar names are shown on the check page; one box says that it is another company', async () => {
  const fresh = await openVerified();
  await fresh.form(FORM, {
    ...COMPANY,
    name: 'Flutterwav',
    website: 'https://flutterwav.example.org',
  });
  await fresh.form(`${FORM}?step=2`, { ...PLACE, country: 'nigeria', state: '' });
  await fresh.form(`${FORM}?step=4`, PEOPLE);
  expect(await fresh.page(`${FORM}?step=5`)).toContain(text.otherCompany);
  const refused = await fresh.form(`${FORM}?step=5`, { confirmation: 'on' });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain(text.duplicate);
  const sent = await fresh.form(`${FORM}?step=5`, { confirmation: 'on', not_duplicate: 'on' });
  expect(sent.status).toBe(303);
});

test('the draft outlives the process: it is in the database after every step', async () => {
  const fresh = await openVerified();
  await fresh.form(FORM, { ...COMPANY, overview: 'not enough', action: 'next' });
  const { rows } = await raw<{ content: Record<string, string> }>`
    select d.content from listing_drafts d join users u on u.id = d.user_id
    where u.email = ${fresh.email}`.execute(kit.site.sql);
  expect(rows[0]?.content).toMatchObject({ name: 'Jollof Ledger', overview: 'not enough' });
  const kept = await fresh.post('/user/listing-draft', { tagline: 'typed but not sent' });
  expect(kept.status).toBe(204);
  expect(await fresh.page(FORM)).toContain('typed but not sent');
  expect((await kit.site.request('/api/user/listing-draft', { method: 'POST' })).status).toBe(401);
});

test('a logo is resized, shown and removable; one that is too large loses no input', async () => {
  const fresh = await openVerified();
  const logo = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#b33' } })
    .jpeg()
    .toBuffer();
  const send = (file: Uint8Array, more: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...COMPANY, ...more })) body.append(name, value);
    body.append('_xsrf', fresh.xsrfToken);
    body.append('logo', new File([new Uint8Array(file)], 'logo.jpg'));
    return fresh.request(FORM, { method: 'POST', body, headers: { origin: 'http://griot.test' } });
  };
  const large = await send(new Uint8Array(2_000_000));
  expect(large.status).toBe(422);
  const html = await large.text();
  expect(html).toContain('512 KB');
  expect(html).toContain('Jollof Ledger');
  expect((await send(logo)).status).toBe(303);
  expect(await fresh.page(FORM)).toMatch(/src="\/media\/[0-9a-f]{64}\.webp"/);
  await fresh.form(FORM, { ...COMPANY, logo_remove: 'on' });
  expect(await fresh.page(FORM)).not.toContain('/media/');
});

test('hostile text in every field is shown harmlessly', async () => {
  const fresh = await openVerified();
  const hostile = '<script>alert(1)</script>\u202e=cmd|" onload="x\u200b';
  const every = (fields: Record<string, string | string[]>) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, hostile]));
  for (const [step, fields] of [COMPANY, PLACE, ROUND, PEOPLE].entries()) {
    const answer = await fresh.form(`${FORM}?step=${step + 1}`, every(fields));
    // A name and a role may hold any letters and signs.
    expect(answer.status).toBe(step === 3 ? 303 : 422);
    expect(await answer.text()).not.toContain('<script>alert');
  }
  const check = await fresh.page(`${FORM}?step=5`);
  expect(check).not.toContain('<script>alert');
  expect(check).not.toMatch(/<[^>]+ onload="x/);
  expect(check).not.toMatch(/[\u202e\u200b]/);
  const long = await fresh.form(FORM, { ...COMPANY, name: 'n'.repeat(10_000) });
  expect(long.status).toBe(422);
});

test("another user's listing is not found", async () => {
  const stranger = await openVerified();
  const { data } = await member.api('/user/listings');
  const { uuid } = data[0];
  for (const path of [
    `/dashboard/add-startup-success?uuid=${uuid}`,
    `${FORM}?listing=${uuid}`,
    '/dashboard/add-startup-success?uuid=nonsense',
  ]) {
    expect((await stranger.request(path)).status).toBe(404);
  }
  expect(
    (await stranger.form(`/dashboard/add-startup-success?uuid=${uuid}`, { answer: 'mine now' }))
      .status,
  ).toBe(404);
  expect((await stranger.post('/user/listing-draft', { listing: uuid, name: 'Mine' })).status).toBe(
    404,
  );
});
