import type * as english from '../en/listing.ts';
import type { TranslationOf } from '../translation.ts';
import { of, onDate } from './words.ts';

export const listingText: TranslationOf<typeof english.listingText> = {
  introTitle: 'Ajouter une startup',
  introDescription:
    'Demandez l’ajout d’une startup : ce qu’il nous faut, et ce qui se passe ensuite.',
  introLead:
    'Tout le monde peut demander l’ajout d’une startup africaine. Cela prend environ cinq minutes, et c’est gratuit.',
  asked: 'Ce que nous demandons',
  askedList: [
    'Le nom de la startup, son propre site web et son activité, en une ligne puis en quelques phrases simples.',
    'Le pays principal, l’année de création, un à cinq secteurs, le type de clients et l’effectif.',
    'Les tours de table, s’il y en a, chacun avec l’adresse d’une page qui en parle.',
    'Les fondateurs, un logo et un compte Twitter, si vous le souhaitez.',
  ],
  next: 'Ce qui se passe ensuite',
  nextList: [
    'Un modérateur lit ce que vous avez envoyé, en général sous quelques jours.',
    'Si quelque chose n’est pas clair, nous vous posons la question par e-mail et ici.',
    'Une fois la page publiée, vous recevez son adresse. Chaque information y indique sa source.',
  ],
  start: 'Commencer',
  goOn: 'Reprendre votre brouillon',
  draftLast: 'Dernière modification {when}.',
  dropDraft: 'Supprimer le brouillon',
  limit: (perDay) => `Vous pouvez proposer jusqu’à ${perDay} startups par jour.`,
  verifyFirst:
    'Confirmez d’abord votre adresse e-mail : c’est nécessaire pour ajouter une startup, revendiquer un profil ou envoyer un fichier.',
  verifyLink: 'Confirmer mon adresse e-mail',
  yours: 'Vos envois',
  yoursColumns: { name: 'Startup', kind: 'Type', state: 'État', sent: 'Date d’envoi' },
  kinds: { listing: 'Nouvelle startup', edit: 'Modification proposée' },
  states: {
    pending: 'En attente d’un modérateur',
    needs_info: 'En attente de votre réponse',
    published: 'Publié',
    rejected: 'Non publié',
  },

  formTitle: 'Ajouter une startup',
  changeTitle: (name) => `Modifier votre envoi à propos ${of(name)}`,
  formDescription: 'Le formulaire à remplir pour ajouter une startup.',
  stepOf: (step, all) => `Étape ${step} sur ${all}`,
  steps: ['Entreprise', 'Lieu et secteur', 'Financement', 'Personnes et liens', 'Vérification'],
  stepsLabel: 'Étapes',
  save: 'Enregistrer et continuer',
  later: 'Enregistrer et revenir plus tard',
  send: 'Envoyer',
  sendAgain: 'Envoyer à nouveau',
  draftKept: 'Brouillon enregistré',
  draftNotKept:
    'Le brouillon n’a pas pu être enregistré. Il le sera quand vous appuierez sur un bouton.',
  change: 'Modifier',
  changeStep: (step) => `Modifier : ${step}`,
  nothing: '-',
  fields: {
    logo: 'Logo',
    rounds: 'Tours de table',
    founders: 'Fondateurs',
    role: 'Votre lien avec l’entreprise',
  },
  hints: {
    logo: 'PNG, JPEG ou WebP, 512 ko au plus.',
    role: 'Par exemple fondateur, salarié, investisseur, client, ou autre chose.',
  },
  roles: [
    'Fondateur ou fondatrice',
    'Salarié ou salariée',
    'Investisseur ou investisseuse',
    'Conseiller ou conseillère',
    'Client ou cliente',
    'Journaliste',
  ],
  types: {
    B2B: 'Entreprises (B2B)',
    B2C: 'Consommateurs (B2C)',
    B2B2C: 'Consommateurs via des entreprises (B2B2C)',
    C2C: 'Entre consommateurs (C2C)',
    other: 'Autres',
  },
  industry: (number) => (number === 1 ? 'Secteur principal' : `Secteur ${number}`),
  choose: 'Choisir',
  none: 'Aucun',
  logoNow: 'Le logo tel qu’il sera affiché.',
  logoRemove: 'Retirer le logo',
  rows: {
    rounds: {
      hint: 'Laissez ce champ vide s’il n’y a pas de tour de table. Chaque tour doit s’appuyer sur une page qui en parle.',
      one: (number) => `Tour ${number}`,
      parts: {
        round: 'Type de tour',
        date: 'Date de l’annonce',
        amount: 'Montant',
        investors: 'Investisseurs',
        source_url: 'Adresse d’une page qui mentionne le tour',
      },
      hints: {
        date: 'Avec la précision connue : 2024, mai 2024 ou 17 mai 2024.',
        amount:
          'Le montant tel qu’annoncé, comme $250k, 4 millions ou NGN 40m. Laissez ce champ vide s’il n’a pas été divulgué.',
        investors: 'Séparez les noms par des virgules. Écrivez (lead) après le chef de file.',
      },
      add: 'Ajouter un autre tour',
      remove: (number) => `Retirer le tour ${number}`,
    },
    founders: {
      hint: 'Dix personnes au plus.',
      one: (number) => `Personne ${number}`,
      parts: { name: 'Nom', title: 'Fonction', link: 'Profil public' },
      hints: {},
      add: 'Ajouter une autre personne',
      remove: (number) => `Retirer la personne ${number}`,
    },
  },
  confirm: 'Ce que j’ai écrit est vrai, et chaque source dit bien ce que je lui attribue',
  otherCompany: 'Ce n’est aucune des entreprises ci-dessus',
  duplicates: 'Est-ce l’une de ces startups ?',
  duplicatesWhy:
    'Un même domaine ne peut figurer qu’une fois dans le répertoire. Si l’une des startups ci-dessus porte un nom proche mais est une autre entreprise, dites-le ci-dessous.',
  sameDomain: 'Même site web',
  similarName: 'Nom proche, même pays',
  ownOpen: 'Vous avez déjà envoyé cette startup',
  suggestInstead: 'Proposer une modification',

  doneHeads: {
    listing: { title: 'Votre envoi', description: 'L’état de votre envoi.' },
    edit: { title: 'Votre modification', description: 'L’état de votre modification.' },
  },
  done: (name) => `Merci. ${name} est en attente de modération.`,
  doneEdit: (name) => `Merci. Votre modification de la fiche ${name} est en attente de modération.`,
  saying: {
    pending:
      'Un modérateur lira votre envoi, en général sous quelques jours. Vous recevrez un e-mail une fois la décision prise.',
    needs_info: 'Question du modérateur :',
    published: 'Votre envoi a été publié.',
    rejected: 'Votre envoi n’a pas été publié. Explication du modérateur :',
  },
  seeStartup: (name) => `Voir ${name}`,
  answer: 'Votre réponse',
  answerHint: '2 000 caractères au plus. Vous pouvez aussi modifier votre envoi.',
  answerSend: 'Envoyer la réponse',
  answerChange: 'Modifier mon envoi',
  answered: 'Votre réponse :',
  addAnother: 'Ajouter une autre startup',
  allYours: 'Tous vos envois',

  suggestLink: 'Proposer une modification',
  suggestDescription: 'Dites ce qui est faux ou ce qui manque, et où on peut le lire.',
  suggestFields: {
    field: 'Ce qui est faux ou manquant',
    value: 'La valeur correcte',
    source_url: 'Adresse de la page source',
    note: 'Note au modérateur',
  },
  suggestHints: {
    value:
      'Pour les secteurs, leurs noms séparés par des virgules. Pour le statut : active, acquired, closed ou public.',
    note: '1 000 caractères au plus.',
  },
  suggestNow: 'Valeur actuelle',
  suggestSend: 'Envoyer',

  tooManyToday: (perDay) =>
    `Vous avez fait ${perDay} envois aujourd’hui, le maximum par personne. Continuez demain.`,
  duplicate: 'Une startup similaire figure déjà dans le répertoire.',
  wrong: {
    role: 'Précisez votre lien avec l’entreprise, en 2 à 80 caractères',
    confirmation: 'Confirmez que ce que vous avez écrit est vrai',
    founders: 'Indiquez dix fondateurs au plus',
    founderName: 'Saisissez un nom de 2 à 80 caractères',
    founderTitle: 'Utilisez 80 caractères au plus',
    link: 'Saisissez une adresse qui commence par https ou http',
    rounds: 'Indiquez 20 tours au plus',
    source: 'Saisissez l’adresse d’une page qui donne cette information',
    logo: 'Envoyez une image',
    domainListed: 'Ce site web figure déjà dans le répertoire',
    answer: 'Saisissez de 2 à 2 000 caractères',
    field: 'Indiquez ce qui est faux ou ce qui manque',
    same: 'Cette valeur figure déjà dans la fiche',
    note: 'Utilisez 1 000 caractères au plus',
  },
  mail: {
    subjects: {
      approve: (name) => `${name} est en ligne`,
      ask: (name) => `Une question sur ${name}`,
      reject: (name) => `${name} : votre envoi n’a pas été publié`,
    },
    editSubjects: {
      approve: (name) => `Votre modification de la fiche ${name} a été publiée`,
      ask: (name) => `Une question sur votre modification de la fiche ${name}`,
      reject: (name) => `Votre modification de la fiche ${name} n’a pas été publiée`,
    },
    approve: 'Un modérateur a vérifié votre envoi, qui est maintenant publié. Merci.',
    ask: 'Un modérateur a lu votre envoi et vous pose une question :',
    reject: 'Un modérateur a lu votre envoi et ne l’a pas publié. Motif :',
    see: 'Voir la page',
    answer: 'Répondre',
    seeState: 'Voir l’état de l’envoi',
  },
};

export const logosText: TranslationOf<typeof english.logosText> = {
  from: (host) => `Logo provenant ${of(host)}`,
  remove: 'Retirer le logo',
};

export const picturesText: TranslationOf<typeof english.picturesText> = {
  wrong: {
    large: (kilobytes) => `Choisissez une image de ${kilobytes} ko au plus.`,
    kind: 'Choisissez une image PNG, JPEG ou WebP.',
    broken:
      'Cette image n’a pas pu être lue. Enregistrez-la à nouveau et choisissez le nouveau fichier.',
    pixels: (megapixels) => `Choisissez une image de ${megapixels} millions de pixels au plus.`,
    many: (perDay) => `Vous avez envoyé ${perDay} images aujourd’hui. Envoyez la suivante demain.`,
  },
};

const outcomes: Record<string, string> = {
  ok: 'lecture réussie',
  refused: 'lecture interdite par son fichier robots.txt',
  'not-public': 'adresse menant à un réseau privé',
  'not-html': 'cette adresse n’est pas celle d’une page',
  'too-slow': 'réponse trop lente',
  'too-large': 'page trop volumineuse',
  redirects: 'trop de redirections',
  network: 'aucune réponse',
  unreadable: 'décompression impossible',
  address: 'adresse web non valide',
};

export const technologiesText: TranslationOf<typeof english.technologiesText> = {
  ask: 'Lire le site web',
  asked: 'La lecture du site web a été demandée.',
  read: (day, outcome) => `Lecture du site web ${onDate(day)} : ${outcomes[outcome] ?? outcome}.`,
  neverRead: 'Le site web n’a pas encore été lu.',
  moderatorsOnly: 'Seuls les modérateurs peuvent demander la lecture du site web.',
};
