import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../test/site.ts';
import { endpoints } from './api.ts';
import { listErrors } from './openapi.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL: 'https://griot.test' } });
});
afterAll(() => site.close());

/** The pages of all subjects, by the address that leads to each. */
async function readSubjects(): Promise<Map<string, string>> {
  const [contents = ''] =
    /<nav class="api-contents".*?<\/nav>/s.exec(await site.page('/api')) ?? [];
  const paths = [...contents.matchAll(/href="(\/api\?subject=[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const pages = await Promise.all(
    paths.map(async (path) => [path, await site.page(path)] as const),
  );
  return new Map(pages);
}

test('pages by subject have every endpoint, its parameters and an example', async () => {
  const begins = await site.page('/api');
  expect(begins).toContain('<title>API - Griot</title>');
  expect(begins).toContain('https://griot.test/api</code>');
  const html = [...(await readSubjects()).values()].join('');
  for (const { method, path, params, query, body } of endpoints) {
    const shown = path.replace(/:([a-z_]+)/g, '{$1}');
    expect(html).toContain(
      `<span class="api-method">${method.toUpperCase()}</span> ${shown}</code>`,
    );
    for (const name of Object.keys({ ...params?.shape, ...query?.shape, ...body?.shape })) {
      expect(html, `${path} ${name}`).toContain(`<code>${name}</code>`);
    }
  }
  const answering = endpoints.filter(({ status }) => status !== 204);
  expect(html.match(/<summary>Example answer/g)).toHaveLength(answering.length);
});

test('every error leads from its problem to an entry of the page', async () => {
  const html = await site.page('/api');
  for (const { status, title } of listErrors()) {
    expect(html).toMatch(
      new RegExp(`id="status-${status}"><h3><bdi[^>]*>${status} ${title}</bdi></h3>`),
    );
  }
  const problem = await (await site.request('/api/startup/nobody')).json();
  const [path, anchor] = problem.type.split('#');
  expect(path).toBe('/api');
  expect(html).toContain(`id="${anchor}"`);
});

test('links lead to anchors and pages that exist, and ids are used once', async () => {
  const begins = await site.page('/api');
  for (const html of [begins, ...(await readSubjects()).values()]) {
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const anchors = [...main.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
    const statuses = [...main.matchAll(/href="\/api#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(statuses.filter((id) => !begins.includes(`id="${id}"`))).toEqual([]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  }
  expect((await site.request('/api/openapi.json')).status).toBe(200);
  const types = await site.request('/api/types.d.ts');
  expect(types.status).toBe(200);
  expect(await types.text()).toContain('https://griot.test/api');
});

test('names no real company, so that no example figure sticks to one', async () => {
  const html = [...(await readSubjects()).values()].join('');
  const examples = [
    ...html.matchAll(/<pre class="api-example" dir="ltr"><code>(.*?)<\/code>/gs),
  ].map(([, text]) => text);
  expect(examples.length).toBeGreaterThan(40);
  expect(examples.join('\n')).not.toMatch(/flutterwave|andela|paystack|jumia/i);
  expect(examples.join('\n')).toContain('Example Pay');
});

test('each page has headings in order, no script, and at most 60 KB', async () => {
  for (const [path, html] of [['/api', await site.page('/api')], ...(await readSubjects())]) {
    const levels = [...(html ?? '').matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1);
    expect(jumps, path).toEqual([]);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(Buffer.byteLength(html ?? ''), path).toBeLessThan(60_000);
  }
});

test('the language of the examples is chosen once and remembered', async () => {
  const [path = ''] = (await readSubjects()).keys();
  const html = await site.page(`${path}&in=Python`);
  expect(html).toMatch(/aria-current="page">Python/);
  expect(html).toContain('urllib.request');
  expect(html).not.toContain('curl -s');
  const [contents = ''] = /<nav class="api-contents".*?<\/nav>/s.exec(html) ?? [];
  const subjects = [...contents.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(subjects.filter((href) => !href?.includes('in=Python'))).toEqual([]);
  expect(await site.page(`${path}&in=Cobol`)).toContain('curl -s');
});

test('a call can be tried without script: its form leads on to it', async () => {
  const html = [...(await readSubjects()).values()].join('');
  const ids = [...html.matchAll(/name="try" value="([^"]+)"/g)].map(([, id = '']) => id);
  const open = endpoints.filter(({ method, needsSession }) => method === 'GET' && !needsSession);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.length).toBeLessThanOrEqual(open.length);
  const document = await (await site.request('/api/openapi.json')).json();
  const { operationId, parameters } = document.paths['/startup/{slug}'].get;
  expect(parameters[0].name).toBe('slug');
  const answer = await site.request(`/api?try=${operationId}&slug=..%2Fan%3Fdela`);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/api/startup/..%2Fan%3Fdela',
  ]);
  expect((await site.request('/api?try=nothing')).status).toBe(404);
  expect((await site.request('/api?subject=nothing')).status).toBe(404);
});

test('says whether this site encrypts its answers, and stays readable itself', async () => {
  expect(await site.page('/api')).toContain('On this site answers are not encrypted.');
  const env = { RESPONSE_ENCRYPTION_KEY: 'ab'.repeat(32) };
  const encrypted = await openTestSite({ catalogue: 'empty', env });
  expect(await encrypted.page('/api')).toContain('On this site answers are encrypted.');
  const document = await (await encrypted.request('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  await encrypted.close();
});

test('any other method is a 405 that names the right ones', async () => {
  const answer = await site.request('/api', { method: 'POST' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test('/api/ leads to /api', async () => {
  const answer = await site.request('/api/');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/api');
});
