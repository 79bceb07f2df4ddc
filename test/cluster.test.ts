// deploy/cluster, as far as it can be read; `npm run bench -- cluster` runs it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const CLUSTER = `${ROOT}deploy/cluster/`;
const readShipped = (name: string) => readFileSync(CLUSTER + name, 'utf8');
const patroni = readShipped('patroni.yml');
const readValue = (name: string) => patroni.match(new RegExp(`^ +${name}: (.*)$`, 'm'))?.[1];

test('Patroni talks to etcd over the v2 API, which etcd offers', () => {
  expect(patroni).toMatch(/^etcd:$/m);
  expect(patroni).not.toMatch(/^etcd3:/m);
  expect(readShipped('etcd.default')).toMatch(/^ETCD_ENABLE_V2=true$/m);
});

test('a write is acknowledged by two machines or by none, and a primary stops before its lease ends', () => {
  expect(readValue('synchronous_mode')).toBe('true');
  expect(readValue('synchronous_mode_strict')).toBe('true');
  expect(readValue('synchronous_commit')).toBe("'on'");
  expect(patroni).toMatch(/^ +- data-checksums$/m);
  const [ttl, loop, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
    Number(readValue(name)),
  );
  // Patroni's own rule.
  expect(ttl).toBeGreaterThanOrEqual(Number(loop) + 2 * Number(retry));
});

test('all files name the same three machines', () => {
  const addressesIn = (name: string) =>
    [...new Set(readShipped(name).match(/\b10\.77\.0\.1\d\b/g))].sort();
  for (const name of ['patroni.yml', 'etcd.default', 'haproxy.cfg']) {
    expect(addressesIn(name)).toEqual(['10.77.0.11', '10.77.0.12', '10.77.0.13']);
  }
});

const hasHaproxy = spawnSync('haproxy', ['-v']).error === undefined;
test.skipIf(!hasHaproxy)(
  'HAProxy accepts its file, and closes connections to a former primary',
  () => {
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', `${CLUSTER}haproxy.cfg`], {
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/warning|alert/i);
    expect(status).toBe(0);
    expect(readShipped('haproxy.cfg')).toContain('on-marked-down shutdown-sessions');
  },
);

test('the measurement of the cluster lists its faults where it cannot run', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bench/main.ts', 'cluster', 'no-such'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('There is no fault no-such.');
  expect(stderr).toMatch(/primary-partition +the machine of the primary is cut off/);
});
