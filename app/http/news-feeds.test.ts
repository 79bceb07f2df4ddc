import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newsFeedsFile, readConfigFile } from './config-files.server.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'griot-feeds-'));
function write(content: unknown): string {
  const file = join(folder, 'feeds.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('the list that comes with the product is whole: https, each publisher and address once', () => {
  const { value: feeds = [], problems } = readConfigFile('config/feeds.json', newsFeedsFile);
  expect(problems).toEqual([]);
  expect(feeds.length).toBeGreaterThan(10);
  expect(feeds.every(({ url }) => url.startsWith('https://'))).toBe(true);
  expect(new Set(feeds.map(({ publisher }) => publisher)).size).toBe(feeds.length);
});

test('an empty list is one', () => {
  expect(readSettings({ FEEDS_FILE: write({ feeds: [] }) }).feeds).toEqual([]);
});

test.each([
  ['{"feeds": [', 'is not valid JSON'],
  [{}, 'feeds: missing, expected a list'],
  [{ feeds: [{ publisher: 'A', url: 'ftp://a.test' }] }, 'feeds[0].url: expected an address'],
  [{ feeds: [{ publisher: ' ', url: 'https://a.test' }] }, 'feeds[0].publisher: expected the name'],
  [{ feeds: [{ publisher: 'A', url: 'https://a.test', every_minutes: 1 }] }, 'expected 10 to 1440'],
  [
    { feeds: [{ publisher: 'A', url: 'https://a.test', name: 'x' }] },
    'feeds[0].name: no such field',
  ],
  [
    {
      feeds: [
        { publisher: 'A', url: 'https://a.test' },
        { publisher: 'B', url: 'https://a.test' },
      ],
    },
    'feeds[1].url: https://a.test is listed twice',
  ],
])('%j is refused at start: %s', (content, problem) => {
  expect(() => readSettings({ FEEDS_FILE: write(content) })).toThrow(problem);
});

test('a file that is not there', () => {
  expect(() => readSettings({ FEEDS_FILE: '/nowhere/feeds.json' })).toThrow(
    'FEEDS_FILE: /nowhere/feeds.json: cannot be read',
  );
});

test('private addresses cannot be allowed in production', () => {
  const allowed = { FETCH_ALLOW_FOR_TESTS: '127.0.0.1' };
  expect(readSettings(allowed).FETCH_ALLOW_FOR_TESTS).toEqual(['127.0.0.1']);
  expect(() => readSettings({ ...allowed, SITE_URL: 'https://griot.example' })).toThrow(
    'FETCH_ALLOW_FOR_TESTS: is for tests',
  );
});
