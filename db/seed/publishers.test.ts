import { expect, test } from 'vitest';
import { createPublishers } from './starter-books.ts';

const publisherOf = createPublishers([
  { url: 'https://www.daily.example/1', publisher: 'The Daily' },
  { url: 'https://copy.example/1', publisher: 'The Daily (mirror)' },
  { url: 'https://disruptafrica.com/1', publisher: 'Somebody else' },
]);

test.each([
  ['https://disruptafrica.com/2016/12/28/x', 'Disrupt Africa'],
  ['http://WWW.Daily.example/other?x=1', 'The Daily'],
  ['https://copy.example/2', 'copy.example'],
  ['https://unknown.example', 'unknown.example'],
  ['https://github.com/owner/project', 'owner/project on GitHub'],
  ['https://github.com/owner', 'github.com'],
])('%s is published by %s', (url, publisher) => {
  expect(publisherOf(url)).toBe(publisher);
});
