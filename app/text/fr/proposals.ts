import { sayPlural } from '../../base/count.ts';
import type * as english from '../en/proposals.ts';
import type { TranslationOf } from '../translation.ts';

export const proposalsText: TranslationOf<typeof english.proposalsText> = {
  title: 'Vu dans la presse',
  description:
    'Ce que des articles ont annoncé cette semaine, ce qui a été décidé, et ce qui attend depuis le plus longtemps.',
  lead: 'Les articles des flux qui annoncent un tour, une sortie ou une fermeture attendent dans la file ; rien n’entre dans le répertoire sans l’accord d’un modérateur.',
  item: 'Vu dans la presse',
  happenings: {
    round: 'a levé des fonds',
    acquired: 'a été rachetée',
    merged: 'a fusionné',
    listed: 'est entrée en Bourse',
    closed: 'a fermé',
  },
  states: {
    pending: 'en attente de décision',
    accepted: 'acceptée',
    declined: 'refusée',
    known: 'déjà connue',
  },
  articles: 'Articles',
  isNew: 'une nouvelle startup',
  isKnown: 'répertoriée sous le nom',
  sameRound:
    'Ce tour figure déjà dans le répertoire : accepter la proposition ajoute les articles à ses sources.',
  undisclosed: 'non divulgué',
  ownDay: 'le jour de l’article',
  labels: {
    happening: 'Événement',
    name: 'Entreprise',
    startup: 'Startup répertoriée',
    country: 'Pays',
    kind: 'Type de tour',
    amount: 'Montant',
    announced_on: 'Date',
    investors: 'Investisseurs',
    counterparty: 'Autre partie',
  },
  hints: {
    startup:
      'La fin de l’adresse de la page, comme flutterwave ; laissez vide pour une nouvelle startup.',
    country: 'Obligatoire pour une nouvelle startup.',
    amount:
      'Le montant avec sa devise, comme $2.5m ou NGN 400m ; laissez vide s’il n’est pas divulgué.',
    announced_on: 'Année-mois-jour, année-mois ou année.',
    investors: 'Un investisseur par ligne, avec (lead) après chaque chef de file.',
    counterparty: 'Pour une sortie : qui a racheté la startup, ou avec qui elle a fusionné.',
  },
  unknown: 'inconnu',
  noKind: 'non précisé',
  accept: 'Accepter tel quel',
  decline: 'Refuser',
  declineReason: 'Motif',
  pageDescription:
    'Ce qu’annoncent des articles, sous forme de formulaire à corriger et à accepter.',
  isDecided: 'Un autre modérateur a déjà tranché. Consultez à nouveau la file.',
  hasChanged:
    'Un autre article est arrivé depuis que vous avez ouvert cette page. Relisez la proposition avant de décider.',
  noArticle: 'Plus aucun article n’appuie cette proposition.',
  needsCountry:
    'Cette startup n’est pas encore dans le répertoire : modifiez la proposition et indiquez d’abord son pays.',
  wrong: {
    name: 'Saisissez un nom de 120 caractères au plus',
    country: 'Choisissez l’un des 54 pays',
    kind: 'Choisissez l’un des types de tours',
    amount: (problem) => `Saisissez un montant comme $2.5m ou NGN 400m : ${problem}`,
    dollars:
      'Le prix d’une sortie est indiqué en dollars américains : saisissez le montant en dollars, ou laissez le champ vide',
    date: 'Saisissez une date comme 2026-11-20, 2026-11 ou 2026',
    startup: (slug) => `Aucune startup n’a l’identifiant ${slug}`,
  },
  cameIn: 'Propositions arrivées cette semaine',
  decided: 'Propositions traitées cette semaine',
  oldest: 'Propositions en attente depuis le plus longtemps',
  nothing: 'Rien',
  columns: { what: 'Proposition', state: 'État', articles: 'Articles', at: 'Date' },
  counts: (came, waits, decided) =>
    `${sayPlural(came, { one: '# proposition arrivée', other: '# propositions arrivées' })} en sept jours ; traitées : ${decided} ; en attente : ${waits}.`,
  feeds: 'Flux',
  feedsOff:
    'Les flux ne sont pas lus ici : NEWS_READING est désactivé, ou FEEDS_FILE n’en cite aucun.',
  feedsNever: 'Aucun flux n’a encore été lu.',
  feedsClosed:
    'Aucun flux n’a répondu : cette machine n’a peut-être pas accès au réseau. La commande ./griot doctor permet de le vérifier.',
  feedsRead: (answer, all) =>
    `${sayPlural(answer, { one: `# flux sur ${all} a répondu`, other: `# flux sur ${all} ont répondu` })} à la dernière lecture.`,
  feedColumns: {
    feed: 'Flux',
    error: 'Raison de l’échec',
    failures: 'Échecs consécutifs',
    answered: 'Dernière réponse',
  },
  never: 'jamais',

  upkeep: {
    crumb: 'Entretien',
    title: 'Calendrier d’entretien',
    description:
      'Informations devenues anciennes, statuts non revus depuis un an, sites qui ne répondent pas.',
    lead: 'Ce qu’il faut revoir, en commençant par le plus lu.',
    facts: 'Informations les plus anciennes encore consultées',
    factsMore: (count) =>
      sayPlural(count, {
        one: 'Voir # fiche ancienne',
        other: 'Voir les # fiches anciennes',
      }),
    statuses: 'Startups actives, sans confirmation depuis un an',
    sites: 'Sites web qui ne répondent plus',
    sitesOff: 'Les sites web ne sont pas lus ici : TECHNOLOGY_DETECTION est désactivé.',
    columns: {
      name: 'Startup',
      seen: 'Dernière observation',
      reads: 'Nombre de lectures',
      why: 'Raison',
      since: 'Dernier essai',
    },
    factColumns: { name: 'Fiche', seen: 'Dernière vérification', reads: 'Nombre de lectures' },
    none: 'Rien à revoir.',
    never: 'jamais',
    ofAll: (shown, all) => `${shown} sur ${all}`,
  },
};
