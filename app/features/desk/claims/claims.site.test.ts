import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCountry, makeStartup } from '../../../../test/factories.ts';
import { WAIT_HUNG_AFTER_MS } from '../../../../test/hung-after.ts';
import { appoint } from '../../../../test/moderator.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { isInDns, proofCode } from './claims.server.ts';

const PATH = '/startup/acme/claim';
let page = '';
const company = createServer((request, response) => {
  if (request.url === '/away') return response.writeHead(302, { location: '/' }).end();
  return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
});
let site: TestSite;

beforeAll(async () => {
  company.listen(0, '127.0.0.1');
  await once(company, 'listening');
  site = await openTestSite({
    catalogue: 'empty',
    env: { FETCH_ALLOW_FOR_TESTS: '127.0.0.1' },
  });
  await makeCountry(site.sql);
  await makeStartup(site.sql, { slug: 'acme', name: 'Acme' });
  await move('acme.example', 'https://acme.example/');
});
afterAll(async () => {
  company.close();
  await site.close();
});

async function move(domain: string | null, website: string | null): Promise<void> {
  await raw`update startups set domain = ${domain}, website = ${website} where slug = 'acme'`.execute(
    site.sql,
  );
}
async function openMember() {
  const member = await site.member();
  await raw`update users set email_verified_at = '2026-10-01' where email = ${member.email}`.execute(
    site.sql,
  );
  return member;
}
async function linkTo(address: string): Promise<string> {
  const { rows } = await raw<{ text: string }>`
    select text from mails where to_address = ${address} and template = 'claim'`.execute(site.sql);
  return /claim\?token=([\w.-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

test('visitors sign in first; without a website nothing can be checked at once', async () => {
  expect((await site.request(PATH)).headers.get('location')).toContain('/login');
  await makeStartup(site.sql, { slug: 'plain', name: 'Plain' });
  const member = await openMember();
  expect(await member.page('/startup/plain/claim')).toContain('By a letter');
  const refused = await member.form('/startup/plain/claim', { method: 'dns' });
  expect(refused.status).toBe(422);
  expect((await member.request('/startup/nobody/claim')).status).toBe(404);
});

test('an address of the domain gets a link, which works for its account and domain only', async () => {
  const member = await openMember();
  for (const email of ['me@elsewhere.example', 'me@acme.example.evil.example', 'acme.example']) {
    const wrong = await member.form(PATH, { method: 'mail', email });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('ends in @')]);
  }
  const sent = await member.form(PATH, { method: 'mail', email: 'ada@acme.example' });
  expect(sent.headers.get('location')).toBe(`${PATH}?done=sent`);
  const token = await linkTo('ada@acme.example');
  const stranger = await openMember();
  expect((await stranger.form(PATH, { token })).status).toBe(422);
  await move('other.example', 'https://other.example/');
  expect((await member.form(PATH, { token })).status).toBe(422);
  await move('acme.example', 'https://acme.example/');
  expect(await member.page(`${PATH}?token=${token}`)).toContain('Yes, I speak for Acme');
  expect((await member.form(PATH, { token })).headers.get('location')).toBe(PATH);
  expect(await member.page(PATH)).toContain('You speak for Acme: shown by email');
  const own = await (await member.request('/dashboard/account-settings/data.json')).json();
  expect(own.claims).toMatchObject([{ name: 'Acme', domain: 'acme.example', method: 'mail' }]);
});

test('edits after the claim are marked as the company’s own until its domain changes', async () => {
  const member = await openMember();
  const moderator = await openMember();
  await appoint(site.sql, moderator);
  const edit = async (year: string) => {
    const sent = await member.form('/startup/acme/suggest-edit', {
      field: 'year_founded',
      value: year,
      source_url: 'https://acme.example/about',
    });
    return new URL(sent.headers.get('location') ?? '', 'http://x').searchParams.get('uuid');
  };
  const before = await edit('2011');
  site.setNow(new Date(site.now().getTime() + 60_000));
  await member.form(PATH, { method: 'mail', email: 'bo@acme.example' });
  await member.form(PATH, { token: await linkTo('bo@acme.example') });
  expect(await member.page(PATH)).toContain('your edits are marked');
  site.setNow(new Date(site.now().getTime() + 60_000));
  const after = await edit('2012');
  const seen = async (uuid: string | null) =>
    (await moderator.page(`/moderation/${uuid}`)).includes('By the company');
  expect([await seen(before), await seen(after)]).toEqual([false, true]);
  expect((await moderator.page('/moderation')).split('By the company')).toHaveLength(2);
  await move('new.example', 'https://new.example/');
  expect(await seen(after)).toBe(false);
  await move('acme.example', 'https://acme.example/');
});

test('a claim of another domain waits for a moderator again, of the same one it does not', async () => {
  const member = await openMember();
  const isSeen = async () => {
    const { rows } = await raw<{ isSeen: boolean }>`
      select c.seen_at is not null as "isSeen" from claims c join users u on u.id = c.user_id
      where u.email = ${member.email}`.execute(site.sql);
    return rows[0]?.isSeen;
  };
  const prove = async (email: string) => {
    await member.form(PATH, { method: 'mail', email });
    return member.form(PATH, { token: await linkTo(email) });
  };
  await prove('cy@acme.example');
  expect(await isSeen()).toBe(false);
  await raw`update claims set seen_at = now()`.execute(site.sql);
  await prove('cy@acme.example');
  expect(await isSeen()).toBe(true);
  await move('next.example', 'https://next.example/');
  await prove('cy@next.example');
  expect(await isSeen()).toBe(false);
  await move('acme.example', 'https://acme.example/');
});

test('a link to a former address leads to the form, with what proves the claim', async () => {
  const member = await openMember();
  await raw`
    insert into slug_history (kind, old_slug, entity_id)
    select 'startup', 'acme-labs', id from startups where slug = 'acme'`.execute(site.sql);
  const moved = await member.request('/startup/acme-labs/claim?token=claim.1.x.2.y');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    `${PATH}?token=claim.1.x.2.y`,
  ]);
});

test('a tag on the website proves it, unless a redirect led elsewhere', async () => {
  const { port } = company.address() as AddressInfo;
  const member = await openMember();
  await move('127.0.0.1', `http://127.0.0.1:${port}/away`);
  const shown = await member.page(PATH);
  const code = /content=&quot;([0-9a-f]{32})&quot;/.exec(shown)?.[1] ?? '';
  const check = () => member.form(PATH, { method: 'tag' });
  page = '<meta name="startup-claim" content="another">';
  expect((await check()).status).toBe(422);
  page = `<head><meta name="startup-claim" content="${code}"></head>`;
  await move('acme.example', `http://127.0.0.1:${port}/`);
  expect((await check()).status).toBe(422);
  await move('127.0.0.1', `http://127.0.0.1:${port}/away`);
  expect((await check()).headers.get('location')).toBe(PATH);
  expect(await member.page(PATH)).toContain('shown by a tag on its website');
  company.closeAllConnections();
});

test('a TXT record proves it; others beside it do not matter', async () => {
  const server = createSocket('udp4');
  server.on('message', (query, { port, address }) =>
    server.send(answerTxt(query, ['v=spf1 -all', 'startup-claim=abc']), port, address),
  );
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const resolver = new Resolver({ timeout: WAIT_HUNG_AFTER_MS, tries: 1 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  const resolveTxt = (host: string) => resolver.resolveTxt(host);
  expect(await isInDns('acme.example', 'abc', resolveTxt)).toBe(true);
  expect(await isInDns('acme.example', 'abcd', resolveTxt)).toBe(false);
  server.close();
  const member = await openMember();
  const refused = await member.form(PATH, { method: 'dns' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('do not hold this line yet');
});

test('the line that proves it is of this site: on another one the same numbers have another', async () => {
  const other = await openTestSite({ catalogue: 'empty' });
  // Databases of tests are copies; those of sites have keys of their own.
  await raw`update signing_keys set secret = sha256(secret)`.execute(other.sql);
  const codes = await Promise.all([
    proofCode(site.sql, 1, 1),
    proofCode(site.sql, 1, 1),
    proofCode(other.sql, 1, 1),
  ]);
  expect(codes[0]).toMatch(/^[\w-]{32}$/);
  expect(codes[1]).toBe(codes[0]);
  expect(codes[2]).not.toBe(codes[0]);
  await other.close();
});

/** A response of DNS (RFC 1035) with these TXT records. */
function answerTxt(query: Buffer, texts: readonly string[]): Buffer {
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(texts.length, 6);
  head.writeUInt32BE(0, 8);
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const records = texts.map((text) => {
    const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length + 1]);
    return Buffer.concat([record, Buffer.from([text.length]), Buffer.from(text)]);
  });
  return Buffer.concat([head, question, ...records]);
}

test('nobody sends mails to a whole company: twenty claims an hour, whatever address they name', async () => {
  const limited = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
  const [domain, website] = ['crowd.example', 'https://crowd.example/'];
  await makeStartup(limited.sql, { slug: 'acme', name: 'Acme', domain, website });
  const member = await limited.member();
  await raw`update users set email_verified_at = now()`.execute(limited.sql);
  const statuses: number[] = [];
  for (let one = 0; one < 22; one += 1) {
    const answer = await member.form(PATH, { method: 'mail', email: `person-${one}@${domain}` });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(20).fill(303), 429, 429]);
  await limited.close();
});
