import { sayPlural } from '../../base/count.ts';
import type * as english from '../en/moderation.ts';
import type { TranslationOf } from '../translation.ts';
import { onDate, theDate } from './words.ts';

export const moderationText: TranslationOf<typeof english.moderationText> = {
  title: 'Modération',
  description: 'Ce qui attend une décision.',
  tabsLabel: 'Par état',
  states: {
    pending: 'En attente',
    needs_info: 'Question posée',
    published: 'Publié',
    rejected: 'Refusé',
  },
  log: 'Journal',
  newsletter: 'Newsletter',
  empty: 'Rien ici',
  emptyWhy: 'Quand quelqu’un envoie une startup ou propose une modification, elle attend ici.',
  columns: {
    name: 'Startup',
    kind: 'Type',
    sender: 'Envoyé par',
    sent: 'Envoyé',
    notes: 'Notes',
  },
  kinds: { listing: 'Nouvelle startup', edit: 'Modification' },
  editOf: (field) => `Modification : ${field}`,
  mayBe: (count) =>
    count === 1
      ? 'figure peut-être déjà dans le répertoire'
      : `peut-être l’une de ${count} déjà répertoriées`,
  answered: 'a répondu',

  sentBy: 'Envoyé par',
  senderRole: 'Son lien avec l’entreprise',
  says: 'Sa réponse',
  asked: 'Votre question',
  note: 'Note',
  source: 'Où c’est écrit',
  sees: 'Voir la startup',
  seesPage: 'Voir sa page',
  somebody: 'Quelqu’un sans compte',
  dueOn: (day, isLate) =>
    isLate ? `Une réponse était attendue le ${day}` : `Réponse au plus tard le ${day}`,
  contrary: (count) =>
    sayPlural(count, {
      one: 'Une source enregistrée dit autre chose',
      other: '# sources enregistrées disent autre chose',
    }),
  contraryWhy:
    'Ouvrez-les avant de décider. Appliquer la modification malgré elles exige une raison, que les lecteurs voient dans le journal public.',
  contraryHint:
    'Des sources enregistrées disent autre chose. Les lecteurs voient votre raison dans le journal public.',
  otherSources: (contrary) =>
    contrary > 0
      ? 'Autres sources enregistrées'
      : 'Sources enregistrées, dont aucune ne dit autre chose',
  noSources: 'La fiche ne cite aucune source pour cela.',
  neighbours: 'Dans la file',
  nextInQueue: (name) => `Suivant : ${name}`,
  previousInQueue: (name) => `Précédent : ${name}`,
  wholeQueue: 'Tout ce qui attend',
  diff: 'Ce qui est dit, à côté de ce qui est connu',
  diffEdit: 'Ce qui changerait',
  diffDecided: 'Ce qui a été envoyé',
  diffColumns: {
    fact: 'Information',
    known: 'Indiqué aujourd’hui',
    knownThen: 'Indiqué alors',
    sent: 'Envoyé',
  },
  knownOf: (name) => `Dans le répertoire : ${name}`,
  unknown: '-',
  otherEdit:
    'Cette modification ne change rien par elle-même. Faites ce qu’elle demande, puis approuvez-la pour que l’expéditeur soit averti.',
  changedSince: (known) =>
    `Au moment de l’envoi, « ${known} » était indiqué. Cela a changé depuis.`,
  rounds: 'Tours',
  founders: 'Fondateurs',
  logo: 'Logo',
  duplicates: 'Peut-être l’une de celles-ci',
  noDuplicates: 'Aucune fiche du répertoire n’a ce site web ni un nom proche dans ce pays.',
  otherCompany: 'L’expéditeur a vu celles au nom proche et dit que c’est une autre entreprise.',
  waitingDuplicates: 'D’autres envois attendent sur la même startup',
  history: 'Décisions à ce jour',
  reasons: { domain: 'même site web', name: 'nom proche' },
  decide: 'Décider',
  approve: 'Publier',
  approveEdit: 'Appliquer la modification',
  approveHint: 'Visible partout immédiatement. Ce que vous écrivez est joint.',
  ask: 'Interroger l’expéditeur',
  askHint: 'Cela attend sa réponse.',
  reject: 'Refuser',
  rejectHint: 'Dites pourquoi, pour que l’envoi suivant soit meilleur.',
  fields: {
    approveReason: 'Message',
    contraryReason: 'Pourquoi c’est juste',
    askReason: 'Question',
    rejectReason: 'Raison',
    keep: 'Identifiant de la startup qui reste',
    gone: 'Identifiant de celle qui y est fusionnée',
    mergeReason: 'Raison',
  },
  ownSubmission: 'C’est votre propre envoi. Un autre modérateur en décide.',
  ownClaim: 'C’est votre propre revendication. Un autre modérateur en décide.',
  ownCorrection: 'C’est vous qui l’avez signalée. Un autre modérateur l’annule.',
  isDecided: (state) => `Décision : ${state}.`,
  did: {
    approve: 'l’a publié',
    ask: 'a interrogé l’expéditeur',
    reject: 'l’a refusé',
    merge: 'a fusionné',
    undo_merge: 'a annulé une fusion',
    merge_rounds: 'a fusionné des tours',
    follow_report: 'a choisi la publication retenue',
    check_source: 'a constaté qu’une source le dit toujours',
    remove_mention: 'a retiré une mention fausse',
    restore_mention: 'a rétabli une mention',
    release_newsletter: 'a validé la newsletter du',
    skip_newsletter: 'a sauté la newsletter du',
    correct: 'l’a corrigé',
    undo_correction: 'a annulé une correction',
    remove_reply: 'a retiré une réponse',
    end_claim: 'a mis fin à une revendication',
    accept_claim: 'a accepté une revendication',
    remove: 'a retiré une fiche',
    readmit: 'a levé un retrait',
    remove_logo: 'a retiré le logo',
    import_file: 'a importé le fichier',
    decline_file: 'a refusé le fichier',
    undo_import: 'a annulé l’import de',
  },
  decidedMeanwhile: (who, what) => `${who} a été plus rapide et ${what}. Relisez avant de décider.`,
  changedMeanwhile: 'L’expéditeur l’a modifié depuis que vous l’avez ouvert. Relisez-le.',
  factChanged: 'Ce qui est indiqué a changé depuis que vous l’avez ouvert. Relisez-le.',
  subjectGone: 'L’objet de cet envoi ne figure plus dans le répertoire.',
  factGone:
    'Cette information ne figure plus dans le répertoire, comme une fonction dans une startup qui a maintenant une autre adresse.',
  valueGone:
    'Un lieu ou un secteur cité ici ne figure plus dans le répertoire, ou pas dans ce pays.',
  nameRemoved:
    'Une personne citée ici a été retirée du répertoire. Un exploitant peut la réadmettre ; d’ici là, refusez.',
  correctionUndone: 'Cette correction a déjà été annulée.',
  correctionChanged:
    'L’une de ces informations a changé depuis. Annulez d’abord le changement le plus récent, ou corrigez à nouveau.',
  wasRemoved: (reason) =>
    `Cette startup a été retirée (${reason}). Un exploitant peut la réadmettre ; d’ici là, refusez l’ajout.`,
  domainListed: (domain, name) => `${domain} figure déjà dans le répertoire : ${name}.`,

  logTitle: 'Décisions des modérateurs',
  logDescription: 'Qui a décidé quoi, quand et pourquoi.',
  logEmpty: 'Pas encore de décisions',
  logColumns: { at: 'Quand', who: 'Qui', what: 'Décision', about: 'Sujet', why: 'Pourquoi' },
  change: (field, before, after) => `${field} : ${before} → ${after}`,
  undo: 'Annuler',
  undoOf: (subject) => `Annuler : ${subject}`,

  merge: {
    title: 'Fusionner deux startups',
    description: 'Deux entrées qui sont une même entreprise n’en font plus qu’une.',
    lead: 'Les tours, actualités, suivis, sources et comparaisons enregistrées de la seconde passent à la première, et son adresse y mène. La fusion peut être annulée.',
  },
  mergeCompare: 'Comparer',
  mergeCaption: 'Les deux, information par information',
  mergeStays: 'Reste',
  mergeGoes: 'Y est fusionnée',
  mergeCounts: {
    rounds: 'Tours',
    news: 'Actualités',
    followers: 'Abonnés',
    people: 'Personnes',
    sources: 'Sources',
    comparisons: 'Dans des comparaisons enregistrées',
  },
  mergeSwap: 'Dans l’autre sens',
  mergeDo: 'Fusionner',
  merged: (gone, kept) => `${gone} dans ${kept}`,
  mergeRounds: {
    title: 'Fusionner deux tours',
    description: 'Deux fiches d’un même tour n’en font plus qu’une.',
    lead: 'Les publications et investisseurs du second passent au premier, qui garde ce qu’il dit ; son adresse y mène. La fusion peut être annulée.',
  },
  wrong: {
    reason: 'Dites pourquoi, en 2 à 2 000 caractères',
    contrary:
      'Des sources enregistrées disent autre chose. Dites pourquoi ceci est juste, en 2 à 2 000 caractères',
    question: 'Posez une question, en 2 à 2 000 caractères',
    unknownSlug: (slug) => `Aucune startup n’a l’identifiant « ${slug} »`,
    same: 'Saisissez deux startups différentes',
    unknownRound: (slug) => `Aucun tour n’a l’adresse « ${slug} »`,
    sameRound: 'Choisissez un autre tour que celui-ci',
    otherStartup: 'Choisissez un tour de la même startup',
    action: 'Choisissez que faire',
  },
  undone: 'Cette fusion a déjà été annulée.',
  addressTaken: (slug) =>
    `Un tour resté en place est maintenant à l’adresse « ${slug} ». Rendez-lui son ancienne publication, puis annulez ceci.`,
  keptGone: (name) =>
    `${name} ne figure plus dans le répertoire. Si elle a elle-même été fusionnée, annulez d’abord cette fusion.`,
};

export const moderationQueueText: TranslationOf<typeof english.moderationQueueText> = {
  order:
    'Trié par jours d’attente et par nombre de lectures de l’information ce mois-ci et les deux précédents.',
  empty: 'Rien n’attend',
  emptyWhy: 'Les envois, réponses et revendications, et ce qu’annonce la presse, attendent ici.',
  draft: 'Un numéro de la newsletter attend sa validation.',
  reads: (count) =>
    count === 0 ? 'pas lu récemment' : sayPlural(count, { one: 'lu # fois', other: 'lu # fois' }),
  otherLetters: (host) =>
    `${host} est un nom écrit avec d’autres lettres que celles de a à z : vérifiez qu’il n’en imite pas un autre.`,
  reply: 'Réponse de la personne décrite',
  claim: 'Revendication du profil',
  sentBy: 'par',
  open: 'Ouvrir',
  listed: 'Indiqué aujourd’hui',
  proposed: 'Proposé',
  sources: 'Sources',
  sentAlong: 'jointe à l’envoi',
  saysOther: (value) => `dit autre chose : ${value}`,
  showsListed: 'enregistrée comme source de ce qui est indiqué',
  saysSame: 'dit la même chose ou rien',
  lookedOn: (day) => `lue ${onDate(day)}`,
  deadSince: (day) => `disparue depuis ${theDate(day)}`,
  noSource: 'aucune enregistrée',
  repliesAs: (who, domain) => `${who}, par e-mail chez ${domain}`,
  replyShows: 'Elle est déjà visible. La refuser la retire.',
  claimedBy: (domain, method) =>
    ({
      mail: `Prouvée par un lien envoyé à une adresse chez ${domain}`,
      dns: `Prouvée par un enregistrement dans le DNS de ${domain}`,
      tag: `Prouvée par un élément sur la page de ${domain}`,
      page: 'Dit qu’une ligne sur une page publique de l’entreprise le prouve',
      letter: 'A envoyé une lettre de l’entreprise',
    })[method],
  claimLine: (code) => `La ligne à chercher est ${code}.`,
  claimLetter: 'Voir la lettre',
  claimWaits: 'Elle ne compte pas encore. L’accepter la fait compter.',
  claimedToo: (count) =>
    sayPlural(count, {
      one: '# autre compte le revendique aussi.',
      other: '# autres comptes le revendiquent aussi.',
    }),
  claimCounts: 'Elle compte déjà. La refuser y met fin.',
  subjectGone: 'L’objet de cet envoi ne figure plus dans le répertoire.',
  batch: 'Traiter la sélection',
  reason: 'Raison ou message',
  reasonHint: 'Nécessaire pour refuser. Envoyé à chaque expéditeur.',
  approve: 'Accepter la sélection',
  reject: 'Refuser la sélection',
  next: 'Suivant',
  previous: 'Précédent',
  tick: 'Cocher',
  keys: 'Touches : j et k déplacent, x coche, e modifie, a accepte, r refuse, ? les montre toutes.',
  done: (count) => sayPlural(count, { one: '# décision prise.', other: '# décisions prises.' }),
  failed: (name, message) => (name ? `${name} : ${message}` : message),
  isDue: (day) => `réponse au plus tard le ${day}`,
  isLate: (day) => `était attendue le ${day}`,

  mailIsOn: 'Vous recevez un e-mail chaque matin où quelque chose attend.',
  mailIsOff: 'Vous ne recevez pas d’e-mail quand quelque chose attend.',
  mailOff: 'Arrêter l’e-mail quotidien',
  mailOn: 'M’envoyer un e-mail quotidien',
  mail: {
    subject: (count, productName) =>
      `${sayPlural(count, { one: '# élément attend', other: '# éléments attendent' })} un modérateur - ${productName}`,
    more: (count) => sayPlural(count, { one: 'Et # de plus.', other: 'Et # de plus.' }),
    waits: (since, reads) => `Depuis : ${since}, ${reads}`,
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
    offered: (offers) => `Aussi proposé : ${offers}.`,
    open: 'Ouvrir la file',
    why: 'Vous recevez ceci parce que vous êtes modérateur. Le lien ci-dessous y met fin.',
  },

  oldFacts: {
    crumb: 'Informations anciennes',
    title: 'Informations que personne n’a revues depuis un an',
    description: 'Des fiches à vérifier auprès de leurs sources, les plus lues d’abord.',
    lead: 'Ouvrez les sources. Si elles disent toujours ce qui est indiqué, cochez la fiche ; sinon, modifiez-la. Les plus lues d’abord.',
    none: 'Tout a été revu depuis moins d’un an',
    noneWhy:
      'Les fiches dont personne n’a lu ou vérifié les sources depuis un an apparaissent ici.',
    button: 'Sélection toujours exacte',
  },
  oldColumns: {
    record: 'Fiche',
    says: 'Ce qui est indiqué',
    sources: 'Sources',
    looked: 'Dernière relecture',
    reads: 'Lectures',
  },
  neverLooked: 'jamais',
  edit: 'Modifier',

  deadLinks: {
    crumb: 'Liens morts',
    title: 'Sources dont l’adresse a disparu',
    description:
      'Des adresses qui ont échoué trois jours de suite, avec les informations qui s’appuient dessus.',
    lead: 'Chaque adresse de source est testée tous les 60 jours ; celle qui échoue l’est à nouveau le lendemain, et apparaît ici après la troisième fois. Trouvez où la page se trouve maintenant, ou une copie archivée, et modifiez la fiche en conséquence.',
    none: 'Aucune source n’a disparu',
    noneWhy: 'Les adresses qui échouent trois jours de suite apparaissent ici.',
    button: 'La sélection fonctionne',
  },
  deadColumns: {
    source: 'Source',
    why: 'Ce qui se passe',
    since: 'Depuis',
    uses: 'Utilisée pour',
    reads: 'Lectures',
  },
  outcomes: {
    network: 'ne répond pas',
    'too-slow': 'met trop de temps',
    'not-public': 'mène à un réseau privé',
    redirects: 'redirige sans fin',
    address: 'n’est pas une adresse du web',
    moved: 'mène à la page d’accueil',
  },
  status: (status) => `répond ${status}`,
  archived: 'Copies archivées',
  wrong: {
    chosen: 'Cochez ce que vous voulez traiter',
  },
};
