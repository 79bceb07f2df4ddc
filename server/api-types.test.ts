import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../app/http/settings.ts';
import { endpoints } from './api.ts';
import { describeApi, formatApiTypes, formatType } from './openapi.ts';

const types = formatApiTypes(describeApi(endpoints, readSettings({})));

test('names every call', () => {
  for (const { method, path } of endpoints) {
    expect(types).toContain(`"${method} ${path.replace(/:([a-z_]+)/g, '{$1}')}": {`);
  }
});

const CLIENT = `
import type { Answer, Call, Calls, Problem } from './griot';
declare function call<C extends Call>(name: C, given: Partial<Calls[C]>): Promise<Answer<C>>;
const { data } = await call('GET /startup/{slug}', { path: { slug: 'a' } });
export const total: number | null = data.total_fundings;
export const slugs: string[] = data.industries.map(({ slug }) => slug);
const { meta } = await call('GET /rounds', { query: { country: 'kenya', page: '2' } });
export const counted: number | undefined = meta.sums?.counted;
export const title = (problem: Problem): string => problem.title;
// @ts-expect-error no such call
await call('GET /nothing', {});
// @ts-expect-error a total may be unknown
export const wrong: number = data.total_fundings;
// @ts-expect-error no such field
data.nonsense;
`;

test('compiles strictly, and a client written against it is checked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'griot-types-'));
  writeFileSync(join(folder, 'griot.d.ts'), types);
  writeFileSync(join(folder, 'client.ts'), CLIENT);
  const options = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: 'preserve',
      target: 'esnext',
      skipLibCheck: false,
      types: [],
    },
    files: ['client.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const { stdout, status } = spawnSync(process.execPath, [
    'node_modules/.bin/tsc',
    '--project',
    folder,
  ]);
  rmSync(folder, { recursive: true });
  expect(stdout.toString()).toBe('');
  expect(status).toBe(0);
});

test.each([
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'number | null'],
  [{ enum: ['a', 1] }, '"a" | 1'],
  [{ const: true }, 'true'],
  [{ type: 'array', items: { type: 'boolean' } }, 'Array<boolean>'],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, '[string, number]'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ allOf: [{ type: 'string' }, {}] }, '(string) & (unknown)'],
  [{}, 'unknown'],
])('%j is %s', (schema, type) => {
  expect(formatType(schema)).toBe(type);
});
