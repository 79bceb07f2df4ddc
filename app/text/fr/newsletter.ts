import { formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/newsletter.ts';
import type { TranslationOf } from '../translation.ts';
import { capital, inPlace, of, onDate } from './words.ts';

interface Counts {
  rounds: number;
  raised: string | null;
  exits: number;
  startups: number;
}

const sayCounts = ({ rounds, raised, exits, startups }: Counts) =>
  formatList(
    [
      rounds > 0 &&
        sayPlural(rounds, { one: '# tour', other: '# tours' }) +
          (raised ? ` (${raised} divulgués)` : ''),
      exits > 0 &&
        sayPlural(exits, { one: '# sortie ou fermeture', other: '# sorties et fermetures' }),
      startups > 0 &&
        sayPlural(startups, { one: '# nouvelle startup', other: '# nouvelles startups' }),
    ].filter((part) => part !== false),
  );

export const newsletterText: TranslationOf<typeof english.newsletterText> = {
  title: 'Newsletter',
  footTitle: 'S’abonner à la newsletter',
  description:
    'Nouvelles startups africaines, tours de table et sorties par e-mail, une fois par semaine.',
  lead: 'Une fois par semaine : nouveaux tours, sorties et startups, et un graphique. Désabonnement en un clic.',
  email: 'Adresse e-mail pour la newsletter',
  submit: 'S’abonner',
  wrongEmail: 'Saisissez une adresse e-mail, comme nom@example.org',
  wrongTopic:
    'Indiquez type (location, industry ou investor) et slug (l’identifiant d’une page de ce site), ou omettez les deux pour recevoir la newsletter',
  thanks: 'Merci pour votre abonnement',
  checkMail:
    'Nous vous avons envoyé un e-mail avec un lien. Ouvrez ce lien pour confirmer votre adresse ; d’ici là, nous n’enverrons rien d’autre.',
  noMail:
    'Vous n’avez rien reçu ? Regardez dans vos courriers indésirables, ou abonnez-vous à nouveau demain.',
  home: 'Aller à la page d’accueil',
  readIssues: 'Lire les anciens numéros',

  confirmTitle: (topic) =>
    topic
      ? `Confirmer l’abonnement à l’e-mail hebdomadaire : ${topic}`
      : 'Confirmer l’abonnement à la newsletter',
  confirmLead: (topic) =>
    topic
      ? `Appuyez sur le bouton : nous écrirons à cette adresse dès qu’il y aura du nouveau (${topic}), une fois par semaine au plus.`
      : 'Appuyez sur le bouton : nous enverrons la newsletter à cette adresse.',
  confirmSubmit: 'Confirmer',
  confirmedTitle: (topic) =>
    topic
      ? `Vous recevez désormais l’e-mail hebdomadaire : ${topic}`
      : 'Vous recevez désormais la newsletter',
  confirmed: (topic) =>
    topic
      ? 'L’adresse est confirmée. Chaque e-mail contient un lien de désabonnement.'
      : 'L’adresse est confirmée. Chaque numéro contient un lien de désabonnement.',
  badLinkTitle: 'Ce lien ne fonctionne pas',
  badConfirm:
    'Le lien est incomplet ou a plus de sept jours. Abonnez-vous à nouveau : nous vous en enverrons un autre.',

  topicTitle: (name) => `${name} : les nouveautés par e-mail`,
  topicLead:
    'Un e-mail par semaine au plus, seulement s’il y a du nouveau. Aucun compte nécessaire.',
  topicEmail: (name) => `Adresse e-mail pour les nouveautés : ${name}`,

  mail: {
    subject: (productName, topic) =>
      topic
        ? `Confirmez votre abonnement à l’e-mail hebdomadaire ${of(productName)} : ${topic}`
        : `Confirmez votre abonnement à la newsletter ${of(productName)}`,
    lead: (productName, topic) =>
      topic
        ? `Quelqu’un a saisi cette adresse pour un e-mail hebdomadaire ${of(productName)} (${topic}). Ouvrez ce lien si c’était vous.`
        : `Quelqu’un a saisi cette adresse pour la newsletter ${of(productName)}. Ouvrez ce lien si c’était vous.`,
    action: (topic) =>
      topic
        ? `Confirmer l’abonnement à l’e-mail hebdomadaire : ${topic}`
        : 'Confirmer l’abonnement à la newsletter',
    valid: 'Le lien est valable sept jours.',
    ignore:
      'Si ce n’était pas vous, ignorez ce message : tant que le lien n’aura pas été ouvert, nous n’enverrons rien d’autre.',
  },

  issueTitle: (counts) => capital(sayCounts(counts)),
  subject: (productName, title) => `${productName} : ${title}`,
  recorded: (from, to, counts) =>
    `Nouveautés enregistrées du ${from} au ${to} : ${sayCounts(counts)}.`,
  rounds: 'Tours de table',
  exitsTitle: 'Sorties et fermetures',
  startups: 'Nouvelles startups',
  chartTitle: 'Le graphique de la semaine',
  more: (number) => sayPlural(number, { one: 'Et # autre.', other: 'Et # autres.' }),
  allRounds: 'Tous les tours',
  allExits: 'Toutes les sorties',
  corrections: 'Corrections',
  allCorrections: 'Toutes les corrections',
  allStartups: 'Toutes les startups',
  end: 'Chaque nouveauté renvoie à une page qui cite ses sources. Si vous y voyez une erreur, dites-le-nous et nous la corrigerons.',
  why: 'Vous recevez cette newsletter parce que votre adresse a été confirmée.',
  onSite: 'Lire ce numéro sur le site',
  announced: (day) => `annoncé ${onDate(day)}`,
  investors: (leads, others) => {
    if (leads.length > 0) return `mené par ${formatList(leads)}`;
    return others.length > 0 ? `avec ${formatList(others)}` : null;
  },
  price: (amount) => `pour ${amount}`,
  exits: {
    acquired: (startup, by) =>
      by ? `${startup} a été rachetée par ${by}` : `${startup} a été rachetée`,
    merged: (startup, other) =>
      other ? `${startup} a fusionné avec ${other}` : `${startup} a fusionné`,
    listed: (startup, exchange) =>
      exchange
        ? `${startup} est entrée en Bourse (${exchange})`
        : `${startup} est entrée en Bourse`,
    closed: (startup) => `${startup} a fermé`,
  },

  chart: {
    countries: {
      title: 'Financements divulgués par pays, douze derniers mois complets',
      series: 'Montant divulgué',
      say: (country, amount, percent) =>
        `Les startups basées ${inPlace(country)} ont levé ${amount} (montants divulgués) sur les douze derniers mois complets, soit ${percent} % du total.`,
    },
    industries: {
      title: 'Financements divulgués par secteur principal, douze derniers mois complets',
      series: 'Montant divulgué',
      say: (industry, amount, percent) =>
        `Le secteur ${industry} a reçu ${amount} sur les douze derniers mois complets, soit ${percent} % des montants divulgués.`,
    },
    months: {
      title: 'Financements divulgués par mois, douze derniers mois complets',
      series: 'Montant divulgué',
      say: (month, amount, higher, months) =>
        higher === 0
          ? `${capital(month)} a été le meilleur des ${months} derniers mois : ${amount} divulgués.`
          : `Les startups ont levé ${amount} en ${month} (montants divulgués) ; ${sayPlural(higher, { one: '# mois sur les', other: '# mois sur les' })} ${months} derniers ${sayPlural(higher, { one: 'a fait mieux', other: 'ont fait mieux' })}.`,
    },
    investors: {
      title: 'Nombre de tours par investisseur, douze derniers mois complets',
      series: 'Nombre de tours',
      say: (investor, rounds, isTied) =>
        `${investor} a participé à ${sayPlural(rounds, { one: '# tour', other: '# tours' })} sur les douze derniers mois complets, ${isTied ? 'à égalité en tête avec d’autres investisseurs' : 'plus que tout autre investisseur'}.`,
    },
  },

  topicSubject: (productName, names) => `${productName}, les nouveautés : ${formatList(names)}`,
  topicSection: (name, title) => `${name} : ${title.toLowerCase()}`,
  topicStop: (name) => `Ne plus recevoir ces e-mails : ${name}`,
  topicWhy:
    'Vous recevez cet e-mail, une fois par semaine au plus, parce que votre adresse a été confirmée.',
  seeTopic: (name) => `${name} sur le site`,

  archiveTitle: 'Newsletter',
  archiveDescription:
    'Tous les numéros de la newsletter : nouveaux tours, sorties et startups, semaine après semaine.',
  archiveEmpty: 'Aucun numéro pour l’instant',
  archiveEmptyWhy: 'Le premier numéro paraîtra un lundi, dès qu’il y aura du nouveau.',
  issues: 'Numéros',
  issueDescription: (title, day) => `${title}. Newsletter du ${day}.`,

  moderation: {
    title: 'Newsletter',
    description: 'Aperçu et envoi du prochain numéro.',
    lead: (readers, isAutomatic) =>
      `${sayPlural(readers, { one: '# lecteur confirmé', other: '# lecteurs confirmés' })}. ${
        isAutomatic
          ? 'Un brouillon est préparé le lundi à 5 h UTC et envoyé à 7 h, sauf s’il est écarté.'
          : 'Un brouillon est préparé le lundi à 5 h UTC et envoyé quand vous le validez.'
      }`,
    none: 'Aucun brouillon en attente',
    noneWhy: 'Le prochain brouillon sera préparé lundi, s’il y a du nouveau d’ici là.',
    draft: (day) => `Brouillon du ${day}`,
    sizes: (text, html) => `Objet et contenu ci-dessous. Texte ${text}, HTML ${html}.`,
    note: 'Message aux lecteurs',
    noteHint: 'Affiché en premier. 1 000 caractères au plus ; une ligne vide ouvre un paragraphe.',
    save: 'Enregistrer le message',
    remake: 'Refaire le brouillon à partir du répertoire',
    test: 'N’envoyer le brouillon qu’à moi',
    tested: 'Le brouillon est en cours d’envoi à votre adresse.',
    release: 'Valider et envoyer',
    skip: 'Écarter ce numéro',
    skipHint: 'Rien n’est envoyé, et le prochain numéro commence là où celui-ci finit.',
    plain: 'En texte brut',
    past: 'Anciens numéros',
    columns: {
      issue: 'Numéro',
      state: 'État',
      sent: 'E-mails envoyés',
      failed: 'E-mails non remis',
    },
    states: { sending: 'Envoi en cours', sent: 'Envoyé', skipped: 'Écarté' },
    gone: 'Ce brouillon n’est plus en attente : il a été validé, écarté ou refait.',
    wrongNote: 'Le message dépasse 1 000 caractères',
  },
};
