import { expect, it } from 'vitest';
import { findKind } from './round-kind.ts';

it.each([
  ['closed a KES 16.6 billion securitisation arranged by a bank', 'Debt Financing'],
  ['have wired a $2.5 million bridge while Series B waits', 'Convertible Note'],
  ['a levé 2,5 millions de dollars en fonds de démarrage', 'Seed'],
  ['le montant de sa pré-amorce', 'Pre-Seed'],
  ['Un don américain pour le karité malien', 'Grant'],
  ['تنفق الشركة الهبة على محطات تحلية', 'Grant'],
])('%s: %s', (text, kind) => {
  expect(findKind([text])?.kind).toBe(kind);
});

it.each([
  ['Ni la part acquise ni le prix n’ont été divulgués'],
  ['أول صفقة بالدينار في شركة ناشئة'],
  ['A Lumo, braço de capital de risco da Kola, investiu na Zeza'],
])('%s: no kind', (text) => {
  expect(findKind([text])).toBeNull();
});
