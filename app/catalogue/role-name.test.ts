import { expect, test } from 'vitest';
import { inLocale } from '../http/locale.server.ts';
import { sayRole } from './role-name.tsx';

test('a title of words of the catalogue is said in the language, any other stays as written', () => {
  const title = 'Co-founder and chief executive';
  expect(sayRole(title)).toBe(title);
  expect(inLocale('ar', () => sayRole(title))).toBe('الشريك المؤسس والرئيس التنفيذي');
  expect(inLocale('sw', () => sayRole(title))).toBe('Mwanzilishi mwenza na mkurugenzi mtendaji');
  expect(inLocale('pt', () => sayRole('Founder; chief executive'))).toBe('Fundador e CEO');
  expect(inLocale('pt', () => sayRole('Co-founder and first chief executive'))).toBe(
    'Cofundador e primeiro CEO',
  );
  expect(inLocale('fr', () => sayRole('Co-founder, clinical lead'))).toBeNull();
});
