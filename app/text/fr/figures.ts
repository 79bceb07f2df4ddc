import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/figures.ts';
import type { TranslationOf } from '../translation.ts';
import { agree, firstPlace, thePlace } from './words.ts';

const sayRounds = (number: number) => sayPlural(number, { one: '# tour', other: '# tours' });

export const figureText: TranslationOf<typeof english.figureText> = {
  measures: {
    raised: 'Fonds levés',
    rounds: 'Nombre de tours',
    startups: 'Nombre de startups',
    investors: 'Nombre d’investisseurs',
    exits: 'Nombre de sorties',
    median_round: 'Tour médian',
    mean_round: 'Tour moyen',
    largest_round: 'Tour le plus important',
    share: 'Part des fonds levés',
  },
  splits: {
    none: 'Sans répartition',
    year: 'Année',
    quarter: 'Trimestre',
    country: 'Pays',
    region: 'Région',
    city: 'Ville',
    industry: 'Secteur',
    kind: 'Type de financement',
    round: 'Type de tour',
    investor: 'Investisseur',
    startup: 'Startup',
    status: 'Statut',
  },
  page: {
    title: 'Chiffres',
    description:
      'Sommes, décomptes et médianes du répertoire : par année, lieu, secteur ou investisseur, établis à votre façon, chaque chiffre avec ses fiches.',
    measure: 'Mesure',
    splitBy: 'Répartition',
    compare: 'Comparer',
    add: 'Ajouter',
    chooseLabel: (most) =>
      `Un lieu, un secteur ou un investisseur ; jusqu’à ${most} sur un graphique`,
    chooseFirst: 'Choisir…',
    comparable: {
      region: 'Régions',
      country: 'Pays',
      industry: 'Secteurs',
      investor: 'Investisseurs les plus actifs',
    },
    addLabel: 'Un autre lieu, secteur ou investisseur, ou une année',
    addHint: 'ou Lagos, Norrsken, 2024',
    years: 'Années',
    show: 'Afficher',
    about: 'Sélection',
    lens: 'Ce qui est compté',
    lensSubtitle: 'Les totaux dépendent de ce choix. Chaque choix a sa propre adresse',
    choose: 'Ou choisissez',
    min: 'Montant minimal d’un tour, en dollars américains',
    apply: 'Appliquer',
    table: 'Les mêmes chiffres',
    tableSubtitle: 'Chaque chiffre mène à ses fiches',
    knownOf: (known, all) => `${known} sur ${all}`,
    recordsOf: (label, value) => `${label}, ${value} : fiches correspondantes`,
    none: 'aucune donnée',
    tooFew: 'trop peu de tours',
    all: 'Ensemble',
    more: (shown, all) =>
      `Les ${formatCount(shown)} premières lignes sur ${formatCount(all)} ; les fichiers en contiennent davantage.`,
    overlap:
      'Une fiche est comptée pour chacun de ses secteurs et de ses investisseurs : ces lignes ne s’additionnent donc pas.',
    lenses: 'Selon chaque façon de compter',
    lensesSubtitle: 'La même somme, comptée autrement',
    counted: 'Façon de compter',
    chosen: 'Selon le choix fait ici',
    knownIn: (known, all, label) => `${formatCount(known)} sur ${formatCount(all)} (${label})`,
    amountKnown: (parts) => `Tours dont le montant est connu : ${parts.join(', ')}.`,
    followed: 'Flux de ces fiches',
    json: 'JSON',
    otherCurrency: (number) =>
      sayPlural(number, {
        one: '# tour annoncé dans une autre devise, sans taux de change sourcé.',
        other: '# tours annoncés dans une autre devise, sans taux de change sourcé.',
      }),
    leftOut: (usd, rounds) => `Exclus par ce choix : ${usd} en ${sayRounds(rounds)}.`,
    unplaced: (number) =>
      `Fiches qui ne figurent dans aucune ligne du tableau : ${formatCount(number)}.`,
    address:
      'L’adresse de la page contient la question : toute personne à qui vous l’envoyez verra les mêmes chiffres.',
    key: 'Clé',
    value: 'Valeur',
    recordsColumn: 'Nombre de fiches',
    undisclosedColumn: 'Fiches sans montant',
    addressColumn: 'Adresse des fiches',
    comparedColumn: 'Élément',
  },
  presets: {
    record: 'Comme dans les totaux de ce répertoire',
    all: 'Tout ce qui est enregistré',
    partech: 'Selon le décompte de Partech',
    'big-deal': 'Selon le décompte d’Africa: The Big Deal',
    equity: 'Capital seulement',
  },
  parts: {
    grants: ['Subventions', 'accordées, non remboursables'],
    debt: ['Dette', 'prêts effectivement versés'],
    convertibles: ['Obligations convertibles', 'dette jusqu’à leur conversion'],
    tokens: ['Jetons', 'vendus au public'],
    other: ['Non précisé', 'tours de type non précisé'],
    facilities: ['Lignes de crédit', 'un plafond de tirage'],
    post_ipo: ['Après l’introduction en Bourse', 'fonds levés par une entreprise cotée'],
    secondary: ['Cessions secondaires', 'sommes versées aux actionnaires'],
  },
  year: 'Année',
  exitKind: 'Type de sortie',
  from: 'De',
  fromYear: 'Première année',
  toYear: 'Dernière année',
  to: 'à',
  unknown: 'Inconnu',
  errors: {
    oneOfExits:
      'pour les sorties : un seul pays, un seul secteur et un seul type, sans régions, intervalles ni exclusions',
    noLens: (measure) =>
      `${measure} : le choix de ce qui est compté ne s’y applique pas, car il porte sur les tours`,
    toBeforeFrom: 'attendu : la même année que from ou une année ultérieure',
    tooMany: (most) => `attendu : ${most} éléments à comparer au plus`,
    unknownCompared: (given) =>
      `aucun lieu, région, secteur ou investisseur n’a l’identifiant « ${given} » ; donnez des identifiants comme kenya,nigeria ou des années comme 2023,2024`,
    notCompared: (given, subject) => `« ${given} » ne s’applique pas à ce sujet : ${subject}`,
    unknownRegion: (given) =>
      `aucune région « ${given} » ; attendu : north-africa, west-africa, central-africa, east-africa ou southern-africa`,
    noSplit: (measure, split, splits) =>
      `${measure} : impossible de répartir par ${split} ; attendu : ${splits.join(', ')}`,
    unknownParameter: (given, nearest) =>
      `aucun paramètre ni filtre « ${given} »${nearest ? ` ; vouliez-vous dire ${nearest} ?` : ''}`,
    notOneOf: (given, known, nearest) =>
      `« ${given} » est inconnu${nearest ? ` ; vouliez-vous dire ${nearest} ?` : '.'} Attendu : ${known.join(', ')}`,
    notAYear: (first, last) => `attendu : une année de ${first} à ${last}`,
    notAnAmount:
      'attendu : un montant en dollars américains, supérieur ou égal à 0, comme 200000 ou 200k',
    notInOrOut: 'attendu : in ou out',
    notALimit: (most) => `attendu : un nombre de lignes de 1 à ${most}`,
    twice: 'attendu : ce paramètre une seule fois',
  },
  years: (from, to) => {
    if (!from) return `jusqu’en ${to}`;
    if (!to) return `depuis ${from}`;
    return from === to ? String(from) : `de ${from} à ${to}`;
  },
  title: (measure, split) => (split ? `${measure} par ${split.toLowerCase()}` : measure),
  finding: {
    raised: (usd, known) => ['Le répertoire recense ', usd, ` levés, en ${known}`],
    count: (words) => ['Le répertoire compte ', words, ''],
    median_round: (usd, known) => [
      'Le tour médian du répertoire est de ',
      usd,
      `, d’après ${known}`,
    ],
    mean_round: (usd, known) => ['Le tour moyen du répertoire est de ', usd, `, d’après ${known}`],
    largest_round: (usd, known) => [
      'Le tour le plus important du répertoire est de ',
      usd,
      ` ; montant connu pour ${known}`,
    ],
    share: (share) => ['Ces tours représentent ', share, ' du total des fonds levés'],
    leads: (name, value, next, after) => [
      `${firstPlace(name)} ${agree(name, 'arrive', 'arrivent')} en tête avec `,
      value,
      `, devant ${thePlace(next)} (${after})`,
    ],
    one: (name, value) => [`${name} : `, value, ' dans le répertoire'],
    none: ['Le répertoire ne contient ', 'aucun montant', ' pour cette demande'],
  },
  scope: (about) => (about.length > 0 ? ` (${about.join(', ')})` : ''),
  known: (known, all) =>
    known === all
      ? sayRounds(all)
      : `${sayPlural(known, { one: '# tour', other: '# tours' })} sur ${formatCount(all)}`,
  counts: {
    rounds: sayRounds,
    startups: (number) => sayPlural(number, { one: '# startup', other: '# startups' }),
    investors: (number) => sayPlural(number, { one: '# investisseur', other: '# investisseurs' }),
    exits: (number) => sayPlural(number, { one: '# sortie', other: '# sorties' }),
  },
};
