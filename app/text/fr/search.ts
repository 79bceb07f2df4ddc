import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import { countryName } from '../../base/countries.ts';
import type * as english from '../en/search.ts';
import type { TranslationOf } from '../translation.ts';
import { inPlace, of, ofPlace } from './words.ts';

const nearestIs = (nearest: string | null) =>
  nearest ? ` ; vouliez-vous dire « ${nearest} » ?` : '';
const oneOf = (values: readonly string[]) => values.join(', ');

const CHOICE_LABELS: Readonly<Record<string, string>> = {
  active: 'Active',
  acquired: 'Rachetée',
  closed: 'Fermée',
  public: 'Cotée',
  other: 'Autre',
  linkedin: 'LinkedIn',
  crunchbase: 'Crunchbase',
  wikidata: 'Wikidata',
  github: 'GitHub',
};

export const searchText: TranslationOf<typeof english.searchText> = {
  title: 'Recherche',
  searchTitle: (q) => `Recherche : ${q}`,
  resultsFor: (q) => `Résultats pour « ${q} »`,
  description:
    'Trouvez les startups, investisseurs, secteurs et lieux d’Afrique par leur nom, malgré les fautes de frappe, les accents et les anciens noms.',
  kinds: 'Types de résultats',
  all: 'Tous les résultats',
  groups: {
    startup: 'Startups',
    investor: 'Investisseurs',
    person: 'Personnes',
    industry: 'Secteurs',
    location: 'Lieux',
  },
  allOfKind: (kind, names, most) =>
    names < most
      ? `Tout voir : ${formatCount(names)} ${kind.toLowerCase()}`
      : `Voir plus : ${kind.toLowerCase()}`,
  atLeast: (names) => `${formatCount(names)}+`,
  noneOfKind: (kind) => `Aucun nom semblable parmi les ${kind.toLowerCase()}.`,
  firstOfMany: (most) =>
    `Voici les ${formatCount(most)} noms les plus probables. Précisez le nom pour trouver les autres.`,
  recent: 'Recherches récentes',
  saved: 'Recherches enregistrées',
  manageSaved: 'Modifier ou arrêter les recherches enregistrées',
  clearRecent: 'Effacer les recherches récentes',
  popular: 'Pages les plus consultées',
  nearest: 'Vouliez-vous dire',
  nothingNamed: (q) => `Aucun résultat pour « ${q} »`,
  nothingNamedWhy:
    'Essayez une partie du nom ; les accents et une ou deux fautes de frappe ne gênent pas. Ou décrivez ce que fait l’entreprise.',
  otherWays: 'Autres façons de chercher',
  byMeaning: 'Rechercher par description',
  byMeaningWhy: 'en une phrase, par exemple : des prêts aux petits agriculteurs',
  byFilters: 'Recherche avancée',
  byFiltersWhy: 'par pays, secteur, fonds levés et autres critères',

  aliases: {
    former: (name) => `anciennement ${name}`,
    product: (name) => `propose ${name}`,
    legal: (name) => `raison sociale : ${name}`,
    parent: (name) => `fait partie ${of(name)}`,
    short: (name) => `aussi ${name}`,
  },
  startupIn: (country) => (country ? `Startup ${inPlace(country)}` : 'Startup'),
  investor: 'Investisseur',
  personOf: (startups, isFounder) => {
    const named = startups.slice(0, 2);
    if (named.length === 0) return 'Personne';
    return isFounder ? `A fondé ${formatList(named)}` : `Chez ${formatList(named)}`;
  },
  industry: 'Secteur',
  country: 'Pays',
  cityIn: (country) => (country ? `Ville ${ofPlace(country)}` : 'Ville'),

  operators: {
    contains: 'contient',
    not_contains: 'ne contient pas',
    equals: 'est',
    not_equals: 'n’est pas',
    starts_with: 'commence par',
    ends_with: 'finit par',
    gt: 'dépasse',
    gte: 'est d’au moins',
    lt: 'est inférieur à',
    lte: 'est d’au plus',
    between: 'est entre',
    within_last: 'est dans les n derniers jours',
    in: 'est parmi',
    not_in: 'n’est pas parmi',
    includes: 'comprend',
    not_includes: 'ne comprend pas',
    includes_all: 'comprend à la fois',
    includes_any: 'comprend au moins l’un de',
    is_blank: 'est inconnu',
    is_not_blank: 'est connu',
  },
  operatorNotes: {
    contains:
      'Contient ce texte, où qu’il soit ; s’il n’a qu’une ou deux lettres, au début d’un mot.',
    not_contains: 'Le contraire de « contient ».',
    equals:
      'Correspond exactement à cette valeur ; une date tombe dans le jour, le mois ou l’année indiqués.',
    not_equals: 'Le contraire de « est ».',
    starts_with: 'Commence par ce texte.',
    ends_with: 'Finit par ce texte.',
    gt: 'Dépasse la valeur ; une date vient après le jour, le mois ou l’année indiqués.',
    gte: 'Est supérieur ou égal à la valeur.',
    lt: 'Est inférieur à la valeur ; une date vient avant le jour, le mois ou l’année indiqués.',
    lte: 'Est inférieur ou égal à la valeur.',
    between: 'Vaut query_1, query_2 ou se situe entre les deux.',
    within_last: 'Tombe aujourd’hui ou dans les n jours précédents, en UTC.',
    in: 'Correspond à l’une de ces valeurs.',
    not_in: 'Le contraire de « est parmi ».',
    includes: 'Compte cette valeur parmi les siennes.',
    not_includes: 'Le contraire de « comprend ».',
    includes_all: 'Compte chacune de ces valeurs parmi les siennes.',
    includes_any: 'Compte au moins l’une de ces valeurs parmi les siennes.',
    is_blank: 'Aucune valeur n’est enregistrée.',
    is_not_blank: 'Une valeur est enregistrée.',
  },
  notes: [
    'Une startup doit satisfaire à tous les filtres.',
    'Une valeur inconnue ne satisfait jamais equals, contains, in, includes, gt, etc.',
    'Les opérateurs avec not sont des contraires exacts : ils donnent aussi les startups dont la valeur est inconnue. Ajoutez is_not_blank pour les écarter.',
    'Les textes et les noms sont comparés sans tenir compte des majuscules ni des accents.',
    'Un choix ou une référence s’écrit par son identifiant ou par son nom ; un nom que plusieurs partagent les désigne tous.',
    'Séparez les valeurs d’une liste par des virgules ; mettez entre guillemets droits une valeur qui contient une virgule.',
    'Les nombres s’écrivent 1500000, 1,500,000 ou 1.5M. Les montants sont en dollars américains : un tour dans une autre devise n’est pris en compte que si un taux sourcé le convertit en dollars.',
    'Une date peut être un jour, un mois ou une année. Une date dont on ne connaît que le mois ou l’année est traitée comme le premier jour de cette période. Les jours sont comptés en UTC.',
    'Les valeurs inconnues viennent en dernier dans les deux sens de tri.',
  ],
  choiceLabel: (choice) =>
    CHOICE_LABELS[choice] ?? (/^[A-Z]{2}$/.test(choice) ? countryName(choice) : choice),

  errors: {
    notAList: 'attendu : une liste de filtres, chacun avec column, operator, query_1 et query_2',
    notANumberedFilter: 'attendu : des filtres numérotés à partir de 0, comme f[0][column]',
    notAFilter: 'attendu : un filtre avec column, operator, query_1 et query_2',
    tooManyFilters: (most) => `attendu : ${most} filtres au plus`,
    missing: (field) =>
      `attendu : le nom ${field === 'column' ? 'd’une colonne' : 'd’un opérateur'}`,
    unknownColumn: (given, nearest) => `aucune colonne « ${given} »${nearestIs(nearest)}`,
    unknownOperator: (given, column, nearest, operators) =>
      `${column} n’a pas d’opérateur « ${given} »${nearest ? nearestIs(nearest) : ` ; attendu : ${oneOf(operators)}`}`,
    noValue: 'attendu : une valeur',
    notText: 'attendu : un texte ou un nombre',
    nul: 'la valeur contient le caractère U+0000',
    tooLong: (most) => `attendu : ${formatCount(most)} caractères au plus`,
    tooManyValues: (most) => `attendu : ${most} valeurs au plus`,
    oneValue: (operator) =>
      `${operator} accepte une seule valeur ; ${operator === 'includes' ? 'includes_any ou includes_all en acceptent' : operator === 'not_includes' ? 'plusieurs filtres en acceptent' : operator === 'equals' ? 'in en accepte' : 'not_in en accepte'} plusieurs`,
    notANumber: 'attendu : un nombre comme 1500000, 1.5M ou 250K',
    notWhole: 'attendu : un nombre entier',
    tooLarge: 'attendu : un nombre d’un million de milliards au plus',
    belowFirst: 'attendu : une valeur qui n’est pas inférieure à query_1',
    notADate: 'attendu : une date comme 2024-05-31, un mois comme 2024-05 ou une année comme 2024',
    notDays: (most) => `attendu : un nombre entier de jours de 0 à ${formatCount(most)}`,
    unknownChoice: (given, nearest, choices) =>
      `« ${given} » est inconnu${nearest ? nearestIs(nearest) : ` ; attendu : ${oneOf(choices)}`}`,
    unknownReference: (kind, given, nearest) =>
      `« ${given} » n’existe pas (${kind})${nearestIs(nearest)}`,
    unknownSort: (given, nearest, columns) =>
      `tri impossible par « ${given} »${nearest ? nearestIs(nearest) : ` ; attendu : ${oneOf(columns)}`}`,
    tooManySortKeys: (most) => `attendu : ${most} colonnes au plus`,
    tooSlow:
      'La recherche a pris trop de temps. Affinez-la : ajoutez un filtre, ou un texte plus long.',
    tooBusy: 'Trop de recherches sont en cours. Réessayez dans quelques secondes.',
  },
};

export const advancedSearchText: TranslationOf<typeof english.advancedSearchText> = {
  title: 'Recherche avancée',
  description:
    'Trouvez des startups africaines par pays, secteur, tour, investisseurs, fonds levés et quinze autres critères.',
  lead: 'Chaque filtre affine la liste. L’adresse des résultats peut être enregistrée et partagée.',
  form: 'Filtres',
  filter: (number) => `Filtre ${number}`,
  column: 'Colonne',
  chooseColumn: 'Choisissez une colonne',
  operator: 'Opérateur',
  chooseOperator: 'Choisissez un opérateur',
  value: 'Valeur',
  chooseValue: 'Choisissez une valeur',
  lowerEnd: 'De',
  upperEnd: 'À',
  upperEndSpare: 'Jusqu’à (avec « est entre »)',
  days: 'Nombre de jours',
  listHint: 'Plusieurs valeurs, séparées par des virgules.',
  dateHint: 'Un jour, un mois ou une année, comme 2024-05.',
  moneyHint:
    'En dollars américains, comme 1.5M. Un tour dans une autre devise n’est pris en compte que si un taux sourcé le convertit en dollars.',
  add: 'Ajouter un filtre',
  remove: (number) => `Retirer le filtre ${number}`,
  removeShort: 'Retirer',
  search: 'Rechercher',
  operatorsTitle: 'Ce que fait chaque opérateur',
  kinds: {
    text: 'Textes',
    number: 'Nombres et montants',
    date: 'Dates',
    choice: 'Choix dans une liste',
    reference: 'Lieux',
    many: 'Plusieurs valeurs par startup',
  },
  upTo: (most) => `Vous pouvez combiner jusqu’à ${most} filtres.`,
  matches: (total, isAtLeast) =>
    `${isAtLeast ? 'Au moins ' : ''}${sayPlural(total, { one: '# startup correspond', other: '# startups correspondent' })}`,
  notCounted:
    'Le nombre de résultats n’a pas pu être calculé ; la recherche elle-même fonctionne peut-être quand même.',
  belowFirst: 'attendu : une valeur qui n’est pas inférieure à la première',
  atFilter: (number, message) => `Filtre ${number} : ${message}`,
  atSort: (message) => `Tri : ${message}`,

  start:
    'Un filtre se compose d’une colonne, d’un opérateur et d’une valeur, comme « Pays est Kenya ». Les startups doivent satisfaire à tous les filtres. Celles dont la valeur est inconnue ne satisfont qu’à « n’est pas » et « est inconnu ».',
  tryOne: 'Ou commencez par l’un de ces exemples :',
  examples: {
    fintech: 'Fintech au Nigeria ayant levé au moins 10 M$',
    recent: 'Financées depuis 2023, financement le plus récent d’abord',
    seed: 'En amorçage au Kenya, en Égypte ou au Rwanda',
    young: 'Créées depuis 2020, total levé connu',
  },

  results: 'Résultats',
  chips: 'Filtres appliqués',
  clearAll: 'Tout effacer',
  isBetween: (column, from, to) => `${column} est entre ${from} et ${to}`,
  isWithinLast: (column, days) =>
    days === '1'
      ? `${column} est aujourd’hui ou hier`
      : `${column} est dans les ${days} derniers jours`,
  sortedBy: (labels) => `Tri par ${labels.join(', puis ')}.`,
  descending: (label) => `${label}, décroissant`,
  ascending: (label) => `${label}, croissant`,
  usualOrder: 'Ordre habituel',
  chooseColumns: 'Colonnes',
  columnsLegend: 'Colonnes du tableau',
  applyColumns: 'Afficher ces colonnes',
  undisclosed: 'Non divulgué',
  unknown: '-',
  more: (left) => sayPlural(left, { one: 'et # autre', other: 'et # autres' }),
  csv: 'CSV',
  csvRows: (rows, total, isAtLeast) =>
    `Le fichier CSV contient les ${formatCount(rows)} premières lignes sur ${isAtLeast ? 'plus de ' : ''}${formatCount(total)}`,
  csvAll: 'Le fichier CSV contient toutes les lignes.',
  csvAccount: (rows) => `Un compte gratuit donne droit à ${formatCount(rows)} lignes par fichier.`,
  csvSignIn: 'Se connecter ou créer un compte',
  csvGives: (rows) => `${formatCount(rows)} lignes par fichier`,
  csvTitle: 'Startups',
  showFacets: 'Compter par pays, secteur, tour et statut',
  hideFacets: 'Masquer le décompte',
  facetsTitle: 'Affiner',
  facets: {
    country: 'Pays',
    industry: 'Secteur',
    latest_round: 'Dernier tour',
    status: 'Statut',
  },
  facetsOfFirst: (matches) =>
    `Décompte fait sur les ${formatCount(matches)} premiers résultats, dans cet ordre.`,
  facetsLeft: (left) => sayPlural(left, { one: '# autre', other: '# autres' }),

  noMatches: (filters) =>
    filters === 1
      ? 'Aucune startup ne correspond à ce filtre'
      : `Aucune startup ne correspond à ces ${filters} filtres`,
  noMatchesWhy: 'Aucune startup ne satisfait à tous ces filtres.',
  without: (filter, total, isAtLeast) =>
    `Sans « ${filter} » : ${isAtLeast ? 'au moins ' : ''}${formatCount(total)}`,
  overTitle: 'Affinez la recherche',
};
