import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/newsletter.ts';
import type { TranslationOf } from '../translation.ts';

interface Counts {
  rounds: number;
  raised: string | null;
  exits: number;
  startups: number;
}

const sayRounds = (rounds: number) => `awamu ${formatCount(rounds)}`;

const sayCounts = ({ rounds, raised, exits, startups }: Counts) =>
  formatList(
    [
      rounds > 0 &&
        sayRounds(rounds) +
          (raised ? ` ${rounds === 1 ? 'yenye' : 'zenye'} ${raised} zilizowekwa wazi` : ''),
      exits > 0 &&
        sayPlural(exits, {
          one: 'tukio # la ununuzi au kufungwa',
          other: 'matukio # ya ununuzi au kufungwa',
        }),
      startups > 0 && `kampuni changa mpya ${formatCount(startups)}`,
    ].filter((part) => part !== false),
  );

export const newsletterText: TranslationOf<typeof english.newsletterText> = {
  title: 'Jarida la barua pepe',
  footTitle: 'Jiandikishe kupokea jarida la barua pepe',
  description:
    'Kampuni changa mpya za Afrika, awamu za ufadhili, ununuzi na kufungwa, kwa barua pepe, mara moja kwa wiki.',
  lead: 'Mara moja kwa wiki: awamu mpya, ununuzi na kufungwa, kampuni changa mpya, na chati moja. Jiondoe kwa kubonyeza mara moja.',
  email: 'Barua pepe ya kupokelea jarida',
  submit: 'Jiandikishe',
  wrongEmail: 'Andika barua pepe, kama name@example.org',
  wrongTopic:
    'Taja type (location, industry au investor) na slug ya ukurasa wa tovuti hii, au usitaje chochote ili kupokea jarida la barua pepe',
  thanks: 'Asante kwa kujiandikisha',
  checkMail:
    'Tumekutumia barua pepe yenye kiungo. Kifungue ili kuthibitisha barua pepe yako; usipokifungua, hatutakutumia ujumbe mwingine.',
  noMail: 'Hakuna kilichofika? Angalia folda ya barua taka, au jiandikishe tena kesho.',
  home: 'Nenda kwenye ukurasa wa mwanzo',
  readIssues: 'Soma matoleo yaliyopita',

  confirmTitle: (topic) =>
    topic
      ? `Thibitisha barua pepe ya kila wiki kuhusu ${topic}`
      : 'Thibitisha usajili wa jarida la barua pepe',
  confirmLead: (topic) =>
    topic
      ? `Bonyeza kitufe, nasi tutatuma ujumbe kwenye barua pepe hii kunapokuwa na jipya kuhusu ${topic}, si zaidi ya mara moja kwa wiki.`
      : 'Bonyeza kitufe, nasi tutatuma jarida letu la barua pepe kwenye anwani hii.',
  confirmSubmit: 'Thibitisha',
  confirmedTitle: (topic) =>
    topic
      ? `Utapokea barua pepe ya kila wiki kuhusu ${topic}`
      : 'Utapokea jarida letu la barua pepe',
  confirmed: (topic) =>
    topic
      ? 'Barua pepe yako imethibitishwa. Kila ujumbe una kiungo cha kujiondoa.'
      : 'Barua pepe yako imethibitishwa. Kila toleo lina kiungo cha kujiondoa.',
  badLinkTitle: 'Kiungo hiki hakifanyi kazi',
  badConfirm: 'Kiungo hakijakamilika au kimepita siku saba. Jiandikishe tena, nasi tutatuma kipya.',

  topicTitle: (name) => `Mapya kuhusu ${name}, kwa barua pepe`,
  topicLead: 'Si zaidi ya barua pepe moja kwa wiki, kunapokuwa na jipya tu. Huhitaji akaunti.',
  topicEmail: (name) => `Barua pepe ya kupokea habari kuhusu ${name}`,

  mail: {
    subject: (productName, topic) =>
      topic
        ? `Thibitisha barua pepe ya kila wiki ya ${productName} kuhusu ${topic}`
        : `Thibitisha usajili wa jarida la barua pepe la ${productName}`,
    lead: (productName, topic) =>
      topic
        ? `Kuna aliyeandika anwani yako ya barua pepe ili kupokea barua pepe ya kila wiki ya ${productName} kuhusu ${topic}. Fungua kiungo hiki ikiwa ni wewe.`
        : `Kuna aliyeandika anwani yako ya barua pepe ili kupokea jarida la barua pepe la ${productName}. Fungua kiungo hiki ikiwa ni wewe.`,
    action: (topic) =>
      topic
        ? `Thibitisha barua pepe ya kila wiki kuhusu ${topic}`
        : 'Thibitisha usajili wa jarida la barua pepe',
    valid: 'Kiungo kinafanya kazi kwa siku saba.',
    ignore:
      'Ikiwa si wewe, puuza ujumbe huu: usipofungua kiungo, hatutakutumia ujumbe mwingine wowote.',
  },

  issueTitle: (counts) => {
    const said = sayCounts(counts);
    return said.charAt(0).toUpperCase() + said.slice(1);
  },
  subject: (productName, title) => `${productName}: ${title}`,
  recorded: (from, to, counts) =>
    `Yaliyorekodiwa kuanzia ${from} hadi ${to}: ${sayCounts(counts)}.`,
  rounds: 'Awamu',
  exitsTitle: 'Ununuzi na kufungwa',
  startups: 'Kampuni changa mpya',
  chartTitle: 'Chati ya wiki',
  more: (number) => `Na nyingine ${formatCount(number)}.`,
  allRounds: 'Awamu zote',
  allExits: 'Matukio yote ya ununuzi na kufungwa',
  corrections: 'Marekebisho',
  allCorrections: 'Marekebisho yote',
  allStartups: 'Kampuni changa zote',
  end: 'Kila mstari una kiungo cha ukurasa unaotaja vyanzo vyake. Ikiwa kuna kosa huko, tujulishe nasi tutalirekebisha.',
  why: 'Unapokea ujumbe huu kwa sababu barua pepe yako ilithibitishwa kwa ajili ya jarida hili.',
  onSite: 'Soma toleo hili kwenye tovuti',
  announced: (day) => `ilitangazwa ${day}`,
  investors: (leads, others) => {
    if (leads.length > 0) return `ikiongozwa na ${formatList(leads)}`;
    return others.length > 0 ? `pamoja na ${formatList(others)}` : null;
  },
  price: (amount) => `kwa ${amount}`,
  exits: {
    acquired: (startup, by) => (by ? `${startup} ilinunuliwa na ${by}` : `${startup} ilinunuliwa`),
    merged: (startup, other) =>
      other ? `${startup} iliungana na ${other}` : `${startup} iliungana na kampuni nyingine`,
    listed: (startup, exchange) =>
      exchange
        ? `${startup} iliorodheshwa katika ${exchange}`
        : `${startup} iliorodheshwa katika soko la hisa`,
    closed: (startup) => `${startup} ilifungwa`,
  },

  chart: {
    countries: {
      title: 'Ufadhili uliowekwa wazi wa kila nchi, miezi kamili kumi na miwili iliyopita',
      series: 'Kiasi kilichowekwa wazi',
      say: (country, amount, percent) =>
        `Kampuni changa za ${country} zilitangaza kukusanya ${amount} katika miezi kamili kumi na miwili iliyopita, ${percent}% ya kiasi chote.`,
    },
    industries: {
      title: 'Ufadhili uliowekwa wazi wa kila sekta kuu, miezi kamili kumi na miwili iliyopita',
      series: 'Kiasi kilichowekwa wazi',
      say: (industry, amount, percent) =>
        `${industry}: sekta hii ilipata ${amount} katika miezi kamili kumi na miwili iliyopita, ${percent}% ya kiasi kilichowekwa wazi.`,
    },
    months: {
      title: 'Ufadhili uliowekwa wazi wa kila mwezi, miezi kamili kumi na miwili iliyopita',
      series: 'Kiasi kilichowekwa wazi',
      say: (month, amount, higher, months) =>
        higher === 0
          ? `${month} ndio mwezi uliokuwa na ufadhili mkubwa zaidi kati ya miezi ${months} iliyopita: ${amount} ziliwekwa wazi.`
          : `Kampuni changa ziliweka wazi ${amount} mwezi wa ${month}; ${sayPlural(higher, { one: 'mwezi #', other: 'miezi #' })} kati ya ${months} iliyopita ${higher === 1 ? 'ulikuwa' : 'ilikuwa'} na zaidi.`,
    },
    investors: {
      title: 'Awamu walizoshiriki wawekezaji, miezi kamili kumi na miwili iliyopita',
      series: 'Awamu',
      say: (investor, rounds, isTied) =>
        `${investor} alishiriki katika ${sayRounds(rounds)} kwa miezi kamili kumi na miwili iliyopita, ${isTied ? 'na hakuna mwekezaji aliyeshiriki katika nyingi zaidi' : 'zaidi ya mwekezaji mwingine yeyote'}.`,
    },
  },

  topicSubject: (productName, names) => `${productName}: mapya kuhusu ${formatList(names)}`,
  topicSection: (name, title) => `${name}: ${title.toLowerCase()}`,
  topicStop: (name) => `Acha kupokea barua pepe kuhusu ${name}`,
  topicWhy:
    'Unapokea ujumbe huu kwa sababu barua pepe yako ilithibitishwa kuupokea. Hutumwa si zaidi ya mara moja kwa wiki.',
  seeTopic: (name) => `${name} kwenye tovuti`,

  archiveTitle: 'Jarida la barua pepe',
  archiveDescription:
    'Kila toleo la jarida la barua pepe: awamu mpya, ununuzi na kufungwa, kampuni changa mpya, wiki kwa wiki.',
  archiveEmpty: 'Bado hakuna toleo',
  archiveEmptyWhy: 'Toleo la kwanza litatoka Jumatatu, baada ya jambo jipya kurekodiwa.',
  issues: 'Matoleo',
  issueDescription: (title, day) => `${title}. Jarida la barua pepe la ${day}.`,

  moderation: {
    title: 'Jarida la barua pepe',
    description: 'Tazama toleo lijalo kabla ya kulituma.',
    lead: (readers, isAutomatic) =>
      `${sayPlural(readers, { one: 'Msomaji # aliyethibitishwa', other: 'Wasomaji # waliothibitishwa' })}. ${
        isAutomatic
          ? 'Rasimu hutengenezwa Jumatatu saa 05:00 UTC na kutumwa saa 07:00, isipokuwa ikiachwa.'
          : 'Rasimu hutengenezwa Jumatatu saa 05:00 UTC na kutumwa unapoiruhusu.'
      }`,
    none: 'Hakuna rasimu inayosubiri kuruhusiwa',
    noneWhy: 'Rasimu ijayo itatengenezwa Jumatatu, ikiwa kutakuwa na jipya lililorekodiwa.',
    draft: (day) => `Rasimu ya ${day}`,
    sizes: (text, html) => `Kichwa na maudhui hapo chini. Maandishi ${text}, HTML ${html}.`,
    note: 'Ujumbe kwa wasomaji',
    noteHint: 'Huonekana mwanzoni. Herufi zisizozidi 1,000; mstari mtupu huanzisha aya mpya.',
    save: 'Hifadhi ujumbe',
    remake: 'Tengeneza rasimu upya kutoka kwenye kumbukumbu',
    test: 'Nitumie mimi tu',
    tested: 'Rasimu inatumwa kwenye barua pepe yako.',
    release: 'Ruhusu na utume',
    skip: 'Usitume toleo la wiki hii',
    skipHint: 'Hakuna kinachotumwa, na toleo lijalo linaanzia linapoishia hili.',
    plain: 'Maandishi ya kawaida',
    past: 'Matoleo ya awali',
    columns: {
      issue: 'Toleo',
      state: 'Hali',
      sent: 'Barua pepe zilizotumwa',
      failed: 'Barua pepe zisizofika',
    },
    states: { sending: 'Linatumwa', sent: 'Limetumwa', skipped: 'Limeachwa' },
    gone: 'Rasimu hii haisubiri tena kuruhusiwa: imetumwa, imeachwa au imetengenezwa upya.',
    wrongNote: 'Ujumbe umezidi herufi 1,000',
  },
};
