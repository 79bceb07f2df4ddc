import { formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/saved-comparisons.ts';
import type { TranslationOf } from '../translation.ts';

const sayComparisons = (number: number) =>
  sayPlural(number, { one: '# comparaison', other: '# comparaisons' });

export const savedComparisonsText: TranslationOf<typeof english.savedComparisonsText> = {
  title: 'Comparaisons enregistrées',
  description: 'Les comparaisons que vous avez enregistrées.',
  used: (saved, limit) =>
    `${sayPlural(saved, { one: '# comparaison enregistrée', other: '# comparaisons enregistrées' })} sur ${limit}`,
  titleOf: (names) =>
    formatList(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} autres`] : names),
  name: 'Comparaison',
  startups: 'Startups',
  saved: 'Date d’enregistrement',
  actions: 'Actions',
  open: 'Ouvrir dans « Comparer »',
  openOne: 'Ouvrir',
  delete: 'Supprimer',
  deleted: (title) => `Comparaison supprimée : ${title}`,
  deletedOne: 'Comparaison supprimée. Vous avez 10 secondes pour annuler.',
  deleteFailed: 'La comparaison n’a pas pu être supprimée',
  undo: 'Annuler',
  undoFailed: 'La comparaison n’a pas pu être rétablie',
  empty: 'Aucune comparaison enregistrée',
  emptyWhy: 'Mettez deux startups ou plus côte à côte, puis choisissez « Enregistrer ».',
  start: 'Comparer des startups',
  more: (count) => `+${count}`,
  goneCount: (count) =>
    sayPlural(count, {
      one: '# startup retirée du répertoire',
      other: '# startups retirées du répertoire',
    }),
  gone: (slugs) =>
    `${sayPlural(slugs.length, {
      one: 'Startup absente du répertoire et laissée de côté',
      other: 'Startups absentes du répertoire et laissées de côté',
    })} : ${slugs.join(', ')}.`,
  allGone: 'Plus aucune startup de cette comparaison ne figure dans le répertoire',
  full: (saved, limit, offer) =>
    `Vous avez enregistré ${sayComparisons(saved)} sur ${limit}. ${
      offer ? `La formule ${offer.plan} en offre ${offer.limit} pour ${offer.price}. ` : ''
    }Supprimez-en une pour en enregistrer une nouvelle.`,
  fullTitle: (limit) => `Vous avez atteint la limite de ${limit} comparaisons enregistrées`,
  fullWhy: (saved, limit) =>
    `Vous avez enregistré ${sayComparisons(saved)} sur ${limit}. Supprimez-en une pour en enregistrer une nouvelle.`,
  gives: (limit) => `${limit} comparaisons enregistrées`,
  wrong: {
    name: 'attendu : 80 caractères au plus',
    note: 'attendu : 500 caractères au plus',
    slugs: 'attendu : de 2 à 10 startups différentes, par identifiant',
    uuid: 'attendu : l’uuid d’une comparaison supprimée ces 10 dernières secondes',
    unknown: (slugs) => `aucune startup ne s’appelle ${slugs.join(', ')}`,
  },
  rename: 'Renommer',
  renameSave: 'Enregistrer les modifications',
  save: 'Enregistrer',
  saveName: 'Nom',
  saveNote: 'Note',
  saveSubmit: 'Enregistrer la comparaison',
  saveDone: 'Comparaison enregistrée',
  saveFailed: 'La comparaison n’a pas pu être enregistrée',
  see: 'Voir toutes les comparaisons enregistrées',
};
