// Containerfile and compose.yaml: their parts, and where a builder works the image itself.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const MOST_BYTES = 250_000_000;
const containerfile = readFileSync(`${ROOT}Containerfile`, 'utf8');
const stages = containerfile.split(/^(?=FROM )/m).filter((part) => part.startsWith('FROM '));
const last = stages.at(-1) ?? '';

test('the image is built in stages, and what building needs stays behind', () => {
  expect(stages.length).toBeGreaterThan(1);
  expect(last).toMatch(/^FROM scratch$/m);
  expect(last).not.toMatch(/npm|strip/);
  expect(stages[0]).toMatch(/npm prune --omit=dev/);
});

test('it runs as an ordinary user, keeps its data in a volume and says how it is', () => {
  expect(last).toMatch(/^USER 10001:10001$/m);
  expect(last).toMatch(/^VOLUME \/data$/m);
  expect(last).toMatch(/DATA_DIR=\/data/);
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
});

test('every folder it copies is there', () => {
  const copied = [...last.matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, path]) => path ?? '');
  expect(copied.length).toBeGreaterThan(1);
  for (const path of copied) expect(existsSync(ROOT + path), path).toBe(true);
});

test('the fonts of pictures, which a build makes, are included', () => {
  expect(readFileSync(`${ROOT}app/http/answers.server.ts`, 'utf8')).toContain(
    'app/generated/pictures/fonts.conf',
  );
  expect(last).toMatch(/^COPY --from=build \/opt\/griot\/app app$/m);
});

test('the starter comes along packed, and no tests do', () => {
  expect(stages[0]).toContain('scripts/make-starter.ts');
  expect(stages[0]).toContain("-name '*.test.ts*' -delete");
});

test('neither a database nor secrets come into it', () => {
  for (const name of ['.containerignore', '.dockerignore']) {
    const ignored = readFileSync(ROOT + name, 'utf8').split('\n');
    for (const path of ['.data', '.git', '.env', 'node_modules']) expect(ignored).toContain(path);
  }
});

test('compose starts a Postgres with checksums and no password of ours, and waits for it', () => {
  const compose = readFileSync(`${ROOT}compose.yaml`, 'utf8');
  expect(compose).toContain('POSTGRES_INITDB_ARGS: --data-checksums');
  expect(compose).toContain('condition: service_healthy');
  expect(compose.match(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/g)).toHaveLength(2);
  expect(compose).toMatch(/cap_drop: \[ALL\]/);
});

test('compose passes on whose X-Forwarded-For is trusted, or all visitors share one limit', () => {
  const [, site = ''] = readFileSync(`${ROOT}compose.yaml`, 'utf8').split(/^ {2}(?=\w+:$)/m);
  expect(site).toMatch(/^site:/);
  expect(site).toMatch(/^ +TRUST_PROXY:$/m);
});

// A client alone builds nothing: each of these asks the builder.
const builder = ['podman', 'docker'].find(
  (program) => spawnSync(program, ['info', '--format', '{{.ID}}{{.Host}}']).status === 0,
);
describe.skipIf(!builder)(`built (${builder ?? 'there is no builder: not built'})`, () => {
  test('it weighs at most 250 MB', () => {
    const run = (...args: string[]) =>
      execFileSync(builder ?? '', args, { cwd: ROOT, encoding: 'utf8' });
    run('build', '-f', 'Containerfile', '-t', 'griot-test', '.');
    expect(Number(run('image', 'inspect', '--format', '{{.Size}}', 'griot-test'))).toBeLessThan(
      MOST_BYTES,
    );
  });
});
