import { sayPlural } from '../../base/count.ts';
import type * as english from '../en/moderation.ts';
import type { TranslationOf } from '../translation.ts';

export const moderationText: TranslationOf<typeof english.moderationText> = {
  title: 'Modération',
  description: 'Ce qui attend une décision.',
  tabsLabel: 'Par état',
  states: {
    pending: 'En attente de décision',
    needs_info: 'En attente de l’expéditeur',
    published: 'Publié',
    rejected: 'Refusé',
  },
  log: 'Journal',
  newsletter: 'Newsletter',
  empty: 'Aucun envoi ici',
  emptyWhy: 'Les startups et les modifications proposées attendent ici.',
  columns: {
    name: 'Startup',
    kind: 'Type',
    sender: 'Expéditeur',
    sent: 'Date d’envoi',
    notes: 'Notes',
  },
  kinds: { listing: 'Nouvelle startup', edit: 'Modification' },
  editOf: (field) => `Modification : ${field}`,
  mayBe: (count) =>
    count === 1
      ? 'peut-être déjà dans le répertoire'
      : `semblable à ${count} startups déjà répertoriées`,
  answered: 'réponse reçue',

  sentBy: 'Envoyé par {sender}',
  senderRole: 'Lien de l’expéditeur avec l’entreprise',
  says: 'Réponse de l’expéditeur',
  asked: 'Votre question',
  note: 'Note',
  source: 'Page qui donne l’information',
  sees: 'Voir la startup',
  seesPage: 'Voir la fiche',
  somebody: 'Quelqu’un sans compte',
  dueOn: (day, isLate) =>
    isLate ? `Une réponse était attendue au plus tard le ${day}` : `Réponse au plus tard le ${day}`,
  contrary: (count) =>
    sayPlural(count, {
      one: 'Une source enregistrée dit autre chose',
      other: '# sources enregistrées disent autre chose',
    }),
  contraryWhy:
    'Ouvrez ces sources avant de décider. Si elles contredisent la modification, l’appliquer exige un motif, que les lecteurs verront dans le journal public.',
  contraryHint:
    'Des sources enregistrées disent autre chose. Les lecteurs verront votre motif dans le journal public.',
  otherSources: (contrary) =>
    contrary > 0
      ? 'Autres sources enregistrées'
      : 'Sources enregistrées, dont aucune ne dit autre chose',
  noSources: 'La fiche ne cite aucune source pour cette information.',
  neighbours: 'Dans la file',
  nextInQueue: (name) => `Suivant : ${name}`,
  previousInQueue: (name) => `Précédent : ${name}`,
  wholeQueue: 'Toute la file',
  diff: 'Le contenu de l’envoi, à côté de ce qui est connu',
  diffEdit: 'Ce qui changerait',
  diffDecided: 'Ce qui a été envoyé',
  diffColumns: {
    fact: 'Information',
    known: 'Valeur actuelle',
    knownThen: 'Valeur à l’époque',
    sent: 'Valeur envoyée',
  },
  knownOf: (name) => `Dans le répertoire : ${name}`,
  unknown: '-',
  otherEdit:
    'Cette modification ne change rien par elle-même. Faites ce qu’elle demande, puis approuvez-la pour que l’expéditeur soit averti.',
  changedSince: (known) =>
    `Au moment de l’envoi, la valeur était « ${known} ». Elle a changé depuis.`,
  rounds: 'Tours',
  founders: 'Fondateurs',
  logo: 'Logo',
  duplicates: 'Peut-être l’une de ces startups',
  noDuplicates: 'Aucune fiche du répertoire n’a ce site web ni un nom proche dans ce pays.',
  otherCompany:
    'L’expéditeur a vu les startups dont le nom est proche et indique qu’il s’agit d’une autre entreprise.',
  waitingDuplicates: 'D’autres envois en attente portent sur la même startup',
  history: 'Décisions à ce jour',
  reasons: { domain: 'même site web', name: 'nom proche' },
  decide: 'Décider',
  approve: 'Publier',
  approveEdit: 'Appliquer la modification',
  approveHint:
    'Le changement est visible partout immédiatement. Votre message est transmis à l’expéditeur.',
  ask: 'Poser une question',
  askHint: 'L’envoi attend alors la réponse de l’expéditeur.',
  reject: 'Refuser',
  rejectHint: 'Dites pourquoi, pour que l’envoi suivant soit meilleur.',
  fields: {
    approveReason: 'Message',
    contraryReason: 'Pourquoi la modification est juste',
    askReason: 'Question',
    rejectReason: 'Motif',
    keep: 'Identifiant de la startup conservée',
    gone: 'Identifiant de la startup absorbée',
    mergeReason: 'Motif',
  },
  ownSubmission: 'C’est votre propre envoi. Un autre modérateur décidera.',
  ownClaim: 'C’est votre propre revendication. Un autre modérateur décidera.',
  ownCorrection:
    'C’est vous qui avez signalé cette erreur. Un autre modérateur doit annuler la correction.',
  isDecided: (state) => `Décision : ${state}.`,
  did: {
    approve: 'a publié l’envoi',
    ask: 'a posé une question à l’expéditeur',
    reject: 'a refusé l’envoi',
    merge: 'a fusionné deux fiches',
    undo_merge: 'a annulé une fusion',
    merge_rounds: 'a fusionné des tours',
    follow_report: 'a choisi la publication que suit la fiche',
    check_source: 'a constaté qu’une source confirme toujours la fiche',
    remove_mention: 'a retiré une mention erronée',
    restore_mention: 'a rétabli une mention',
    release_newsletter: 'a validé un numéro de la newsletter',
    skip_newsletter: 'a écarté un numéro de la newsletter',
    correct: 'a corrigé la fiche',
    undo_correction: 'a annulé une correction',
    remove_reply: 'a retiré une réponse',
    end_claim: 'a mis fin à une revendication',
    accept_claim: 'a accepté une revendication',
    remove: 'a retiré une fiche',
    readmit: 'a annulé un retrait',
    remove_logo: 'a retiré le logo',
    import_file: 'a importé un fichier',
    decline_file: 'a refusé un fichier',
    undo_import: 'a annulé un import',
  },
  decidedMeanwhile: (who, what) =>
    `${who} a été plus rapide et ${what}. Relisez l’envoi avant de décider.`,
  changedMeanwhile:
    'L’expéditeur a modifié cet envoi depuis que vous avez ouvert cette page. Relisez-le.',
  factChanged:
    'L’information affichée a changé depuis que vous avez ouvert cette page. Relisez-la.',
  subjectGone: 'L’objet de cet envoi ne figure plus dans le répertoire.',
  factGone:
    'Cette information ne figure plus dans le répertoire : c’est le cas, par exemple, d’une fonction dans une startup dont l’adresse a changé.',
  nameRemoved:
    'Une personne citée ici a été retirée du répertoire. Un exploitant peut la réadmettre ; d’ici là, refusez l’envoi.',
  correctionUndone: 'Cette correction a déjà été annulée.',
  correctionChanged:
    'L’une de ces informations a changé depuis. Annulez d’abord le changement le plus récent, ou corrigez à nouveau l’information.',
  wasRemoved: (reason) =>
    `Cette startup a été retirée (${reason}). Un exploitant peut la réadmettre ; d’ici là, refusez l’ajout.`,
  domainListed: (domain, name) => `${domain} figure déjà dans le répertoire : ${name}.`,

  logTitle: 'Décisions des modérateurs',
  logDescription: 'Qui a décidé quoi, quand et pourquoi.',
  logEmpty: 'Aucune décision pour l’instant',
  logColumns: { at: 'Date', who: 'Modérateur', what: 'Décision', about: 'Sujet', why: 'Motif' },
  change: (field, before, after) => `${field} : ${before} → ${after}`,
  undo: 'Annuler la décision',
  undoOf: (subject) => `Annuler : ${subject}`,

  merge: {
    title: 'Fusionner deux startups',
    description: 'Deux fiches d’une même entreprise n’en font plus qu’une.',
    lead: 'Les tours, actualités, abonnés, sources et comparaisons enregistrées de la seconde fiche passent à la première, où mène désormais l’adresse de la seconde. La fusion peut être annulée.',
  },
  mergeCompare: 'Comparer',
  mergeCaption: 'Les deux fiches, information par information',
  mergeStays: 'Fiche conservée',
  mergeGoes: 'Fiche absorbée',
  mergeCounts: {
    rounds: 'Nombre de tours',
    news: 'Nombre d’actualités',
    followers: 'Nombre d’abonnés',
    people: 'Nombre de personnes',
    sources: 'Nombre de sources',
    comparisons: 'Nombre de comparaisons enregistrées',
  },
  mergeSwap: 'Inverser le sens de la fusion',
  mergeDo: 'Fusionner',
  merged: (gone, kept) => `${gone} dans ${kept}`,
  mergeRounds: {
    title: 'Fusionner deux tours',
    description: 'Deux fiches d’un même tour n’en font plus qu’une.',
    lead: 'Les publications et les investisseurs du second tour passent au premier, dont les informations ne changent pas ; l’adresse du second mène désormais au premier. La fusion peut être annulée.',
  },
  wrong: {
    reason: 'Dites pourquoi, en 2 à 2 000 caractères',
    contrary:
      'Des sources enregistrées disent autre chose. Dites pourquoi la modification est juste, en 2 à 2 000 caractères',
    question: 'Posez une question, en 2 à 2 000 caractères',
    unknownSlug: (slug) => `Aucune startup n’a l’identifiant « ${slug} »`,
    same: 'Saisissez deux startups différentes',
    unknownRound: (slug) => `Aucun tour n’a l’adresse « ${slug} »`,
    sameRound: 'Choisissez un autre tour que celui-ci',
    otherStartup: 'Choisissez un tour de la même startup',
    action: 'Choisissez une action',
  },
  undone: 'Cette fusion a déjà été annulée.',
  addressTaken: (slug) =>
    `Un tour resté en place est maintenant à l’adresse « ${slug} ». Rattachez-le à nouveau à son ancienne publication, puis annulez cette fusion.`,
  keptGone: (name) =>
    `${name} ne figure plus dans le répertoire. Si cette fiche a elle-même été fusionnée, annulez d’abord cette fusion.`,
};
