import { formatShare, sayPlural } from '../../base/count.ts';
import type * as english from '../en/corrections.ts';
import type { TranslationOf } from '../translation.ts';
import { of, than } from './words.ts';

export const correctionsText: TranslationOf<typeof english.correctionsText> = {
  title: 'Corrections',
  description:
    'Ce qui était faux, ce qui l’a remplacé, pourquoi, d’après quelle source et en combien de temps.',
  lead: 'Tout le monde peut signaler une information fausse, page à l’appui. Toutes les corrections figurent ici : ce que nous disions avant, ce que nous disons maintenant, pourquoi, et d’après quelle source.',
  how: 'Chaque page comporte un lien pour signaler une erreur. Vous recevez une réponse sous sept jours.',
  aboutOne: (subject) => `Corrections : ${subject}`,
  all: 'Toutes les corrections',
  feed: 'Flux des corrections',
  api: 'En JSON',
  none: 'Aucune correction pour l’instant',
  noneWhy: 'Les informations corrigées figureront ici.',
  figures: {
    waiting: 'Signalements en attente',
    oldest: 'Attente la plus longue',
    days: (days) => sayPlural(days, { one: '# jour', other: '# jours' }),
    inTime: 'Réponses sous 7 jours',
    accepted: 'Signalements acceptés',
    median: 'Délai de réponse médian',
    percent: (part, whole) => formatShare(part / whole),
    year: 'Les réponses sous 7 jours et les signalements acceptés sont rapportés aux signalements traités ces 365 derniers jours.',
  },
  columns: {
    fact: 'Information',
    change: 'Changement',
    why: 'Motif',
    source: 'Source',
    days: 'Délai',
    at: 'Date de décision',
  },
  thanks: (name) => `Signalé par ${name}.`,
  onItsSource: 'L’information est désormais conforme à la source citée ici.',
  tookBack: 'Correction annulée.',
  takenBack: '(correction annulée depuis)',
  nowSays: 'remplacé par',
  roleAt: (role, startup) => `${role} chez ${startup}`,
  suggested: 'Valeur proposée :',
  source: 'Source',
  sameDay: 'Le jour même',
  feedTitle: 'Corrections',
  entryTitle: (subject, fact) => `${subject} : ${fact}`,
  entryWords: (before, after) => `Avant : ${before}. Maintenant : ${after}.`,

  isWrong: (fact) => `${fact} : signaler une erreur`,
  corrected: 'Corrections',
  replies: 'Droit de réponse',
  replyTo: (fact) => `À propos de : ${fact.toLowerCase()}`,
  provenAt: (domain) => `adresse vérifiée en @${domain}`,
  inLog: 'Dans le journal des corrections',
  history: (count) => `Versions précédentes (${count})`,
  report: 'Signaler une erreur ou un oubli',
  replyLink: 'Cette page parle de vous ? Répondez',
  editFacts: 'Modifier ces informations',

  suggestTitle: (name) => `Corriger : ${name}`,
  whichRound: 'Si l’erreur concerne un tour de table, choisissez lequel :',
  suggestLead:
    'Dites quelle information est fausse ou manquante, quelle est la bonne et où on peut la lire. Une personne vérifiera votre signalement et vous répondra sous sept jours.',
  email: 'Votre adresse e-mail',
  emailHint:
    'Pour vous envoyer un lien de confirmation, puis la réponse. L’adresse n’est pas publiée et sera supprimée trois mois plus tard.',
  credit: 'Nom à remercier dans le journal public',
  creditHint: 'Laissez ce champ vide pour rester anonyme.',
  unknownHint: 'Écrivez « unknown » si aucune source ne donne l’information.',

  statusTitle: 'Votre signalement',
  statusDescription: 'Les suites données à un signalement.',
  unconfirmed: 'Il reste une étape',
  unconfirmedWhy: (email) =>
    `Nous avons envoyé un lien à ${email}. Les modérateurs verront votre signalement quand vous l’aurez confirmé ; le lien est valable une semaine.`,
  confirmWhy: 'Les modérateurs verront votre signalement quand vous l’aurez confirmé.',
  confirm: 'Confirmer le signalement',
  states: {
    pending: 'Reçu',
    needs_info: 'Nous avons une question',
    published: 'Accepté',
    rejected: 'Refusé',
  },
  answerBy: (day) => `Vous recevrez une réponse au plus tard le ${day}.`,
  isLate: (day) =>
    `La réponse était attendue au plus tard le ${day}. Nous sommes en retard, mais votre signalement n’est pas oublié.`,
  askedYou: 'Question du modérateur :',
  said: 'Réponse du modérateur :',
  yourAnswer: 'Votre réponse',
  sendAnswer: 'Envoyer la réponse',
  seePage: 'Voir la page',
  seeLog: 'Voir le journal des corrections',
  undone: 'La correction a été annulée depuis.',
  badLink: 'Ce lien ne fonctionne pas',
  badLinkWhy: 'Le lien est incomplet, ou trop ancien. Copiez-le en entier depuis l’e-mail.',

  replyTitle: 'Répondre à ce qui est dit de vous',
  replyDescription:
    'Toute personne citée ici peut répondre ; la réponse apparaît à côté de l’information.',
  replyLead: (name) =>
    `${name} : la personne ou l’entreprise citée peut répondre en 1 000 caractères au plus. La réponse figure à côté de l’information, avec votre nom.`,
  replyProof: (domains) =>
    `Saisissez votre adresse e-mail en @${domains.join(' ou @')}. Nous y envoyons un lien qui permet d’écrire la réponse ; l’adresse n’est pas publiée.`,
  noDomain:
    'Nous ne connaissons pas de domaine propre à l’entreprise où envoyer le lien. Signalez d’abord son site web, puis répondez.',
  replyEmail: 'Votre adresse e-mail de ce domaine',
  replySend: 'Envoyer le lien',
  replySent: (domain) =>
    `Si cette adresse en @${domain} existe, un lien vient d’y être envoyé. Il est valable un jour.`,
  replyFact: 'Information concernée',
  replyWords: 'Votre réponse',
  replyWordsHint: '1 000 caractères au plus.',
  replySaidBy: 'Votre nom et votre fonction',
  replySaidByHint:
    'Le nom et la fonction s’affichent à côté de la réponse, par exemple « Amina Diallo, fondatrice ».',
  replyPublish: 'Publier la réponse',
  removeReply: 'Retirer la réponse',

  editTitle: (name) => `Modifier : ${name}`,
  editDescription: 'Les informations d’une fiche, pour les modérateurs.',
  editLead:
    'Chaque champ que vous modifiez devient une correction dans le journal public, avec votre motif et la source. Un champ vide signifie « inconnu ».',
  editReason: 'Motif',
  editReasonHint: 'Les lecteurs voient ce motif dans le journal.',
  editSave: 'Enregistrer et inscrire au journal',
  editHistory: 'Historique',
  undoReason: 'Motif de l’annulation',
  undo: 'Annuler la correction',

  mail: {
    subjects: {
      received: (name) => `Confirmez votre signalement concernant ${name}`,
      ask: (name) => `Une question sur votre signalement : ${name}`,
      approve: (name) => `Corrigé : ${name}`,
      reject: (name) => `Votre signalement concernant ${name} a été refusé`,
      undone: (name) => `Correction annulée : ${name}`,
    },
    about: (fact, subject) => `Information concernée : ${fact}, ${subject}.`,
    says: {
      received:
        'Confirmez que vous avez envoyé ce signalement : une personne le vérifiera et répondra sous sept jours. Le lien est valable une semaine.',
      ask: 'Un modérateur a lu votre signalement et vous pose une question :',
      approve: 'Un modérateur a vérifié votre source, et l’information a été corrigée. Merci.',
      reject: 'Un modérateur a lu votre signalement et n’a pas modifié l’information. Motif :',
      undone:
        'La correction issue de votre signalement a été annulée : l’information est redevenue ce qu’elle était.',
    },
    actions: { received: 'Confirmer le signalement', ask: 'Répondre' },
    see: 'Voir la suite donnée',
    ignore:
      'Si vous n’avez rien envoyé, ignorez ce message : quelqu’un a saisi votre adresse par erreur.',
  },
  replyMail: {
    subject: (name) => `Votre réponse à ce qui est dit ${of(name)}`,
    lead: (name) =>
      `Quelqu’un a demandé à répondre à ce qui est dit ${of(name)} et a donné cette adresse. Ouvrez ce lien si c’était vous.`,
    action: 'Écrire la réponse',
    valid: 'Le lien est valable un jour.',
    ignore: 'Si ce n’était pas vous, ignorez ce message.',
  },
  wrong: {
    weak: 'Cette adresse mène à une liste ou à une recherche, dont le contenu change. Saisissez l’adresse de la page qui donne l’information',
    credit: 'Utilisez 80 caractères au plus',
    domain: (domains) => `Saisissez une adresse en @${domains.join(' ou @')}`,
    words: 'Écrivez de 2 à 1 000 caractères',
    saidBy: 'Saisissez votre nom et votre fonction, en 2 à 80 caractères',
    tooManyReplies: (most) =>
      `${most} réponses ont déjà été publiées aujourd’hui. Réessayez demain.`,
    nothing: 'Modifiez au moins une information',
  },
};

export const confirmationsText: TranslationOf<typeof english.confirmationsText> = {
  undisclosed: 'montant non divulgué',
  title: (name) => `Ces informations sur ${name} sont-elles justes ?`,
  description: 'Confirmez ce qui est enregistré, ou dites ce qui est faux.',
  lead: 'Voici ce que disent nos pages, d’après des sources publiques. Si tout est juste, confirmez-le d’un clic : la page l’indiquera, avec la date du jour.',
  changed:
    'Quelque chose a changé depuis que vous avez ouvert cette page. Relisez-la avant de confirmer.',
  confirm: 'Tout est juste',
  correct: 'Il y a une erreur',
  decline: 'Je préfère ne pas répondre',
  never: 'Ne plus jamais écrire à cette adresse',
  silence:
    'Sans réponse, rien ne change. Personne n’est sollicité plus d’une fois tous les trois mois.',
  badLinkTitle: 'Ce lien ne fonctionne pas',
  badLink:
    'Le lien est incomplet ou a plus de 60 jours. Chaque page permet de signaler une erreur.',
  thanks: 'Merci',
  done: {
    confirmed: 'La page indique maintenant que son contenu a été confirmé, avec la date du jour.',
    corrected: 'Dites-nous ce qui est faux.',
    declined: 'Rien ne change.',
    never: 'Nous n’écrirons plus à cette adresse.',
  },
  see: (name) => `Voir la page ${of(name)}`,
  confirmedBy: 'Confirmé par l’équipe concernée le {day} : {facts}.',
  confirmedFacts: (labels, rounds) =>
    [
      ...labels.map((label) => label.toLowerCase()),
      ...(rounds > 0 ? [sayPlural(rounds, { one: '# tour', other: '# tours' })] : []),
    ].join(', '),

  mail: {
    subject: (productName, name) => `Ce ${than(productName)} dit ${of(name)} est-il juste ?`,
    lead: (productName, name) =>
      `${productName} est un répertoire ouvert des startups africaines et de leurs investisseurs. Voici ce qu’il dit ${of(name)}, d’après des sources publiques :`,
    action: 'Confirmer, corriger ou décliner',
    noAccount:
      'Aucun compte n’est nécessaire, et le lien est valable 60 jours. Sans réponse, rien ne change, et personne n’est sollicité plus d’une fois tous les trois mois.',
    never: 'Le lien ci-dessous met fin définitivement à ces questions.',
  },
};
