// Nobody waits long for the worst request of another: it may take long, but in turns (FUZZ=full
// sends every kind to every place). What the database does has limits of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workOf } from './growth.ts';
import { type CallPlace, listCalls, listForms, listReads } from './input-places.ts';
import { longestTurnOf, referenceWork } from './longest-turn.ts';
import type { Ask, Member } from './member.ts';
import { openTestServer } from './server.ts';
import { openTestSite, type TestSite } from './site.ts';
import {
  chooseKinds,
  type WorstRequest,
  worstBodies,
  worstCalls,
  worstForms,
  worstPaths,
  worstReads,
} from './worst-inputs.ts';

const choose = chooseKinds(process.env.FUZZ === 'full' ? 'all' : 1);
/** Of some 2 ms on a small server. */
const MOST_REFERENCES = 30;
const longestWork = () => {
  for (let count = 0; count < MOST_REFERENCES; count += 1) referenceWork();
};
/** A turn may be long once: code that runs for the first time, memory that is tidied. */
const MEASURED = 3;

let site: TestSite;
let member: Member;
let longestUs: number;
beforeAll(async () => {
  site = await openTestSite({ semantic: true });
  member = await site.member();
  // Processors count their time in steps of some milliseconds: the whole is measured at once.
  const measured: number[] = [];
  for (let count = 0; count < MEASURED; count += 1) measured.push(await workOf(longestWork));
  longestUs = Math.min(...measured);
});
afterAll(() => site.close());

/** Requests with a turn that is too long, however often they are sent. */
async function listTooLong(ask: Ask, requests: Iterable<WorstRequest>): Promise<string[]> {
  const tooLong: string[] = [];
  for (const { where, kind, path, init } of requests) {
    const send = async () => {
      const response = await ask(path, init);
      await response.arrayBuffer();
    };
    let us = await longestTurnOf(send);
    for (let count = 1; count < MEASURED && us > longestUs; count += 1) {
      us = Math.min(us, await longestTurnOf(send));
    }
    if (us > longestUs) tooLong.push(`${(us / longestUs).toFixed(1)} times: ${where}: ${kind}`);
  }
  return tooLong;
}

test('pages and files, in each key of their addresses', async () => {
  const requests = worstReads(await listReads(site.request), choose);
  expect(await listTooLong(site.request, requests)).toEqual([]);
});

test('paths of nothing', async () => {
  const server = await openTestServer(site);
  const get = async (path: string) => new Response((await server.get(path)).body as BodyInit);
  expect(await listTooLong(get, worstPaths())).toEqual([]);
  await server.close();
});

const isRead = ({ method }: CallPlace) => method === 'GET';

test('calls that read', async () => {
  const calls = await listCalls(site.request);
  const requests = worstCalls(calls.filter(isRead), choose);
  expect(await listTooLong(site.request, requests)).toEqual([]);
});

test('calls that write, by a member', async () => {
  const calls = await listCalls(site.request);
  const requests = worstCalls(
    calls.filter((one) => !isRead(one)),
    choose,
  );
  expect(await listTooLong(member.request, requests)).toEqual([]);
});

test('forms of visitors and members', async () => {
  const visitors = worstForms(await listForms(site.request, ''), choose);
  expect(await listTooLong(site.request, visitors)).toEqual([]);
  // Without a confirmed address some forms are not shown.
  member = await site.verifiedMember();
  const members = worstForms(await listForms(member.request, member.xsrfToken), choose);
  expect(await listTooLong(member.request, members)).toEqual([]);
});

test('bodies of services beside the API', async () => {
  const paths = ['/mcp', '/reconcile', '/reconcile/v1/match', '/reconcile/v1/extend'];
  const requests = [...paths, '/theme', '/match', '/match.csv', '/search'].flatMap((path) =>
    [...worstBodies()].map(({ kind, init }) => ({
      where: `POST ${path}`,
      kind,
      path,
      init: { method: 'POST', ...init },
    })),
  );
  const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`q${at}`, {}]));
  for (const name of ['queries', 'extend']) {
    const body = new URLSearchParams({ [name]: JSON.stringify(keys).slice(0, 500_000) });
    const init = { method: 'POST', body };
    requests.push({
      where: `POST /reconcile ${name}`,
      kind: 'many keys',
      path: '/reconcile',
      init,
    });
  }
  expect(await listTooLong(site.request, requests)).toEqual([]);
});

test('a turn that is too long is seen', async () => {
  const blocks = async () => {
    longestWork();
    longestWork();
  };
  expect(await longestTurnOf(blocks)).toBeGreaterThan(longestUs);
});
