import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type { FundingRound } from '../../base/enumerations.ts';
import { sayRoundAmount } from '../../base/money.ts';
import type * as english from '../en/rounds.ts';
import type { TranslationOf } from '../translation.ts';
import { ofRound, onDate, than } from './words.ts';

const sayRounds = (number: number) => sayPlural(number, { one: '# tour', other: '# tours' });

export const roundsText: TranslationOf<typeof english.roundsText> = {
  title: 'Tours de table',
  lead: 'Tous les tours du répertoire, du plus récent au plus ancien, avec les participants et la source du chiffre.',
  description:
    'Tous les tours de table des startups africaines du répertoire : filtrez par type, montant, date, investisseur, pays et secteur, et téléchargez la liste en CSV ou JSON.',
  search: 'Filtrer les tours',
  amounts: 'Montant en dollars américains',
  amountFrom: '1M',
  amountTo: '10M',
  dateFrom: '2024',
  dateTo: '2025-06',
  disclosedChoices: {
    yes: 'Divulgué',
    no: 'Non divulgué',
    counted: 'Compté dans les sommes',
  },
  moneyKinds: {
    equity: 'Capital',
    debt: 'Dette',
    grant: 'Subvention',
    convertible: 'Obligation convertible',
    secondary: 'Cession secondaire',
    token: 'Vente de jetons',
    other: 'Autre ou non précisé',
  },
  one: 'tour',
  many: 'tours',
  noneMatch: 'Aucun tour ne correspond à ces filtres',
  date: 'Date',
  sources: 'Sources',
  sourcesOf: (number) => sayPlural(number, { one: '# source', other: '# sources' }),
  undated: 'Sans date',
  undisclosed: 'Non divulgué',
  others: (number) => `+${formatCount(number)}`,
  raised: 'Fonds levés',
  equity: 'Capital',
  debt: 'Dette',
  grants: 'Subventions',
  otherKinds: 'Autres types',
  median: 'Tour médian',
  sumOf: (counted, total) => `Somme de ${sayRounds(counted)} sur ${formatCount(total)}.`,
  undisclosedAmounts: (number) =>
    sayPlural(number, {
      one: '# montant n’est pas divulgué',
      other: '# montants ne sont pas divulgués',
    }),
  otherCurrency: (number) =>
    sayPlural(number, {
      one: '# montant annoncé seulement dans une autre devise',
      other: '# montants annoncés seulement dans une autre devise',
    }),
  uncountedLast: 'Dans cet ordre, les tours qui n’entrent dans aucun total viennent en dernier.',
  tooMany:
    'Les tours trouvés sont trop nombreux pour être additionnés ici. Ajoutez un filtre pour voir leur somme.',
  yes: 'oui',
  csvTitle: 'Tours de table',
  feedTitle: 'Tours correspondants',
  weakOnly: 'Sources faibles seulement',
  source: 'Source',
  address: 'Adresse',
  unknownSort: (given, columns) =>
    `tri impossible par « ${given} » ; attendu : ${columns.join(', ')}, précédé d’un moins pour l’ordre décroissant`,
};

export const leftOutText: TranslationOf<typeof english.leftOutText> = {
  why: {
    facility: 'plafond d’une ligne de crédit, hors totaux',
    after_listing: 'levé après l’introduction en Bourse, hors totaux',
    secondary: 'versé à des actionnaires, hors totaux',
    weak: 'source faible, hors totaux',
    no_source: 'sans source, hors totaux',
  },
  parts: {
    facility: (usd) => `${usd} de plafonds de lignes de crédit`,
    after_listing: (usd) => `${usd} après l’introduction en Bourse`,
    secondary: (usd) => `${usd} versés à des actionnaires`,
    weak: (usd) => `${usd} d’après des sources faibles seulement`,
    no_source: (usd) => `${usd} sans source`,
  },
  and: (parts) => `plus ${formatList(parts)}`,
  notIn: (parts) => `Non compris dans la somme : ${formatList(parts)}.`,
};

const inRound: Record<FundingRound, string> = {
  Angel: 'lors d’un tour de business angels',
  'Pre-Seed': 'lors d’un tour de pré-amorçage',
  Seed: 'lors d’un tour d’amorçage',
  Grant: 'sous forme de subvention',
  'Venture Series': 'lors d’un tour de capital-risque (autre série)',
  'Series A': 'en Série A',
  'Series B': 'en Série B',
  'Series C': 'en Série C',
  'Equity Crowdfunding': 'en financement participatif en capital',
  'Product Crowdfunding': 'en prévente participative',
  'Convertible Note': 'en obligations convertibles',
  'Debt Financing': 'en dette',
  'Secondary Market': 'lors d’une cession secondaire',
  'Post-IPO Equity': 'en capital, après l’introduction en Bourse',
  'Post-IPO Secondary': 'lors d’une cession secondaire après l’introduction en Bourse',
  'Post-IPO Debt': 'en dette, après l’introduction en Bourse',
  'Initial Coin Offering': 'lors d’une émission de jetons (ICO)',
  'Funding Round': 'lors d’un tour de table',
  'Venture Capital': 'lors d’un tour de capital-risque',
  'Private Equity': 'lors d’un tour de capital-investissement',
};

export const fundingsText: TranslationOf<typeof english.fundingsText> = {
  raised: (name, round) => {
    const verb = round.is_facility ? 'peut tirer jusqu’à' : 'a levé';
    return `${name} ${verb} ${sayRoundAmount(round) ?? 'un montant non divulgué'} ${inRound[round.round]}`;
  },
  description: (raised, date, investors) =>
    [
      `${raised}.`,
      date && `L’opération a été annoncée ${onDate(date)}.`,
      investors > 0 &&
        `${sayPlural(investors, { one: '# investisseur cité', other: '# investisseurs cités' })}.`,
      'Les investisseurs, les tours précédents et suivants, et toutes les sources.',
    ]
      .filter(Boolean)
      .join(' '),
  undated: 'Date inconnue',
  undatedNote:
    'Ce tour est compté dans les totaux, mais pas dans les graphiques annuels, car sa date est inconnue.',
  sourceIs: 'Source :',
  reported: 'Montant publié',
  converted: (rate, day) => `, converti au taux de ${rate} (${day})`,
  notConverted: ', non converti en dollars américains',
  undisclosed: 'Non divulgué',
  unknown: { amount: 'le montant', date: 'la date', investors: 'les investisseurs' },
  equity: 'Capital',
  isEquity: { yes: 'Oui', no: 'Non' },
  cumulative: 'Total levé à ce jour',
  share: 'Part du secteur',
  facts: 'Détails du tour',
  lead: 'Chef de file',
  steps: 'Tour après tour',
  stepsMeasure:
    'Chaque barre additionne les montants divulgués de tous les tours jusque-là, en dollars américains',
  allRounds: 'Tous les tours : {name}',
  percentOf: (percent) => `${percent.toLocaleString('fr')} %`,
  shareOf: (year, rounds) =>
    `{percent} des {total} divulgués dans le secteur {industry} en ${year}, sur ${sayRounds(rounds)}.`,
  news: 'Actualités de cette période',
  sources: 'Sources',
  noSources: 'Aucune source pour l’instant.',
  preferred: 'Publication retenue',
  moderatorsOnly: 'Seuls les modérateurs choisissent la publication que suit la fiche d’un tour.',
  differs: 'Autre version :',
  differsRound: (round) => `tour ${ofRound(round)}`,
  differsDate: (date) => `annoncé ${onDate(date)}`,
  differsAmount: (amount) => `montant : ${amount}`,
  roundOf: (startup, round, date) => [`${startup} : ${round}`, date].filter(Boolean).join(', '),
  sameRound: 'Une autre fiche décrit-elle le même tour ?',
  sameRoundAs: 'Tour identique à celui-ci',
  sameRoundHint: 'Vous verrez les deux fiches côte à côte avant leur fusion.',
  sameRoundCompare: 'Comparer',
  sameRoundChoose: 'Choisir un tour',
  updated: 'Mis à jour le {day}',
  fictional: 'Fictif',
};

export const exitsText: TranslationOf<typeof english.exitsText> = {
  title: 'Sorties et fermetures',
  lead: 'Les startups africaines qui ont été rachetées, ont fusionné, sont entrées en Bourse ou ont fermé : quand, avec qui, et à quel prix lorsqu’il est connu.',
  description:
    'Acquisitions, fusions, introductions en Bourse et fermetures de startups africaines, avec la date, le prix s’il est divulgué, et la source.',
  search: 'Filtrer les sorties',
  kind: 'Événement',
  anyKind: 'Tous les événements',
  kinds: {
    acquired: 'Rachetée',
    merged: 'Fusionnée',
    listed: 'Entrée en Bourse',
    closed: 'Fermée',
  },
  causes: {
    money: 'Manque d’argent',
    market: 'Trop peu de clients ou coûts trop élevés',
    regulation: 'Réglementation ou perte d’une licence',
    dispute: 'Fraude ou litige',
    owner: 'Faillite ou décision du propriétaire',
    other: 'Une autre raison',
  },
  anyCause: 'Toutes les raisons',
  whyClosed: 'Pourquoi des startups ont fermé',
  causesKnown: (known, closures) =>
    `Fermetures dont les sources donnent la raison : ${formatCount(known)} sur ${formatCount(closures)}.`,
  latestClosures: 'Dernières fermetures',
  anyCountry: 'Tous les pays',
  anyIndustry: 'Tous les secteurs',
  year: 'Année',
  since: 'Depuis',
  anyYear: 'Toutes les années',
  choice: (name, exits) => `${name} (${formatCount(exits)})`,
  show: 'Afficher',
  clear: 'Tout effacer',
  unknownDate: 'Date inconnue',
  counterparty: 'Acquéreur, partenaire ou place boursière',
  detail: 'Ce que l’on sait',
  price: 'Prix',
  priceUsd: 'Prix en dollars américains',
  source: 'Source',
  undisclosed: 'Non divulgué',
  acquisitions: 'Startups rachetées',
  mergers: 'Startups fusionnées',
  listings: 'Startups entrées en Bourse',
  closures: 'Startups fermées',
  byYear: 'Ces sorties par année, sous forme de graphique',
  closuresFollowed: (closures) =>
    sayPlural(closures, {
      one: '# startup fermée a changé de statut depuis (« rachetée », par exemple) et ne figure plus dans les listes de startups fermées.',
      other:
        '# startups fermées ont changé de statut depuis (« rachetée », par exemple) et ne figurent plus dans les listes de startups fermées.',
    }),
  prices: (disclosed, undisclosed, amount) =>
    disclosed === 0
      ? `Aucun prix n’est divulgué pour ${sayPlural(undisclosed, { one: '# acquisition ou fusion', other: '# acquisitions et fusions' })}.`
      : `Les prix divulgués totalisent ${amount} pour ${sayPlural(disclosed, { one: '# opération', other: '# opérations' })} ; prix non divulgués, donc non comptés : ${formatCount(undisclosed)}.`,
  none: 'Aucune sortie ne correspond à ces filtres.',
  noneWhy:
    'Si vous connaissez une sortie qui manque ici, proposez une modification sur la page de la startup, avec un lien qui l’atteste.',
  acquirerTitle: (name) => `${name} : startups rachetées`,
  acquirerLead: (name) =>
    `Les startups africaines ${than(name)} a rachetées, ou avec lesquelles ${name} a fusionné.`,
  asInvestor: (name) => `${name} en tant qu’investisseur`,
};
