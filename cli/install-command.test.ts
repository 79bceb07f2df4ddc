import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { formatUnit, install } from './install-command.ts';
import { createProgram } from './main.ts';

const root = mkdtempSync(join(tmpdir(), 'griot-install-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FOLDER = '/opt/griot';
const GIVEN = { root, url: 'https://griot.example', contact: 'desk@griot.example', port: '3100' };

test('the service is the shipped one for one process, and settings are for their owner alone', () => {
  install(GIVEN, FOLDER);
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

test('what is there already stays, and what the site would refuse is refused', () => {
  const settings = join(root, 'etc/griot/env');
  const before = readFileSync(settings, 'utf8');
  install({ ...GIVEN, url: 'https://other.example' }, FOLDER);
  expect(readFileSync(settings, 'utf8')).toBe(before);
  expect(() => install({ ...GIVEN, url: 'griot.example' }, FOLDER)).toThrow('SITE_URL');
  expect(() => install({ ...GIVEN, port: '99999' }, FOLDER)).toThrow('PORT');
});

test('a folder that the service may not read is refused, by the command itself', async () => {
  expect(() => install(GIVEN, '/home/somebody/griot')).toThrow('Move this folder to /opt/griot');
  for (const folder of ['/srv/my griot', '/srv/100%', '/srv/$&'])
    expect(() => install(GIVEN, folder)).toThrow('a space or a sign');
  const args = ['install', '--root', root, '--url', 'griot.example'];
  await expect(createProgram().parseAsync(args, { from: 'user' })).rejects.toThrow('SITE_URL');
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd finds nothing wrong with it', () => {
  const unit = readFileSync(join(root, 'etc/systemd/system/griot.service'), 'utf8');
  expect(unit).toBe(formatUnit(FOLDER, '3100'));
  const file = join(root, 'etc/systemd/system/griot.service');
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
    encoding: 'utf8',
  });
  // Complaints about this unit; a container has none of those that it names.
  expect(stderr.split('\n').filter((line) => /griot\.service:\d+:/.test(line))).toEqual([]);
});
