import { expect, it } from 'vitest';
import { formatThemeCookie, parseTheme } from './theme.ts';

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['auto', 'auto'],
  ['Dark', 'auto'],
  ['', 'auto'],
  [undefined, 'auto'],
  [null, 'auto'],
  ['dark"><script>', 'auto'],
])('%j is read as %s', (value, theme) => {
  expect(parseTheme(value)).toBe(theme);
});

it('is kept for a year, for scripts too, and Secure only under https', () => {
  const cookie = formatThemeCookie('dark', true);
  expect(cookie).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(formatThemeCookie('auto', false)).not.toMatch(/Secure|HttpOnly/);
});
