import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/charts.ts';
import type { TranslationOf } from '../translation.ts';
import { inPlace, of, ofPlace } from './words.ts';

export const chartsText: TranslationOf<typeof english.chartsText> = {
  chart: 'Graphique',
  table: 'Tableau',
  csv: 'CSV',
  xlsx: 'XLSX',
  svg: 'SVG',
  png: 'PNG',
  zip: 'Tout dans un fichier ZIP',
  cite: 'Citer',
  load: 'Charger dans Python, R ou Sheets',
  loading: (address) =>
    [
      `import pandas as pd; data = pd.read_csv("${address}")`,
      `data <- read.csv("${address}")`,
      `=IMPORTDATA("${address}")`,
    ].join('\n'),
  openAsFigure: 'Ouvrir dans « Chiffres »',
  compareWith: 'Comparer dans « Chiffres »',
  mostIn: (year) => `En tête en ${year}`,
  citation: (site, title, day, address) =>
    `${site}. « ${title} ». ${day ? `Données au ${day}. ` : ''}${address}`,
  source: (site, day) => (day ? `Source : ${site}, mise à jour le ${day}.` : `Source : ${site}.`),
  measure: (title, unit) => `${title} (${unit.toLowerCase()})`,
  coverage: {
    usd: (known, total) =>
      `Tours comptés : ${known} sur ${total} ; les autres sont sans montant ou exclus.`,
    count: (known, total) =>
      `Startups dont l’année de création est connue : ${known} sur ${total}.`,
  },
  figureViews: (title) => `Vues : ${title}`,
  empty: 'Aucun chiffre pour l’instant. Le premier à avoir une source apparaîtra ici.',
  noData: 'Pas de données',
  openRecords: 'Appuyez pour voir les fiches',
  soFar: 'à ce jour',
  yearSoFar: (year) => `${year} à ce jour`,
  otherRows: (count) => sayPlural(count, { one: '# autre', other: '# autres' }),
  otherSeries: 'Autres',
  unnamed: 'Sans nom',
  units: { usd: 'Dollars américains', count: 'Nombre', percent: 'Pourcentage' },
  xHeadings: { year: 'Année', date: 'Date', category: 'Nom' },
  zeroUsd: '0 $',
  percent: (value) => `${value} %`,
  finding: {
    only: (label, value) => `${label} : ${value}.`,
    highest: (label, value) => `Maximum : ${label}, ${value}.`,
    lowest: (label, value) => `Minimum : ${label}, ${value}.`,
    latest: (label, value) => `Dernière valeur : ${label}, ${value}.`,
    allEqual: (count, value) => `Même valeur pour les ${count} : ${value}.`,
    ofSeries: (name, finding) => `${name}. ${finding}`,
    unknown: (count, total) => `Données manquantes : ${count} sur ${total}.`,
  },
  pointReading: (label, value) => `${label} : ${value}`,
  legend: 'Légende',
  range: (low, high) => `de ${low} à ${high}`,
  orMore: (low) => `${low} et plus`,
  placeReading: (label, value) => `${label} : ${value}`,
  boundaryDisclaimer:
    'Les frontières sont simplifiées et n’ont qu’une valeur indicative ; elles n’expriment aucune opinion sur le statut d’un territoire.',
};

export const figuresText: TranslationOf<typeof english.figuresText> = {
  fundingHistory: (where) => (where ? `Fonds levés par année, ${where}` : 'Fonds levés par année'),
  topIndustries: 'Secteurs comptant le plus de startups',
  yearFounded: (where) => `Nombre de startups par année de création, ${where}`,
  twitterFollowers: (startup) => `Nombre d’abonnés Twitter ${of(startup)}`,
  twitterMentions: (startup) => `Nombre mensuel de mentions ${of(startup)} sur Twitter`,
  backlinks: (startup) => `Nombre de liens vers le site ${of(startup)}`,
  countryConcentration: (investor) => `Tours auxquels ${investor} a participé, par pays`,
  startupsOf: ({ industryName, placeName }) => {
    const startups = industryName ? `startups du secteur ${industryName}` : 'startups';
    if (!placeName) return industryName ? startups : null;
    return `${startups} ${industryName ? inPlace(placeName) : ofPlace(placeName)}`;
  },
  headlines: {
    raised: (who, year, comparison) =>
      `Le répertoire recense {figure} levés${who ? ` par les ${who}` : ''} en ${year}, ${comparison}`,
    of: (usd, publisher) => `sur les ${usd} recensés par ${publisher}`,
    moreThan: (usd, publisher) => `plus que les ${usd} recensés par ${publisher}`,
    most: 'un record toutes années confondues',
    mostUntilThen: 'un record à l’époque',
    mostSince: (year) => `un plus haut depuis ${year}`,
    leastSince: (year) => `un plus bas depuis ${year}`,
    alike: (year) => `à peu près autant qu’en ${year}`,
    fewerThanHalf: (year) => `moins de la moitié du total de ${year}`,
    downFrom: (amount, year) => `en baisse par rapport aux ${amount} de ${year}`,
    industry: (name, startups, total) =>
      sayPlural(startups, {
        one: `{figure} startup sur ${formatCount(total)} relève du secteur ${name}`,
        other: `{figure} startups sur ${formatCount(total)} relèvent du secteur ${name}`,
      }),
    country: (name, rounds, total) =>
      sayPlural(rounds, {
        one: `{figure} tour sur ${formatCount(total)} a financé une startup ${ofPlace(name)}`,
        other: `{figure} tours sur ${formatCount(total)} ont financé des startups ${ofPlace(name)}`,
      }),
  },
  tooFewFounded: (known, total) =>
    `Année de création connue pour ${sayPlural(known, { one: '# startup', other: '# startups' })} sur ${formatCount(total)} : trop peu pour un graphique.`,
  industryIn: (industry, place) => `${industry} ${inPlace(place)}`,
  series: {
    disclosedAmount: 'Montant divulgué',
    startups: 'Nombre de startups',
    followers: 'Nombre d’abonnés',
    mentions: 'Nombre de mentions',
    backlinks: 'Nombre de liens entrants',
    rounds: 'Nombre de tours',
  },
  undatedRounds: (rounds) =>
    sayPlural(rounds, {
      one: '# tour sans date est compté dans les totaux, mais dans aucune année.',
      other: '# tours sans date sont comptés dans les totaux, mais dans aucune année.',
    }),
  columns: { year: 'Année', date: 'Date', name: 'Nom', usd: (series) => `${series} (USD)` },
  readMe: (site, day, address, files, home) =>
    `${site}, ${day}
${address}

${files.join(', ')}

data.csv contient les données du graphique.${files.includes('records.csv') ? ' records.csv contient les tours dont elles sont tirées, chacun avec l’adresse de sa source.' : ''}
Origine de chaque information : ${home}/methodology. Licence : CC BY 4.0, avec un lien vers ${home}.
`,
  datasetDescription: (title, records) =>
    `${title} : décompte d’après ${sayPlural(records, { one: '# fiche publique sur les startups africaines, avec sa source', other: '# fiches publiques sur les startups africaines, chacune avec sa source' })}.`,
  noFundingsYet:
    'Pour l’instant, aucun tour daté n’a de montant divulgué. Les années apparaîtront dès qu’un tel tour aura une source.',
  errors: {
    onlyMissing: (keys) => `attendu : un ou plusieurs parmi ${keys}, séparés par des virgules`,
    unknownKey: (key) => `« ${key} » n’est pas un graphique`,
    unknownKeyNear: (key, nearest) =>
      `« ${key} » n’est pas un graphique ; vouliez-vous dire « ${nearest} » ?`,
    slugMissing: (key) => `requis par ${key}`,
    oneChart: 'attendu : un seul graphique par fichier',
    year: 'attendu : une année, par exemple 2024',
  },
};

export const rankingsText: TranslationOf<typeof english.rankingsText> = {
  criteria: {
    fundings: {
      tab: 'Fonds levés',
      title: 'Top 100 des startups africaines par fonds levés',
      shortTitle: 'Startups africaines par fonds levés',
      amount: 'Total levé',
      how: 'La somme des tours d’une startup qui ont un montant et une source, en dollars. Ce qui n’entre dans aucun total figure à part : plafonds de lignes de crédit, fonds levés après l’introduction en Bourse, cessions d’actions à des tiers. Les startups sans total ne sont pas classées.',
      emptyTitle: 'Aucun tour divulgué pour l’instant',
      emptyWhy:
        'Une startup figure ici dès qu’un tour avec un montant et une source est enregistré.',
    },
    early_stage_fundings: {
      tab: 'Financements de démarrage',
      title: 'Top 100 des startups africaines par financements de démarrage',
      shortTitle: 'Startups africaines par financements de démarrage',
      amount: 'Financements de démarrage',
      how: 'La somme des tours de business angels, de pré-amorçage et d’amorçage, des subventions et des obligations convertibles qui ont un montant et une source, en dollars.',
      emptyTitle: 'Aucun financement de démarrage divulgué pour l’instant',
      emptyWhy:
        'Ce classement nécessite des tours de business angels, de pré-amorçage ou d’amorçage, des subventions ou des obligations convertibles assortis d’un montant et d’une source.',
    },
    twitter_follower_growth: {
      tab: 'Nouveaux abonnés Twitter',
      title: 'Top 100 des startups africaines par gain d’abonnés Twitter',
      shortTitle: 'Startups africaines par gain d’abonnés Twitter',
      amount: 'Abonnés gagnés',
      how: 'Le nombre d’abonnés au dernier relevé, moins le nombre relevé 365 jours plus tôt, à 45 jours près ; les startups sans ces deux relevés ne sont pas classées.',
      emptyTitle: 'Pas encore deux relevés d’abonnés à un an d’écart',
      emptyWhy:
        'Une startup figure ici dès que deux relevés d’abonnés à un an d’écart environ sont enregistrés, chacun avec sa source.',
    },
    twitter_follower_count: {
      tab: 'Abonnés Twitter',
      title: 'Top 100 des startups africaines par nombre d’abonnés Twitter',
      shortTitle: 'Startups africaines par nombre d’abonnés Twitter',
      amount: 'Nombre d’abonnés',
      how: 'Le relevé d’abonnés le plus récent du répertoire. Les startups sans relevé ne sont pas classées.',
      emptyTitle: 'Aucun relevé d’abonnés pour l’instant',
      emptyWhy: 'Une startup figure ici dès qu’un relevé d’abonnés sourcé est enregistré.',
    },
    twitter_tweet_count: {
      tab: 'Publications Twitter',
      title: 'Top 100 des startups africaines par nombre de publications Twitter',
      shortTitle: 'Startups africaines par nombre de publications Twitter',
      amount: 'Nombre de publications',
      how: 'Le relevé de publications le plus récent du répertoire. Les startups sans relevé ne sont pas classées.',
      emptyTitle: 'Aucun relevé de publications pour l’instant',
      emptyWhy: 'Une startup figure ici dès qu’un relevé de publications sourcé est enregistré.',
    },
  },
  narrow: 'Affiner le classement',
  anyCountry: 'Tous les pays',
  anyIndustry: 'Tous les secteurs',
  show: 'Afficher',
  noneChosen: 'Ce chiffre manque pour toutes les startups de la sélection',
  allOfThem: 'Voir tout le classement',
  unknownPage: 'attendu : 1 ou 2',
  unmeasured: 'Critères pas encore mesurés :',
  tabs: 'Critère de classement',
  rank: 'Rang',
  movedSince: (year) => `Depuis ${year}`,
  isNew: 'nouvelle',
  unmoved: '=',
  up: (places) => sayPlural(places, { one: 'gagne # place', other: 'gagne # places' }),
  down: (places) => sayPlural(places, { one: 'perd # place', other: 'perd # places' }),
  wasRank: (rank) => `Rang précédent : ${rank}`,
  years: (years) => `Les ${years} dernières années`,
  dataTo: (year) => `Données jusqu’en ${year}.`,
  coverage: (known, total) =>
    `Startups du répertoire dont le chiffre est connu : ${formatCount(known)} sur ${formatCount(total)}.`,
  coverageChosen: (known, total) =>
    `Startups de cette sélection dont le chiffre est connu : ${formatCount(known)} sur ${formatCount(total)}.`,
  description: (title, how) => `${title}. ${how}`,
  tagline: 'Activité',
  asOf: 'Date des données',
  address: 'Adresse',
  unknownSort: (sort, known) =>
    `« ${sort} » n’est pas une colonne de tri ; attendu : ${known.join(', ')}, avec - pour l’ordre décroissant`,
  otherRanking: 'Voir le classement par fonds levés',
  allIndustries: 'Voir tous les secteurs',
  top100: 'Top 100',
  unknownCriterion: (by, known) => `« ${by} » n’est pas un critère ; attendu : ${known}`,
  unknownCriterionNear: (by, nearest) =>
    `« ${by} » n’est pas un critère ; vouliez-vous dire « ${nearest} » ?`,
};
