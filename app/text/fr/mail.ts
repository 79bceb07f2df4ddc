import { sayPlural } from '../../base/count.ts';
import { formatDay } from '../../base/dates.ts';
import type * as english from '../en/mail.ts';
import type { TranslationOf } from '../translation.ts';

const forMinutes = (minutes: number): string => {
  if (minutes % 1_440 === 0) return sayPlural(minutes / 1_440, { one: '# jour', other: '# jours' });
  if (minutes % 60 === 0) return sayPlural(minutes / 60, { one: '# heure', other: '# heures' });
  return sayPlural(minutes, { one: '# minute', other: '# minutes' });
};

export const mailText: TranslationOf<typeof english.mailText> = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  ignore:
    'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message : rien ne se passe tant que le lien n’est pas ouvert.',
  footer: (productName, address) => `${productName}, ${address}`,
  unsubscribe: 'Ne plus recevoir ces messages',

  dev: {
    title: 'E-mails enregistrés dans des fichiers',
    description: 'Ce que ce site aurait envoyé.',
    lead: (folder) =>
      `Aucun serveur de messagerie n’est défini (SMTP_URL) : chaque e-mail devient un fichier dans ${folder}. Les plus récents viennent en premier.`,
    leadSmtp:
      'Un serveur de messagerie est défini (SMTP_URL) : les nouveaux e-mails passent par lui. Les e-mails affichés ici sont plus anciens.',
    none: 'Aucun e-mail pour l’instant',
    noneWhy:
      'Inscrivez-vous ou abonnez-vous à la newsletter : l’e-mail apparaîtra ici en quelques secondes.',
    toOn: (to, date) => `À ${to}, ${date}`,
    back: 'Tous les e-mails',
    text: 'Texte',
    headers: 'En-têtes',
    html: 'En HTML',
  },

  verify: {
    subject: (productName) => `Confirmez votre adresse e-mail pour ${productName}`,
    lead: 'Ouvrez ce lien pour confirmer que cette adresse e-mail est la vôtre.',
    action: 'Confirmer mon adresse e-mail',
    valid: (minutes) => `Le lien ne sert qu’une fois et reste valable ${forMinutes(minutes)}.`,
  },
  reset: {
    subject: (productName) => `Choisissez un nouveau mot de passe pour ${productName}`,
    lead: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Ouvrez ce lien pour en choisir un.',
    action: 'Choisir un nouveau mot de passe',
    valid: (minutes) =>
      `Le lien ne sert qu’une fois et reste valable ${forMinutes(minutes)}. Il déconnecte tous les autres navigateurs.`,
    ignore:
      'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message : votre mot de passe reste inchangé.',
  },
  welcome: {
    subject: (productName) => `Bienvenue sur ${productName}`,
    lead: 'Votre adresse e-mail est confirmée, et votre compte est prêt.',
    follow:
      'Suivez des startups, des investisseurs, des secteurs et des lieux : votre tableau de bord vous montrera ce qui change.',
    action: 'Ouvrir mon tableau de bord',
  },
  alreadyRegistered: {
    subject: (productName) => `Vous avez déjà un compte sur ${productName}`,
    lead: 'Quelqu’un a essayé de s’inscrire avec cette adresse e-mail, déjà associée à un compte. Rien n’a changé.',
    action: 'Se connecter',
    forgot: 'Si vous ne connaissez pas votre mot de passe, choisissez-en un nouveau :',
    forgotAction: 'Choisir un nouveau mot de passe',
    ignore: 'Si vous n’êtes pas à l’origine de cette tentative, vous pouvez ignorer ce message.',
  },
  signIn: {
    subject: (productName) => `Nouvelle connexion à votre compte sur ${productName}`,
    lead: (browser, at) =>
      `Une connexion à votre compte a eu lieu avec ${browser ?? 'un navigateur ou un programme'}, jamais utilisé auparavant pour ce compte, le ${formatDay(at)} à ${at.toISOString().slice(11, 16).replace(':', '\u00a0h\u00a0')} (UTC).`,
    notYou:
      'Si ce n’était pas vous, changez immédiatement votre mot de passe : tous les autres navigateurs sont alors déconnectés.',
    action: 'Voir mes appareils connectés',
  },
  guesses: {
    subject: (productName) => `Quelqu’un essaie de deviner votre mot de passe pour ${productName}`,
    lead: 'Plus de cent mots de passe erronés ont été essayés aujourd’hui sur votre compte, depuis une ou plusieurs adresses. Les navigateurs encore jamais utilisés avec votre compte doivent maintenant attendre entre deux essais ; ceux que vous utilisez ne sont pas concernés.',
    advice:
      'Si votre mot de passe est long et ne sert nulle part ailleurs, vous n’avez rien à faire. Une deuxième étape protège votre compte même si quelqu’un devine votre mot de passe.',
    action: 'Voir ce qui s’est passé',
  },
  wrongCodes: {
    subject: (productName) => `Quelqu’un connaît peut-être votre mot de passe pour ${productName}`,
    lead: 'Au moins dix codes erronés ont été saisis en une heure pour la deuxième étape de votre compte, après le bon mot de passe ou dans une de vos sessions. Tant que cela dure, même les bons codes peuvent être refusés.',
    advice:
      'Si vous n’êtes pas à l’origine de ces essais, choisissez immédiatement un nouveau mot de passe : les essais prendront fin, et tous les autres navigateurs seront déconnectés.',
    action: 'Choisir un nouveau mot de passe',
  },
  confirmAddress: {
    subject: (productName) => `Confirmez votre nouvelle adresse e-mail pour ${productName}`,
    lead: 'Cette adresse a été indiquée comme la nouvelle adresse d’un compte. Pour la confirmer, connectez-vous à ce compte, puis ouvrez ce lien.',
    action: 'Confirmer ma nouvelle adresse',
    valid: (minutes) => `Le lien ne sert qu’une fois et reste valable ${forMinutes(minutes)}.`,
  },
  addressNotice: {
    subject: (productName) => `L’adresse e-mail de votre compte sur ${productName}`,
    requested:
      'Une nouvelle adresse e-mail a été demandée pour votre compte. Le changement aura lieu quand le lien envoyé à cette nouvelle adresse sera ouvert.',
    done: 'Votre compte a maintenant une autre adresse e-mail. L’adresse qui reçoit ce message n’y est plus associée.',
    notYou:
      'Si vous n’êtes pas à l’origine de cette demande, choisissez immédiatement un nouveau mot de passe : tous les navigateurs sont alors déconnectés.',
    notYouDone: 'Si vous n’êtes pas à l’origine de ce changement, écrivez-nous immédiatement.',
    action: 'Choisir un nouveau mot de passe',
  },
  accountDeleted: {
    subject: (productName) => `Votre compte sur ${productName} a été supprimé`,
    lead: 'Votre compte et tout ce qu’il contenait ont été supprimés, comme vous l’avez demandé. Toutes vos sessions ont été fermées.',
    kept: 'Nous conservons les factures payées aussi longtemps que la loi fiscale l’exige, sans votre nom ni votre adresse. Ce message est le dernier que nous vous envoyons.',
    notYou:
      'Si vous n’avez rien demandé, quelqu’un connaît votre mot de passe : changez-le partout où vous l’utilisez, et écrivez-nous.',
  },
  factorChanged: {
    subject: (productName) =>
      `La connexion en deux étapes à votre compte sur ${productName} a été modifiée`,
    leads: {
      factor_added: 'Une deuxième étape a été ajoutée à la connexion à votre compte.',
      factor_removed: 'La deuxième étape a été retirée de la connexion à votre compte.',
      recovery_codes_made:
        'De nouveaux codes de secours ont été créés pour votre compte ; les anciens ne fonctionnent plus.',
    },
    notYou:
      'Si vous n’êtes pas à l’origine de ce changement, choisissez immédiatement un nouveau mot de passe : tous les autres navigateurs sont alors déconnectés.',
    action: 'Choisir un nouveau mot de passe',
  },
  passwordChanged: {
    subject: (productName) => `Votre mot de passe pour ${productName} a été changé`,
    lead: 'Le mot de passe de votre compte vient d’être changé.',
    notYou:
      'Si vous n’êtes pas à l’origine de ce changement, choisissez immédiatement un nouveau mot de passe : tous les autres navigateurs sont alors déconnectés.',
    action: 'Choisir un nouveau mot de passe',
  },
};
