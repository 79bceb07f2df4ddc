import { expect, test } from 'vitest';
import type { FeedItem } from './contract.ts';
import { mergeFeed } from './feed.tsx';

const item = (id: string, title = id): FeedItem => ({
  id,
  type: 'news',
  occurred_at: '2026-11-01',
  entity: { name: 'Kora', slug: 'kora', logo: null },
  title,
  payload: {},
  source_url: null,
  is_new: false,
  also: [],
  reason: 'You follow Kora',
});

test('page 1 replaces the list', () => {
  expect(mergeFeed([item('a'), item('b')], [item('c')], 1)).toEqual([item('c')]);
  expect(mergeFeed([item('a')], [], 1)).toEqual([]);
});

test('later pages are merged; repeated entries appear once', () => {
  const merged = mergeFeed([item('a'), item('b')], [item('b', 'again'), item('c')], 2);
  expect(merged.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
  expect(mergeFeed([], [item('a')], 3)).toEqual([item('a')]);
});
