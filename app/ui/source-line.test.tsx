import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SourceLine } from './lists.tsx';

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
