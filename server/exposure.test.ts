import { expect, test } from 'vitest';
import { readSettings } from '../app/http/settings.ts';
import { describeExposure } from './start.ts';

const describeStart = (env: Record<string, string>) =>
  describeExposure(readSettings(env)).join('\n');

test('without settings only this machine can open the site, and the start says how to change that', () => {
  expect(readSettings({}).HOST).toBe('127.0.0.1');
  expect(describeStart({})).toMatch(/^Only this machine can open it\..*HOST=0\.0\.0\.0/s);
});

test('a public address without https is announced with what it means', () => {
  const said = describeStart({ HOST: '0.0.0.0' });
  expect(said).toMatch(/^WARNING: HOST=0\.0\.0\.0 .*Passwords, sessions and mails can be read/s);
  expect(said).not.toMatch(/DEVELOPMENT_PAGES|BILLING_SANDBOX/);
  const opened = { HOST: '::', DEVELOPMENT_PAGES: 'on', BILLING_SANDBOX: 'on' };
  expect(describeStart(opened)).toMatch(/DEVELOPMENT_PAGES=on.*BILLING_SANDBOX=on/s);
});

test('with https there is nothing to say', () => {
  expect(describeStart({ SITE_URL: 'https://griot.example', HOST: '0.0.0.0' })).toBe('');
});
