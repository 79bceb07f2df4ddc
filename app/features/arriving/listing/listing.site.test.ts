import { sql as raw } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { useListingSite } from '../../../../test/listing-site.ts';
import type { Member } from '../../../../test/member.ts';
import { listingText as text } from '../../../text/text.ts';
import { listingAnswer, submissionRow } from './contract.ts';

const kit = useListingSite();
const { openVerified, listing } = kit;
let member: Member;
beforeEach(async () => {
  member = await openVerified();
});

const fieldsOf = async (answer: Response) =>
  (await answer.json()).errors as Record<string, string[]>;

describe('POST /startups', () => {
  test('answers 201 with a uuid and pending; it is stored as sent, and published nowhere', async () => {
    const given = listing({
      state: 'nairobi',
      twitter: 'https://x.com/baobab_ke',
      ticker: 'nse : bao',
      founders: [
        { name: 'Wanjikũ Mwangi', title: 'CEO', link: 'linkedin.com/in/w' },
        'Otieno Okoth',
      ],
      rounds: [
        {
          round: 'pre-seed',
          date: '2023-04',
          amount: '$400,000',
          investors: 'Acme Ventures (lead), Beta Angels',
          source_url: 'https://news.example.org/1',
        },
        {},
      ],
    });
    const answer = await member.post('/startups', given);
    expect(answer.status).toBe(201);
    const { data } = listingAnswer.strict().parse(await answer.json());
    expect(data.status).toBe('pending');
    const { rows } = await raw<{ content: Record<string, unknown>; state: string }>`
      select content, state from submissions where uuid = ${data.uuid}`.execute(kit.site.sql);
    expect(rows[0]?.content).toMatchObject({
      name: given.name,
      website: given.website,
      country: 'Kenya',
      state: 'Nairobi',
      industries: ['AgriTech', 'InsurTech'],
      twitter: 'baobab_ke',
      public_ticker: 'NSE:BAO',
      logo: null,
      founders: [
        { name: 'Wanjikũ Mwangi', title: 'CEO', link: 'https://linkedin.com/in/w' },
        { name: 'Otieno Okoth', title: null, link: null },
      ],
      rounds: [
        {
          round: 'Pre-Seed',
          date: '2023-04',
          amount: '400000',
          investors: ['Acme Ventures (lead)', 'Beta Angels'],
          source_url: 'https://news.example.org/1',
        },
      ],
    });
    const found = await kit.site.api(`/suggest?q=${encodeURIComponent(given.name)}`);
    expect(found.data.map(({ label }: { label: string }) => label)).not.toContain(given.name);
    const own = await member.api('/user/listings');
    expect(own.data).toHaveLength(1);
    expect(submissionRow.strict().parse(own.data[0])).toMatchObject({
      uuid: data.uuid,
      status: 'pending',
      startup: null,
    });
  });

  test('needs a session and a confirmed email address', async () => {
    const body = JSON.stringify(listing());
    const visitor = await kit.site.request('/api/startups', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(visitor.status).toBe(401);
    const unverified = await (await kit.site.member()).post('/startups', listing());
    expect(unverified.status).toBe(403);
    expect((await unverified.json()).message).toBe(text.verifyFirst);
  });

  test.each([
    ['name', 'x'],
    ['name', 'n'.repeat(121)],
    ['name', '\u200b\u202e\u200b'],
    ['name', { first: 'Ama' }],
    ['website', 'not an address'],
    ['website', 'http://plain.example.org'],
    ['website', 'https://localhost'],
    ['website', 'https://192.168.0.1'],
    ['website', 'javascript:alert(1)'],
    ['website', 'https://user:secret@own.example.org'],
    ['website', 'https://www.facebook.com/own'],
    ['tagline', 'too short'],
    ['tagline', 't'.repeat(141)],
    ['overview', 'o'.repeat(19)],
    ['overview', 'o'.repeat(3001)],
    ['overview', 'o'.repeat(10_000)],
    ['country', 'france'],
    ['country', 'Atlantis'],
    ['state', 'Bavaria'],
    ['year_founded', 1949],
    ['year_founded', 2027],
    ['year_founded', '20x9'],
    ['industries', []],
    ['industries', ['fintech', 'saas', 'agritech', 'edtech', 'healthtech', 'logistics']],
    ['industries', ['Alchemy']],
    ['type', 'B2Z'],
    ['employee_range', '51-200'],
    ['role', ''],
    ['confirmation', false],
    ['confirmation', 'no'],
    ['twitter', 'not a handle'],
    ['ticker', 'JMIA'],
    ['logo', 'https://elsewhere.example/logo.png'],
    ['founders', Array.from({ length: 11 }, (_, index) => `Founder ${index}`)],
    ['founders.0.name', 'x'],
    ['rounds', Array.from({ length: 21 }, () => round())],
    ['rounds.0.source_url', ''],
    ['rounds.0.source_url', 'javascript:alert(1)'],
    ['rounds.0.round', 'Series of events'],
    ['rounds.0.date', '2023-02-30'],
    ['rounds.0.date', '2026-12'],
    ['rounds.0.amount', '-5'],
    ['rounds.0.amount', '1e'],
    ['rounds.0.amount', 'a lot'],
    ['rounds.0.investors', Array.from({ length: 51 }, (_, index) => `Investor ${index}`)],
  ])('%s = %j is wrong, and said at its field', async (field, value) => {
    const [list, , part] = field.split('.');
    const more =
      list === 'rounds' && part
        ? { rounds: [round({ [part]: value })] }
        : list === 'founders' && part
          ? { founders: [{ name: value }] }
          : { [field]: value };
    const answer = await member.post('/startups', listing(more));
    expect(answer.status).toBe(422);
    const errors = await fieldsOf(answer);
    const wrong = Object.keys(errors);
    expect(wrong.every((name) => name === field || name.startsWith(`${field}.`))).toBe(true);
    expect(wrong.length).toBeGreaterThan(0);
  });

  test('an empty form names every field that is required, and no other', async () => {
    const answer = await member.post('/startups', {});
    expect(Object.keys(await fieldsOf(answer)).sort()).toEqual([
      'confirmation',
      'country',
      'employee_range',
      'industries',
      'name',
      'overview',
      'role',
      'tagline',
      'type',
      'website',
      'year_founded',
    ]);
  });

  test('the nearest industry and division are suggested', async () => {
    const answer = await member.post(
      '/startups',
      listing({ industries: ['Fintec'], state: 'Nairobbi' }),
    );
    const errors = await fieldsOf(answer);
    expect(errors.industries?.[0]).toContain('FinTech');
    expect(errors.state?.[0]).toContain('Nairobi');
  });

  test('a form, urlencoded or multipart with a logo, does the same', async () => {
    const logo = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const form = new FormData();
    for (const [name, value] of Object.entries(listing({ industries: 'fintech, agritech' }))) {
      form.append(name, String(value));
    }
    form.append('rounds[0][round]', 'Seed');
    form.append('rounds[0][source_url]', 'https://news.example.org/seed');
    form.append('founders[3][name]', 'Adwoa Asante');
    form.append('logo', new File([new Uint8Array(logo)], 'logo.png', { type: 'image/svg+xml' }));
    const answer = await member.request('/api/startups', { method: 'POST', body: form });
    expect(answer.status).toBe(201);
    const { uuid } = (await answer.json()).data;
    const { rows } = await raw<{ content: Record<string, never> }>`
      select content from submissions where uuid = ${uuid}`.execute(kit.site.sql);
    expect(rows[0]?.content.founders).toHaveLength(1);
    expect(rows[0]?.content.rounds).toHaveLength(1);
    expect((await kit.site.request(String(rows[0]?.content.logo))).status).toBe(200);
  });

  test('a logo that is no picture is refused, whatever its name says', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(listing())) form.append(name, String(value));
    form.append('logo', new File(['<svg onload=alert(1)>'], 'logo.png', { type: 'image/png' }));
    const answer = await member.request('/api/startups', { method: 'POST', body: form });
    expect(answer.status).toBe(422);
    expect(await fieldsOf(answer)).toEqual({ logo: [expect.stringContaining('PNG')] });
  });
});

function round(more: Record<string, unknown> = {}) {
  return { round: 'Seed', source_url: 'https://news.example.org/a', ...more };
}
