import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorContent } from './error-pages.tsx';

test('an error says what failed, how to ask again and its number', () => {
  const html = renderToString(
    <ErrorContent
      message="The page is <broken>."
      retry="/news?page=2&view=table"
      requestId="0c1d-22"
    />,
  );
  expect(html).toContain('The page is &lt;broken&gt;.');
  expect(html).toContain('href="/news?page=2&amp;view=table"');
  expect(html).toContain('Request 0c1d-22');
  expect(html.match(/<h1/g)).toHaveLength(1);
});
