import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import { formatPartialDate } from '../../base/dates.ts';
import type * as english from '../en/investors.ts';
import type { TranslationOf } from '../translation.ts';
import { inPlace, of, ofRound, onDate, spanOf, theDate, untilDate } from './words.ts';

const sayRounds = (rounds: number) => sayPlural(rounds, { one: '# tour', other: '# tours' });
const sayInvestors = (investors: number) =>
  sayPlural(investors, { one: '# investisseur', other: '# investisseurs' });
const ofStartups = (startups: number) =>
  sayPlural(startups, { one: 'd’une startup africaine', other: 'de # startups africaines' });

const sayFate = (what: string, on: string | null) => (on ? `${what} ${onDate(on)}` : what);
const sayCriteria = (parts: number) =>
  parts === 1 ? 'ce critère' : parts === 2 ? 'les deux critères' : 'les trois critères';

export const investorsText: TranslationOf<typeof english.investorsText> = {
  investors: 'Investisseurs',
  title: 'Investisseurs des startups africaines',
  lead: 'Les fonds, entreprises et particuliers qui participent aux tours de table des startups africaines, et les tours auxquels ils ont pris part.',
  description:
    'Qui finance les startups africaines (tours de business angels, d’amorçage et de Série A, subventions), avec chaque tour et sa source.',
  searchTitle: (q) => `Investisseurs : ${q}`,
  search: 'Rechercher des investisseurs',
  stage: 'Stade',
  anyType: 'Tous les types',
  anyStage: 'Tous les stades',
  choice: (label, investors) => `${label} (${formatCount(investors)})`,
  seat: 'Siège',
  place: 'Pays d’investissement',
  anyPlace: 'Tous les pays',
  sector: 'Secteur d’investissement',
  anySector: 'Tous les secteurs',
  since: 'Actif depuis',
  sinceHint: 'Une année',
  ledOnly: 'Chef de file d’un tour',
  anyLed: 'Chef de file ou participant',
  ledYes: 'A été chef de file',
  sinceYear: (year) => `actif depuis ${year}`,
  basedIn: (place) => `siège ${inPlace(place)}`,
  backedIn: (place) => `investissements ${inPlace(place)}`,
  unknownBacked: (given) => `rien dans le répertoire ne s’appelle « ${given.slice(0, 80)} »`,
  ledIsYes: 'attendu : yes, ou rien',
  sinceIsYear: 'attendu : une année, comme 2024',
  typicalAmount: 'Montant type des tours menés',
  searchButton: 'Rechercher',
  clear: 'Tout effacer',
  all: 'Tous les investisseurs',
  found: sayInvestors,
  filters: 'Filtres',
  nearMatches: (q) => `Aucun nom ne contient « ${q} ». Voici les plus proches.`,
  noMatches: (filters) =>
    filters === 1
      ? 'Aucun investisseur ne correspond à ce filtre.'
      : `Aucun investisseur ne correspond à ces ${filters} filtres.`,
  without: (filter, investors) => `Sans « ${filter} » : ${formatCount(investors)}`,
  none: 'Aucun investisseur pour l’instant.',
  noneWhy: 'Un investisseur figure ici dès qu’une source le cite dans un tour.',
  pastTheEnd: 'Cette page est vide : la liste des investisseurs s’arrête avant.',
  firstPage: 'Première page',
  lists: {
    top_angels: 'Business angels les plus actifs',
    top_seed: 'Les plus actifs en amorçage',
    top_series_a: 'Les plus actifs en Série A',
    top_grants: 'Les plus actifs en subventions',
  },
  listRounds: {
    top_angels: 'tours de business angels',
    top_seed: 'tours d’amorçage',
    top_series_a: 'tours de Série A',
    top_grants: 'subventions',
  },
  tooFew: (fewest) =>
    `Moins de ${formatCount(fewest)} investisseurs ont participé à plus d’un tour de ce type dans le répertoire : trop peu pour un classement.`,
  seeRounds: 'Voir ces tours',
  window: (rounds, months) =>
    months === null
      ? `Par nombre de ${rounds}, toutes périodes confondues`
      : `Par nombre de ${rounds}, sur ${months} mois`,
  deals: (deals) => sayPlural(deals, { one: '# opération', other: '# opérations' }),
  sumOfRounds: (amount) => `tours totalisant ${amount}`,
  stages: 'Stades',
  dealsColumn: 'Nombre d’opérations',
  leadDeals: 'Nombre de tours menés',
  roundsSum: 'Montant total des tours',
  lastDeal: 'Dernière opération',
  stagesMore: (stages) => sayPlural(stages, { one: 'et # autre', other: 'et # autres' }),
  exportCsv: 'Exporter en CSV',
  exportTitle: 'Investisseurs',
  investorTitle: (name) => `${name} : portefeuille et opérations`,
  investorDescription: (name, deals, startups) =>
    `${name} a participé à ${sayPlural(deals, { one: '# tour enregistré', other: '# tours enregistrés' })} ${ofStartups(startups)} : montants, dates, co-investisseurs et sources.`,
  joined: (deals, startups) => ({
    before: 'A participé à ',
    figure: sayRounds(deals),
    after: ` ${ofStartups(startups)}`,
    x: '',
  }),
  ledRounds: (rounds) => `Chef de file de ${sayRounds(rounds)}`,
  typicalOf: (amount) => `Montant type des tours menés : ${amount}`,
  inCountries: (countries) => `${countries} pays`,
  lastDealOn: (date) => `Dernière opération : ${date}`,
  fictional: 'Fictif',
  countries: 'Pays',
  unknown: '-',
  portfolio: 'Portefeuille',
  portfolioOf: (name) => `Tours auxquels ${name} a participé`,
  portfolioSum: (deals, startups, amount) =>
    `${sayRounds(deals)} ${sayPlural(startups, { one: 'd’une startup', other: 'de # startups' })}${amount ? ` ; ceux dont le montant est divulgué totalisent ${amount}, tous investisseurs confondus` : ''}.`,
  noPortfolio: (name) => `Aucune participation ${of(name)} à un tour pour l’instant.`,
  pastPortfolio: 'Cette page est vide : la liste des tours s’arrête avant.',
  noPortfolioWhy: 'Un tour apparaît ici dès qu’une source cite cet investisseur.',
  filterThese: 'Filtrer ces tours',
  leading: (round) => `${round} (chef de file)`,
  numberOfRounds: 'Nombre de tours',
  coInvestors: 'Co-investisseurs',
  moreRounds: (rounds) => ` et ${sayPlural(rounds, { one: '# autre', other: '# autres' })}`,
  sharedRounds: (rounds) =>
    sayPlural(rounds, { one: '# tour en commun', other: '# tours en commun' }),
  founderToo: 'Aussi dans l’équipe d’une startup : ',
  focus: 'Tours par secteur et par stade',
  focusNote: (isCut) =>
    `Chaque nombre mène aux tours correspondants. Une startup présente dans plusieurs secteurs est comptée dans chacun.${isCut ? ' Seuls les plus fréquents sont affichés.' : ''}`,
  allRounds: 'Total',
  similar: 'Investisseurs similaires',
  similarNote:
    'Startups que ces investisseurs ont aussi financées, dans les mêmes tours ou d’autres',
  sharedOf: (shared, all) => `${formatCount(shared)} sur ${formatCount(all)}`,
  fit: {
    title: 'Trouver des investisseurs pour votre tour',
    short: 'Par affinité',
    titleOf: (need) => `Investisseurs recherchés : ${need}`,
    description:
      'Les investisseurs des startups africaines selon ce qu’ils ont fait : le stade, le secteur et le lieu d’un tour.',
    lead: 'Choisissez ce que vous cherchez. Les investisseurs qui ont déjà financé de tels tours viennent en premier, avec les tours concernés.',
    form: 'Ce que vous cherchez',
    stage: 'Tour',
    sector: 'Secteur',
    place: 'Lieu',
    any: 'Peu importe',
    show: 'Afficher',
    doneAll: (investors, parts, need) =>
      `${sayPlural(investors, { one: '# investisseur remplit', other: '# investisseurs remplissent' })} ${sayCriteria(parts)} : ${need}`,
    nobody: (parts, need) =>
      `Aucun investisseur du répertoire ne remplit ${sayCriteria(parts)} : ${need}`,
    others: (investors, isAtLeast) =>
      investors > 0
        ? `Critères remplis dans des tours du répertoire, pas toujours dans le même. ${isAtLeast ? 'Au moins ' : ''}${sayPlural(investors, { one: '# autre s’approche de ces critères', other: '# autres s’approchent de ces critères' })}`
        : 'Critères remplis dans des tours du répertoire, pas toujours dans le même.',
    none: 'Aucun investisseur du répertoire ne s’approche de ces critères.',
    noneWhy: 'Retirez un critère, ou un autre filtre.',
    caption: 'Investisseurs par affinité décroissante',
    rank: 'Rang',
    why: 'Raisons',
    latest: 'Dernier tour',
    led: 'A été chef de file',
    active: (year) => `depuis ${year}`,
    states: { done: 'rempli', near: 'proche', none: 'absent du répertoire' },
    near: 'proche : le stade précédent ou suivant, un secteur du même groupe, la même région, un dernier tour antérieur de deux ans au plus',
    reason: (name, round, isLead, about) => {
      const deed = round
        ? `${isLead ? 'A mené le tour' : 'A participé au tour'} ${ofRound(round)}`
        : isLead
          ? 'A mené un tour'
          : 'A financé';
      const whose = round || isLead ? of(name) : name;
      return `${deed} ${whose.replace(name, '{startup}')}${about && ` (${about})`}`;
    },
    order:
      'Ordre : critères remplis, critères approchés, tours menés, puis activité récente. Aucune place ne s’achète.',
    leftOut:
      'Les accélérateurs, incubateurs, business angels, banques, grandes entreprises et organismes de subvention sont écartés à partir de la Série A, sauf si vous choisissez leur type.',
    csv: 'CSV',
    exportTitle: 'investisseurs par affinité',
    raising: 'Vous préparez une levée ? ',
    raisingLink: 'Trouvez des investisseurs d’après ce qu’ils ont fait',
    all: (investors) => `Les ${formatCount(investors)} investisseurs par affinité`,
  },
  unknownValue: (value, nearest) =>
    nearest
      ? `« ${value.slice(0, 80)} » n’est pas une valeur connue ; vouliez-vous dire « ${nearest} » ?`
      : `« ${value.slice(0, 80)} » n’est pas une valeur connue ; voir /api/investors/types-and-stages`,
};

export const peopleText: TranslationOf<typeof english.peopleText> = {
  founder: 'Équipe fondatrice',
  lead: 'A fondé ou rejoint des startups africaines',
  investorToo: (rounds) =>
    rounds > 0 ? `A investi lors de ${sayRounds(rounds)}` : 'Investit aussi',
  description: (name, startups) =>
    `${name} : fonctions chez ${formatList(startups)}, et les tours de ces startups, chacun avec sa source.`,
  founderOf: (startups) => `A fondé ${startups}`,
  worksAt: (startups) => `Dans l’équipe ${of(startups)}`,
  atStartup: (title, startup) => `${title}, ${startup}`,
  roles: 'Fonctions',
  raised: (amount, startups, only) => ({
    before: startups === 1 ? `${only} a levé ` : `Ses ${startups} startups ont levé `,
    figure: amount,
    after: '',
    x: '',
  }),
  overTime: 'Au fil des années',
  lanesOf: (name) =>
    `Les startups ${of(name)} au fil des années. Les tableaux ci-dessous donnent les mêmes informations en toutes lettres.`,
  lanesNote:
    'Chaque startup a son tissu, depuis l’année de ses débuts, avec ses tours en dessous. Une flèche indique une activité attestée par une source ; une barre, une vente, une fermeture ou un départ ; des points, l’absence d’information.',
  lanesUndated:
    'La date de fin des fonctions n’est pas enregistrée : chaque bande suit donc la vie de la startup.',
  investedIn: (round, year) => `investissement, ${round} (${year})`,
  became: {
    acquired: (by, on) => sayFate(by ? `Rachetée par ${by}` : 'Rachetée', on),
    merged: (into, on) => sayFate(into ? `Fusionnée avec ${into}` : 'Fusionnée', on),
    listed: (at, on) => sayFate(at ? `Entrée en Bourse (${at})` : 'Entrée en Bourse', on),
    closed: (_, on) => sayFate('Fermée', on),
  },
  startupRounds: (rounds, last) => {
    const counted = sayRounds(rounds);
    if (last === null) return counted;
    return rounds === 1
      ? `${counted} ${onDate(last)}`
      : `${counted}, dont le dernier ${onDate(last)}`;
  },
  now: 'Situation actuelle',
  raisedColumn: 'Fonds levés',
  founded: 'Startups fondées, et ce qu’elles sont devenues',
  otherRoles: 'Autres fonctions',
  invested: 'Investissements',
  ledIt: 'chef de file',
  wholeRound: 'Montant total du tour',
  with: (names) => `avec ${formatList(names)}`,
  moreOthers: (more) => sayPlural(more, { one: '# autre', other: '# autres' }),
  foundedWith: 'Cofondateurs',
  roundsCount: sayRounds,
  when: 'Période',
  between: (since, until) => {
    if (since && until) return spanOf(formatPartialDate(since), formatPartialDate(until));
    if (since) return `depuis ${theDate(formatPartialDate(since))}`;
    return until && untilDate(formatPartialDate(until));
  },
  rounds: 'Tours bouclés pendant cette période',
  roundsNote:
    'Tours de ces startups, du début à la fin de la fonction lorsque ces dates sont connues.',
  otherRounds: 'Tours de ces startups',
  otherRoundsNote: (name) =>
    `Aucune source du répertoire ne dit si ${name} faisait alors partie de l’équipe.`,
  date: 'Date',
  unknownDate: 'Date inconnue',
  removal:
    'Cette page reprend ce que des sources publiées disent d’une fonction publique. Si elle vous concerne et que vous voulez la faire corriger ou retirer, ',
  removalLink: 'écrivez-nous comme l’indique la politique de confidentialité',
};
