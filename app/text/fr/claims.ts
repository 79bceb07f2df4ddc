import type * as english from '../en/claims.ts';
import type { TranslationOf } from '../translation.ts';
import { of } from './words.ts';

export const claimsText: TranslationOf<typeof english.claimsText> = {
  link: 'Revendiquer ce profil',
  ask: 'C’est votre entreprise ?',
  crumb: 'Revendiquer',
  title: (startup) => `Revendiquer le profil ${of(startup)}`,
  description:
    'Prouvez que vous parlez au nom d’une entreprise, et vos modifications seront signalées comme les siennes.',
  leadOf: {
    domain:
      'Prouvez, de l’une de ces façons, que vous parlez au nom de l’entreprise. Vos modifications sont alors signalées comme les siennes et examinées en priorité. Les tours nécessitent toujours une source indépendante.',
    none: 'Prouvez, de l’une de ces deux façons, que vous parlez au nom de l’entreprise ; un modérateur examinera la preuve. Vos modifications sont alors signalées comme les siennes et examinées en priorité. Les tours nécessitent toujours une source indépendante.',
  },
  waits:
    'Votre revendication est en attente : un modérateur l’examinera dans les prochains jours. D’ici là, vous pouvez envoyer une autre preuve.',
  noDomain:
    'Nous ne connaissons pas de site web propre à l’entreprise. Si elle en a un, proposez-le d’abord : il pourra être vérifié immédiatement.',
  addWebsite: 'Proposer le site web de l’entreprise',
  mail: {
    title: 'Par e-mail',
    label: (domain) => `Votre adresse en @${domain}`,
    send: 'M’envoyer un lien',
  },
  dns: {
    title: 'Par un enregistrement DNS',
    lead: (domain) =>
      `Ajoutez cet enregistrement TXT à ${domain}. Une heure peut s’écouler avant qu’il soit visible.`,
    check: 'Vérifier l’enregistrement',
  },
  tag: {
    title: 'Par une balise sur votre site web',
    lead: (website) => `Placez cette ligne dans l’élément head de la page ${website}.`,
    check: 'Vérifier la page',
  },
  page: {
    title: 'Par une page de l’entreprise sur un autre site',
    lead: 'Publiez cette ligne à un endroit visible de tous, sur une page publique de l’entreprise, par exemple sur LinkedIn, Facebook, Instagram, X ou un registre des sociétés. Un modérateur la vérifiera ; vous pourrez ensuite la retirer.',
    label: 'Adresse de cette page',
    hint: 'Par exemple https://www.linkedin.com/company/votre-entreprise',
  },
  letter: {
    title: 'Par une lettre',
    lead: (startup) =>
      `Photographiez ou numérisez une lettre à l’en-tête de l’entreprise, signée et datée, attestant que vous parlez au nom ${of(startup)}. Seuls les modérateurs la verront, et elle sera supprimée après la décision.`,
    label: 'Image de la lettre',
    hint: 'PNG, JPEG ou WebP, 6 Mo au plus.',
  },
  send: 'Envoyer pour vérification',
  sent: (domain) =>
    `Nous avons envoyé un lien à votre adresse en @${domain}. Il est valable un jour, dans un navigateur connecté à ce compte.`,
  confirm: (startup) => `Oui, je parle au nom ${of(startup)}`,
  done: {
    mail: (startup) => `Vous parlez au nom ${of(startup)} : preuve apportée par e-mail.`,
    dns: (startup) =>
      `Vous parlez au nom ${of(startup)} : preuve apportée par un enregistrement DNS.`,
    tag: (startup) =>
      `Vous parlez au nom ${of(startup)} : preuve apportée par une balise sur son site web.`,
    page: (startup) => `Vous parlez au nom ${of(startup)} : preuve apportée par sa page publique.`,
    letter: (startup) => `Vous parlez au nom ${of(startup)} : preuve apportée par une lettre.`,
  },
  edit: 'Proposer une modification',
  rules: 'Comment les informations sont vérifiées',
  ownEdit: 'Par l’entreprise',
  ownEditWhy:
    'La personne qui a envoyé cette modification a prouvé qu’elle parle au nom de l’entreprise.',
  yourEdits:
    'Vous avez revendiqué ce profil : vos modifications sont signalées comme celles de l’entreprise.',
  notFound: {
    dns: (domain) => `Les enregistrements TXT ${of(domain)} ne contiennent pas encore cette ligne.`,
    tag: (_domain, website) =>
      `La page ${website} n’a pas pu être lue, mène à un autre site ou ne contient pas cette ligne.`,
  },
  wrong: {
    method: 'attendu : mail, dns, tag, page ou letter',
    page: 'Saisissez l’adresse d’une page, par exemple https://www.linkedin.com/company/votre-entreprise',
    letter: 'Choisissez une image de la lettre',
    tooManySent: 'Vous avez envoyé cinq preuves aujourd’hui. Envoyez la suivante demain.',
    email: (domain) => `Saisissez une adresse qui finit par @${domain}`,
    link: 'Ce lien a expiré, ou concerne un autre compte ou un autre site web. Demandez-en un nouveau.',
    tooMany: 'Trop d’essais. Réessayez dans une heure.',
  },
  decided: {
    subjects: {
      approve: (startup) => `Votre revendication du profil ${of(startup)} a été acceptée`,
      reject: (startup) => `Votre revendication du profil ${of(startup)} n’a pas été acceptée`,
    },
    says: {
      approve:
        'Un modérateur a vérifié votre revendication et l’a acceptée. Vos modifications du profil sont désormais signalées comme celles de l’entreprise.',
      reject:
        'Un modérateur a vérifié votre revendication et ne l’a pas acceptée : vos modifications ne sont pas signalées comme celles de l’entreprise. Motif :',
    },
    again: 'Envoyer une autre preuve',
  },
  mailed: {
    subject: (startup) => `Revendiquer le profil ${of(startup)}`,
    lead: (startup, productName) =>
      `Une personne qui a un compte sur ${productName} dit parler au nom ${of(startup)}. Si c’est vous, connectez-vous, puis ouvrez ce lien.`,
    action: 'Revendiquer le profil',
    valid: 'Le lien est valable un jour, et seulement pour le compte qui l’a demandé.',
  },
};
