import { formatCount, formatList, formatShare, sayPlural } from '../../base/count.ts';
import type * as english from '../en/startups.ts';
import type { TranslationOf } from '../translation.ts';
import { capital, of, ofRound, untilDate } from './words.ts';

const sayYears = ({ first, last }: { first: string; last: string }) =>
  first === last ? first : `de ${first} à ${last}`;

const sayRounds = (rounds: number) => sayPlural(rounds, { one: '# tour', other: '# tours' });

export const startupsText: TranslationOf<typeof english.startupsText> = {
  missing: {
    title: (name, facts) =>
      `Aidez à compléter la fiche ${of(name)} : ${sayPlural(facts, { one: 'il manque # information', other: 'il manque # informations' })}`,
    how: 'Une seule réponse suffit, sans compte. La page suivante vous demandera la source ; un modérateur relit votre réponse avant publication.',
    add: 'Ajouter',
    choose: 'Choisir',
    addRound: 'Ajouter un tour de table, une subvention ou un prix',
  },
  roundsSince: (rounds, since) =>
    (rounds === 1 ? 'un tour' : `${formatCount(rounds)} tours`) + (since ? ` depuis ${since}` : ''),
  roundsAlone: capital,
  lastRound: (round, date) =>
    date ? `Dernier tour : ${round}, ${date}` : `Dernier tour : ${round}`,
  sourcesCount: (sources) => sayPlural(sources, { one: '# source', other: '# sources' }),
  raisedIn: (rounds) => `levés en ${rounds}`,
  ofIt: {
    debt: (amount) => `Dont ${amount} de dette.`,
    grant: (amount) => `Dont ${amount} de subventions.`,
  },
  amountsKnown: (known, rounds) =>
    rounds === 1
      ? 'Le montant n’est pas divulgué.'
      : known === 0
        ? 'Aucun montant n’est divulgué.'
        : `Montant connu pour ${sayRounds(known)} sur ${formatCount(rounds)}.`,
  notConverted: (rounds) =>
    sayPlural(rounds, {
      one: '# tour est libellé dans une autre devise et n’entre pas dans les sommes.',
      other: '# tours sont libellés dans une autre devise et n’entrent pas dans les sommes.',
    }),
  mayHaveMore: 'Il manque peut-être des tours plus récents.',
  timelineMeasure: 'Chaque tour par date et montant, en dollars.',
  timelineDebt: 'En contour : la dette.',
  timelineRings: (isUndisclosed, isForeign) => {
    const reasons = [isUndisclosed && 'non divulgué', isForeign && 'dans une autre devise'];
    return `Anneaux : montant ${reasons.filter(Boolean).join(' ou ')}.`;
  },
  timelineOf: (name) =>
    `Tours ${of(name)} par date et montant ; la liste ci-dessous donne les mêmes chiffres`,
  earlierRounds: (rounds) =>
    sayPlural(rounds, { one: '# tour antérieur', other: '# tours antérieurs' }),
  fundingsTab: 'Les tours sous forme de tableau et de CSV',
  investorsCount: (investors) =>
    investors === 1 ? 'Investisseur' : `${formatCount(investors)} investisseurs`,
  tookPart: ({ led, rounds, round, years }) => {
    const when = years ? `, ${sayYears(years)}` : '';
    if (round)
      return `${led > 0 ? 'A mené le tour' : 'A participé au tour'} ${ofRound(round)}${when}`;
    return led > 0
      ? `Chef de file de ${sayRounds(led)} sur ${formatCount(rounds)}${when}`
      : `A participé à ${sayRounds(rounds)}${when}`;
  },
  alsoInvested: 'Et aussi',
  wholeTeam: (people) => `Voir les ${formatCount(people)} personnes`,
  allNews: (news) => `Voir les ${formatCount(news)} articles`,
  sayReasons: (reasons) => capital(reasons.join(' ; ')),
  unknown: {
    rounds: 'tours de table',
    investors: 'investisseurs',
  },
  pastNames: { former: 'Anciennement', parent: 'Fait partie de' },
  relatedReasons: (industries, country) => [
    ...(industries.length === 1 ? [`même secteur : ${industries[0]}`] : []),
    ...(industries.length > 1 ? [`mêmes secteurs : ${industries.join(', ')}`] : []),
    ...(country ? [`même pays : ${country}`] : []),
  ],
  tabs: 'À propos de cette startup',
  overview: 'Vue d’ensemble',
  news: 'Actualités',
  team: 'Équipe',
  fundings: 'Levées de fonds',
  competitors: 'Concurrents',
  tabTitle: (name, tab) => `${name} : ${tab.toLowerCase()}`,
  description: (name, tagline, country) =>
    tagline
      ? `${name} : ${tagline}. Levées de fonds, investisseurs, équipe et actualités, toujours avec la source.`
      : `${name}, ${country}. Levées de fonds, investisseurs, équipe et actualités, toujours avec la source.`,
  compare: 'Comparer',
  rankOf: (rank) => `${formatCount(rank)}${rank === 1 ? 're' : 'e'} startup par total levé`,
  undisclosed: 'Non divulgué',
  founded: 'Année de création',
  founders: 'Fondateurs',
  employees: 'Effectif',
  statuses: { active: 'Active', acquired: 'Rachetée', closed: 'Fermée', public: 'Cotée' },
  otherType: 'Autre',
  ticker: 'Symbole boursier',
  foundedIn: (year) => `Créée en ${year}`,
  fictional: 'Fictive',
  about: (name) => `À propos ${of(name)}`,
  technologies: 'Technologies',
  related: 'Startups similaires',
  allCompetitors: (name) => `Comparer ${name} avec ces startups`,
  newsAbout: (name) => `Actualités sur ${name}`,
  noNews: 'Aucune actualité pour l’instant.',
  noNewsWhy:
    'Les actualités apparaissent ici quand une publication que nous suivons cite cette startup.',
  teamOf: (name) => `Équipe ${of(name)}`,
  noTeam: 'Aucun fondateur ni membre d’équipe pour l’instant.',
  fundingsOf: (name) => `Tours de table ${of(name)}`,
  historyOf: (name) => `Ce qu’est devenue ${name}`,
  events: {
    renamed: { alone: 'Changement de nom', withOther: 'Changement de nom (anciennement {other})' },
    acquired: { alone: 'Rachetée', withOther: 'Rachetée par {other}' },
    merged: { alone: 'Fusion', withOther: 'Fusion avec {other}' },
    listed: { alone: 'Introduite en Bourse', withOther: 'Introduite en Bourse ({other})' },
    closed: { alone: 'Fermée', withOther: 'Fermée avec {other}' },
    paused: { alone: 'En pause', withOther: 'En pause avec {other}' },
    pivoted: { alone: 'A changé d’activité', withOther: 'A changé d’activité avec {other}' },
  },
  acquisitions: { acquired: 'A racheté {startup}', merged: 'A fusionné avec {startup}' },
  forPrice: 'pour {amount}',
  otherNames: 'Autres noms',
  aliasKinds: {
    former: (until) => (until ? untilDate(until) : 'ancien nom'),
    product: () => 'produit',
    legal: () => 'raison sociale',
    parent: () => 'maison mère',
    short: () => 'nom abrégé',
  },
  womenLedYes: 'Oui : une source parle d’une fondatrice ou d’une directrice générale',
  cumulative: 'Fonds levés au fil du temps',
  raisedOverTime: (name) => `${name} : fonds levés au fil du temps`,
  cumulativeSubtitle: 'Somme des montants divulgués, en dollars',
  noFundings: 'Aucun tour de table pour l’instant.',
  undatedRounds: (count) =>
    sayPlural(count, {
      one: '# tour sans date est compté dans le total, mais pas dans le graphique.',
      other: '# tours sans date sont comptés dans le total, mais pas dans le graphique.',
    }),
  date: 'Date',
  amountUsd: 'Montant (dollars américains)',
  currency: 'Devise',
  source: 'Source',
  sourceOf: (round) => `, source du tour « ${round} »`,
  unknownDate: 'Date inconnue',
  leadInvestor: 'chef de file',
  moreInvestors: (count) => sayPlural(count, { one: 'et # autre', other: 'et # autres' }),
  competitorsOf: (name) => `${name} et les startups similaires`,
  competitorsHow:
    'Startups proches par les secteurs (les plus rares pèsent davantage), le pays, les levées de fonds et la description.',
  noCompetitors: 'Aucune startup similaire pour l’instant.',
  why: 'Pourquoi ces startups ?',
  comparison: 'Comparaison',
  company: 'Entreprise',
  location: 'Lieu',
  sectors: 'Secteurs',
  latestFundRound: 'Dernier tour de table',
  totalFundRaised: 'Total des fonds levés',
  rounds: 'Nombre de tours',
  newestRound: 'Tour le plus récent',
  newestRoundOn: 'Date du tour le plus récent',
  newestRoundAnnounced: 'Tour le plus récent, tel qu’annoncé',
  equityRaised: 'Capital levé',
  debtRaised: 'Dette levée',
  grantsRaised: 'Subventions',
  unknownRows: (rows) => `Inconnu pour toutes ces startups : ${formatList(rows)}`,
  comparedType: 'Type',
  private: 'Non cotée',
  best: 'le plus élevé',
};

export const startupGroupsText: TranslationOf<typeof english.startupGroupsText> = {
  markYear: 'Mettre une année en avant',
  markYearShow: 'Afficher',
  notMarked: (year) =>
    `Les levées de ${year} manquent, ou l’année n’est pas complète : le graphique porte sur la dernière année disponible.`,
  pastTheEnd: 'Cette page est vide : la liste des startups s’arrête avant.',
  latestFundings: 'Derniers tours',
  startups: 'Nombre de startups',
  raised12Months: 'Fonds levés en 12 mois',
  medianRound: 'Tour médian',
  rounds: sayRounds,
  startupsCount: (startups) => sayPlural(startups, { one: '# startup', other: '# startups' }),
  record: 'Le répertoire',
  completeness: (rows, sourced) =>
    `${formatShare(sourced)} des fiches de startups et de tours (${formatCount(rows)} au total) ont une source.`,
  disclosed: (disclosed, rounds) =>
    `${sayPlural(disclosed, { one: '# tour compté', other: '# tours comptés' })} sur ${formatCount(rounds)}`,
  howComplete: 'Ce que couvre le répertoire',
  howFigures:
    'Le total levé additionne, pour ces startups, les tours qui ont un montant et une source. Les plafonds de lignes de crédit, les fonds levés après l’introduction en Bourse et les cessions d’actions à des tiers figurent à part.',
  dealsHere: 'Nombre d’opérations ici',
  ledHere: 'Nombre de tours menés ici',
  lastDealHere: 'Dernière opération ici',
  allInvestorsHere: 'Tous ces investisseurs, avec des filtres',
  filterThese: 'Filtrer ces startups',
  unknown: '-',
};

export const startupListText: TranslationOf<typeof english.startupListText> = {
  title: 'Startups',
  lead: 'Toutes les startups du répertoire. Filtrez par lieu, secteur, statut, année de création et tours de table.',
  description:
    'Toutes les startups africaines du répertoire : filtrez par pays, secteur, statut, année de création et tours de table, et téléchargez la liste en CSV ou JSON.',
  search: 'Filtrer les startups',
  one: 'startup',
  many: 'startups',
  noneMatch: 'Aucune startup ne correspond à ces filtres',
  add: 'Ajouter une startup',
  foundedFrom: '2015',
  foundedTo: '2024',
  roundsAre: 'Conditions sur les tours',
  roundsOne: 'remplies par un seul tour',
  roundsTogether: 'remplies par l’ensemble des tours',
  raisedRound: 'Type d’un tour',
  raisedAmount: 'Montant d’un tour (USD)',
  raisedOn: 'Date d’un tour',
  womenLed: (known, total) =>
    `Information connue pour ${sayPlural(known, { one: '# startup', other: '# startups' })} sur ${formatCount(total)} : une source parle d’une fondatrice ou d’une directrice générale. Pour les autres, l’information est inconnue.`,
  csvTitle: 'Startups',
};
