import { sayPlural } from '../../base/count.ts';
import type * as english from '../en/uploads.ts';
import type { TranslationOf } from '../translation.ts';

const sayRows = (count: number) => sayPlural(count, { one: '# ligne', other: '# lignes' });

export const uploadsText: TranslationOf<typeof english.uploadsText> = {
  title: 'Importer un fichier',
  offerTitle: 'Proposer un fichier',
  description:
    'Des feuilles de calcul de startups, de tours et d’investisseurs, examinées avant tout enregistrement.',
  lead: 'Envoyez une feuille de calcul. Avant tout enregistrement, vous voyez comment chaque colonne est comprise et ce qui changerait ; vous pouvez ensuite annuler tout un import.',
  offerLead:
    'Envoyez une feuille de calcul de startups ou de tours. Vous voyez ce qu’elle changerait ; un modérateur l’importe ensuite, ou explique pourquoi il la refuse.',
  link: 'Importer un fichier',
  file: 'Fichier',
  fileHint: (most) =>
    `XLSX, CSV ou JSON, jusqu’à 6 Mo et ${most} lignes. Les fichiers Excel 97 (.xls) doivent être enregistrés en .xlsx.`,
  kind: 'Que représente une ligne ?',
  kinds: {
    deals: 'Une opération : un tour, avec des informations sur la startup concernée',
    startups: 'Une startup',
    rounds: 'Un tour d’une startup déjà dans le répertoire',
    investors: 'Un investisseur',
    news: 'Un article d’actualité',
    metrics: 'Un chiffre d’une startup à une date donnée',
  },
  upload: 'Examiner le fichier',
  uploads: 'Fichiers à ce jour',
  none: 'Aucun fichier n’a encore été envoyé.',
  listColumns: {
    file: 'Fichier',
    who: 'Expéditeur',
    at: 'Date',
    state: 'État',
    counts: 'Résultat',
  },
  somebody: 'Un compte supprimé',
  states: {
    open: 'pas encore vérifié',
    checking: 'en cours de vérification',
    checked: 'vérifié',
    waiting: 'en attente de modération',
    importing: 'en cours d’import',
    imported: 'importé',
    declined: 'refusé',
    undoing: 'en cours d’annulation',
    undone: 'annulé',
    failed: 'en échec',
  },
  sentBy: (name) => `Proposé par ${name}`,
  rowsRead: (count, sheet) =>
    sheet ? `${sayRows(count)} dans la feuille « ${sheet} »` : sayRows(count),
  columns: 'Colonnes',
  columnsHow:
    'Comment chaque colonne du fichier est comprise. Les colonnes inutilisées sont ignorées.',
  columnHeads: { header: 'Dans le fichier', samples: 'Par exemple', field: 'Contenu reconnu' },
  takenFor: (header) => `Contenu reconnu dans la colonne « ${header} »`,
  unused: 'Inutilisée',
  fields: {
    slug: 'Identifiant dans ce répertoire',
    name: 'Nom',
    startup: 'Nom de la startup',
    startup_slug: 'Identifiant de la startup dans ce répertoire',
    startups: 'Noms des startups',
    startup_slugs: 'Identifiants des startups dans ce répertoire',
    former_names: 'Anciens noms',
    location: 'Lieu',
    announced_year: 'Année du tour',
    announced_month: 'Mois du tour',
    amount_usd: 'Montant en dollars américains',
    amount: 'Montant',
    currency: 'Devise du montant',
    usd_rate: 'Dollars pour une unité',
    usd_rate_on: 'Date de ce taux',
    lead_investors: 'Investisseurs chefs de file',
    source_url: 'Source',
    publisher: 'Éditeur de la source',
    read_on: 'Date de lecture de la source',
    title: 'Titre',
    url: 'Adresse de l’article',
    published_on: 'Date de publication',
    metric: 'Ce qui est mesuré',
    value: 'Chiffre',
    measured_on: 'Date du chiffre',
  },
  sheet: 'Feuille',
  missing: (fields) =>
    `Champs sans colonne : ${fields}. Indiquez la colonne qui correspond à chacun.`,
  questions: 'Questions',
  unit: (header) =>
    `Les montants de la colonne « ${header} » sont tous faibles. En quelle unité sont-ils exprimés ?`,
  unitPlain: 'Quelle est l’unité des montants qui n’en indiquent pas ?',
  units: {
    ones: 'En unités',
    thousands: 'En milliers',
    millions: 'En millions',
    billions: 'En milliards',
  },
  unitAsCells: 'Comme indiqué dans les cellules',
  decimals: 'Que vaut 1.234 dans ce fichier ?',
  decimalSigns: {
    dot: '1.234 vaut un peu plus de 1 : 1,234.50',
    comma: '1.234 vaut plus de 1 000 : 1.234,50',
  },
  dateOrder: 'Dans ce fichier, 03/04/2021 désigne-t-il le 3 avril ou le 4 mars ?',
  dateOrders: { 'day-first': '3 avril', 'month-first': '4 mars' },
  asShown: 'Comme affiché dans les cellules',
  nextSteps: {
    unit: 'Précisez ci-dessous l’unité des montants qui n’en indiquent pas.',
    decimals: 'Indiquez ci-dessous comment le fichier écrit les décimales.',
    date_order:
      'Indiquez ci-dessous si, dans ce fichier, 03/04/2021 désigne le 3 avril ou le 4 mars.',
    removal: 'Un exploitant peut dire pourquoi cette fiche a été retirée.',
  },
  totals: (header) =>
    `« ${header} » semble indiquer tout ce qu’une entreprise a levé : il n’y a ni date ni type de tour. Les totaux seraient comptés en plus des tours qui les composent.`,
  areRounds: 'Chaque ligne correspond bien à un tour',
  source: 'Source des lignes qui n’en citent pas',
  sourceHint: 'L’adresse où se trouve la liste. Un tour sans source n’entre dans aucun total.',
  publisher: 'Éditeur de cette source',
  check: 'Vérifier ce qui changerait',
  checkAgain: 'Vérifier à nouveau',
  busy: 'Cela prend un moment. Rechargez la page pour voir où en est le traitement.',
  progress: (done, all) => `${done} sur ${sayRows(all)}`,
  reload: 'Recharger',
  wouldBe: 'Ce qui changerait',
  was: 'Ce qui a été importé',
  countHeads: {
    kind: 'Type',
    created: 'Nouvelles fiches',
    updated: 'Fiches modifiées',
    unchanged: 'Fiches déjà connues',
    rejected: 'Lignes écartées',
    leftOut: 'Cellules écartées',
  },
  countKinds: {
    startups: 'Startups',
    rounds: 'Tours',
    investors: 'Investisseurs',
    news: 'Actualités',
    metrics: 'Chiffres',
  },
  counts: (created, updated) => `fiches nouvelles : ${created}, fiches modifiées : ${updated}`,
  problems: 'Éléments écartés, et pourquoi',
  problemRows: (count, effect) =>
    effect === 'row'
      ? sayPlural(count, { one: '# ligne écartée', other: '# lignes écartées' })
      : sayPlural(count, { one: '# cellule écartée', other: '# cellules écartées' }),
  line: (line, value) => (value ? `ligne ${line} : ${value}` : `ligne ${line}`),
  more: (count) => sayPlural(count, { one: '# autre', other: '# autres' }),
  duplicates: 'Peut-être deux fois la même startup',
  pair: (one, other, reason) => `${one} et ${other} : ${reason}`,
  import: 'Importer',
  send: 'Envoyer aux modérateurs',
  decline: 'Refuser',
  declineReason: 'Motif du refus',
  declineHint: 'L’expéditeur lira ce motif.',
  undo: 'Annuler l’import',
  undoHow:
    'L’annulation retire ce que ce fichier a créé et rétablit ce qu’il a modifié. Ce qui a été modifié ou utilisé depuis est conservé, et figure dans une liste.',
  kept: 'Éléments conservés, car modifiés ou utilisés depuis',
  keptReasons: { changed: 'modifié depuis', used: 'utilisé ailleurs' },
  allGone: 'Il ne reste rien de ce fichier.',
  another: 'Importer un autre fichier',
  queued: 'Fichier à importer',
  mail: {
    subjects: {
      imported: (file) => `${file} a été importé`,
      partly: (file) => `${file} a été importé en partie`,
      nothing: (file) => `Rien n’a été importé du fichier ${file}`,
      declined: (file) => `${file} a été refusé`,
    },
    says: {
      imported: 'Un modérateur a lu le fichier que vous avez envoyé, et tout a été importé. Merci.',
      partly:
        'Un modérateur a lu le fichier que vous avez envoyé et l’a fait importer. Merci. Une partie a été écartée ; la page du fichier précise ce qui l’a été, et pourquoi.',
      nothing:
        'Un modérateur a lu le fichier que vous avez envoyé et l’a fait importer, mais aucune de ses lignes n’a pu être reprise. La page du fichier dit pourquoi.',
      declined: 'Un modérateur a lu le fichier que vous avez envoyé et l’a refusé. Motif :',
    },
    see: 'Voir le résultat',
    seeFile: 'Voir la page du fichier',
  },
  wrong: {
    address: 'Saisissez une adresse web qui commence par https://',
    noFile: 'Choisissez un fichier',
    tooLarge:
      'Le fichier dépasse 6 Mo, ou 64 Mo décompressé : divisez-le, ou demandez à un exploitant de l’importer',
    tooManyRows: (most) =>
      `Le fichier a plus de ${most} lignes : divisez-le, ou demandez à un exploitant de l’importer.`,
    tooMany: (perDay) =>
      `Vous avez envoyé ${perDay} fichiers aujourd’hui. Envoyez le suivant demain.`,
    gone: 'Le fichier n’est plus conservé. Envoyez-le à nouveau.',
    changed:
      'Quelqu’un a été plus rapide, ou le fichier a changé entre-temps. Examinez-le à nouveau.',
    reason: 'Dites pourquoi, en 2 à 500 caractères',
    broken:
      'Une erreur s’est produite ici. Vérifiez le fichier à nouveau ; si cela échoue, prévenez un exploitant.',
  },
};
