import { formatCount, sayPlural } from '../../base/count.ts';
import { perLocale } from '../../base/locale.ts';
import type * as english from '../en/take-along.ts';
import type { TranslationOf } from '../translation.ts';

const megabytes = perLocale((tag) => new Intl.NumberFormat(tag, { maximumSignificantDigits: 2 }));
const sayRounds = (rounds: number) => sayPlural(rounds, { one: '# tour', other: '# tours' });

export const bulkDataText: TranslationOf<typeof english.bulkDataText> = {
  title: 'Données',
  description:
    'Tout le répertoire sous forme de fichiers : CSV, JSON Lines, SQLite et Parquet, réécrits chaque nuit, libres d’utilisation sous licence CC BY 4.0.',
  lead: 'Téléchargez tout le répertoire, gratuitement pour tous. Les fichiers sont réécrits chaque nuit.',
  none: 'Il n’y a pas encore d’instantané.',
  noneWhy: 'Le premier instantané paraîtra bientôt, puis un nouveau chaque nuit.',
  latest: (snapshot, startups, rounds) =>
    `L’instantané le plus récent date du ${snapshot} : ${sayPlural(startups, { one: '# startup', other: '# startups' })}, ${sayRounds(rounds)}.`,
  fictional: 'Données de démonstration : ces entreprises sont fictives.',
  inOne: 'Toutes les tables en un seul fichier',
  csv: 'CSV, dans un fichier zip',
  sqlite: 'SQLite, compressé avec gzip',
  spreadsheets: (rows) =>
    `Les fichiers CSV s’ouvrent dans un tableur. En XLSX, les ${formatCount(rows)} premières lignes d’une liste :`,
  tables: 'Un fichier par table',
  table: 'Table',
  about: 'Contenu',
  rows: 'Nombre de lignes',
  oneCsv: 'CSV',
  jsonLines: 'JSON Lines',
  parquet: 'Parquet',
  file: 'Fichier',
  kilobytes: (bytes) =>
    bytes < 1_000_000
      ? `${formatCount(Math.max(1, Math.round(bytes / 1_000)))}\u00a0ko`
      : `${megabytes().format(bytes / 1_000_000)}\u00a0Mo`,
  descriptions: 'Ce que signifie chaque colonne, pour les personnes et les programmes :',
  describing: {
    'datapackage.json': 'Data Package',
    'csv-metadata.json': 'CSVW',
    'dcat.jsonld': 'DCAT',
  },
  threeLines: 'Prise en main rapide',
  sums: 'Chaque exemple donne le nombre de tours et le total levé qu’affiche la page d’accueil.',
  tools: { duckdb: 'DuckDB', r: 'R', sqlite: 'SQLite', pandas: 'pandas' },
  licence: 'Licence et citation',
  licenceWords:
    'Vous pouvez utiliser, modifier et vendre ces données sous Creative Commons Attribution 4.0, à condition d’indiquer d’où elles viennent :',
  citation: (product, snapshot, address) =>
    `${product} : le répertoire des startups africaines, instantané du ${snapshot}. ${address}`,
  logos:
    'Les logos et les articles liés ne font pas partie de ces données : ils appartiennent à leurs propriétaires.',
  checking: 'Vérifier un téléchargement',
  signed: 'Les sommes de contrôle sont signées avec minisign.',
  unsigned:
    'Les sommes de contrôle ne sont pas signées. Elles montrent si un fichier est endommagé, mais pas qui l’a produit.',
  changes: 'Ce qui a changé',
  changesOf: (snapshot) => `Ce qui a changé depuis le ${snapshot}`,
  following:
    'Pour tenir une copie à jour, appliquez dans l’ordre le changes.jsonl.gz de chaque instantané qui suit le vôtre : insert et update contiennent la ligne entière, delete contient la clé et, si une ligne a été fusionnée ou renommée, ce qui la remplace.',
  deletions:
    'La table deletions donne chaque identifiant qui n’est plus utilisé et ce qui l’a remplacé. Pour ce qui a été retiré, elle ne donne que l’identifiant.',
  first: 'C’est le premier instantané : il n’y a rien à quoi le comparer.',
  nothing: 'Rien n’a changé.',
  counts: (insert, update, deleted) =>
    [
      insert > 0 ? sayPlural(insert, { one: '# ligne ajoutée', other: '# lignes ajoutées' }) : '',
      update > 0 ? sayPlural(update, { one: '# ligne modifiée', other: '# lignes modifiées' }) : '',
      deleted > 0
        ? sayPlural(deleted, { one: '# ligne supprimée', other: '# lignes supprimées' })
        : '',
    ]
      .filter(Boolean)
      .join(', '),
  seeChanges: 'Voir les changements',
  snapshotTitle: (snapshot) => `Instantané du ${snapshot}`,
  snapshotDescription: (snapshot) =>
    `Les fichiers de l’instantané du ${snapshot}, et ce qui a changé depuis le précédent.`,
  ops: { insert: 'Nouvelle', update: 'Modifiée', delete: 'Supprimée' },
  op: 'Changement',
  row: 'Ligne',
  detail: 'Avant et après',
  beforeAfter: (column, before, after) => `${column} : ${before} → ${after}`,
  unknown: 'inconnu',
  movedTo: (slug) => `désormais ${slug}`,
  more: (number) =>
    number === 1
      ? 'Une autre ligne se trouve dans changes.jsonl.gz.'
      : `${formatCount(number)} autres lignes se trouvent dans changes.jsonl.gz.`,
  files: 'Fichiers',
  earlier: 'Instantanés antérieurs',
  earlierWords:
    'Les instantanés sont conservés 30 jours ; le premier de chaque mois l’est sans limite de durée.',
  allSnapshots: 'Tous les instantanés',
};

export const embedsText: TranslationOf<typeof english.embedsText> = {
  embed: 'Intégrer',
  how: (path) =>
    `Collez ce code dans une page. Le cadre intégré ne contient ni script ni traceur. Ajoutez ${path.includes('?') ? '&' : '?'}theme=light ou theme=dark à l’adresse pour fixer ses couleurs.`,
  pictures: 'En image :',
  share: 'Partager et intégrer',
  cite: 'Citer',
  card: 'Carte à intégrer',
  badge: 'Badge',
  citation: (name, site, day, address) => `${site}. « ${name} ». Données au ${day}. ${address}`,
  startupTitle: (name, site) => `${name} sur ${site}`,
  raised: (amount) => `${amount} levés`,
  rounds: sayRounds,
  onRecord: 'dans le répertoire',
  stats: { raised: 'Fonds levés', rounds: 'Nombre de tours', latest: 'Dernier tour' },
  noFigures: 'Aucun chiffre pour l’instant.',
  columns: {
    date: 'Date',
    kind: 'Événement',
    raised: 'Fonds levés',
    deals: 'Nombre de tours',
  },
  undisclosed: 'Non divulgué',
  noneMatch: 'Aucun résultat.',
  notEmbeddable: (address) =>
    `Impossible d’intégrer ${address} : donnez l’adresse d’une startup, d’un lieu, d’un secteur, d’un investisseur, d’une liste ou d’un graphique de ce site`,
  expectedUrl: 'attendu : une adresse de ce site',
  expectedSize: 'attendu : un nombre entier à partir de 1',
  onlyJson: 'format : seul json est proposé',
};

const MOST = 5_000;

export const matchText: TranslationOf<typeof english.matchText> = {
  title: 'Rapprocher une liste de noms',
  description:
    'Collez des noms de startups ou d’investisseurs, ou un CSV ; corrigez les cas douteux ; téléchargez la liste avec identifiants et chiffres.',
  lead: 'Collez des noms copiés d’un tableur. Vous les récupérez avec l’identifiant, l’adresse et les chiffres de chaque startup ou investisseur du répertoire.',
  names: 'Noms',
  namesHint: (rows) =>
    `Un nom par ligne, des noms séparés par des virgules, des cellules copiées d’un tableur, ou un CSV dont la première ligne nomme les colonnes. Des colonnes pour le pays et le site web aident à distinguer les homonymes. ${formatCount(rows)} lignes au plus.`,
  file: 'Ou un fichier',
  fileHint: 'XLSX ou CSV. Dans un classeur, seule la première feuille est lue.',
  kind: 'Ces noms désignent',
  kinds: { startup: 'Des startups', investor: 'Des investisseurs' },
  submit: 'Rapprocher',
  forgiven:
    'Les différences d’espaces, d’accents ou de forme juridique (Ltd, SARL) ne gênent pas ; les anciens noms et les sites web sont reconnus. Les programmes et OpenRefine peuvent utiliser le même service :',
  service: 'API de rapprochement',
  wrong: {
    nothing: 'Collez au moins un nom, ou choisissez un fichier',
    tooMany: (most, got) =>
      `Collez ${formatCount(most)} lignes au plus à la fois : il y en a ${formatCount(got)}${most < MOST ? '. Un compte, puis une formule payante, en permettent plus' : ''}`,
    tooLarge: (most, got) =>
      `La liste a ${formatCount(got)} caractères, et ${formatCount(most)} au plus sont lus : laissez de côté les colonnes inutiles`,
    tooLong: (row, most, got) =>
      `Le nom de la ligne ${formatCount(row)} a ${formatCount(got)} caractères, et ${most} au plus sont lus`,
    tooWide: (most, got) =>
      `Collez ${most} colonnes au plus : une de ces lignes en a ${formatCount(got)}`,
  },
  resultsTitle: (number) => sayPlural(number, { one: '# nom comparé', other: '# noms comparés' }),
  part: (first, last, all) =>
    `Lignes ${formatCount(first)} à ${formatCount(last)} sur ${formatCount(all)}. Vos choix sont conservés pour les lignes suivantes et dans le fichier.`,
  nextPart: (rows) =>
    sayPlural(rows, {
      one: 'Rapprocher la ligne suivante',
      other: 'Rapprocher les # lignes suivantes',
    }),
  certain: (number) =>
    sayPlural(number, {
      one: '# nom rapproché avec certitude',
      other: '# noms rapprochés avec certitude',
    }),
  doubtful: (number) => sayPlural(number, { one: '# nom à vérifier', other: '# noms à vérifier' }),
  doubtfulHow: 'Choisissez le bon résultat, ou aucun.',
  unknown: (number) =>
    sayPlural(number, { one: '# nom introuvable', other: '# noms introuvables' }),
  yours: 'Nom fourni',
  found: 'Dans le répertoire',
  choiceOf: (name) => `Dans le répertoire, pour ${name}`,
  none: 'Aucun de ces choix',
  option: (name, detail, otherName) =>
    [name, detail, otherName && `aussi ${otherName}`].filter(Boolean).join(', '),
  takeCsv: 'Télécharger en CSV',
  takeXlsx: 'Télécharger en XLSX',
  again: 'Rapprocher une autre liste',
  fileTitle: 'Noms rapprochés',
  columns: { name: 'Nom', slug: 'Identifiant Griot', found: 'Nom dans le répertoire' },
};

export const reconcileText: TranslationOf<typeof english.reconcileText> = {
  service: (product) => `${product} : startups africaines et leurs investisseurs`,
  types: {
    startup: 'Startup',
    investor: 'Investisseur',
    industry: 'Secteur',
    location: 'Pays ou ville',
  },
  properties: {
    deals_count: 'Nombre de tours auxquels l’investisseur a participé',
    lead_count: 'Nombre de tours menés',
    total_amount: 'Somme des tours auxquels l’investisseur a participé, en dollars américains',
    last_deal_on: 'Date du dernier tour auquel l’investisseur a participé',
    startups_count: 'Nombre de startups',
    url: 'Page sur ce site',
  },
  features: {
    name: 'Ressemblance des noms, sur 100',
    country: 'Même pays',
    website: 'Même site web',
    identifier: 'Même identifiant',
  },
  wrong: {
    json: (field) => `${field} : JSON attendu`,
    tooMany: (most, got) => `attendu : ${most} requêtes au plus, reçu : ${got}`,
    noQuery: 'attendu : une requête, ou des propriétés à rapprocher',
  },
  unknown: 'Aucun élément n’a cet identifiant.',
  raised: (amount) => `${amount} levés`,
  inRounds: sayRounds,
};
