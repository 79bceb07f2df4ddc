import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/pricing.ts';
import type { TranslationOf } from '../translation.ts';

const limits = {
  csvRows: (count: number) => `${formatCount(count)} lignes`,
  comparedOnPage: (count: number) => `${formatCount(count)} startups`,
  savedComparisons: formatCount,
  lists: formatCount,
  listRows: (count: number) => `${formatCount(count)} par liste`,
  alerts: formatCount,
  apiCallsPerMinute: (count: number) => `${formatCount(count)} par minute`,
};

const each = { month: 'mois', year: 'année' } as const;

export const pricingText: TranslationOf<typeof english.pricingText> = {
  title: 'Tarifs',
  description:
    'Ce qu’offre un compte, ce qu’ajoute un abonnement et ce qu’il coûte. Tout le site se consulte gratuitement.',
  lead: 'Chaque page, chaque chiffre et chaque source se consulte gratuitement. Un abonnement relève les limites pour celles et ceux qui travaillent avec les données.',
  samples:
    'Ces prix sont donnés à titre d’exemple : ils montrent ce que pourrait coûter un abonnement.',
  samplesTitle: 'Exemples de prix',
  openTitle: 'Tout est ouvert ici',
  open: 'Tout sur ce site est gratuit. Chacun bénéficie des limites d’un abonnement ; enregistrer des comparaisons nécessite un compte gratuit.',
  openLimits: 'Ce dont chacun dispose',
  openAction: 'Créer un compte',
  interval: 'Facturation',
  intervals: { month: 'Mensuelle', year: 'Annuelle' },
  saveUpTo: (percent) => `jusqu’à ${percent} % d’économie`,
  currency: 'Devise',
  plans: 'Formules',
  outcomesTitle: (plan) => `À quoi sert la formule ${plan}`,
  outcomes: [
    {
      who: 'Fondateurs qui lèvent des fonds',
      gives: ({ listRows }) =>
        `Gardez jusqu’à ${formatCount(listRows)} investisseurs dans une liste : où vous en êtes avec chacun, ce qui s’est dit, la suite. Recevez une alerte dès que l’un d’eux participe à un tour.`,
    },
    {
      who: 'Investisseurs en quête de startups',
      gives: ({ lists, alerts }) =>
        `Suivez ${formatCount(alerts)} recherches et recevez une alerte dès qu’un résultat s’y ajoute. Gardez ${formatCount(lists)} listes annotées, et partagez-les avec vos collègues par une adresse secrète.`,
    },
    {
      who: 'Analystes et journalistes',
      gives: ({ csvRows, comparedOnPage }) =>
        `Exportez jusqu’à ${formatCount(csvRows)} lignes d’un coup vers un tableur, et mettez ${formatCount(comparedOnPage)} startups côte à côte.`,
    },
  ],
  instant: 'Alertes immédiates',
  compared: 'Comparer les formules',
  what: 'Fonctionnalité',
  perMonth: 'par mois',
  billedMonthly: 'Débité chaque mois',
  billedYearly: (price) => `${price} débités une fois par an`,
  saving: (price, percent) => `Vous économisez ${price} par an (${percent} %)`,
  onlyMonthly: 'Facturation mensuelle uniquement',
  onlyYearly: 'Facturation annuelle uniquement',
  forever: 'Gratuit pour toujours, sans carte',
  trial: (days) => `${formatCount(days)} jours gratuits avant le premier paiement`,
  seeIn: (currency) => `Voir en ${currency}`,
  notIn: (currency) => `Non proposée en ${currency}`,
  limitNames: {
    csvRows: 'Export CSV',
    comparedOnPage: 'Startups par comparaison',
    savedComparisons: 'Comparaisons enregistrées',
    lists: 'Listes personnelles',
    listRows: 'Lignes par liste',
    alerts: 'Alertes',
    apiCallsPerMinute: 'Appels à l’API',
  },
  limits,
  included: 'Inclus',
  notIncluded: 'Non inclus',
  choose: (plan) => `Choisir ${plan}`,
  register: 'Créer un compte',
  hasAccount: 'Vous avez déjà cette formule',
  yours: 'Votre formule',
  manage: 'Gérer votre abonnement',
  withoutAccount: (rows, columns, calls) =>
    `Sans compte : ${limits.csvRows(rows)} par export CSV, ${limits.comparedOnPage(columns)} côte à côte, ${formatCount(calls)} appels à l’API par minute.`,
  questions: 'Questions',
  faq: [
    [
      'Y a-t-il des données réservées aux abonnés ?',
      'Non. Les startups, tours, investisseurs et sources sont visibles par tous. Un abonnement permet des listes plus nombreuses et plus longues, des exports plus longs, des comparaisons plus larges, plus de comparaisons enregistrées, davantage d’alertes, immédiates si vous le souhaitez, et davantage d’appels à l’API.',
    ],
    [
      'Comment résilier ?',
      'Dans vos paramètres, sous « Abonnement », en deux clics. L’abonnement prend fin avec la période payée ; d’ici là, tout fonctionne comme avant, et aucun autre montant n’est débité.',
    ],
    [
      'Puis-je passer du mensuel à l’annuel, ou l’inverse ?',
      'Oui : résiliez l’abonnement en cours, puis choisissez l’autre à la fin de la période payée. Vous ne payez jamais les deux à la fois.',
    ],
    [
      'Que se passe-t-il si un paiement échoue ?',
      'Le prestataire de paiement réessaie, et vous recevez un e-mail. Pendant 7 jours, tout fonctionne comme avant, le temps de changer de carte.',
    ],
    [
      'Voyez-vous ma carte ?',
      'Non. Vous payez sur la page du prestataire de paiement. Nous apprenons seulement si le paiement a abouti, et jusqu’à quand vous avez payé.',
    ],
    [
      'Puis-je avoir une facture ?',
      'Oui. Chaque paiement figure dans vos paramètres, sous « Abonnement », et donne lieu à un reçu par e-mail.',
    ],
  ],
};

export const upgradeText: TranslationOf<typeof english.upgradeText> = {
  price: (price, interval) => (interval === 'month' ? `${price} par mois` : `${price} par an`),
  more: (count, plan) =>
    `${sayPlural(count, { one: '# startup de plus', other: '# startups de plus' })} avec la formule ${plan}`,
  offer: (plan, gives, price) => `${plan} : ${gives} pour ${price}.`,
  samplePrice: 'Prix donné à titre d’exemple.',
  seePlans: 'Voir les formules',
};

export const checkoutText: TranslationOf<typeof english.checkoutText> = {
  title: 'Paiement',
  titleOf: (plan) => `S’abonner à la formule ${plan}`,
  description:
    'Choisissez comment payer un abonnement. Le prix et le jour du renouvellement sont indiqués avant tout débit.',
  summary: 'Récapitulatif',
  plan: 'Formule',
  price: 'Prix',
  perPeriod: {
    month: (price) => `${price} par mois`,
    year: (price) => `${price} par an`,
  },
  changeInterval: { month: 'Payer plutôt au mois', year: 'Payer plutôt à l’année' },
  savingInstead: (price) => `et économiser ${price} par an`,
  otherPlans: 'Toutes les formules et tous les prix',
  samples: 'Ce prix est donné à titre d’exemple.',
  payment: 'Paiement',
  providers: 'Moyen de paiement',
  providerNames: { stripe: 'Stripe', paystack: 'Paystack', sandbox: 'Bac à sable' },
  providerHints: {
    stripe: 'Carte et autres moyens, sur la page de Stripe',
    paystack: 'Carte, compte bancaire ou mobile money, sur la page de Paystack',
    sandbox: 'Un paiement d’essai : pas de carte, et aucun débit réel',
  },
  today: 'Aujourd’hui',
  renews: (price, on, interval) =>
    `L’abonnement se renouvelle le ${on}, puis chaque ${each[interval]}, au prix de ${price}, jusqu’à sa résiliation.`,
  trial: (days, price, on, interval) =>
    `Les ${days} premiers jours sont gratuits. L’abonnement se renouvelle ensuite le ${on}, puis chaque ${each[interval]}, au prix de ${price}, jusqu’à sa résiliation.`,
  trialThere: (hint, days) => `${hint}. Les ${days} premiers jours y sont gratuits.`,
  cancelAny:
    'Vous pouvez résilier à tout moment dans vos paramètres, en deux clics, et garder la formule jusqu’à la fin de la période payée.',
  pay: 'Passer au paiement',
  signIn: 'Se connecter pour payer',
  signInWhy: 'Un abonnement est lié à un compte.',
  register: 'Créer un compte',
  terms: 'En continuant, vous acceptez les {terms}.',
  termsLink: 'conditions d’utilisation',
  noProviders: 'Les paiements ne sont pas encore possibles',
  noProvidersWhy:
    'Ce site ne peut pas encore recevoir ce paiement : rien ne peut donc être débité.',
  openTitle: 'Il n’y a rien à payer',
  open: 'Tout sur ce site est ouvert à tous.',
  subscribedTitle: (plan) => `Vous avez déjà la formule ${plan}`,
  subscribed:
    'Il n’y a rien de plus à payer. Vos paramètres indiquent la date du prochain paiement et la marche à suivre pour résilier.',
  ended: (plan, on) =>
    `La formule ${plan} court jusqu’au ${on} et ne se renouvelle pas. Vos paramètres permettent de rétablir le renouvellement.`,
  due: (until) =>
    `Le dernier paiement ne nous est pas parvenu. Vos paramètres permettent de changer de carte ; sans cela, l’abonnement prend fin le ${until}.`,
  toSettings: 'Voir votre abonnement',
  chooseTitle: 'Choisissez d’abord une formule',
  choose: 'Cette adresse ne désigne aucune formule en vente.',
  seePlans: 'Voir les formules',
  wrong: { provider: 'Choisissez comment payer' },
  return: {
    titles: {
      open: 'En attente du prestataire de paiement',
      paid: 'Votre abonnement est actif',
      declined: 'Le paiement a été refusé',
      held: 'Le paiement est en cours de vérification',
    },
    waitingWhy:
      'Cela prend en général quelques secondes. Vous pouvez fermer cette page : l’abonnement commence dès que le prestataire confirme le paiement.',
    refresh: 'Vérifier à nouveau',
    long: 'C’est plus long que d’habitude. Rien n’est perdu : revenez plus tard sur cette page, ou consultez vos paramètres.',
    paidWhy:
      'Nous avons reçu le paiement, et tout ce que comprend la formule est à vous dès maintenant.',
    renews: (on) => `L’abonnement sera renouvelé le ${on}.`,
    declinedWhy:
      'Rien n’a été débité. Vous pouvez réessayer ou choisir un autre moyen de paiement.',
    heldWhy:
      'Le montant reçu diffère du montant dû : nous le vérifions avant que l’abonnement commence. Merci de ne pas payer à nouveau.',
    again: 'Réessayer',
    next: 'Ce que vous pouvez faire maintenant',
    uses: {
      search: 'Exporter plus de lignes d’une recherche',
      compare: 'Comparer plus de startups côte à côte',
      settings: 'Voir votre abonnement',
    },
  },
  cancelled: {
    title: 'Vous avez quitté la page de paiement',
    why: 'Rien n’a été débité, et aucun abonnement n’a commencé.',
    again: 'Retour au paiement',
  },
  sandbox: {
    title: 'Paiement d’essai',
    cardTitle: 'Carte d’essai',
    what: 'Bac à sable : cette page remplace celle d’un prestataire de paiement. Pas de carte, et aucun débit réel.',
    order: (plan, price) => `${plan}, ${price}`,
    approve: 'Approuver',
    decline: 'Refuser',
    back: 'Revenir sans payer',
    card: 'Utiliser une nouvelle carte',
    cardBack: 'Garder la carte telle quelle',
    tryOut: 'Essayer ce qui prend d’ordinaire des semaines',
    tryOutWhy: 'Chacun de ces événements se produit aussitôt sur votre abonnement d’essai.',
    happenings: {
      renewed: 'Renouveler l’abonnement pour une période de plus',
      'payment failed': 'Faire échouer le prochain paiement',
      'period over': 'Terminer la période',
    },
    done: {
      paid: 'Ce paiement a déjà été approuvé.',
      declined: 'Ce paiement a déjà été refusé.',
      held: 'Ce paiement est en cours de vérification.',
    },
    goOn: 'Continuer',
  },
};
