import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar, drawWeave } from './avatar.tsx';

describe('the fallback', () => {
  it('takes its hue from FNV-1a of the slug, its letters from the name', () => {
    const html = renderToString(<Avatar kind="startup" name="Kudi Co" slug="a" />);
    // FNV-1a of "a" is 0xe40c292c = 3826002220; mod 12 is 4.
    expect(html).toContain('hue-4');
    expect(html).toContain('>KC</text>');
    expect(html).not.toContain('style=');
  });

  it('is square for startups, round for investors and people', () => {
    const draw = (kind: 'startup' | 'investor' | 'person') =>
      renderToString(<Avatar kind={kind} name="A" slug="a" />);
    expect(draw('startup')).not.toContain('avatar-round');
    expect(draw('investor')).toContain('avatar-round');
    expect(draw('person')).toContain('avatar-round');
  });

  it('weaves the cells of bits 8 to 11, all of them when none is set', () => {
    expect(drawWeave(0x0500)).toBe('M4 32h8v4h-8zM20 32h8v4h-8z');
    expect(drawWeave(0xf0ff)).toBe(drawWeave(0x0f00));
    expect(drawWeave(0xffffffff).match(/M/g)).toHaveLength(4);
  });

  it('always shows at least one cell', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (hash) => drawWeave(hash) !== ''),
    );
  });
});

it('a logo has its size, waits below the fold, and is silent', () => {
  const html = renderToString(
    <Avatar kind="startup" name="Kudi" slug="kudi" src="/l.webp" size={64} />,
  );
  expect(html).toMatch(/^<img /);
  for (const part of ['alt=""', 'width="64"', 'height="64"', 'loading="lazy"']) {
    expect(html).toContain(part);
  }
});
