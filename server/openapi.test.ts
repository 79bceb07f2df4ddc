import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  listFields,
  listOperationsByTag,
} from '../app/features/take-along/api-docs/description.ts';
import { readSettings } from '../app/http/settings.ts';
import { endpoints } from './api.ts';
import { describeApi, listErrors } from './openapi.ts';

const description = describeApi(endpoints, readSettings({ SITE_URL: 'https://griot.test' }));
const document: unknown = JSON.parse(JSON.stringify(description));
const operations = listOperationsByTag(description).flatMap(([, list]) => list);

interface Node {
  at: string;
  value: Record<string, unknown>;
}

function listNodes(value: unknown, at = '#'): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const children = Object.entries(value).flatMap(([key, child]) =>
    listNodes(child, `${at}/${key}`),
  );
  return Array.isArray(value) ? children : [{ at, value: { ...value } }, ...children];
}

function follow(pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      document,
    );
}

describe('the OpenAPI document', () => {
  test('has the shape of OpenAPI 3.1', () => {
    expect(description.openapi).toBe('3.1.0');
    expect(description.info).toMatchObject({ title: 'Griot API', version: expect.any(String) });
    expect(description.servers).toEqual([{ url: 'https://griot.test/api' }]);
    expect(Object.keys(description.paths).filter((path) => !path.startsWith('/'))).toEqual([]);
    for (const { method, path, summary, tags, responses } of operations) {
      expect(['get', 'post', 'delete'], path).toContain(method);
      expect(summary, path).toMatch(/\S/);
      expect(tags, path).toHaveLength(1);
      expect(
        Object.keys(responses).filter((status) => status < '300'),
        path,
      ).toHaveLength(1);
      for (const [status, response] of Object.entries(responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(response.description, `${path} ${status}`).toMatch(/\S/);
      }
    }
  });

  test('has every endpoint once', () => {
    const listed = operations.map(({ method, path }) => `${method} ${path}`);
    const expected = endpoints.map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:([a-z_]+)/g, '{$1}')}`,
    );
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('says of every operation that it can be refused, be over the limit, or fail', () => {
    const silent = operations.filter(({ responses }) =>
      ['400', '405', '429', '500', '503'].some((status) => !responses[status]),
    );
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test('names a scheme that exists where a session is needed, and nowhere else', () => {
    const schemes = Object.keys(description.components.securitySchemes);
    for (const { path, security, responses } of operations) {
      for (const name of (security ?? []).flatMap(Object.keys)) expect(schemes).toContain(name);
      if (security?.length) expect(responses['401'], path).toBeDefined();
    }
    const asks = (path: string) => operations.find((one) => one.path === path)?.security;
    expect([asks('/me'), asks('/index')]).toEqual([[{ token: [] }], []]);
  });

  test('names each operation once', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z_]+$/.test(id))).toEqual([]);
  });

  test('its path parameters are those of the path, and required', () => {
    for (const { path, parameters } of operations) {
      const inPath = [...path.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name);
      const declared = parameters.filter((one) => one.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required)).toBe(true);
      expect(new Set(parameters.map((one) => `${one.in} ${one.name}`)).size).toBe(
        parameters.length,
      );
    }
  });

  test('every $ref leads somewhere', () => {
    const nodes = listNodes(document).filter(({ value }) => '$ref' in value);
    expect(nodes.length).toBeGreaterThan(0);
    const dead = nodes.filter(({ value }) => follow(String(value.$ref)) === undefined);
    expect(dead.map(({ at, value }) => `${at} leads to ${String(value.$ref)}`)).toEqual([]);
  });

  test('every parameter and field of a body says what it means', () => {
    const silent = operations.flatMap((operation) =>
      listFields(operation)
        .filter(({ meaning }) => !meaning)
        .map(({ name }) => `${operation.method} ${operation.path} ${name}`),
    );
    expect(silent, 'add .describe(…) to the schema of the parameter').toEqual([]);
  });
});

test('every status that is thrown anywhere has its entry on the page at /api', () => {
  const files = globSync('{app,server}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const thrown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new HttpError\(\s*(\d{3})/g)].map(([, status]) =>
      Number(status),
    ),
  );
  expect(thrown.length).toBeGreaterThan(5);
  const declared = operations.flatMap(({ responses }) => Object.keys(responses).map(Number));
  const known = listErrors().map(({ status }) => status);
  const missing = [...new Set([...thrown, ...declared])].filter(
    (status) => status >= 400 && !known.includes(status),
  );
  expect(missing, 'add the status to ERROR_MEANINGS in server/openapi.ts').toEqual([]);
  for (const { title, meaning } of listErrors()) expect(`${title} ${meaning}`).toMatch(/^\S.* \S/);
});

test('it passes the recommended rules of a linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'griot-openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/.bin/redocly', 'lint', '--extends=recommended', '--format=json', file],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  rmSync(folder, { recursive: true });
  expect(status, stderr).toBe(0);
  expect(JSON.parse(stdout).problems).toEqual([]);
});
