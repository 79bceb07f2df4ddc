import type * as english from '../en/billing.ts';
import type { TranslationOf } from '../translation.ts';

const FIXED = {
  cancel: 'Imeshindikana kusitisha uhuishaji wa kiotomatiki',
  subscription: 'Imeshindikana kupata usajili',
} as const;

export const billingText: TranslationOf<typeof english.billingText> = {
  wrong: {
    plan: 'weka slug ya mpango wenye bei',
    interval: 'weka month au year',
    currency: 'weka msimbo wa sarafu kama USD',
    provider: 'weka stripe, paystack au sandbox',
    uuid: 'weka uuid ya usajili wako',
    notForSale: (plan) => `hakuna bei ya mpango unaoitwa “${plan}”`,
    noPrice: (currencies) =>
      `mpango huu hauna bei ya namna hiyo; bei zake ni kwa ${currencies.join(', ')}`,
    noProvider: 'njia hii ya kulipa haijawekwa hapa kwa bei hii',
  },
  failed: {
    ...FIXED,
    resume: 'Imeshindikana kurejesha uhuishaji wa kiotomatiki',
    checkout:
      'Imeshindikana kuanzisha malipo. Hakuna kilichotozwa. Jaribu tena baada ya muda mfupi.',
    ending:
      'Imeshindikana kusitisha usajili wako sasa hivi, kwa hiyo hakuna kilichofutwa. Jaribu tena baada ya muda mfupi.',
    card: 'Imeshindikana kufungua ukurasa wa kubadilisha kadi. Jaribu tena baada ya muda mfupi.',
  },
  alreadySubscribed: 'Tayari una usajili wa kulipia; utaupata kwenye mipangilio yako.',
  held: 'Kiasi tulichopokea kinatofautiana na kinachotakiwa. Tunachunguza suala hili: tafadhali usilipe tena.',
  noWayToPay: 'Tovuti hii bado haiwezi kupokea malipo.',
  nothingToCancel: 'Usajili huu umeisha; hakuna cha kusitisha.',
  nothingToResume: 'Usajili huu umeisha; anza usajili mpya.',
  noCard: 'Usajili huu umeisha; hakuna kadi ya kubadilisha.',
  signature: 'Saini haipo, si sahihi au ni ya zamani mno.',
  busy: 'Malipo haya yanaanzishwa. Jaribu tena baada ya muda mfupi.',

  mail: {
    receipt: {
      subject: (productName, number) => `Risiti ${number} kutoka ${productName}`,
      lead: (price, plan, on) =>
        `Tumepokea malipo yako ya ${price} kwa ajili ya ${plan} tarehe ${on}. Asante.`,
      number: (number) => `Namba ya ankara: ${number}`,
      until: (day) => `Umelipia hadi ${day}.`,
      sandbox: 'Haya yalikuwa malipo ya majaribio (sandbox): hakuna fedha zilizohamishwa.',
      action: 'Tazama usajili na ankara zako',
    },
    paymentFailed: {
      subject: (productName) => `Malipo kwa ${productName} yameshindikana`,
      lead: (price, plan) =>
        `Malipo ya ${price} kwa ajili ya ${plan} hayakufanikiwa. Yatajaribiwa tena.`,
      until: (plan, day) =>
        `Unabaki na ${plan} hadi ${day}. Ukikagua kadi yako kabla ya hapo, hakuna kitakachobadilika.`,
      action: 'Kagua kadi yako',
    },
    renewalCancelled: {
      subject: (productName) => `Usajili wako wa ${productName} hautahuishwa`,
      lead: (plan) => `Uhuishaji wa kiotomatiki wa ${plan} umezimwa. Hutatozwa tena.`,
      until: (plan, day) => `Unabaki na ${plan} hadi ${day}.`,
      action: 'Tazama usajili wako',
    },
  },
};

export const subscriptionText: TranslationOf<typeof english.subscriptionText> = {
  title: 'Usajili wa kulipia',
  description: 'Mpango wako, malipo yake yajayo, na namna ya kuusitisha.',
  none: 'Huna usajili wa kulipia',
  noneWhy: 'Akaunti yako ni bure na itabaki bure. Usajili wa kulipia huongeza vikomo vyake.',
  open: 'Kila kitu kiko wazi kwenye tovuti hii: hakuna cha kulipia.',
  seePlans: 'Tazama mipango',
  plan: 'Mpango',
  state: 'Hali',
  price: 'Bei',
  interval: {
    month: (price) => `${price} kwa mwezi`,
    year: (price) => `${price} kwa mwaka`,
  },
  started: 'Usajili ulianza',
  renewal: 'Malipo yajayo',
  end: 'Usajili unaisha',
  ended: 'Usajili uliisha',
  states: {
    trialing: 'Majaribio',
    active: 'Unaendelea',
    past_due: 'Malipo yameshindikana',
    cancelled: 'Umesitishwa, unaendelea hadi mwisho wa kipindi',
    expired: 'Umeisha',
  },
  renews: (price, on) => `Usajili utahuishwa tarehe ${on} kwa ${price}.`,
  endsOn: (on) =>
    `Usajili utaisha tarehe ${on} na hautatozwa tena. Hadi wakati huo kila kitu kinafanya kazi kama awali.`,
  endedOn: (on) => `Usajili uliisha tarehe ${on}. Akaunti yako na ulivyohifadhi bado vipo hapa.`,
  trialEnds: (price, on) => `Majaribio yanaisha tarehe ${on}; baada ya hapo bei ni ${price}.`,
  pastDue: (until) =>
    `Malipo ya mwisho hayajafika. Badilisha kadi kabla ya ${until}, la sivyo usajili utaisha siku hiyo.`,
  cancel: 'Sitisha uhuishaji wa kiotomatiki',
  cancelWhat: (plan, on) =>
    `${plan} itaisha tarehe ${on}. Hadi siku hiyo kila kitu kinafanya kazi kama awali, na hakuna kinachotozwa tena.`,
  cancelKept:
    'Akaunti yako, unazofuatilia na ulinganisho uliouhifadhi vitabaki. Unaweza kuanza usajili mpya wakati wowote.',
  cancelConfirm: (on) => `Usajili uishe tarehe ${on}`,
  cancelBack: 'Endelea na usajili',
  resume: 'Ruhusu usajili uhuishwe tena',
  done: {
    cancelled: 'Uhuishaji wa kiotomatiki umesitishwa',
    resumed: 'Usajili utahuishwa tena',
    card: 'Umerudi kutoka kwenye ukurasa wa kadi. Kadi mpya itatumika kuanzia malipo yajayo.',
  },
  again: 'Anza usajili mpya',
  card: 'Badilisha kadi',
  cardWhat: 'Kadi hubadilishwa kwenye ukurasa wa mtoa huduma wa malipo.',
  invoices: 'Ankara',
  noInvoices: 'Bado hakuna malipo',
  invoiceNumber: 'Namba',
  invoiceOf: (number, on) => `Ankara ${number} ya ${on}`,
  invoiceDate: 'Tarehe',
  invoicePeriod: 'Kipindi',
  period: (from, to) => `${from} hadi ${to}`,
  invoiceAmount: 'Kiasi',
  invoiceState: 'Hali',
  invoiceStates: { paid: 'Imelipwa', open: 'Haijalipwa', failed: 'Malipo yameshindikana' },
  failed: FIXED,
};
