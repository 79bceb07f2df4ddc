import { formatShare, sayPlural } from '../../base/count.ts';
import type { FundingRound, MoneyKind } from '../../base/enumerations.ts';
import { pathTo } from '../../base/paths.ts';
import type * as english from '../en/about.ts';
import type { TranslationOf } from '../translation.ts';
import about from './about.json' with { type: 'json' };
import attributionPolicy from './legal-attribution-policy.json' with { type: 'json' };
import privacyPolicy from './legal-privacy-policy.json' with { type: 'json' };
import terms from './legal-terms.json' with { type: 'json' };
import methodology from './methodology.json' with { type: 'json' };
import { of, than } from './words.ts';

export const legalText: TranslationOf<typeof english.legalText> = {
  contents: 'Sommaire',
  changed: 'Dernière modification le {when}',
  contact: (email) =>
    email
      ? `Écrivez à [${email}](mailto:${email}).`
      : 'Ce site n’a pas encore publié d’adresse de contact.',
  terms: terms as english.LegalDocument,
  privacyPolicy: privacyPolicy as english.LegalDocument,
  attributionPolicy: attributionPolicy as english.LegalDocument,
  about: about as english.LegalDocument,
};

export const methodologyText: TranslationOf<typeof english.methodologyText> = {
  document: methodology as english.LegalDocument,
  short: {
    title: 'En bref',
    lead: (day) =>
      `Part d’erreurs parmi les données vérifiables tirées au sort le ${day}, et intervalle où se situe la part réelle. [Ce qui a été tiré au sort, et comment](#audit).`,
  },
  audit: {
    title: 'Ce que l’audit a révélé',
    sheetTitle: 'Audit',
    found: (day, drawn, judged, wrong) =>
      `Le ${day}, ${drawn} startups, tours et sorties ont été tirés au sort, avec une graine fixe, et comparés à des pages publiées. Cas vérifiés : ${judged} ; cas erronés : ${wrong}.`,
    earlier: (day, drawn, what, judged, wrong) =>
      `Un premier tirage, le ${day}, portait sur ${drawn} ${what}. Cas vérifiés : ${judged} ; cas erronés, corrigés depuis : ${wrong}.`,
    drawnOf: { facts: 'informations isolées', whole: 'startups, tours et sorties' },
    caption: 'Cas tirés au sort',
    columns: {
      what: 'Type',
      drawn: 'Tirés au sort',
      right: 'Justes',
      wrong: 'Faux',
      untold: 'Indéterminés',
      share: 'Part d’erreurs',
      interval: 'Intervalle à 95 %',
    },
    kinds: { startup: 'Startups', round: 'Tours', exit: 'Sorties' },
    kindsMean:
      'Pour une startup : pays, ville, année de création, statut, site web, type de clients et personnes. Pour un tour : montant, date, type et chef de file. Pour une sortie : ce qu’est devenue l’entreprise (rachetée, fusionnée, entrée en Bourse ou fermée), quand, et qui l’a rachetée. Un seul élément erroné, et l’ensemble est compté comme faux.',
    howToRead:
      'Juste : des pages confirment ce que nous avions enregistré, et aucune ne le contredit ; un élément absent des pages trouvées n’est pas compté comme faux. Faux : une page contredit l’un des éléments, ou les pages qui contredisent sont plus nombreuses que celles qui confirment. Indéterminé : aucune page trouvée ne permet de trancher, ou autant de pages confirment que contredisent. La part d’erreurs est calculée sur les cas vérifiés ; la part réelle peut se situer n’importe où dans l’intervalle (intervalle de Wilson à 95 %). Ce dont la presse a beaucoup parlé est plus facile à retrouver : les cas vérifiés sont sans doute plus fiables que le reste. Les types n’ont pas été tirés en proportion du répertoire : ensemble, ils ne donnent pas un taux global.',
    mistakes: 'Les erreurs, toutes corrigées depuis :',
    sheet: `Le détail, ligne par ligne, en [CSV](${pathTo('/methodology/audit.csv')}) et en [XLSX](${pathTo('/methodology/audit.xlsx')}), avec les pages lues. La méthode de tirage est décrite dans le dossier docs/audit du code source.`,
  },
  others: {
    title: 'Comparaison avec d’autres décomptes',
    holds: (ours, theirs, publisher, year) =>
      `{productName} recense ${ours} sur les ${theirs} ${than(publisher)} a comptés pour ${year}.`,
    holdsMore: (ours, theirs, publisher, year) =>
      `{productName} recense ${ours} pour ${year} ; ${publisher} a compté ${theirs}.`,
    howToRead:
      'Notre montant réunit tous les tours divulgués de l’année et du lieu : capital, dette et subventions, de toute taille, sans ceux qui ne reposent que sur des sources faibles. D’autres fixent la limite ailleurs : certains laissent de côté les petites opérations, d’autres en ajoutent de confidentielles. La part mesure donc l’écart entre deux décomptes, et non l’inclusion de l’un dans l’autre ; elle peut dépasser 100 %. Quand un décompte laisse de côté le capital ou la dette, aucune part n’est donnée.',
    caption: 'Totaux publiés par d’autres, comparés aux nôtres',
    columns: {
      who: 'Auteur',
      year: 'Année',
      place: 'Lieu',
      counts: 'Ce qui est compté',
      theirs: 'Leur montant',
      ours: 'Notre montant',
      share: 'Part',
    },
    africa: 'Afrique',
    nothingYet: 'Rien pour l’instant',
    unknown: 'Inconnu',
    otherMoney: 'Non comparable',
  },
};

const rounds: Record<FundingRound, string> = {
  Angel: 'Des particuliers investissent leur propre argent, souvent avant l’arrivée d’un fonds.',
  'Pre-Seed':
    'Les premiers fonds venus de l’extérieur, souvent avant que le produit ait des clients payants.',
  Seed: 'Les fonds des débuts, pour construire le produit et trouver les premiers clients.',
  Grant:
    'Des fonds non remboursables, accordés sans actions en échange, par exemple par une fondation, un programme ou un concours.',
  'Venture Series':
    'Un tour d’investisseurs en capital-risque auquel la source n’attribue pas de lettre, ou en attribue une postérieure à C, comme dans « Série D ».',
  'Series A':
    'Le premier grand tour d’investisseurs en capital-risque, pour développer ce qui commence à marcher.',
  'Series B':
    'Le grand tour qui suit la Série A, pour s’étendre à d’autres marchés ou à d’autres produits.',
  'Series C': 'Le tour qui suit la Série B, pour une entreprise déjà bien établie.',
  'Equity Crowdfunding':
    'De nombreuses personnes achètent de petites parts, le plus souvent sur un site web.',
  'Product Crowdfunding':
    'De nombreuses personnes paient d’avance un produit ; elles ne reçoivent pas d’actions.',
  'Convertible Note':
    'Un prêt, ou une promesse comme un SAFE, qui se convertit en actions lors d’un tour ultérieur.',
  'Debt Financing': 'Un prêt ou une obligation, remboursé avec des intérêts.',
  'Secondary Market':
    'Des investisseurs rachètent des actions à leurs détenteurs ; l’argent revient à ceux-ci, et non à l’entreprise.',
  'Post-IPO Equity': 'Des actions nouvelles vendues par une entreprise cotée en Bourse.',
  'Post-IPO Secondary':
    'Des actions existantes d’une entreprise cotée, vendues par leurs détenteurs.',
  'Post-IPO Debt': 'Un prêt ou une obligation d’une entreprise cotée en Bourse.',
  'Initial Coin Offering': 'Les acheteurs reçoivent des jetons numériques, et non des actions.',
  'Funding Round':
    'Un financement dont la source ne précise pas le stade ; il peut aussi comprendre de la dette.',
  'Venture Capital': 'Un apport de fonds de capital-risque dont la source ne précise pas le stade.',
  'Private Equity': 'Un fonds achète une part importante d’une entreprise déjà bien établie.',
};

const money: Record<MoneyKind, string> = {
  equity: 'Des investisseurs achètent des actions nouvelles et possèdent une part de l’entreprise.',
  debt: 'De l’argent prêté, puis remboursé avec des intérêts. Personne ne reçoit d’actions.',
  grant: 'De l’argent accordé sans remboursement ni actions en échange.',
  convertible: 'De l’argent prêté ou promis, converti plus tard en actions.',
  secondary:
    'Des actions changent de mains entre actionnaires. L’entreprise elle-même ne reçoit rien.',
  token: 'Des jetons numériques sont vendus à la place d’actions.',
  other:
    'Un paiement d’avance pour des produits, ou des fonds dont la nature n’est pas précisée par la source.',
};

export const glossaryText: TranslationOf<typeof english.glossaryText> = {
  title: 'Types de tours et de financements',
  lead: 'Chaque tour porte l’un de ces vingt noms, d’après sa source. De ce nom découle le type de financement, qui sert à calculer les sommes et à filtrer.',
  rounds,
  money,
  countedAs: (kind) => `Type de financement : ${kind.toLowerCase()}.`,
  link: 'Ce que signifient les types de tours et de financements',
  whatIs: (round) => `Définition : ${round}`,
};

const sayStartups = (startups: number) =>
  sayPlural(startups, { one: '# startup', other: '# startups' });
const sayCountries = (countries: number) =>
  sayPlural(countries, { one: '# pays', other: '# pays' });

export const homeText: TranslationOf<typeof english.homeText> = {
  demonstration: 'Données de démonstration : ces entreprises sont fictives',
  description: (startups, countries) =>
    `${sayStartups(startups)} dans ${sayCountries(countries)} d’Afrique : ce qu’elles ont levé, auprès de qui, et d’où vient chaque chiffre.`,
  lead: (startups, countries, industries) =>
    `${sayStartups(startups)} dans ${sayCountries(countries)} et ${sayPlural(industries, { one: '# secteur', other: '# secteurs' })} : ce qu’elles ont levé, auprès de qui, et où cela a été publié.`,
  leadEmpty:
    'Aucune startup n’est encore enregistrée. Les startups apparaîtront ici dès le premier import.',
  search: 'Rechercher dans le répertoire',
  examples: 'Exemples',
  largestRounds: (year) =>
    `Les tours les plus importants de ${year}, chacun dans le tissu de sa startup`,
  percent: formatShare,
  map: 'Startups par pays',
  mapSubtitle: 'Nombre de startups et montants levés',
  rankings: 'Les startups les mieux financées',
  topShare: (startups) => `Les ${startups} premières startups ont levé {share} des fonds recensés`,
  rankingsOf: 'Sur les {total} pris en compte dans le répertoire, toutes années confondues.',
  rankBy: 'Top 100 par critère',
  noRankings: 'Aucun tour divulgué pour l’instant',
  noRankingsWhy:
    'Les startups sont classées ici dès qu’un tour avec un montant et une source est enregistré.',
  allIndustries: 'Tous les secteurs',
  countryCard: (country, startups) => `${country}\n${sayStartups(startups)}`,
  allCountries: 'Tous les pays',
  countryStartups: sayStartups,
  doors: {
    find: {
      title: 'Trouver',
      words:
        'Recherchez par lieu, secteur, tour et année. Vous voyez comment la recherche a été comprise et pouvez la modifier.',
      link: 'Rechercher dans le répertoire',
    },
    take: {
      title: 'Utiliser les données',
      words:
        'Chaque graphique en image et en CSV, chaque page sous forme de données, gratuitement et avec ses sources.',
      link: 'Obtenir les données',
    },
    add: {
      title: 'Ajouter',
      words:
        'Votre startup ne figure pas dans le répertoire, ou un chiffre est faux ? Dites-le-nous, lien à l’appui.',
      link: 'Ajouter une startup',
    },
  },
  news: 'Actualités',
  allNews: 'Toutes les actualités',
  noNews: 'Aucune actualité pour l’instant',
};

export const newsText: TranslationOf<typeof english.newsText> = {
  title: 'Actualités des startups',
  pageTitle: (page) => `Actualités des startups, page ${page}`,
  lead: 'Ce qui a été publié sur les startups du répertoire. Chaque titre renvoie à l’article d’origine.',
  description:
    'Les actualités des startups africaines jour par jour : levées de fonds, acquisitions, lancements et fermetures, chacune avec un lien vers l’article d’origine.',
  continued: (period) => `${period}, suite`,
  others: 'Le même sujet ailleurs',
  newer: 'Actualités plus récentes',
  none: 'Aucune actualité pour l’instant.',
  noneWhy: 'Les actualités apparaissent ici quand une publication cite une startup du répertoire.',
  noneMore: 'Il n’y a pas d’actualités plus anciennes.',
  newest: 'Aller aux dernières actualités',
  notAbout: (startup) => `Retirer la mention erronée ${of(startup)}`,
  mentionsLead: 'Une mention retirée ne réapparaît pas, quoi qu’indiquent les flux.',
  mentionsLog: 'Rétablir une mention depuis le journal',
  mentionBack: 'Cette mention a déjà été rétablie.',
};

export const notFoundText: TranslationOf<typeof english.notFoundText> = {
  title: 'Page introuvable',
  heading: 'Il n’y a pas de page à cette adresse',
  lookedFor: 'Page demandée :',
  search: 'Rechercher',
  popular: 'Pages les plus consultées',
  home: 'Page d’accueil',
  errorTitle: 'Une erreur s’est produite',
  requestId: (id) => `Requête ${id}`,
  errorHelp: 'Votre saisie n’est pas perdue : revenez en arrière pour la retrouver.',
  retry: 'Réessayer',
};

export const offlineText: TranslationOf<typeof english.offlineText> = {
  title: 'Vous êtes hors ligne',
  description: 'Les pages que vous avez lues, enregistrées sur cet appareil.',
  lead: 'Cette page nécessite une connexion. Les dernières pages que vous avez lues sont enregistrées sur cet appareil :',
  nothingCached: 'Aucune page pour l’instant.',
  retry: 'Réessayer',
  noticeLabel: 'Hors ligne',
  cachedNotice: (date) =>
    `Vous êtes hors ligne. Cette page s’affiche telle qu’elle était le ${date}.`,
};
