import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination, SourceLine } from './lists.tsx';

const draw = (page: number, total: number, totalIs?: 'at_least') =>
  renderToString(
    <Pagination
      meta={{ current_page: page, per_page: 20, total }}
      totalIs={totalIs}
      href={(to) => `/news?page=${to}`}
    />,
  );

describe('Pagination', () => {
  it('says the range and links the pages around', () => {
    const html = draw(2, 6812);
    expect(html).toContain('21-40 of 6,812');
    expect(html).toMatch(/rel="prev" href="\/news\?page=1"/);
    expect(html).toMatch(/rel="next" href="\/news\?page=3"/);
    expect(html).toMatch(/aria-current="page"[^>]*>2<|>2</);
  });

  it('has no way before the first or past the last page', () => {
    expect(draw(1, 40)).not.toContain('rel="prev"');
    expect(draw(2, 40)).not.toContain('rel="next"');
  });

  it('says only the range when there is one page, nothing when there is none', () => {
    expect(draw(1, 20)).toContain('1-20 of 20');
    expect(draw(1, 20)).not.toContain('<ul');
    expect(draw(1, 0)).toBe('');
    expect(draw(9, 20)).toBe('');
  });

  it('says when the count is capped', () => {
    expect(draw(1, 10_000, 'at_least')).toContain('1-20 of at least 10,000');
  });
});

it('names the records and their date, and leads to them', () => {
  const html = renderToString(<SourceLine records={1214} asOf="2026-11-20" href="#sources" />);
  expect(html).toContain('<a href="#sources"><bdi>1,214 records</bdi></a>');
  expect(html).toContain('<time dateTime="2026-11-20">20 November 2026</time>');
  expect(html).not.toContain('figure-stale');
});

it('of old figures says how old; one record is one record, and without a date there is none', () => {
  const html = renderToString(
    <SourceLine records={1} asOf={null} href="#sources" staleDays={40} />,
  );
  expect(html).toContain('Updated 40 days ago');
  expect(html).toContain('1 record<');
  expect(html).not.toContain('<time');
});
