import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SourceLine } from './source-line.tsx';
import { TimeAgo } from './time-ago.tsx';

const NOW = Date.UTC(2026, 10, 21, 12);

it('says how long ago in the fixed words, with the full date as title', () => {
  expect(renderToString(<TimeAgo at="2026-11-09T10:00:00Z" now={NOW} />)).toBe(
    '<time dateTime="2026-11-09T10:00:00Z" title="9 November 2026">12 days ago</time>',
  );
});

it('shows nothing for what is no date', () => {
  expect(renderToString(<TimeAgo at="soon" now={NOW} />)).toBe('');
});

it.each([
  ['2026-10-22', false],
  ['2026-10-21', true],
  ['2027-01-01', false],
])('figures of %s are stale: %s', (updatedAt, isStale) => {
  const html = renderToString(<SourceLine records={1} updatedAt={updatedAt} now={NOW} />);
  expect(html.includes('source-stale')).toBe(isStale);
  expect(html).toContain('Source: 1 record, updated');
});

it('says no date when there is none', () => {
  const html = renderToString(
    <SourceLine records={0} updatedAt={null} href="#sources" now={NOW} />,
  );
  expect(html).toContain('<a href="#sources">Source: 0 records</a>');
});
