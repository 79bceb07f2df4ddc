import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SETTING_NAMES, SettingsError } from './settings.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('defaults need no environment at all', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    PRODUCT_NAME: 'Griot',
    isProduction: false,
  });
});

test('production means that the public address is https', () => {
  const settings = readSettings({ SITE_URL: 'https://griot.example/' });
  expect(settings).toMatchObject({ SITE_URL: 'https://griot.example', isProduction: true });
});

test('every wrong setting is named with what is expected', () => {
  const wrong = {
    PORT: '70000',
    SITE_URL: 'griot.example',
    DATABASE_URL: 'mysql://x',
    RESPONSE_ENCRYPTION_KEY: 'abc',
    DATABASE_NAMED_STATEMENTS: 'yes',
    BRAND_COLOURS: '#ffcc00,#9db2ff',
    LOG_LEVEL: 'loud',
    CONTACT_EMAIL: 'nobody',
    SMTP_URL: 'https://mail.example',
    MAIL_FROM: 'Griot\nBcc: all@griot.example <desk@griot.example>',
    JOBS: 'maybe',
  };
  expect(() => readSettings(wrong)).toThrow(SettingsError);
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(`${name}: `);
  expect(() => readSettings(wrong)).toThrow('expected on or off');
});

test('embeddings come from an endpoint or from a folder, not from both', () => {
  const folder = { EMBEDDINGS_FOLDER: '/srv/model' };
  expect(readSettings(folder)).toMatchObject(folder);
  expect(() => readSettings({ ...folder, EMBEDDINGS_URL: 'https://embeddings.example' })).toThrow(
    'EMBEDDINGS_URL and EMBEDDINGS_FOLDER: expected one of them or neither',
  );
});

test('an empty value counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 });
});

test('a secret can come from a file, but not from both places', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'griot-secret-')), 'url');
  writeFileSync(file, 'postgres://griot@db/griot\n');
  expect(readSettings({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe('postgres://griot@db/griot');
  expect(() =>
    readSettings({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://other/griot' }),
  ).toThrow('given both directly and as DATABASE_URL_FILE');
  expect(() => readSettings({ DATABASE_URL_FILE: '/nowhere/at/all' })).toThrow('cannot read');
});

test('.env.example and docs/operating.md list exactly the settings that exist', () => {
  const example = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  const documented = [...read('docs/operating.md').matchAll(/^\|[^|]*\|/gm)]
    .flatMap(([cell]) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)])
    .map(([, name]) => name);
  expect(example.sort()).toEqual([...SETTING_NAMES].sort());
  expect(documented.sort()).toEqual([...SETTING_NAMES].sort());
});
