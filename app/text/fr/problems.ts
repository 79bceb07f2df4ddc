import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/problems.ts';
import type { TranslationOf } from '../translation.ts';

const nearestIs = (nearest: string | null) => (nearest ? ` ; vouliez-vous dire ${nearest} ?` : '');

export const problemsText: TranslationOf<typeof english.problemsText> = {
  internal: 'Une erreur s’est produite de notre côté. Elle a été consignée.',
  database: 'La base de données est occupée ou injoignable. Réessayez dans un instant.',
  otherSite: 'Ce formulaire vient d’un autre site ou est trop ancien. Rouvrez la page.',
  manySignIns: 'Trop de personnes se connectent en ce moment. Réessayez.',
  brokenForm: 'Le formulaire n’a pas pu être lu : son contenu est endommagé.',
  manyFields: 'Le formulaire a trop de champs, ou leurs noms sont trop imbriqués.',
  tooLarge: (bytes) => `La requête dépasse ${formatCount(bytes)} octets.`,
  tooManyTries: (seconds) =>
    seconds < 90
      ? `Trop de tentatives. Réessayez dans ${sayPlural(seconds, { one: '# seconde', other: '# secondes' })}.`
      : `Trop de tentatives. Réessayez dans ${sayPlural(Math.ceil(seconds / 60), { one: '# minute', other: '# minutes' })}.`,
  length: (min, max) => `attendu : de ${formatCount(min)} à ${formatCount(max)} caractères`,
  lengthOfNames: (min, max) =>
    `attendu : des noms de ${formatCount(min)} à ${formatCount(max)} caractères`,
  amountOfValues: (min, max) => `attendu : de ${formatCount(min)} à ${formatCount(max)}`,
  noneOf: (choices) => `attendu : ${choices.join(', ')}`,
  countryFirst: 'choisissez d’abord le pays',
  usDollars: 'attendu : un montant en dollars américains',
  setByItself: 'cette valeur est définie automatiquement',
  notIndustry: (given, nearest) => `« ${given} » n’est pas un secteur connu${nearestIs(nearest)}`,
  notPlace: (given, country, isCity, nearest) =>
    `« ${given} » n’est pas ${isCity ? 'une ville connue' : 'une région connue'} de ce pays (${country})${nearestIs(nearest)}`,
};
