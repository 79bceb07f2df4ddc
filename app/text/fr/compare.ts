import { formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/compare.ts';
import type { TranslationOf } from '../translation.ts';

export const compareText: TranslationOf<typeof english.compareText> = {
  compare: 'Comparer',
  overTime: 'Fonds levés au fil du temps',
  overTimeMeasure: 'Somme des tours divulgués jusqu’à chaque date, en dollars américains',
  title: 'Comparer des startups',
  titleOf: (names) => `Comparer ${formatList(names)}`,
  lead: 'Mettez des startups côte à côte : où elles se trouvent, ce qu’elles font, combien de personnes elles emploient et ce qu’elles ont levé.',
  description:
    'Comparez des startups africaines côte à côte : lieu, année de création, secteurs, effectif, abonnés, dernier tour et total levé, chaque chiffre avec sa source.',
  tray: {
    title: 'Startups à comparer',
    compare: (count) => `Comparer (${count})`,
    clear: 'Tout retirer',
    second: 'Ajoutez une deuxième startup depuis sa page',
    find: 'Trouver d’autres startups',
  },
  needsSecond: 'Ajoutez une deuxième startup pour voir les deux côte à côte.',
  slots: 'Startups comparées',
  table: 'Côte à côte',
  funding: 'Statut, tours et investisseurs',
  earlier: (name) => `Avancer ${name} d’une place`,
  later: (name) => `Reculer ${name} d’une place`,
  remove: (name) => `Retirer ${name}`,
  drag: 'Glisser pour réordonner',
  moved: (name, place, total) => `${name} est maintenant en position ${place} sur ${total}`,
  removed: (name) => `Startup retirée : ${name}`,
  added: (name, place, total) => `Startup ajoutée : ${name}, position ${place} sur ${total}`,
  addLabel: 'Ajouter une startup',
  addButton: 'Ajouter',
  add: (name) => `Ajouter ${name}`,
  suggestions: 'Startups trouvées',
  suggestionsFound: (count) =>
    count === 0
      ? 'Aucune startup trouvée'
      : sayPlural(count, { one: '# startup trouvée', other: '# startups trouvées' }),
  nothingFound: (typed) => `Aucune startup ne s’appelle « ${typed} ».`,
  nothingFoundWhy: 'Essayez une partie du nom, ou choisissez une startup dans un secteur.',
  severalFound: (typed) => `Plusieurs startups correspondent à « ${typed} » : choisissez-en une`,
  nearest: (name) => `Startups similaires à ${name} :`,
  full: (limit) => `Les ${limit} places sont occupées.`,
  fullMore: (plan, limit) => `La formule ${plan} permet de comparer ${limit} startups.`,
  fullWhy: 'Retirez une startup pour en ajouter une autre.',
  gives: (limit) => `${limit} startups côte à côte`,
  tooManyTitle: (count) =>
    sayPlural(count, { one: '# startup de trop', other: '# startups de trop' }),
  tooMany: (asked, limit) =>
    `Cette comparaison porte sur ${asked} startups ; cette page en affiche ${limit} côte à côte, et l’API jusqu’à 10.`,
  leftOut: 'Startups laissées de côté :',
  unknown: (slugs) =>
    slugs.length === 1
      ? `« ${slugs[0]} » ne désigne aucune startup.`
      : 'Ces noms ne désignent aucune startup :',
  unknownHow:
    'Désignez une startup par la fin de l’adresse de sa page : flutterwave pour /startup/flutterwave.',
  onlyDifferences: 'Uniquement les différences',
  noDifferences: 'Aucune différence entre ces startups.',
  allRows: 'Afficher toutes les lignes',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  linkNotCopied: 'Le navigateur a refusé la copie',
  linkNotCopiedWhy: 'La barre d’adresse contient le même lien.',
  exportCsv: 'Exporter en CSV',
  csvTitle: 'Comparaison',
  emptyTitle: 'Des comparaisons pour commencer',
  emptyWhy:
    'Ajoutez deux startups ou plus par leur nom, ou commencez par l’une de ces comparaisons.',
  noStartups: 'Aucune startup pour l’instant.',
  exampleOf: (industry) => `Startups les mieux financées : ${industry}`,
  expectedSlugs: 'attendu : au moins un identifiant',
};
