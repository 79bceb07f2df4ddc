import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/shell.ts';
import type { TranslationOf } from '../translation.ts';
import { isDay, of, onDate, spanOf } from './words.ts';

export const shellText: TranslationOf<typeof english.shellText> = {
  defaultTitle: 'Découvrez les startups africaines qui comptent et celles qui montent',
  titleTemplate: (title, productName) => `${title} - ${productName}`,
  titleWithErrors: (title) => `Erreur : ${title}`,
  description:
    'Le répertoire ouvert des startups africaines : qui elles sont, ce qu’elles ont levé, auprès de qui, et d’où vient chaque chiffre.',
  skipToContent: 'Aller au contenu',
  home: (productName) => `${productName}, accueil`,
  mainNavigation: 'Menu principal',
  legalNavigation: 'Mentions légales',
  dataNavigation: 'Données',
  aboutNavigation: 'À propos de ce site',
  about: 'À propos',
  figures: 'Chiffres',
  exits: 'Sorties',
  accountNavigation: 'Compte',
  more: 'Plus',
  menu: 'Menu',
  close: 'Fermer',
  startups: 'Startups',
  rounds: 'Tours de table',
  industries: 'Secteurs',
  investors: 'Investisseurs',
  map: 'Carte',
  top100: 'Top 100',
  compare: 'Comparer',
  news: 'Actualités',
  pricing: 'Tarifs',
  search: 'Rechercher',
  searchLabel: 'Rechercher des startups, des investisseurs, des secteurs et des lieux',
  searchPlaceholder: 'Rechercher',
  searchKeyHint: '/',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  dashboard: 'Tableau de bord',
  alerts: 'Alertes',
  following: 'Suivis',
  lists: 'Vos listes',
  savedComparisons: 'Comparaisons enregistrées',
  addStartup: 'Ajouter une startup',
  missing: 'Il manque une startup ?',
  language: (name) => `Langue : ${name}`,
  moderation: 'Modération',
  settings: 'Paramètres',
  accountOf: (name) => `Compte ${of(name)}`,
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', auto: 'Système' },
  siteNotice: 'Avis',
  terms: 'Conditions d’utilisation',
  privacyPolicy: 'Politique de confidentialité',
  attributionPolicy: 'Règles d’attribution',
  corrections: 'Corrections',
  methodology: 'Méthodologie',
  newsletter: 'Newsletter',
  advancedSearch: 'Recherche avancée',
  match: 'Rapprocher une liste',
  api: 'API',
  data: 'Données',
  fundingsFeed: 'Flux des levées de fonds',
  newsFeed: 'Flux des actualités',
  dataSource:
    'Les chiffres proviennent de sources publiques, citées pour chacun d’eux ; les corrections sont les bienvenues.',
  keys: {
    title: 'Raccourcis',
    search: ['/ ou Ctrl+K', 'Rechercher'],
    list: ['?', 'Cette liste'],
    close: ['Échap', 'Fermer le menu ou la fenêtre'],
    button: 'Raccourcis clavier',
    turnOff: 'Désactiver les raccourcis à une touche',
    turnOn: 'Activer les raccourcis à une touche',
  },
  copy: { copy: 'Copier', copied: 'Copié', denied: 'Le navigateur a refusé la copie' },
  loading: 'Chargement en cours',
};

export const statesText: TranslationOf<typeof english.statesText> = {
  retry: 'Réessayer',
  requestId: (id) => `Requête ${id}`,
  source: 'Source :',
  records: (records) => sayPlural(records, { one: '# fiche', other: '# fiches' }),
  updated: 'mise à jour le {day}',
  stale: (days) =>
    sayPlural(days, { one: 'Mis à jour il y a # jour', other: 'Mis à jour il y a # jours' }),
};

export const toastsText: TranslationOf<typeof english.toastsText> = {
  region: 'Notifications',
  close: 'Fermer',
  times: (count) => `${count} fois`,
  stillWaiting: 'Toujours en attente d’une réponse',
  cancel: 'Annuler',
  exportDone: 'Export terminé',
  exportFailed: 'Le navigateur a refusé le téléchargement…',
};

export const formsText: TranslationOf<typeof english.formsText> = {
  problem: 'Il y a un problème',
  optional: '(facultatif)',
  error: 'Erreur :',
};

export const listsText: TranslationOf<typeof english.listsText> = {
  removeFilter: (filter) => `Retirer le filtre ${filter}`,
  pages: 'Pages',
  page: (page) => `Page ${formatCount(page)}`,
  previous: 'Précédent',
  next: 'Suivant',
  range: (from, to, total) => `${formatCount(from)}-${formatCount(to)} sur ${formatCount(total)}`,
  rangeAtLeast: (from, to, total) =>
    `${formatCount(from)}-${formatCount(to)} sur au moins ${formatCount(total)}`,
  loadMore: 'Afficher la suite',
  breadcrumbs: 'Fil d’Ariane',
};

export const listPagesText: TranslationOf<typeof english.listPagesText> = {
  filters: 'Filtres',
  moreFilters: 'Plus de filtres',
  show: 'Afficher',
  upTo: (label) => `${label}, jusqu’à`,
  any: 'Peu importe',
  clearAll: 'Tout effacer',
  pastTheEnd: 'Cette page est vide',
  firstPage: 'Première page',
  without: (filter, total, isAtLeast) =>
    `Sans « ${filter} » : ${isAtLeast ? 'au moins ' : ''}${formatCount(total)}`,
  take: 'Télécharger cette liste :',
  fileRows: (total, most, isAtLeast) => {
    const rows = (number: number) => sayPlural(number, { one: '# ligne', other: '# lignes' });
    if (isAtLeast) return `jusqu’à ${rows(most)}`;
    if (total <= most) return rows(total);
    return `les ${formatCount(most)} premières lignes sur ${formatCount(total)}`;
  },
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  feed: 'Flux',
  wrong: (label, message) => `${label} : ${message}`,
  says: {
    not_equals: (value) => `sauf ${value}`,
    not_in: (value) => `hors ${value}`,
    not_includes: (value) => `sauf ${value}`,
    in: (value) => `parmi ${value}`,
    includes_any: (value) => `parmi ${value}`,
    gt: (value) => `${isDay(value) ? 'après le' : 'plus de'} ${value}`,
    gte: (value) => `à partir ${isDay(value) ? 'du' : 'de'} ${value}`,
    lt: (value) => `${isDay(value) ? 'avant le' : 'moins de'} ${value}`,
    lte: (value) => `jusqu’${isDay(value) ? 'au' : 'à'} ${value}`,
    between: spanOf,
    within_last: (days) =>
      `il y a ${sayPlural(Number(days), { one: '# jour', other: '# jours' })} au plus`,
    is_blank: () => 'inconnu',
    is_not_blank: () => 'connu',
  },
  count: (total, one, many, isAtLeast) =>
    `${isAtLeast ? 'Au moins ' : ''}${sayPlural(total, { one: `# ${one}`, other: `# ${many}` })}`,
};

export const paletteText: TranslationOf<typeof english.paletteText> = {
  groups: {
    startup: 'Startups',
    investor: 'Investisseurs',
    person: 'Personnes',
    industry: 'Secteurs',
    location: 'Lieux',
  },
  recent: 'Recherches récentes',
  tryOne: 'Essayez',
  exampleSearches: ['fintech au Kenya', 'Série A en 2025', 'solaire en Afrique de l’Ouest'],
  saved: 'Recherches enregistrées',
  understood: 'Ce que nous avons compris',
  read: (chips, found) =>
    `Recherche comprise ainsi : ${chips.join(', ')}. ${found ? `${found}. ` : ''}Appuyez sur Entrée pour afficher les résultats.`,
  actions: 'Actions',
  results: 'Suggestions',
  allResults: (q) => `Tous les résultats pour « ${q} »`,
  goTo: (page) => `Aller à la page ${page}`,
  advancedSearch: 'Recherche avancée',
  searchByDescription: 'Rechercher par description',
  theme: (theme) => `Thème : ${theme}`,
  counted: (options) => sayPlural(options, { one: '# suggestion', other: '# suggestions' }),
  noNames: (q) => `Aucun résultat pour « ${q} ».`,
  noAnswer:
    'Les suggestions sont indisponibles pour le moment. Appuyez sur Entrée pour ouvrir la page des résultats.',
  keys: [
    ['Entrée', 'ouvrir'],
    ['Ctrl+Entrée', 'dans un nouvel onglet'],
    ['Échap', 'fermer'],
  ],
};

const uses: Record<string, string> = {
  profile: 'profil',
  status: 'statut',
  technologies: 'technologies',
  metrics: 'chiffres au fil du temps',
  names: 'autres noms',
  history: 'historique',
  people: 'personnes',
  operations: 'pays d’activité',
  incorporation: 'immatriculation',
};

export const sourcesText: TranslationOf<typeof english.sourcesText> = {
  sources: 'Sources',
  note: 'Source',
  notKnown: (facts) =>
    sayPlural(facts.length, {
      one: `Information manquante : ${facts[0]}. Pouvez-vous la fournir, ou voyez-vous une erreur ?`,
      other: `Informations manquantes : ${formatList(facts)}. Pouvez-vous les fournir, ou voyez-vous une erreur ?`,
    }),
  allKnown: 'Vous voyez une erreur ?',
  updated: 'Mise à jour le {day}',
  checked: (day) => `vérifié ${onDate(day)}`,
  read: (day) => `lu ${onDate(day)}`,
  published: (day) => `publié ${onDate(day)}`,
  kinds: {
    company: 'page de l’entreprise',
    filing: 'document officiel',
    press: 'presse',
    directory: 'annuaire',
  },
  weak: 'source insuffisante pour établir le chiffre, exclu des totaux',
  mark: (publisher, count, when) =>
    [
      count === 1
        ? `Source : ${publisher}`
        : `Sources : ${publisher} et ${sayPlural(count - 1, { one: '# autre', other: '# autres' })}`,
      ...(when ? [when] : []),
    ].join(', '),
  sayUse: (use) => uses[use] ?? use,
  prefer: 'Retenir cette publication',
  preferOf: (publisher) => ` ${of(publisher)}`,
  markChecked: 'Confirmer la source',
  markCheckedOf: (publisher) => ` : ${publisher}`,
};

export const fieldsText: TranslationOf<typeof english.fieldsText> = {
  domainListed: (domain, name) => `${domain} figure déjà dans le répertoire : ${name}.`,
  valueGone:
    'Un lieu ou un secteur cité ici ne figure plus dans le répertoire, ou pas dans ce pays.',
  wrong: {
    field: 'Indiquez ce qui est faux ou ce qui manque',
    https: 'Saisissez une adresse qui commence par https',
    shared: (host) =>
      `Saisissez l’adresse propre à l’entreprise : ${host} est partagé par de nombreuses entreprises`,
    year: (first, now) => `Saisissez une année comprise entre ${first} et ${now}`,
    date: 'Cette date n’a pas été comprise. Écrivez 2024, mai 2024 ou 17 mai 2024',
    dateEither:
      'Deux dates sont possibles. Écrivez le mois en toutes lettres, par exemple 4 mai 2024',
    datePast: 'Saisissez une date entre 1950 et aujourd’hui',
    empty: 'Saisissez une valeur',
  },
};

export const marksText: TranslationOf<typeof english.marksText> = {
  comma: ', ',
  semicolon: '\u202f; ',
  colon: '\u00a0: ',
};
