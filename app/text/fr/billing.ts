import type * as english from '../en/billing.ts';
import type { TranslationOf } from '../translation.ts';

const FAILED = {
  cancel: 'Le renouvellement automatique n’a pas pu être désactivé',
  subscription: 'L’abonnement n’a pas pu être chargé',
};

export const billingText: TranslationOf<typeof english.billingText> = {
  wrong: {
    plan: 'attendu : l’identifiant d’une formule qui a un prix',
    interval: 'attendu : month ou year',
    currency: 'attendu : un code de devise comme USD',
    provider: 'attendu : stripe, paystack ou sandbox',
    uuid: 'attendu : l’uuid de votre abonnement',
    notForSale: (plan) => `aucune formule payante ne s’appelle « ${plan} »`,
    noPrice: (currencies) =>
      `cette formule n’est pas vendue à ces conditions ; devises proposées : ${currencies.join(', ')}`,
    noProvider: 'ce moyen de paiement n’est pas configuré ici pour ce prix',
  },
  failed: {
    ...FAILED,
    resume: 'Le renouvellement automatique n’a pas pu être rétabli',
    checkout: 'Le paiement n’a pas pu être lancé. Rien n’a été débité. Réessayez dans un instant.',
    ending:
      'Votre abonnement n’a pas pu être résilié pour le moment : rien n’a donc été supprimé. Réessayez dans un instant.',
    card: 'La page de changement de carte n’a pas pu s’ouvrir. Réessayez dans un instant.',
  },
  alreadySubscribed: 'Vous avez déjà un abonnement ; vous le trouverez dans vos paramètres.',
  held: 'Le montant reçu diffère du montant dû. Nous vérifions : merci de ne pas payer à nouveau.',
  noWayToPay: 'Ce site ne peut pas encore recevoir de paiements.',
  nothingToCancel: 'Cet abonnement est terminé ; il n’y a rien à résilier.',
  nothingToResume: 'Cet abonnement est terminé ; abonnez-vous à nouveau.',
  noCard: 'Cet abonnement est terminé ; il n’y a pas de carte à changer.',
  signature: 'La signature est absente, incorrecte ou trop ancienne.',
  busy: 'Ce paiement est en cours de lancement. Réessayez dans un instant.',

  mail: {
    receipt: {
      subject: (productName, number) => `Reçu ${productName} n° ${number}`,
      lead: (price, plan, on) =>
        `Nous avons reçu le ${on} votre paiement de ${price} pour la formule ${plan}. Merci.`,
      number: (number) => `Numéro de facture : ${number}`,
      until: (day) => `Votre abonnement est payé jusqu’au ${day}.`,
      sandbox: 'C’était un paiement d’essai dans le bac à sable : aucune somme n’a été débitée.',
      action: 'Voir votre abonnement et vos factures',
    },
    paymentFailed: {
      subject: (productName) => `Un paiement à ${productName} a échoué`,
      lead: (price, plan) =>
        `Le paiement de ${price} pour la formule ${plan} n’a pas abouti. Une nouvelle tentative aura lieu.`,
      until: (plan, day) =>
        `Vous gardez la formule ${plan} jusqu’au ${day}. Vérifiez votre carte d’ici là, et rien ne changera.`,
      action: 'Vérifier votre carte',
    },
    renewalCancelled: {
      subject: (productName) => `Votre abonnement à ${productName} ne sera pas renouvelé`,
      lead: (plan) =>
        `Le renouvellement automatique de la formule ${plan} a été désactivé. Plus rien ne sera débité.`,
      until: (plan, day) => `Vous gardez la formule ${plan} jusqu’au ${day}.`,
      action: 'Voir votre abonnement',
    },
  },
};

export const subscriptionText: TranslationOf<typeof english.subscriptionText> = {
  title: 'Abonnement',
  description: 'Votre formule, le prochain paiement et la résiliation.',
  none: 'Vous n’avez pas d’abonnement',
  noneWhy: 'Votre compte est gratuit et le reste. Un abonnement en relève les limites.',
  open: 'Tout est accessible sur ce site : aucun abonnement n’est nécessaire.',
  seePlans: 'Voir les formules',
  plan: 'Formule',
  state: 'État',
  price: 'Prix',
  interval: {
    month: (price) => `${price} par mois`,
    year: (price) => `${price} par an`,
  },
  started: 'Début',
  renewal: 'Prochain paiement',
  end: 'Fin',
  ended: 'Terminé',
  states: {
    trialing: 'Essai',
    active: 'Actif',
    past_due: 'Échec du paiement',
    cancelled: 'Résilié, actif jusqu’à son terme',
    expired: 'Terminé',
  },
  renews: (price, on) => `L’abonnement sera renouvelé le ${on} au prix de ${price}.`,
  endsOn: (on) =>
    `L’abonnement prend fin le ${on} et n’est plus facturé. D’ici là, tout fonctionne comme avant.`,
  endedOn: (on) =>
    `L’abonnement a pris fin le ${on}. Votre compte et ce que vous avez enregistré sont toujours là.`,
  trialEnds: (price, on) => `L’essai prend fin le ${on} ; l’abonnement coûtera ensuite ${price}.`,
  pastDue: (until) =>
    `Le dernier paiement ne nous est pas parvenu. Changez de carte avant le ${until}, sinon l’abonnement prendra fin ce jour-là.`,
  cancel: 'Désactiver le renouvellement automatique',
  cancelWhat: (plan, on) =>
    `La formule ${plan} prendra alors fin le ${on}. Jusqu’à ce jour, tout fonctionnera comme avant, et aucun autre montant ne sera débité.`,
  cancelKept:
    'Votre compte, ce que vous suivez et vos comparaisons enregistrées sont conservés. Vous pouvez vous abonner à nouveau à tout moment.',
  cancelConfirm: (on) => `Résilier au ${on}`,
  cancelBack: 'Garder l’abonnement',
  resume: 'Rétablir le renouvellement',
  done: {
    cancelled: 'Le renouvellement automatique a été désactivé',
    resumed: 'Le renouvellement automatique a été rétabli',
    card: 'Si vous avez changé de carte, la nouvelle servira dès le prochain paiement.',
  },
  again: 'S’abonner à nouveau',
  card: 'Changer de carte',
  cardWhat: 'La carte se change sur la page du prestataire de paiement.',
  invoices: 'Factures',
  noInvoices: 'Aucun paiement pour l’instant',
  invoiceNumber: 'Numéro',
  invoiceOf: (number, on) => `Facture ${number} du ${on}`,
  invoiceDate: 'Date',
  invoicePeriod: 'Période',
  period: (from, to) => `du ${from} au ${to}`,
  invoiceAmount: 'Montant',
  invoiceState: 'État',
  invoiceStates: { paid: 'Payée', open: 'En attente de paiement', failed: 'Échec du paiement' },
  failed: FAILED,
};
