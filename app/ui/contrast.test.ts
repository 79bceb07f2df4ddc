import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getContrast } from '../base/brand-colours.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, [light, dark] as const],
  ),
);

/** Foreground, background, least ratio (WCAG 2.2: 4.5 for text, 3 for edges and marks). */
const PAIRS: [string, string, number][] = [
  ...['bg', 'surface', 'sunken'].flatMap((ground): [string, string, number][] => [
    ['text', ground, 7],
    ['text-2', ground, 7],
    ['text-3', ground, 4.5],
    ['primary', ground, 4.5],
    ['control', ground, 3],
    ['focus', ground, 3],
    ['progress', ground, 3],
  ]),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-soft', 'soft', 4.5],
  ['negative', 'bg', 4.5],
  ['positive', 'bg', 4.5],
  ['warning', 'bg', 4.5],
  ...['positive', 'negative', 'warning', 'info'].map((tone): [string, string, number] => [
    tone,
    `${tone}-soft`,
    4.5,
  ]),
  ...['positive', 'negative', 'warning', 'info', 'ongoing'].map(
    (tone): [string, string, number] => ['surface', tone, 4.5],
  ),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(PAIRS)('%s on %s reaches %d', (foreground, background, least) => {
    const index = theme === 'light' ? 0 : 1;
    const [front, back] = [tokens.get(foreground)?.[index], tokens.get(background)?.[index]];
    expect(getContrast(front ?? '', back ?? '')).toBeGreaterThanOrEqual(least);
  });
});
