import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/own-lists.ts';
import type { TranslationOf } from '../translation.ts';
import { of } from './words.ts';

type Kind = 'startup' | 'investor' | 'person';
type Offer = { plan: string; limit: number; price: string } | null;

const KINDS: Record<Kind, { one: string; other: string }> = {
  startup: { one: '# startup', other: '# startups' },
  investor: { one: '# investisseur', other: '# investisseurs' },
  person: { one: '# personne', other: '# personnes' },
};
const THIS: Record<Kind, string> = {
  startup: 'cette startup',
  investor: 'cet investisseur',
  person: 'cette personne',
};
const NONE: Record<Kind, string> = {
  startup: 'aucune startup ne s’appelle',
  investor: 'aucun investisseur ne s’appelle',
  person: 'aucune personne ne s’appelle',
};

const sayKind = (kind: Kind, rows: number) => sayPlural(rows, KINDS[kind]);
const sayRows = (rows: number) => sayPlural(rows, { one: '# ligne', other: '# lignes' });
const sayOffer = (offer: Offer) =>
  offer
    ? `La formule ${offer.plan} en offre ${formatCount(offer.limit)} pour ${offer.price}. `
    : '';

export const ownListsText: TranslationOf<typeof english.ownListsText> = {
  title: 'Vos listes',
  description:
    'Les startups, investisseurs et personnes que vous suivez de près, avec vos propres notes.',
  lead: 'Suivez de près des startups, des investisseurs ou des personnes : où vous en êtes avec chacun, une note, la date de la prochaine étape.',
  kinds: { startup: 'Startups', investor: 'Investisseurs', person: 'Personnes' },
  rows: sayKind,
  used: (lists, limit) =>
    `${sayPlural(lists, { one: '# liste', other: '# listes' })} sur ${formatCount(limit)}`,
  name: 'Nom',
  holds: 'Contenu',
  changed: 'Dernier changement {when}',
  changedAt: 'Dernier changement',
  shared: 'Partage',
  privateList: 'Privée',
  secretAddress: 'Par adresse secrète',
  startups: 'Startups',
  startupStatus: 'Statut de l’entreprise',
  empty: 'Aucune liste pour l’instant',
  emptyWhy:
    'Créez une liste ici, ou sélectionnez des lignes dans un tableau de startups, d’investisseurs ou de personnes.',
  create: 'Nouvelle liste',
  createSubmit: 'Créer la liste',
  fullTitle: (limit) => `Vous avez atteint la limite de ${formatCount(limit)} listes`,
  fullWhy: 'Supprimez une liste pour en créer une nouvelle.',
  gives: (limit) => `${formatCount(limit)} listes`,
  full: (limit, offer) =>
    `Vous avez atteint la limite de ${formatCount(limit)} listes. ${sayOffer(offer)}Supprimez-en une pour en créer une nouvelle.`,
  rowsFull: (limit, offer) =>
    `Une liste ne peut dépasser ${formatCount(limit)} lignes : rien n’a été ajouté. ${sayOffer(offer)}Retirez des lignes, ou commencez une autre liste.`,
  firstStatuses: {
    startup: ['À étudier', 'En contact', 'Étude approfondie', 'Écartée'],
    investor: ['À contacter', 'Contacté', 'En discussion', 'A décliné'],
    person: ['À contacter', 'Contactée', 'En contact', 'Écartée'],
  },
  all: 'Tous les statuts',
  statusOf: (name) => `Statut ${of(name)}`,
  noteOf: (name) => `Note sur ${name}`,
  dueOf: (name) => `Prochaine étape pour ${name}`,
  select: (name) => `Sélectionner ${name}`,
  status: 'Statut',
  noStatus: 'Sans statut',
  note: 'Note',
  due: 'Prochaine étape',
  gone: 'Ne figure plus dans le répertoire',
  goneRow: (row) => `ligne ${row}`,
  emptyList: 'Rien dans cette liste pour l’instant',
  emptyListWhy: 'Sélectionnez des lignes dans un tableau, puis choisissez « Ajouter à une liste ».',
  find: {
    startup: 'Trouver des startups',
    investor: 'Trouver des investisseurs',
    person: 'Trouver des fondateurs',
  },
  noneOfStatus: (status) => `Rien dans cette liste n’a le statut « ${status} »`,
  showAll: 'Tout afficher',
  save: 'Enregistrer les modifications',
  changedElsewhere: (names) =>
    `Des modifications faites dans une autre fenêtre depuis l’ouverture de cette page ont été conservées : ${names}. Vérifiez-les, puis enregistrez à nouveau.`,
  forSelected: 'Pour la sélection :',
  setStatus: 'Définir le statut',
  statusToSet: 'Statut à définir',
  compare: 'Comparer',
  csv: 'CSV',
  csvRows: (rows) => `CSV, ${sayRows(rows)}`,
  xlsxRows: (rows) => `XLSX, ${sayRows(rows)}`,
  xlsx: 'XLSX',
  remove: 'Retirer',
  removeAsk: (rows) =>
    sayPlural(rows, {
      one: 'Retirer # ligne de la liste, avec ce que vous avez écrit à côté ? C’est irréversible.',
      other:
        'Retirer # lignes de la liste, avec ce que vous avez écrit à côté ? C’est irréversible.',
    }),
  removeSure: 'Oui, retirer',
  keep: 'Garder',
  nothingSelected: 'Sélectionnez d’abord au moins une ligne.',
  tooFewToCompare: 'Sélectionnez au moins deux startups à comparer.',
  columns: 'Colonnes',
  columnsLegend: 'Informations à afficher',
  columnsSubmit: 'Afficher ces colonnes',
  usualColumns: 'Colonnes habituelles',
  share: 'Partager',
  shareWhat:
    'Toute personne qui a l’adresse peut lire la liste sans compte ; personne ne peut la modifier.',
  shareNotes: 'Montrer aussi mes notes',
  shareSubmit: 'Créer une adresse secrète',
  shareAddress: 'Adresse secrète',
  shareSave: 'Enregistrer',
  shareRevoke: 'Arrêter le partage',
  shareRevokeWhat: 'Si vous arrêtez le partage, l’adresse ne fonctionnera plus.',
  settings: 'Paramètres',
  statuses: 'Statuts',
  statusesHint:
    'Écrivez un statut par ligne, dans les termes de votre choix. Un statut retiré ici reste affiché partout où il était déjà attribué.',
  settingsSubmit: 'Enregistrer les paramètres',
  deleteList: 'Supprimer cette liste',
  deleteWhat: (rows) =>
    `Cette liste sera supprimée${rows === 0 ? '' : `, avec ${sayPlural(rows, { one: 'sa ligne', other: 'ses # lignes' })} et toutes les notes`}. C’est irréversible.`,
  sharedBy: 'Une liste que quelqu’un a partagée avec vous',
  sharedNote: (product) =>
    `Les noms et les informations viennent ${of(product)} ; les statuts, notes et dates viennent de la personne qui a créé la liste.`,
  exportTitle: (name) => `Liste ${name}`,
  address: 'Adresse',
  selection: {
    title: {
      startup: 'Startups sélectionnées',
      investor: 'Investisseurs sélectionnés',
      person: 'Personnes sélectionnées',
    },
    description: 'Ce que vous avez sélectionné, et ce que vous pouvez en faire.',
    all: 'Sélectionner toutes les lignes',
    bar: 'Pour les lignes sélectionnées',
    selected: 'dans la sélection',
    addToList: 'Ajouter à une liste',
    follow: 'Suivre',
    none: 'Rien n’est sélectionné',
    noneWhy: 'Revenez en arrière, sélectionnez des lignes dans le tableau, et réessayez.',
    unknown: (slugs) =>
      `${sayPlural(slugs.length, {
        one: 'Identifiant absent du répertoire, et laissé de côté',
        other: 'Identifiants absents du répertoire, et laissés de côté',
      })} : ${slugs.join(', ')}.`,
    list: 'Liste',
    newList: 'Une nouvelle liste',
    newName: 'Nom de la nouvelle liste',
    newNameHint: 'Seulement pour une nouvelle liste.',
    addSubmit: (rows, kind) => `Ajouter ${sayKind(kind, rows)}`,
    signIn: 'Se connecter pour enregistrer une liste',
    signInSubmit: 'Se connecter',
    noFollow: 'On ne peut pas suivre une personne ; suivez plutôt ses startups.',
    signInWhy:
      'Les listes et les suivis sont liés à un compte. Votre sélection reste sur cette page.',
    followAll: (rows, kind) =>
      rows === 1 ? `Suivre ${THIS[kind]}` : `Suivre ces ${sayKind(kind, rows)}`,
    followWhat: 'Les nouveautés apparaîtront sur votre tableau de bord.',
    followed: (rows, kind) => `Vous suivez ${sayKind(kind, rows)}.`,
    take: 'Exporter',
  },
  wrong: {
    name: 'attendu : de 1 à 80 caractères',
    status: 'attendu : 40 caractères au plus',
    statuses: 'attendu : de 1 à 12 statuts de 40 caractères au plus, un par ligne',
    note: 'attendu : 500 caractères au plus',
    day: 'attendu : une date comme 2026-12-01',
    slugs: 'attendu : de 1 à 200 identifiants',
    newName: 'Nommez la nouvelle liste, en 80 caractères au plus',
    unknown: (kind, slugs) => `${NONE[kind]} ${slugs.slice(0, 10).join(', ')}`,
  },
};
