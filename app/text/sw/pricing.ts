import { formatCount } from '../../base/count.ts';
import type * as english from '../en/pricing.ts';
import type { TranslationOf } from '../translation.ts';

const LIMITS = {
  csvRows: (count: number) => `mistari ${formatCount(count)}`,
  comparedOnPage: (count: number) => `kampuni changa ${formatCount(count)}`,
  savedComparisons: (count: number) => formatCount(count),
  lists: (count: number) => formatCount(count),
  listRows: (count: number) => `${formatCount(count)} kwa kila orodha`,
  alerts: (count: number) => formatCount(count),
  apiCallsPerMinute: (count: number) => `${formatCount(count)} kwa dakika`,
} as const;

const EVERY = { month: 'kila mwezi', year: 'kila mwaka' } as const;

export const pricingText: TranslationOf<typeof english.pricingText> = {
  title: 'Bei',
  description:
    'Akaunti inatoa nini, usajili wa kulipia unaongeza nini na unagharimu kiasi gani. Kila kitu kwenye tovuti kinasomwa bure.',
  lead: 'Kila ukurasa, takwimu na chanzo husomwa bure. Usajili wa kulipia huongeza vikomo kwa wanaofanya kazi na data.',
  samples: 'Hizi ni bei za mfano: zinaonyesha usajili ungeweza kugharimu kiasi gani.',
  samplesTitle: 'Bei za mfano',
  openTitle: 'Hapa kila kitu kiko wazi',
  open: 'Kila kitu kwenye tovuti hii ni bure. Kila mtu ana vikomo vya mwenye usajili wa kulipia; kuhifadhi ulinganisho kunahitaji akaunti ya bure.',
  openLimits: 'Anachopata kila mtu',
  openAction: 'Fungua akaunti',
  interval: 'Malipo',
  intervals: { month: 'Kila mwezi', year: 'Kila mwaka' },
  saveUpTo: (percent) => `okoa hadi ${percent}%`,
  currency: 'Sarafu',
  plans: 'Mipango',
  outcomesTitle: (plan) => `${plan} inamfaa nani`,
  outcomes: [
    {
      who: 'Waanzilishi wanaotafuta mitaji',
      gives: ({ listRows }) =>
        `Weka hadi wawekezaji ${formatCount(listRows)} katika orodha moja: umefikia wapi na kila mmoja, mlichozungumza, na hatua inayofuata. Pata taarifa mara mmoja wao anaposhiriki katika awamu ya ufadhili.`,
    },
    {
      who: 'Wawekezaji wanaotafuta kampuni changa',
      gives: ({ lists, alerts }) =>
        `Fuatilia utafutaji ${formatCount(alerts)} na upate taarifa pindi kampuni inayolingana inaporekodiwa. Weka orodha ${formatCount(lists)} zenye madokezo, na uzishiriki na wenzako kwa anwani ya siri.`,
    },
    {
      who: 'Wachambuzi na wanahabari',
      gives: ({ csvRows, comparedOnPage }) =>
        `Pakua hadi mistari ${formatCount(csvRows)} kwenye lahajedwali kwa mara moja, na ulinganishe kampuni changa ${formatCount(comparedOnPage)} sambamba.`,
    },
  ],
  instant: 'Arifa za papo hapo',
  compared: 'Linganisha mipango',
  what: 'Kipengele',
  perMonth: 'kwa mwezi',
  billedMonthly: 'Hulipwa kila mwezi',
  billedYearly: (price) => `${price} hulipwa mara moja kwa mwaka`,
  saving: (price, percent) => `Unaokoa ${price} kwa mwaka (${percent}%)`,
  onlyMonthly: 'Kwa mwezi tu',
  onlyYearly: 'Kwa mwaka tu',
  forever: 'Bure daima, bila kadi',
  trial: (days) => `Siku ${formatCount(days)} bure kabla ya malipo ya kwanza`,
  seeIn: (currency) => `Tazama bei kwa ${currency}`,
  notIn: (currency) => `Mpango huu haupatikani kwa ${currency}`,
  limitNames: {
    csvRows: 'Upakuaji wa CSV',
    comparedOnPage: 'Kampuni changa katika ulinganisho',
    savedComparisons: 'Ulinganisho uliohifadhiwa',
    lists: 'Orodha zako mwenyewe',
    listRows: 'Mistari katika orodha',
    alerts: 'Arifa',
    apiCallsPerMinute: 'Maombi ya API',
  },
  limits: LIMITS,
  included: 'Imejumuishwa',
  notIncluded: 'Haijajumuishwa',
  choose: (plan) => `Chagua ${plan}`,
  register: 'Fungua akaunti',
  hasAccount: 'Tayari una mpango huu',
  yours: 'Mpango wako',
  manage: 'Simamia usajili wako',
  withoutAccount: (rows, columns, calls) =>
    `Bila akaunti: ${LIMITS.csvRows(rows)} katika upakuaji wa CSV, ${LIMITS.comparedOnPage(columns)} sambamba, maombi ya API ${formatCount(calls)} kwa dakika.`,
  questions: 'Maswali',
  faq: [
    [
      'Je, kuna data za wenye usajili wa kulipia tu?',
      'Hapana. Kila kampuni changa, awamu, mwekezaji na chanzo huonyeshwa kwa wote. Usajili unakupa orodha zako mwenyewe nyingi na ndefu zaidi, upakuaji mkubwa zaidi, ulinganisho mpana zaidi, nafasi nyingi zaidi za kuhifadhi ulinganisho, arifa nyingi zaidi za papo hapo, na maombi mengi zaidi ya API.',
    ],
    [
      'Nitasitishaje usajili wangu?',
      'Kwenye mipangilio yako, chini ya “Usajili wa kulipia”, kwa hatua mbili tu. Usajili unaisha pamoja na kipindi ulicholipia; hadi wakati huo kila kitu kinafanya kazi kama awali, na hakuna kinachotozwa tena.',
    ],
    [
      'Je, ninaweza kubadili kati ya malipo ya mwezi na ya mwaka?',
      'Ndiyo: sitisha mpango ulio nao, kisha uchague mwingine kipindi cha mpango huo kikiisha. Hulipii kamwe mipango yote miwili kwa wakati mmoja.',
    ],
    [
      'Malipo yakishindikana inakuwaje?',
      'Mtoa huduma wa malipo hujaribu tena, na unapata barua pepe. Kwa siku 7 kila kitu kinafanya kazi kama awali, ili uwe na muda wa kubadilisha kadi.',
    ],
    [
      'Je, mnaona kadi yangu?',
      'Hapana. Unalipa kwenye ukurasa wa mtoa huduma wa malipo. Sisi tunajua tu kama malipo yamefanikiwa, na umelipia hadi lini.',
    ],
    [
      'Je, ninaweza kupata ankara?',
      'Ndiyo. Kila malipo yameorodheshwa kwenye mipangilio yako, chini ya “Usajili wa kulipia”, na risiti hutumwa kwa barua pepe.',
    ],
  ],
};

export const upgradeText: TranslationOf<typeof english.upgradeText> = {
  price: (price, interval) => (interval === 'month' ? `${price} kwa mwezi` : `${price} kwa mwaka`),
  more: (count, plan) => `${formatCount(count)} zaidi ukiwa na ${plan}`,
  offer: (plan, gives, price) => `Kwa bei ya ${price}, ${plan} inatoa ${gives}.`,
  samplePrice: 'Bei hii ni ya mfano.',
  seePlans: 'Tazama mipango',
};

export const checkoutText: TranslationOf<typeof english.checkoutText> = {
  title: 'Malipo',
  titleOf: (plan) => `Lipia usajili wa ${plan}`,
  description:
    'Chagua njia ya kulipia usajili. Bei na tarehe ya kuhuishwa hutajwa kabla hujatozwa chochote.',
  summary: 'Unachopata',
  plan: 'Mpango',
  price: 'Bei',
  perPeriod: {
    month: (price) => `${price} kwa mwezi`,
    year: (price) => `${price} kwa mwaka`,
  },
  changeInterval: {
    month: 'Lipa kila mwezi badala ya kila mwaka',
    year: 'Lipa kila mwaka badala ya kila mwezi',
  },
  savingInstead: (price) => `na uokoe ${price} kwa mwaka`,
  otherPlans: 'Mipango na bei zote',
  samples: 'Hii ni bei ya mfano.',
  payment: 'Malipo',
  providers: 'Njia ya kulipa',
  providerNames: { stripe: 'Stripe', paystack: 'Paystack', sandbox: 'Sandbox' },
  providerHints: {
    stripe: 'Kadi na njia nyingine, kwenye ukurasa wa Stripe',
    paystack: 'Kadi, benki au pesa kwa simu, kwenye ukurasa wa Paystack',
    sandbox: 'Malipo ya majaribio: kadi haihitajiki wala fedha hazihamishwi',
  },
  today: 'Leo',
  renews: (price, on, interval) =>
    `Usajili utahuishwa tarehe ${on} na baadaye ${EVERY[interval]} kwa ${price}, hadi utakapousitisha.`,
  trial: (days, price, on, interval) =>
    `Siku ${days} ni bure. Tarehe ${on} usajili utahuishwa kwa ${price}, na baadaye ${EVERY[interval]}, hadi utakapousitisha.`,
  trialThere: (hint, days) => `${hint}. Siku ${days} ni bure huko.`,
  cancelAny:
    'Unaweza kusitisha usajili wako kwenye mipangilio wakati wowote, kwa hatua mbili tu, na kubaki na ulicholipia hadi mwisho wa kipindi.',
  pay: 'Endelea kwenye malipo',
  signIn: 'Ingia ili ulipe',
  signInWhy: 'Usajili wa kulipia huunganishwa na akaunti.',
  register: 'Fungua akaunti',
  terms: 'Ukiendelea unakubali {terms}.',
  termsLink: 'masharti',
  noProviders: 'Malipo bado hayapatikani',
  noProvidersWhy: 'Tovuti hii bado haiwezi kupokea malipo haya, kwa hiyo hakuna kinachotozwa.',
  openTitle: 'Hakuna cha kulipia',
  open: 'Kila kitu kwenye tovuti hii kiko wazi kwa wote.',
  subscribedTitle: (plan) => `Tayari una ${plan}`,
  subscribed:
    'Hakuna cha kulipia zaidi. Mipangilio yako inaonyesha malipo yajayo na namna ya kusitisha usajili.',
  ended: (plan, on) =>
    `${plan} itaendelea hadi ${on} na haitahuishwa. Kwenye mipangilio yako unaweza kuruhusu ihuishwe tena.`,
  due: (until) =>
    `Malipo ya mwisho hayajafika. Kwenye mipangilio yako unaweza kubadilisha kadi; usipofanya hivyo, usajili utaisha tarehe ${until}.`,
  toSettings: 'Tazama usajili wako',
  chooseTitle: 'Chagua mpango kwanza',
  choose: 'Hakuna mpango unaouzwa kwa anwani hii.',
  seePlans: 'Tazama mipango',
  wrong: { provider: 'Chagua njia ya kulipa' },
  return: {
    titles: {
      open: 'Tunamsubiri mtoa huduma wa malipo',
      paid: 'Usajili wako umeanza',
      declined: 'Malipo yamekataliwa',
      held: 'Malipo yanakaguliwa',
    },
    waitingWhy:
      'Kwa kawaida huchukua sekunde chache. Unaweza kufunga ukurasa huu: usajili unaanza mara mtoa huduma anapothibitisha malipo.',
    refresh: 'Tazama tena',
    long: 'Uthibitisho unachukua muda mrefu kuliko kawaida. Hakuna kilichopotea: rudi kwenye ukurasa huu baadaye, au angalia mipangilio yako.',
    paidWhy: 'Malipo yamefika, na kuanzia sasa unaweza kutumia kila kinachotolewa na mpango.',
    renews: (on) => `Usajili utahuishwa tarehe ${on}.`,
    declinedWhy: 'Hakuna kilichotozwa. Unaweza kujaribu tena, hata kwa njia nyingine.',
    heldWhy:
      'Kiasi tulichopokea kinatofautiana na kinachotakiwa, kwa hiyo tunakikagua kabla ya usajili kuanza. Tafadhali usilipe tena.',
    again: 'Jaribu tena',
    next: 'Unachoweza kufanya sasa',
    uses: {
      search: 'Pakua mistari mingi zaidi kutoka kwenye utafutaji',
      compare: 'Linganisha kampuni changa nyingi zaidi sambamba',
      settings: 'Tazama usajili wako',
    },
  },
  cancelled: {
    title: 'Umeondoka kwenye ukurasa wa malipo',
    why: 'Hakuna kilichotozwa, na hakuna usajili ulioanza.',
    again: 'Rudi kwenye malipo',
  },
  sandbox: {
    title: 'Malipo ya Sandbox',
    cardTitle: 'Kadi ya Sandbox',
    what: 'Sandbox: ukurasa huu unachukua nafasi ya ukurasa wa mtoa huduma wa malipo. Kadi haihitajiki wala fedha hazihamishwi.',
    order: (plan, price) => `${plan}, ${price}`,
    approve: 'Kubali',
    decline: 'Kataa',
    back: 'Rudi bila kulipa',
    card: 'Weka kadi mpya',
    cardBack: 'Acha kadi ilivyo',
    tryOut: 'Jaribu mambo yanayochukua wiki kadhaa',
    tryOutWhy: 'Kila tukio hapa hutokea papo hapo kwa usajili wako wa Sandbox.',
    happenings: {
      renewed: 'Huisha usajili kwa kipindi kimoja zaidi',
      'payment failed': 'Fanya malipo yajayo yashindikane',
      'period over': 'Maliza kipindi',
    },
    done: {
      paid: 'Malipo haya yalikubaliwa awali.',
      declined: 'Malipo haya yalikataliwa awali.',
      held: 'Malipo haya yanakaguliwa.',
    },
    goOn: 'Endelea',
  },
};
