import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  findPoorContrast,
  formatBrandRules,
  getContrast,
  readBrandColours,
  THEMES,
} from './brand-colours.ts';

test('two colours are read, for light and dark', () => {
  expect(readBrandColours('#0A5C36, #7fd1a5')).toEqual(['#0A5C36', '#7fd1a5']);
  for (const wrong of ['', '#0a5c36', 'green,#7fd1a5', '#0a5,#7fd', '#0a5c36,#7fd1a5}body{']) {
    expect(readBrandColours(wrong), wrong).toBeUndefined();
  }
});

test('whatever is readable on the grounds stays so on what is made of it', () => {
  expect(findPoorContrast(['#2342b8', '#9db2ff'])).toEqual([]);
  expect(findPoorContrast(['#0a5c36', '#7fd1a5'])).toEqual([]);
  expect(findPoorContrast(['#ffcc00', '#9db2ff'])).toEqual([
    '#ffcc00 of the light theme has a contrast of 1.31 where text needs 4.5: take a darker one',
  ]);
  expect(findPoorContrast(['#2342b8', '#2342b8'])).toEqual([
    expect.stringContaining('of the dark theme'),
  ]);
});

test('the grounds are those of the tokens, and each token that is set is one of them', () => {
  const css = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');
  for (const [at, name] of ['bg', 'surface', 'sunken'].entries()) {
    const pair = THEMES.map(({ grounds }) => grounds[at]).join(', ');
    expect(css).toContain(`--${name}: light-dark(${pair})`);
  }
  const rules = formatBrandRules(['#0a5c36', '#7fd1a5']);
  for (const [, name] of rules.matchAll(/--([\w-]+):/g)) expect(css).toContain(`--${name}: `);
  expect(rules).toContain('--primary:light-dark(#0a5c36,#7fd1a5)');
  expect(rules).toContain('--on-primary:light-dark(#ffffff,#121417)');
});

test('contrast is that of WCAG', () => {
  expect(getContrast('#000000', '#ffffff')).toBe(21);
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
