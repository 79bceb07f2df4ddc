import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TimeAgo } from './values.tsx';

const NOW = Date.UTC(2026, 10, 21, 12);

it('says how long ago in the fixed words, with the full date as title', () => {
  expect(renderToString(<TimeAgo at="2026-11-09T10:00:00Z" now={NOW} />)).toBe(
    '<time dateTime="2026-11-09T10:00:00Z" title="9 November 2026">12 days ago</time>',
  );
});

it('shows nothing for what is no date', () => {
  expect(renderToString(<TimeAgo at="soon" now={NOW} />)).toBe('');
});
