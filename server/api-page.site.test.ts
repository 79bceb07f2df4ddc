import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../test/site.ts';
import { endpoints } from './api.ts';
import { listErrors } from './openapi.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL: 'https://griot.test' } });
});
afterAll(() => site.close());

test('/api is a page with every endpoint, its parameters and an example', async () => {
  const html = await site.page('/api');
  expect(html).toContain('<title>API - Griot</title>');
  expect(html).toContain('https://griot.test/api</code>');
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
    expect(html).toMatch(new RegExp(`id="status-${status}"><h3>${status} ${title}</h3>`));
  }
  const problem = await (await site.request('/api/startup/nobody')).json();
  const [path, anchor] = problem.type.split('#');
  expect(path).toBe('/api');
  expect(html).toContain(`id="${anchor}"`);
});

test('its links lead to anchors and pages that exist', async () => {
  const html = await site.page('/api');
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const anchors = [...main.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(anchors.length).toBeGreaterThan(20);
  expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect((await site.request('/api/openapi.json')).status).toBe(200);
  const types = await site.request('/api/types.d.ts');
  expect(types.status).toBe(200);
  expect(await types.text()).toContain('https://griot.test/api');
});

test('names no real company, so that no example figure sticks to one', async () => {
  const html = await site.page('/api');
  const examples = [...html.matchAll(/<pre class="api-example"><code>(.*?)<\/code>/gs)].map(
    ([, text]) => text,
  );
  expect(examples.length).toBeGreaterThan(40);
  expect(examples.join('\n')).not.toMatch(/flutterwave|andela|paystack|jumia/i);
  expect(examples.join('\n')).toContain('Example Pay');
});

test('has headings in order, no script, and fits the wire', async () => {
  const html = await site.page('/api');
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  const answer = await site.request('/api', { headers: { 'accept-encoding': 'br' } });
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(30_000);
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
