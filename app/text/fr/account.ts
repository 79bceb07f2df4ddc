import { formatList, sayPlural } from '../../base/count.ts';
import type { StartupStatus } from '../../base/enumerations.ts';
import type * as english from '../en/account.ts';
import type { TranslationOf } from '../translation.ts';
import { of } from './words.ts';

export const accountSettingsText: TranslationOf<typeof english.accountSettingsText> = {
  title: 'Paramètres',
  description: 'Votre compte : profil, notifications, mot de passe et données.',
  tabs: {
    profile: 'Profil',
    notification: 'Notifications',
    password: 'Mot de passe',
    address: 'Adresse e-mail',
    'second-step': 'Connexion en deux étapes',
    sessions: 'Appareils connectés',
    keys: 'Clés API',
    subscription: 'Abonnement',
    data: 'Vos données',
  },
  save: 'Enregistrer',
  saving: 'Enregistrement en cours',
  signedInAs: 'Compte connecté : {email}',
  notSaid: 'Je préfère ne pas le dire',
  fields: {
    name: 'Nom',
    job_title: 'Poste',
    organization: 'Organisation',
    role: 'Rôle',
    country: 'Pays',
    bio: 'À propos de vous',
    website: 'Site web',
    linkedin: 'LinkedIn',
    x: 'X',
    locale: 'Langue des messages',
    timezone: 'Fuseau horaire',
  },
  hints: {
    bio: '300 caractères au plus.',
    linkedin: 'L’adresse de votre profil.',
    x: 'Votre nom de compte, par exemple @griot.',
    timezone: 'Les messages quotidiens et hebdomadaires arrivent le matin, à votre heure locale.',
  },
  roles: {
    founder: 'Fondateur ou fondatrice',
    investor: 'Investisseur ou investisseuse',
    analyst: 'Analyste',
    journalist: 'Journaliste',
    student: 'Étudiant ou étudiante',
    'public sector': 'Secteur public',
    other: 'Autre',
  },
  picture: 'Votre photo',
  pictureHint: 'PNG, JPEG ou WebP, 512 ko au plus. La photo s’affiche à côté de votre nom.',
  savePicture: 'Enregistrer la photo',
  removePicture: 'Retirer la photo',
  pictureDone: 'Photo enregistrée',
  pictureGone: 'Photo retirée',
  profileDone: 'Profil enregistré',
  profileFailed: 'Le profil n’a pas pu être enregistré',
  notificationLead: 'Les e-mails que vous recevez, et leur fréquence.',
  notVerified:
    'Votre adresse e-mail n’est pas encore confirmée : d’ici là, aucune notification ne sera envoyée.',
  notificationDone: 'Notifications enregistrées',
  notificationFailed: 'Les notifications n’ont pas pu être enregistrées',
  kinds: {
    followed_funding: 'Tours de table liés à ce que vous suivez',
    followed_news: 'Actualités sur ce que vous suivez',
    followed_status: 'Changements de statut liés à ce que vous suivez',
    recommended_digest: 'Startups recommandées',
    my_listing_review: 'Examen de vos envois',
    product_news: 'Nouveautés de ce site',
  },
  frequencies: {
    off: 'Jamais',
    instant: 'Immédiatement',
    daily: 'Chaque jour',
    weekly: 'Chaque semaine',
  },
  pauseAll: 'Tout mettre en pause',
  pauseAllHint: 'Aucun de ces e-mails n’est envoyé tant que cette option est activée.',
  download: 'Télécharger vos données',
  downloadWhat:
    'Un fichier JSON contenant tout ce que nous conservons sur vous : profil, sessions, ce que vous suivez, comparaisons enregistrées, startups proposées, abonnement avec factures, et paramètres.',
  downloadSubmit: 'Télécharger',
  deletion: 'Supprimer votre compte',
  deletionWhat:
    'Tout ce qui vous appartient est supprimé immédiatement : profil, liste de ce que vous suivez, comparaisons enregistrées, newsletter. Si vous avez un abonnement, il prend fin immédiatement et n’est plus facturé. Cette suppression est irréversible.',
  deletionFields: {
    password: 'Votre mot de passe',
    email: 'Votre adresse e-mail, pour confirmer',
  },
  deletionSubmit: 'Supprimer mon compte',
  deleted: 'Votre compte a été supprimé',
  deletedWhat:
    'Profil, liste de ce que vous suiviez, comparaisons enregistrées, newsletter et abonnement ont été supprimés, et tous les navigateurs ont été déconnectés. Un message envoyé à votre adresse e-mail le confirme.',
  deletedKept:
    'Nous conservons les factures payées aussi longtemps que la loi fiscale l’exige, sans votre nom ni votre adresse. Des sauvegardes peuvent contenir le compte encore quelques semaines.',
  wrong: {
    long: (max) => `Utilisez ${max} caractères au plus`,
    role: 'Choisissez un rôle dans la liste',
    country: 'Choisissez un pays dans la liste',
    website: 'Saisissez une adresse comme https://example.org',
    linkedin: 'Saisissez l’adresse d’un profil LinkedIn, comme https://www.linkedin.com/in/ama',
    x: 'Saisissez un nom de compte de 15 lettres, chiffres et tirets bas au plus',
    locale: 'Choisissez une langue dans la liste',
    timezone: 'Choisissez un fuseau horaire dans la liste, comme Africa/Nairobi',
    onOff: 'attendu : true ou false',
    frequency: 'Choisissez off, instant, daily ou weekly',
    noPicture: 'Choisissez d’abord une photo',
    ownEmail: 'Ce n’est pas l’adresse e-mail de ce compte',
  },
};

export const apiKeysText: TranslationOf<typeof english.apiKeysText> = {
  title: 'Clés API',
  description: 'Les clés avec lesquelles vos programmes utilisent l’API.',
  lead: 'Avec une clé, un programme appelle l’API en votre nom, et vous voyez à quoi la clé a servi. Une clé ne peut ni se connecter, ni modifier votre compte, ni modérer. Changer de mot de passe révoque toutes les clés.',
  caption: 'Clés de ce compte',
  none: 'Vous n’avez aucune clé.',
  columns: {
    name: 'Nom',
    scopes: 'Droits',
    created: 'Création',
    used: 'Dernière utilisation',
    ends: 'Expiration',
    action: 'Action',
  },
  never: 'Pas encore utilisée',
  ended: 'Expirée',
  revoke: 'Révoquer',
  revokeOf: (name) => `Révoquer ${name}`,
  newTitle: 'Nouvelle clé',
  fields: { name: 'Nom', scopes: 'Ce que la clé peut faire', valid_days: 'Durée de validité' },
  nameHint: 'L’usage de la clé, par exemple « Rapport mensuel ».',
  scopes: { read: 'Lire', lists: 'Mes listes', listing: 'Propositions' },
  scopeHints: {
    read: 'Toutes les données publiques : l’API, MCP et le rapprochement.',
    lists: 'Ce que vous suivez, votre fil et vos comparaisons enregistrées.',
    listing: 'Proposer des startups et des modifications en votre nom.',
  },
  validFor: { 30: '30 jours', 90: '90 jours', 365: 'Un an', 0: 'Sans limite' },
  submit: 'Créer la clé',
  made: 'Votre nouvelle clé',
  madeLead:
    'Copiez cette clé maintenant : elle ne sera plus affichée, et seule son empreinte est conservée.',
  use: 'Envoyez la clé dans un en-tête :',
  limits: (minute, day) =>
    `Toutes clés confondues, vous pouvez faire ${minute} appels par minute et ${day} par jour ; les en-têtes RateLimit et RateLimit-Policy indiquent combien il en reste.`,
  wrong: {
    name: 'Saisissez un nom de 1 à 80 caractères',
    scopes: 'Choisissez au moins un droit : read, lists ou listing',
    validDays: 'Choisissez 30, 90, 365 ou 0 jours',
    tooMany: (most) => `Un compte ne peut avoir que ${most} clés : révoquez-en une d’abord`,
  },
};

export const securityLogText: TranslationOf<typeof english.securityLogText> = {
  title: 'Activité du compte',
  lead: 'Connexions, changements et refus des 90 derniers jours (les 50 plus récents). Si vous n’êtes pas à l’origine de l’une de ces actions, changez votre mot de passe : tous les autres navigateurs sont alors déconnectés.',
  columns: { kind: 'Action', outcome: 'Résultat', detail: 'Moyen', at: 'Date' },
  outcomes: { ok: 'Fait', refused: 'Refusé' },
  kinds: {
    registered: 'Compte créé',
    sign_in: 'Connexion',
    sessions_ended: 'Déconnexion des autres appareils',
    password_reset_requested: 'Demande de lien pour un nouveau mot de passe',
    password_reset: 'Nouveau mot de passe défini par lien',
    password_change: 'Mot de passe changé',
    address_verified: 'Adresse e-mail confirmée',
    address_change_requested: 'Changement d’adresse e-mail demandé',
    address_change: 'Adresse e-mail changée',
    factor_added: 'Deuxième étape ajoutée',
    factor_removed: 'Deuxième étape retirée',
    recovery_codes_made: 'Codes de secours créés',
    key_made: 'Clé créée',
    key_revoked: 'Clé révoquée',
    moderator_made: 'Droits de modération accordés',
    moderator_ended: 'Droits de modération retirés',
    denied: 'Requête refusée',
    limited: 'Trop de requêtes',
    export: 'Données téléchargées',
    account_deleted: 'Compte supprimé',
    person_removed: 'Personne retirée du répertoire',
  },
};

const statusWords: Record<StartupStatus, string> = {
  active: 'est active',
  acquired: 'a été rachetée',
  closed: 'a fermé',
  public: 'est cotée en Bourse',
};

const few = (names: readonly string[]) => formatList(names.slice(0, 3));

export const dashboardText: TranslationOf<typeof english.dashboardText> = {
  title: 'Tableau de bord',
  description: 'Les actualités des startups, investisseurs, secteurs et lieux que vous suivez.',
  feed: 'Votre fil',
  since: (day) => `Depuis votre dernière visite, le ${day}`,
  nothingSince: (day) => `Rien de nouveau depuis votre dernière visite, le ${day}.`,
  earlier: 'Auparavant',
  also: 'Articles sur le même sujet',
  refresh: 'Actualiser',
  loadMore: 'Afficher la suite',
  feedEnd: 'C’est tout pour l’instant.',
  feedFailed: 'Le fil n’a pas pu être chargé',
  feedEmpty: 'Rien pour l’instant',
  feedEmptyWhy:
    'Les tours, les actualités et les changements liés à ce que vous suivez apparaissent ici. Suivez une startup, un investisseur, un secteur ou un lieu.',
  feedEmptyAction: 'Voir les secteurs',
  pastTheEnd: 'Cette page est vide',
  firstPage: 'Voir les plus récents',
  types: {
    funding: 'Financement',
    news: 'Actualité',
    status_change: 'Statut',
    new_in_followed: 'Nouvelle startup',
  },
  source: 'Source',
  reason: (via, name) =>
    via === 'startup'
      ? `Vous suivez ${name}`
      : via === 'investor'
        ? `${name}, que vous suivez, a participé à ce tour`
        : `${name}, que vous suivez`,
  statusIs: (name, status) =>
    status ? `${name} ${statusWords[status]}` : `Le statut ${of(name)} n’est plus connu`,
  isNew: (name, group) => `Nouvelle startup (${group}) : ${name}`,
  followed: 'Vous suivez',
  followedNone: 'Rien pour l’instant.',
  allFollowed: 'Tout ce que vous suivez',
  recommended: 'Recommandations',
  recommendedWhy: 'D’après ce que vous suivez.',
  recommendedNone: 'Rien d’autre à recommander pour le moment.',
  dismiss: (name) => `Ne plus recommander ${name}`,
  dismissFailed: (name) => `${name} n’a pas pu être retirée de la liste`,
  recommendedReasons: ({ followed, shared, followedInvestors, sharedInvestors }) => {
    const reasons = [
      ...(followed.length > 0 ? [`${few(followed)}, que vous suivez`] : []),
      ...(followedInvestors.length > 0
        ? [`financée par ${few(followedInvestors)}, que vous suivez`]
        : []),
      ...(sharedInvestors.length > 0
        ? [`financée par ${few(sharedInvestors)}, comme d’autres que vous suivez`]
        : []),
      ...(shared.length > 0 ? [`${few(shared)}, comme d’autres que vous suivez`] : []),
    ];
    return reasons.length > 0 ? reasons : ['parmi les mieux financées'];
  },
  firstTitle: 'Qu’est-ce qui vous intéresse ?',
  firstLead: (count) =>
    `Choisissez au moins ${count} secteurs : votre fil en montrera les tours, les actualités et les nouvelles startups.`,
  firstLegend: 'Secteurs',
  firstMore: (count) => sayPlural(count, { one: '# autre secteur', other: '# autres secteurs' }),
  firstSubmit: 'Afficher mon fil',
  firstSkip: 'Passer',
  firstTooFew: (count) => `Choisissez au moins ${count} secteurs.`,
  startups: (count) => sayPlural(count, { one: '# startup', other: '# startups' }),
  followingTitle: 'Ce que vous suivez',
  followingDescription: 'Les startups, investisseurs, secteurs et lieux que vous suivez.',
  followingTabs: 'Ce que vous suivez, par type',
  followingAll: 'Tout',
  followingTypes: {
    startup: 'Startups',
    investor: 'Investisseurs',
    industry: 'Secteurs',
    location: 'Lieux',
  },
  followingName: 'Nom',
  followingSince: 'Suivi depuis',
  followingAction: 'Suivi',
  followingEmpty: 'Vous ne suivez encore rien de ce type',
  followingEmptyWhy:
    'La page de chaque startup, investisseur, secteur ou lieu comporte un bouton « Suivre ».',
};
