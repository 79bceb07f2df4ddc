import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatUnit } from './install-command.ts';
import { createProgram } from './main.ts';

const root = mkdtempSync(join(tmpdir(), 'griot-install-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const install = (...args: string[]) =>
  createProgram().parseAsync(['install', '--root', root, ...args], { from: 'user' });
const URL_ARGS = ['--url', 'https://griot.example', '--contact', 'desk@griot.example'];

test('the service is the shipped one for one process, and settings are for their owner alone', async () => {
  await install(...URL_ARGS, '--port', '3100');
  const unit = readFileSync(join(root, 'etc/systemd/system/griot.service'), 'utf8');
  expect(unit).toMatch(/^Environment=PORT=3100 HOST=127\.0\.0\.1 JOBS=on /m);
  expect(unit).toMatch(/^ExecStart=\/.*\/scripts\/serve$/m);
  expect(unit).toMatch(/^SystemCallFilter=/m);
  expect(unit).not.toContain('%i');
  const settings = join(root, 'etc/griot/env');
  expect(readFileSync(settings, 'utf8')).toContain(
    'SITE_URL=https://griot.example\nCONTACT_EMAIL=desk@griot.example\n',
  );
  expect(statSync(settings).mode & 0o777).toBe(0o600);
});

test('what is there already stays, and what the site would refuse is refused', async () => {
  const settings = join(root, 'etc/griot/env');
  const before = readFileSync(settings, 'utf8');
  await install('--url', 'https://other.example');
  expect(readFileSync(settings, 'utf8')).toBe(before);
  await expect(install('--url', 'griot.example')).rejects.toThrow('SITE_URL');
  await expect(install(...URL_ARGS, '--port', '99999')).rejects.toThrow('PORT');
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd finds nothing wrong with it', () => {
  const unit = readFileSync(join(root, 'etc/systemd/system/griot.service'), 'utf8');
  expect(unit).toBe(formatUnit(process.cwd(), '3100'));
  const file = join(root, 'etc/systemd/system/griot.service');
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
    encoding: 'utf8',
  });
  // Complaints about this unit; a container has none of those that it names.
  expect(stderr.split('\n').filter((line) => /griot\.service:\d+:/.test(line))).toEqual([]);
});
