import { expect, test } from 'vitest';
import { describeBrowser } from './session-label.ts';

const SEEN: Array<[string | null, string | null]> = [
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox (Linux)'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet (Android)',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
    'Edge (Windows)',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari (iOS)',
  ],
  ['curl/8.5.0', 'curl'],
  ['<script>alert(1)</script>', null],
  [null, null],
];

test.each(SEEN)('%s is %s', (userAgent, label) => {
  expect(describeBrowser(userAgent)).toBe(label);
});
