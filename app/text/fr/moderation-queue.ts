import { sayPlural } from '../../base/count.ts';
import type * as english from '../en/moderation-queue.ts';
import type { TranslationOf } from '../translation.ts';
import { of, onDate, theDate } from './words.ts';

export const moderationQueueText: TranslationOf<typeof english.moderationQueueText> = {
  order:
    'Classement selon la durée de l’attente et le nombre de lectures de l’information ce mois-ci et les deux précédents.',
  empty: 'Rien en attente',
  emptyWhy:
    'Les envois, les réponses, les revendications et les annonces de la presse attendent ici.',
  draft: 'Un numéro de la newsletter attend sa validation.',
  reads: (count) =>
    count === 0
      ? 'aucune lecture récente'
      : sayPlural(count, { one: '# lecture', other: '# lectures' }),
  otherLetters: (host) =>
    `${host} est un nom écrit avec d’autres lettres que celles de a à z : vérifiez qu’il n’en imite pas un autre.`,
  reply: 'Réponse de la personne citée',
  claim: 'Revendication du profil',
  sentBy: 'par {sender}',
  open: 'Ouvrir',
  listed: 'Valeur actuelle',
  proposed: 'Valeur proposée',
  sources: 'Sources',
  sentAlong: 'jointe à l’envoi',
  saysOther: (value) => `autre valeur : ${value}`,
  showsListed: 'source enregistrée de la valeur actuelle',
  saysSame: 'même valeur, ou rien à ce sujet',
  lookedOn: (day) => `lue ${onDate(day)}`,
  deadSince: (day) => `disparue depuis ${theDate(day)}`,
  noSource: 'aucune source enregistrée',
  repliesAs: (who, domain) => `${who}, par une adresse en @${domain}`,
  replyShows: 'La réponse est déjà visible. La refuser revient à la retirer.',
  claimedBy: (domain, method) =>
    ({
      mail: `Preuve : un lien envoyé à une adresse en @${domain}`,
      dns: `Preuve : un enregistrement dans le DNS ${of(domain)}`,
      tag: `Preuve : un élément sur la page ${of(domain)}`,
      page: 'Preuve indiquée : une ligne sur une page publique de l’entreprise',
      letter: 'Preuve envoyée : une lettre de l’entreprise',
    })[method],
  claimDecided:
    'Cette revendication a été tranchée ou retirée entre-temps. Consultez à nouveau la file.',
  claimLine: (code) => `La ligne à chercher est ${code}.`,
  claimLetter: 'Voir la lettre',
  claimWaits: 'La revendication n’a pas encore pris effet ; elle prendra effet une fois acceptée.',
  claimedToo: (count) =>
    sayPlural(count, {
      one: '# autre compte revendique aussi ce profil.',
      other: '# autres comptes revendiquent aussi ce profil.',
    }),
  claimCounts: 'La revendication a déjà pris effet. La refuser y met fin.',
  subjectGone: 'L’objet de cet envoi ne figure plus dans le répertoire.',
  batch: 'Traiter la sélection',
  reason: 'Motif ou message',
  reasonHint: 'Obligatoire en cas de refus. Ce texte est envoyé à chaque expéditeur.',
  approve: 'Accepter la sélection',
  reject: 'Refuser la sélection',
  next: 'Suivant',
  previous: 'Précédent',
  tick: 'Cocher',
  keys: 'Touches : j et k (se déplacer), x (cocher), e (modifier), a (accepter), r (refuser), ? (tout afficher).',
  done: (count) => sayPlural(count, { one: '# décision prise.', other: '# décisions prises.' }),
  failed: (name, message) => (name ? `${name} : ${message}` : message),
  isDue: (day) => `réponse au plus tard le ${day}`,
  isLate: (day) => `délai de réponse dépassé depuis le ${day}`,

  mailIsOn: 'Vous recevez un e-mail les matins où un élément est en attente.',
  mailIsOff: 'Vous ne recevez pas d’e-mail quand un élément est en attente.',
  mailOff: 'Arrêter l’e-mail quotidien',
  mailOn: 'M’envoyer un e-mail quotidien',
  mail: {
    subject: (count, productName) =>
      `${sayPlural(count, { one: '# élément attend', other: '# éléments attendent' })} un modérateur - ${productName}`,
    more: (count) => sayPlural(count, { one: 'Et # autre.', other: 'Et # autres.' }),
    waits: (since, reads) => `En attente depuis le ${since}, ${reads}`,
    draft: 'Un numéro de la newsletter attend sa validation.',
    offers: (old, dead) =>
      [
        old > 0 &&
          sayPlural(old, {
            one: '# fiche que personne n’a revue depuis un an',
            other: '# fiches que personne n’a revues depuis un an',
          }),
        dead > 0 &&
          sayPlural(dead, {
            one: '# source dont l’adresse a disparu',
            other: '# sources dont l’adresse a disparu',
          }),
      ]
        .filter(Boolean)
        .join(' ; '),
    offered: (offers) => `À revoir aussi : ${offers}.`,
    open: 'Ouvrir la file',
    why: 'Vous recevez ce message parce que vous faites partie de la modération. Le lien ci-dessous met fin à ces messages.',
  },

  oldFacts: {
    crumb: 'Informations anciennes',
    title: 'Informations que personne n’a revues depuis un an',
    description: 'Des fiches à vérifier d’après leurs sources, en commençant par les plus lues.',
    lead: 'Ouvrez les sources. Si elles confirment toujours ce qui est indiqué, cochez la fiche ; sinon, modifiez-la. Les fiches les plus lues viennent en premier.',
    none: 'Tout a été revu il y a moins d’un an',
    noneWhy:
      'Les fiches dont personne n’a lu ni vérifié les sources depuis un an apparaissent ici.',
    button: 'Confirmer les fiches cochées',
  },
  oldColumns: {
    record: 'Fiche',
    says: 'Ce qui est indiqué',
    sources: 'Sources',
    looked: 'Dernière vérification',
    reads: 'Nombre de lectures',
  },
  neverLooked: 'jamais',
  edit: 'Modifier',

  deadLinks: {
    crumb: 'Liens morts',
    title: 'Sources dont l’adresse a disparu',
    description:
      'Des adresses injoignables trois jours de suite, avec les informations dont elles sont la source.',
    lead: 'Chaque adresse de source est testée tous les 60 jours ; si le test échoue, il est refait le lendemain, et l’adresse apparaît ici après le troisième échec. Cherchez où se trouve maintenant la page, ou une copie archivée, et modifiez la fiche en conséquence.',
    none: 'Aucune source n’a disparu',
    noneWhy: 'Les adresses injoignables trois jours de suite apparaissent ici.',
    button: 'Confirmer que les adresses cochées répondent',
  },
  deadColumns: {
    source: 'Source',
    why: 'Problème',
    since: 'Depuis',
    uses: 'Informations concernées',
    reads: 'Nombre de lectures',
  },
  outcomes: {
    network: 'ne répond pas',
    'too-slow': 'met trop de temps à répondre',
    'not-public': 'mène à un réseau privé',
    redirects: 'redirige sans fin',
    address: 'n’est pas une adresse web valide',
    moved: 'mène à la page d’accueil',
  },
  status: (status) => `répond ${status}`,
  archived: 'Copies archivées',
  wrong: {
    chosen: 'Cochez ce que vous voulez traiter',
  },
};
