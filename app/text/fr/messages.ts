import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/messages.ts';
import type { TranslationOf } from '../translation.ts';
import { of, onDate } from './words.ts';

export const followsText: TranslationOf<typeof english.followsText> = {
  follow: 'Suivre',
  following: 'Suivi',
  followOf: (name) => `Suivre ${name}`,
  askTitle: (name) => `Suivre ${name} ?`,
  askWhy:
    'Les nouveautés apparaîtront dans votre fil. Vous pourrez arrêter le suivi à tout moment.',
  notNow: 'Pas maintenant',
  wrongType: 'attendu : startup, investor, industry ou location',
  wrongSlug: 'attendu : un identifiant, tel qu’il figure dans l’adresse de la page',
};

export const feedsText: TranslationOf<typeof english.feedsText> = {
  fundings: 'Tours de table des startups africaines',
  news: 'Actualités des startups africaines',
  newsletter: 'Numéros de la newsletter',
  about: (name) => `${name} : tours de table et actualités`,
  feedTitle: (title, productName) => `${title} - ${productName}`,
  announced: (date) => (date ? `Annoncé ${onDate(date)}.` : 'Date de l’annonce inconnue.'),
  investors: (labels) =>
    labels.length > 0 ? `Investisseurs : ${labels.join(', ')}.` : 'Investisseurs non divulgués.',
  published: (publisher, date) => `${publisher}, ${date}.`,
  names: (startups) => (startups.length > 0 ? `Startups citées : ${startups.join(', ')}.` : ''),
};

const kinds: Readonly<Record<string, string>> = {
  followed_funding: 'les tours de table liés à ce que vous suivez',
  followed_news: 'les actualités sur ce que vous suivez',
  followed_status: 'les changements de statut liés à ce que vous suivez',
  recommended_digest: 'des startups recommandées',
  my_listing_review: 'les décisions sur vos envois',
  product_news: 'les nouveautés de ce site',
  moderation_queue: 'les rappels de la file de modération',
};

const subjects: Readonly<Record<string, (count: number) => string>> = {
  followed_funding: (count) =>
    sayPlural(count, { one: '# nouveau tour de table', other: '# nouveaux tours de table' }),
  followed_news: (count) =>
    sayPlural(count, {
      one: '# actualité sur ce que vous suivez',
      other: '# actualités sur ce que vous suivez',
    }),
  followed_status: (count) =>
    sayPlural(count, {
      one: '# startup a changé de statut',
      other: '# startups ont changé de statut',
    }),
  my_listing_review: (count) =>
    sayPlural(count, { one: '# décision sur vos envois', other: '# décisions sur vos envois' }),
  product_news: (count) =>
    sayPlural(count, { one: '# nouveauté sur ce site', other: '# nouveautés sur ce site' }),
  recommended_digest: (count) =>
    sayPlural(count, {
      one: '# startup qui pourrait vous intéresser',
      other: '# startups qui pourraient vous intéresser',
    }),
};

export const notificationsText: TranslationOf<typeof english.notificationsText> = {
  kind: (kind) => kinds[kind] ?? kind,
  subject: (kind, count, productName) => `${subjects[kind]?.(count) ?? kind} - ${productName}`,
  oneSubject: (title, productName) => `${title} - ${productName}`,
  more: (count) =>
    sayPlural(count, {
      one: 'Et # autre : voir votre tableau de bord.',
      other: 'Et # autres : voir votre tableau de bord.',
    }),
  dashboard: 'Ouvrir mon tableau de bord',
  why: (kind) =>
    `Vous recevez ce message parce que vous avez choisi de recevoir ${kinds[kind] ?? kind}. Choisissez ce que vous recevez et à quelle fréquence :`,
  settings: 'Paramètres de notification',
  announced: (date) => `Annoncé ${onDate(date)}`,
  announcedUnknown: 'Date de l’annonce inconnue',
  published: (publisher, date, startup) => `${publisher}, ${date}, à propos ${of(startup)}`,
  statusIs: (startup, status) =>
    status
      ? `Nouveau statut ${of(startup)} : ${status}`
      : `Le statut ${of(startup)} n’est plus connu`,
  statusWas: (status) => `Statut précédent : ${status}`,

  ending: {
    ask: 'Ne plus recevoir ces messages',
    done: 'C’était le dernier message',
    bad: 'Ce lien ne fonctionne pas',
    badLink:
      'Le lien est incomplet. Copiez-le en entier depuis l’e-mail, ou connectez-vous pour choisir ce que vous recevez.',
    description: 'Arrêter l’envoi d’un type de message.',
    submit: 'Arrêter',
  },
  newsletter: 'plus de newsletter',
  topics: 'plus d’e-mails hebdomadaires sur les lieux, secteurs et investisseurs',
  questions: 'plus de questions sur l’exactitude de nos informations',
  about: (what) => `plus d’e-mails concernant ${what}`,
  unsubscribeAsk: (what) => `Appuyez sur le bouton : vous ne recevrez ${what}.`,
  unsubscribed: (what) => `Vous ne recevrez ${what}.`,
  unsubscribedChoose: 'Connectez-vous pour choisir les autres messages que vous recevez.',
};

const found = (kind: 'round' | 'startup' | 'investor' | 'exit', number: number) =>
  sayPlural(
    number,
    {
      round: { one: '# tour', other: '# tours' },
      startup: { one: '# startup', other: '# startups' },
      investor: { one: '# investisseur', other: '# investisseurs' },
      exit: { one: '# sortie', other: '# sorties' },
    }[kind],
  );

export const alertsText: TranslationOf<typeof english.alertsText> = {
  title: 'Alertes',
  description:
    'Les recherches et les listes que vous suivez, et les moyens d’en recevoir les nouveautés.',
  lead: 'Suivez une recherche ou une liste, et recevez ce qui s’y ajoute.',
  how: 'Ouvrez une liste ou une recherche, réglez les filtres, et choisissez « Recevoir des alertes ».',
  none: 'Vous ne suivez encore aucune recherche ni liste',
  used: (running, limit) =>
    `${sayPlural(running, { one: '# alerte active', other: '# alertes actives' })} sur ${formatCount(limit)}`,
  fullTitle: (limit) => `Vous avez atteint la limite de ${formatCount(limit)} alertes`,
  fullWhy:
    'Supprimez une alerte pour suivre une autre liste. Les flux des listes sont gratuits et sans limite.',
  full: (running, limit, offer) =>
    `Vous suivez ${sayPlural(running, { one: '# liste', other: '# listes' })} sur ${limit}. ${
      offer ? `La formule ${offer.plan} en offre ${offer.limit} pour ${offer.price}. ` : ''
    }Supprimez une alerte pour en enregistrer une nouvelle, ou suivez le flux de la liste, qui est gratuit.`,
  gives: (limit) => `${formatCount(limit)} alertes (immédiates si vous le souhaitez)`,
  unverified: 'Confirmez d’abord votre adresse e-mail : d’ici là, aucune alerte ne sera envoyée.',
  nameOf: (title, words) => [title, words.join(', ')].filter(Boolean).join(' : ').slice(0, 120),
  search: 'Recherche',
  since: (year) => `depuis ${year}`,
  found,

  newTitle: 'Recevoir des alertes',
  nowListed: (kind, number, most) =>
    `${found(kind, number)}${number >= most ? ' ou plus' : ''} à ce jour. Vous recevrez les nouveautés.`,
  name: 'Nom',
  frequency: 'Fréquence',
  frequencies: { instant: 'Immédiatement', daily: 'Chaque jour', weekly: 'Chaque semaine' },
  instantFor: 'Les alertes immédiates sont réservées aux abonnés.',
  by: 'Destination',
  byMail: 'E-mail',
  byPush: 'Mes navigateurs',
  byWebhook: 'Mon webhook',
  follow: 'Activer',

  save: 'Enregistrer',
  delete: 'Supprimer',
  deleteOf: (name) => `Supprimer ${name}`,
  resume: 'Réactiver',
  followed: 'Suivi commencé {when}',
  ended: 'Suivi terminé {when}',
  foundSoFar: (kind, number) => `${found(kind, number)} à ce jour, dernier ajout {when}`,
  nothingYet: 'rien de nouveau pour l’instant',
  feeds: 'Flux :',

  browsers: 'Navigateurs',
  browsersLead: 'Un navigateur affiche une notification, même quand ce site n’y est pas ouvert.',
  added: 'ajouté',
  addBrowser: 'Ajouter ce navigateur',
  unknownBrowser: 'Un navigateur',
  pushFailed: 'Ce navigateur n’autorise pas les notifications de ce site',
  needsScript: 'Cette fonction nécessite JavaScript.',
  remove: 'Retirer',

  webhook: 'Webhook',
  webhookLead: 'L’un de vos programmes reçoit chaque alerte par une requête POST signée, en JSON.',
  webhookHow: 'Ce que reçoit le webhook, et comment vérifier la signature',
  webhookUrl: 'Adresse',
  webhookHint: 'Par exemple https://hooks.example.org/griot',
  chatLead:
    'Vous pouvez aussi recevoir les alertes dans une messagerie : créez un webhook dans Slack, Discord, Microsoft Teams ou Telegram et collez son adresse ci-dessous. L’alerte y arrive sous forme de message, au format de la messagerie.',
  chats: {
    Slack: 'Apps, Incoming Webhooks, Add to Slack : https://hooks.slack.com/services/…',
    Discord: 'Modifier le salon, Intégrations, Webhooks : https://discord.com/api/webhooks/…',
    'Microsoft Teams':
      'Workflows, « Send webhook alerts to a channel » : l’adresse affichée à la fin',
    Telegram:
      'Un bot créé avec @BotFather, ajouté à votre discussion : https://api.telegram.org/bot{token}/sendMessage?chat_id={chat}',
  },
  isChat: (chat) =>
    `Les alertes arrivent dans ${chat} sous forme de messages. Envoyez un test pour en voir un.`,
  chatFound: (name, number) =>
    sayPlural(number, { one: `${name} : # nouveauté`, other: `${name} : # nouveautés` }),
  chatMore: (number) => sayPlural(number, { one: 'Et # autre', other: 'Et # autres' }),
  chatTest: 'Les alertes arriveront ici.',
  webhookSet: 'Définir le webhook',
  webhookChange: 'Changer l’adresse',
  webhookTest: 'Envoyer un test',
  newSecret: 'Nouveau secret',
  secret: 'Secret de signature',
  oldSecret: 'Ancien secret, encore utilisé en parallèle jusqu’au prochain renouvellement',
  failing: 'Premier échec d’envoi {when}.',
  stopped:
    'Le webhook a été désactivé {when}, car il ne répondait pas. Changez l’adresse pour le relancer.',
  waiting: (number) =>
    number > 0
      ? sayPlural(number, { one: '# message en attente.', other: '# messages en attente.' })
      : '',

  end: 'Arrêter l’alerte',
  ending: {
    ask: 'Arrêter cette alerte',
    done: 'C’était la dernière alerte',
    bad: 'Ce lien ne fonctionne pas',
    badLink:
      'Le lien est incomplet. Copiez-le en entier depuis le message, ou connectez-vous pour gérer vos alertes.',
    description:
      'Les recherches et les listes que vous suivez, et les moyens d’en recevoir les nouveautés.',
    submit: 'Arrêter l’alerte',
  },
  endLead: (name) =>
    name === null
      ? 'Appuyez sur le bouton pour ne plus recevoir d’alertes par e-mail.'
      : `Appuyez sur le bouton pour arrêter l’alerte « ${name} ».`,
  endedLead: (name) =>
    name === null
      ? 'Vous ne recevez plus d’alertes par e-mail.'
      : `L’alerte « ${name} » a été arrêtée.`,

  subject: (title, productName) => `${title} - ${productName}`,
  subjectOfMany: (name, items, others, productName) =>
    `${name} : ${items}${others > 0 ? ` et ${sayPlural(others, { one: '# autre alerte', other: '# autres alertes' })}` : ''} - ${productName}`,
  more: (number) =>
    sayPlural(number, {
      one: 'Et # autre : voir la liste.',
      other: 'Et # autres : voir la liste.',
    }),
  open: 'Ouvrir la liste',
  endThis: 'Arrêter cette alerte, sans vous connecter',
  why: 'Vous recevez ce message parce que vous avez enregistré ces recherches.',
  manage: 'Gérer les alertes',
  pushBody: (name, first) => `${name} : ${first} et d’autres`,
  exitTitle: (startup, what, other) => `${startup} : ${what}${other ? `, ${other}` : ''}`,
  stoppedSubject: (productName) => `Votre webhook a été désactivé - ${productName}`,
  stoppedMail: (host) =>
    `Le webhook de vos alertes (${host}) n’a accepté aucun message depuis trois jours, ou a répondu qu’il n’existe plus. Il a été désactivé, et les messages en attente ont été abandonnés. Indiquez à nouveau son adresse pour le relancer.`,

  getAlerts: 'Recevoir des alertes',
  atom: 'Atom',
  jsonFeed: 'JSON Feed',
  feedLead: 'Flux :',

  wrong: {
    frequency: 'attendu : instant, daily ou weekly',
    instant: 'attendu : daily ou weekly ; les alertes immédiates sont réservées aux abonnés',
    name: 'attendu : un nom de 120 caractères au plus',
    list: 'attendu : l’adresse d’une liste ou d’une recherche de ce site, comme /rounds?country=kenya',
    search:
      'cette recherche ne peut pas être suivie : elle porte sur des personnes, ou classe les résultats d’après ses mots, sans condition telle qu’un lieu, un secteur ou un montant',
    browser: 'attendu : l’abonnement push que fournit un navigateur',
    chat: 'Ajoutez à l’adresse ?chat_id= et l’identifiant de votre discussion, comme ?chat_id=-1001234',
    webhook: 'attendu : une adresse https publique, comme https://hooks.example.org/griot',
    tooMany: (most) => `attendu : ${most} alertes au plus, alertes terminées comprises`,
  },
};
