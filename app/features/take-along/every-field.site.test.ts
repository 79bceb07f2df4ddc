// Every fact of a startup is in each interface for programs, unless its entry says why not.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { type Capability, type Field, reasonAgainst } from '../../catalogue/field.ts';
import type { FoundStartup } from '../../catalogue/found-startup.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { listAllFound } from '../../find/found-rows.server.ts';

let site: TestSite;
let startups: FoundStartup[];
beforeAll(async () => {
  site = await openTestSite();
  // Fields that the starter catalogue does not have.
  await raw`update startups set twitter_followers = 1200, identifiers = '{github:sample}', parent = 'Sample Group' where slug = 'flutterwave'`.execute(
    site.sql,
  );
  await raw`
    with made as (insert into technologies (slug, name, category) values ('sample-db', 'Sample DB', 'Databases') returning id)
    insert into startup_technologies (startup_id, technology_id)
    select s.id, made.id from startups s, made where s.slug = 'flutterwave'`.execute(site.sql);
  const { rows } = await raw<{ id: number }>`select id from startups order by id`.execute(site.sql);
  startups = await listAllFound(
    site.sql,
    rows.map(({ id }) => id),
  );
});
afterAll(() => site.close());

const FIELDS: Array<[string, Field]> = Object.entries(STARTUP);
const fieldsFor = (capability: Capability) =>
  FIELDS.filter(([, field]) => !reasonAgainst(field, capability));

/** A startup of which it is known. */
function findKnown(name: string): string {
  const isKnown = (one: Readonly<Record<string, unknown>>) => [one[name] ?? []].flat().length > 0;
  return startups.find(isKnown)?.slug ?? '';
}

const post = async (path: string, body: object) => {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    host: new URL(site.settings.SITE_URL).host,
  };
  const answer = await site.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.text();
};

test.each(fieldsFor('api'))('%s is in what the API answers', async (name) => {
  const { data } = await site.api(`/startup/${findKnown(name)}`);
  expect(data[name] ?? []).not.toEqual([]);
});

test.each(fieldsFor('mcp'))('%s is in what tools answer', async (name) => {
  const startup = findKnown(name);
  const params = { name: 'startup', arguments: { startup, full: true } };
  const said = await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const { result } = JSON.parse(said.replace(/^[^{]*/, ''));
  expect(JSON.parse(result.content[0].text)[name] ?? []).not.toEqual([]);
});

test.each(fieldsFor('reconcile'))('%s is a property of matched names', async (name, { label }) => {
  const id = `startup:${findKnown(name)}`;
  const said = await post('/reconcile/v1/extend', { ids: [id], properties: [{ id: name }] });
  const { meta, rows } = JSON.parse(said);
  expect(meta[0].name).toContain(label);
  expect(rows[0].properties[0].values).not.toEqual([]);
});

test('every field that is published is a column', async () => {
  const { rows } = await raw<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'published_startups'::regclass and attnum > 0`.execute(site.sql);
  const columns = rows.map(({ name }) => name);
  const missing = fieldsFor('bulk').filter(
    ([name, { column = name }]) => !columns.includes(name) && !columns.includes(column),
  );
  expect(missing).toEqual([]);
});
