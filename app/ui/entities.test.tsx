import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar, EntityName, getInitials } from './entities.tsx';
import { drawMark, weaveName } from './weave.ts';

it.each([
  ['Côte d’Ivoire', false],
  ['M-KOPA', false],
  // Decomposed, as some files have it.
  ['Se\u0301ne\u0301gal', false],
  ['Ọ̀yọ́ Ƙarfi', true],
])('%s is in one face', (name, isWhole) => {
  const html = renderToString(<EntityName text={name} />);
  expect(html.includes('entity-name-whole')).toBe(isWhole);
  expect(html).toContain(name);
});

describe('without a picture', () => {
  it('a startup has the cloth of its name, with letters from 40 px up', () => {
    const small = renderToString(<Avatar kind="startup" name="M-KOPA" slug="m-kopa" />);
    expect(small).toContain(drawMark(weaveName('m-kopa')));
    expect(small).toContain('ink-6');
    expect(small).not.toContain('<text');
    expect(small).not.toContain('style=');
    expect(
      renderToString(<Avatar kind="startup" name="M-KOPA" slug="m-kopa" size={40} />),
    ).toContain('>MK</text>');
    expect(
      renderToString(<Avatar kind="startup" name="Sun King" slug="sun-king" size={64} />),
    ).toContain('>SK</text>');
  });

  it('an investor is a circle of cloth, a person a circle with initials', () => {
    const investor = renderToString(
      <Avatar kind="investor" name="Partech Africa" slug="partech-africa" size={64} />,
    );
    expect(investor).toContain('avatar-round');
    expect(investor).toContain(drawMark(weaveName('partech-africa')));
    expect(investor).not.toContain('<text');
    const person = renderToString(<Avatar kind="person" name="Ada Obi" slug="ada-obi" />);
    expect(person).toContain('>AO</text>');
    expect(person).not.toContain('<path');
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

it.each([
  ['Flutterwave', 'F'],
  ['Kudi Money Transfer', 'KM'],
  ['kudi & co', 'KC'],
  ['@Pay', 'P'],
  ['.Club Domains', 'CD'],
  ['#NAME?', 'N'],
  ['54gene', '5'],
  ['  two   spaces ', 'TS'],
  ['éclair Élan', 'ÉÉ'],
  ['ɓe ƙarfi', 'ƁƘ'],
  ['e\u0323\u0301ko', 'E\u0323\u0301'],
  ['مصنع النيل', 'ما'],
  ['𝒜lpha', '𝒜'],
  ['!!!', '?'],
  ['', '?'],
])('%j gives %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
