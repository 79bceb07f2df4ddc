import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/moderation-queue.ts';
import type { TranslationOf } from '../translation.ts';

export const moderationQueueText: TranslationOf<typeof english.moderationQueueText> = {
  order:
    'Mambo yamepangwa kulingana na idadi ya siku yaliyosubiri na mara ambazo taarifa ilisomwa mwezi huu na miezi miwili iliyotangulia.',
  empty: 'Hakuna kinachosubiri uamuzi',
  emptyWhy:
    'Taarifa na madai yanayotumwa, majibu ya wahusika, na yanayotangazwa na vyombo vya habari, husubiri hapa.',
  draft: 'Toleo la jarida la barua pepe linasubiri kuruhusiwa.',
  reads: (count) =>
    count === 0 ? 'haijasomwa hivi karibuni' : `imesomwa mara ${formatCount(count)}`,
  otherLetters: (host) =>
    `${host} ni jina lenye herufi zilizo nje ya a hadi z: angalia kama linaiga jina jingine.`,
  reply: 'Jibu la mhusika',
  claim: 'Dai la umiliki wa wasifu',
  sentBy: 'kutoka kwa {sender}',
  open: 'Fungua',
  listed: 'Iliyopo sasa',
  proposed: 'Iliyopendekezwa',
  sources: 'Vyanzo',
  sentAlong: 'kilitumwa pamoja na taarifa',
  saysOther: (value) => `kinasema tofauti: ${value}`,
  showsListed: 'kimerekodiwa kama chanzo cha kilichoorodheshwa',
  saysSame: 'kinasema hivyohivyo au hakisemi chochote',
  lookedOn: (day) => `kilisomwa ${day}`,
  deadSince: (day) => `hakipo tangu ${day}`,
  noSource: 'hakuna chanzo kilichorekodiwa',
  repliesAs: (who, domain) => `${who}, kwa barua pepe ya ${domain}`,
  replyShows: 'Jibu hili tayari linaonekana. Ukilikataa, litaondolewa.',
  claimedBy: (domain, method) =>
    ({
      mail: `Umiliki umethibitishwa kwa kiungo kilichotumwa kwa barua pepe ya ${domain}`,
      dns: `Umiliki umethibitishwa kwa rekodi katika DNS ya ${domain}`,
      tag: `Umiliki umethibitishwa kwa lebo kwenye ukurasa wa ${domain}`,
      page: 'Aliyedai anasema kuwa mstari kwenye ukurasa wa umma wa kampuni unathibitisha dai hili',
      letter: 'Aliyedai alituma barua ya kampuni',
    })[method],
  claimDecided: 'Dai hili tayari limeamuliwa au kuondolewa. Angalia foleni tena.',
  claimLine: (code) => `Mstari wa kutafuta ni ${code}.`,
  claimLetter: 'Tazama barua',
  claimWaits: 'Dai bado halijaanza kutumika. Ukilikubali, litaanza kutumika.',
  claimedToo: (count) =>
    sayPlural(count, {
      one: 'Akaunti nyingine # pia inadai wasifu huu.',
      other: 'Akaunti nyingine # pia zinadai wasifu huu.',
    }),
  claimCounts: 'Dai limeshaanza kutumika. Ukilikataa, litakomeshwa.',
  subjectGone: 'Kinachohusika hakipo tena kwenye orodha.',
  batch: 'Amua kuhusu taarifa zilizochaguliwa',
  reason: 'Sababu au ujumbe',
  reasonHint: 'Sababu inahitajika ili kukataa. Hutumwa kwa kila aliyetuma taarifa.',
  approve: 'Kubali taarifa zilizochaguliwa',
  reject: 'Kataa taarifa zilizochaguliwa',
  next: 'Inayofuata',
  previous: 'Iliyotangulia',
  tick: 'Chagua',
  keys: 'Vitufe: j na k husogeza, x huchagua, e huhariri, a hukubali, r hukataa, ? huorodhesha vyote.',
  done: (count) => sayPlural(count, { one: 'Uamuzi # umefanywa.', other: 'Maamuzi # yamefanywa.' }),
  failed: (name, message) => (name ? `${name}: ${message}` : message),
  isDue: (day) => `ijibiwe kufikia ${day}`,
  isLate: (day) => `jibu lilitakiwa kufikia ${day}`,

  mailIsOn: 'Unapata barua pepe kila asubuhi kunapokuwa na jambo linalosubiri uamuzi.',
  mailIsOff: 'Hupati barua pepe kunapokuwa na jambo linalosubiri uamuzi.',
  mailOff: 'Komesha barua pepe ya kila siku',
  mailOn: 'Nitumie barua pepe ya kila siku',
  mail: {
    subject: (count, productName) =>
      `${sayPlural(count, {
        one: 'Jambo # linasubiri msimamizi',
        other: 'Mambo # yanasubiri msimamizi',
      })} - ${productName}`,
    more: (count) => `Na mengine ${formatCount(count)}.`,
    waits: (since, reads) => `Tangu ${since}, ${reads}`,
    draft: 'Toleo la jarida la barua pepe linasubiri kuruhusiwa.',
    offers: (old, dead) =>
      [
        old > 0 &&
          sayPlural(old, {
            one: 'rekodi # ambayo haijaangaliwa kwa mwaka mmoja',
            other: 'rekodi # ambazo hazijaangaliwa kwa mwaka mmoja',
          }),
        dead > 0 &&
          sayPlural(dead, {
            one: 'chanzo # ambacho anwani yake haipo tena',
            other: 'vyanzo # ambavyo anwani zake hazipo tena',
          }),
      ]
        .filter(Boolean)
        .join('; '),
    offered: (offers) => `Pia kuna ${offers}.`,
    open: 'Fungua foleni',
    why: 'Unapokea ujumbe huu kwa sababu wewe ni msimamizi. Fungua kiungo kilicho hapa chini ili uache kuupokea.',
  },

  oldFacts: {
    crumb: 'Taarifa za zamani',
    title: 'Taarifa ambazo hazijaangaliwa kwa mwaka mmoja',
    description: 'Rekodi za kulinganisha na vyanzo vyake, zinazosomwa zaidi zikitangulia.',
    lead: 'Fungua vyanzo. Ikiwa bado vinasema kilichoorodheshwa, chagua rekodi; la sivyo, ihariri. Rekodi zinazosomwa zaidi zinatangulia.',
    none: 'Kila kitu kimeangaliwa ndani ya mwaka mmoja',
    noneWhy:
      'Rekodi ambazo vyanzo vyake havijasomwa wala kukaguliwa kwa mwaka mmoja huonekana hapa.',
    button: 'Vyanzo vya rekodi zilizochaguliwa bado vinasema hivyo',
  },
  oldColumns: {
    record: 'Rekodi',
    says: 'Kilichoorodheshwa',
    sources: 'Vyanzo',
    looked: 'Iliangaliwa mara ya mwisho',
    reads: 'Mara ilizosomwa',
  },
  neverLooked: 'bado haijaangaliwa',
  edit: 'Hariri',

  deadLinks: {
    crumb: 'Viungo visivyofanya kazi',
    title: 'Vyanzo ambavyo anwani zake hazipo tena',
    description:
      'Anwani ambazo hazikufunguka kwa siku tatu mfululizo, pamoja na taarifa zinazozitegemea.',
    lead: 'Kila anwani ya chanzo hujaribiwa kila baada ya siku 60; isiyofunguka hujaribiwa tena siku inayofuata, na huonekana hapa baada ya mara ya tatu. Tafuta ukurasa ulipo sasa, au nakala iliyohifadhiwa, na uweke anwani hiyo kwenye rekodi.',
    none: 'Hakuna chanzo kilichopotea',
    noneWhy: 'Anwani zisizofunguka kwa siku tatu mfululizo huonekana hapa.',
    button: 'Anwani zilizochaguliwa zinafunguka',
  },
  deadColumns: {
    source: 'Chanzo',
    why: 'Kinachotokea',
    since: 'Haifunguki tangu',
    uses: 'Taarifa zake',
    reads: 'Mara ilizosomwa',
  },
  outcomes: {
    network: 'haijibu',
    'too-slow': 'inachukua muda mrefu mno',
    'not-public': 'inaelekeza kwenye mtandao binafsi',
    redirects: 'inaelekeza kwingine bila mwisho',
    address: 'si anwani ya tovuti',
    moved: 'inaelekeza kwenye ukurasa wa mwanzo',
  },
  status: (status) => `inajibu ${status}`,
  archived: 'Nakala zilizohifadhiwa',
  wrong: {
    chosen: 'Chagua mambo unayoyaamua',
  },
};
