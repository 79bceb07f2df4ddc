import { formatCount, formatList } from '../../base/count.ts';
import type * as english from '../en/compare.ts';
import type { TranslationOf } from '../translation.ts';
import { capital, sayStartups, within } from './words.ts';

export const compareText: TranslationOf<typeof english.compareText> = {
  compare: 'Linganisha',
  title: 'Linganisha kampuni changa',
  titleOf: (names) => `Linganisha ${formatList(names)}`,
  lead: 'Linganisha kampuni changa sambamba: ziko wapi, zinafanya nini, zimeajiri watu wangapi na zimekusanya kiasi gani.',
  description:
    'Linganisha kampuni changa za Afrika sambamba: mahali, mwaka wa kuanzishwa, sekta, wafanyakazi, wafuasi, awamu ya mwisho na jumla iliyokusanywa, kila takwimu na chanzo chake.',
  tray: {
    title: 'Kampuni changa za kulinganisha',
    compare: (count) => `Linganisha ${formatCount(count)}`,
    clear: 'Ondoa zote',
    second: 'Ongeza kampuni ya pili kutoka kwenye ukurasa wake',
    find: 'Tafuta nyingine',
  },
  needsSecond: 'Ongeza kampuni changa ya pili ili kuziona sambamba.',
  slots: 'Kampuni changa zinazolinganishwa',
  table: 'Ulinganisho sambamba',
  funding: 'Hali, awamu na wawekezaji',
  overTime: 'Fedha zilizokusanywa kadiri muda unavyokwenda',
  overTimeMeasure:
    'Jumla ya fedha za awamu zilizowekwa wazi hadi kila tarehe, kwa dola za Marekani',
  earlier: (name) => `Sogeza ${name} nafasi moja kuelekea mwanzo`,
  later: (name) => `Sogeza ${name} nafasi moja kuelekea mwisho`,
  remove: (name) => `Ondoa ${name}`,
  drag: 'Buruta ili kubadilisha mpangilio',
  moved: (name, place, of) => `${name} sasa iko nafasi ya ${place} kati ya ${of}`,
  removed: (name) => `${name} imeondolewa`,
  added: (name, place, of) => `${name} imeongezwa, nafasi ya ${place} kati ya ${of}`,
  addLabel: 'Ongeza kampuni changa',
  addButton: 'Ongeza',
  add: (name) => `Ongeza ${name}`,
  suggestions: 'Kampuni changa zilizopatikana',
  suggestionsFound: (count) =>
    count === 0
      ? 'Hakuna kampuni changa iliyopatikana'
      : `${capital(sayStartups(count))} ${count === 1 ? 'imepatikana' : 'zimepatikana'}`,
  nothingFound: (typed) => `Hakuna kampuni changa inayoitwa “${typed}”.`,
  nothingFoundWhy: 'Jaribu sehemu ya jina, au chagua moja kutoka kwenye sekta.',
  severalFound: (typed) => `Unamaanisha ipi unaposema “${typed}”?`,
  nearest: (name) => `Zinazofanana na ${name}:`,
  full: (limit) => `Nafasi ${limit} kati ya ${limit} zimejaa.`,
  fullMore: (plan, limit) => `${plan} ina nafasi ${limit}.`,
  fullWhy: 'Ondoa moja ili kuongeza nyingine.',
  gives: (limit) => `kampuni changa ${limit} sambamba`,
  tooManyTitle: (count) =>
    `${capital(sayStartups(count))} ${count === 1 ? 'imezidi' : 'zimezidi'} nafasi zilizopo`,
  tooMany: (asked, limit) =>
    `Ulinganisho huu unahusisha kampuni changa ${asked}; hapa zinaonyeshwa ${limit} sambamba, na API hutoa hadi 10.`,
  leftOut: 'Kampuni zilizoachwa nje:',
  unknown: (slugs) =>
    slugs.length === 1
      ? `“${slugs[0]}” si jina la kampuni changa yoyote.`
      : 'Haya si majina ya kampuni changa yoyote:',
  unknownHow:
    'Taja kampuni changa kwa kutumia sehemu ya mwisho ya anwani ya ukurasa wake: flutterwave kwa /startup/flutterwave.',
  onlyDifferences: 'Tofauti tu',
  noDifferences: 'Kampuni changa hizi zinafanana katika kila mstari.',
  allRows: 'Onyesha mistari yote',
  copyLink: 'Nakili kiungo',
  linkCopied: 'Kiungo kimenakiliwa',
  linkNotCopied: 'Kivinjari kimezuia kunakili',
  linkNotCopiedWhy: 'Upau wa anwani una kiungo hichohicho.',
  exportCsv: 'Pakua CSV',
  csvTitle: 'Ulinganisho',
  emptyTitle: 'Ulinganisho wa kuanzia',
  emptyWhy: 'Ongeza kampuni changa mbili au zaidi kwa majina, au anza na mojawapo ya mifano hii.',
  noStartups: 'Bado hakuna kampuni changa zilizorekodiwa.',
  exampleOf: (industry) => `Kampuni zenye ufadhili mkubwa zaidi katika ${within(industry)}`,
  expectedSlugs: 'weka slug angalau moja',
};
