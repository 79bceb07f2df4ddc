import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountryOutline, squareAround } from './country-outline.tsx';

test('the view holds every part of a country, and the country is in its middle', () => {
  expect(squareAround('M10 20l30 0 0 10-30 0z')).toBe('10 10 30 30');
  expect(squareAround('M10 20l10 0 0 40zM12 18l1 1z')).toBe('-6 18 42 42');
});

test('an island that the atlas lacks has its code', () => {
  expect(renderToStaticMarkup(<CountryOutline iso2="KE" />)).toContain('<path');
  const island = renderToStaticMarkup(<CountryOutline iso2="CV" />);
  expect(island).toContain('>CV</text>');
  expect(island).not.toContain('<path');
});
