import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/answers.ts';
import type { TranslationOf } from '../translation.ts';
import { agree } from './subjects.ts';
import {
  asOne,
  capital,
  isYear,
  NO_SPLIT,
  ofCount,
  ofKind,
  ofRound,
  sayInvestors,
  sayRecords,
  sayRounds,
  sayStartups,
  within,
} from './words.ts';

/** "Kampuni changa za FinTech za Kenya" within a sentence; a name stays as it is. */
const areStartups = (who: string) => who.startsWith('Kampuni changa');
const lower = (who: string) => who.replace(/^(\s*)Kampuni changa/, '$1kampuni changa');
const raised = (who: string) => (areStartups(who) ? 'zilikusanya' : 'ilikusanya');
const isOne = (figure: string) => /\s1$/.test(figure);
const backed = (figure: string) => (isOne(figure) ? 'inafadhiliwa' : 'zinafadhiliwa');
const sayEvents = (count: number) => sayPlural(count, { one: 'tukio # la', other: 'matukio # ya' });
const has = (label: string) => agree(label, 'na');
const ofRounds = (known: number, all: number) => `${sayRounds(known)} kati ya ${formatCount(all)}`;
const mostOrLeast = (isLeast: boolean) => (isLeast ? 'chache' : 'nyingi');
const when = (date: string | null) => (date ? ` ${isYear(date) ? 'mwaka ' : ''}${date}` : '');

export const answersText: TranslationOf<typeof english.answersText> = {
  or: ' au ',
  in: (date) => (isYear(date) ? `mwaka ${date}` : date),
  fromTo: (from, to) => `kuanzia ${from} hadi ${to}`,
  startupsOf: (industries, places) =>
    `Kampuni changa${industries ? ` za ${within(industries)}` : ''}${places ? ` za ${places}` : ''}`,
  roundsOf: (round) => `katika awamu za ${ofRound(round)}`,
  inKind: (kind) => `kama ${within(kind)}`,
  with: (investor) => `katika awamu zilizoshirikisha ${investor}`,
  ledBy: (investor) => `katika awamu zilizoongozwa na ${investor}`,

  raised: (who, figure, how) => `${who} ${raised(who)} ${figure}${how}`,
  disclosed: (known, all) => `, kiasi kimewekwa wazi katika ${ofRounds(known, all)}`,
  noAmount: (who, how, all) =>
    all === 0
      ? `Hakuna awamu ya ${lower(who)}${ofKind(how, 1)} iliyorekodiwa`
      : `Hakuna kiasi kinachojulikana: ${sayRounds(all)} ${ofCount(all)} ${lower(who)}${ofKind(how, all)}`,
  median: (who, kind, figure, how) =>
    `Kiasi cha kati (median) cha awamu${kind ? ` za ${ofRound(kind)}` : ''} za ${lower(who)}${how} ni ${figure}`,
  tooFew: (who, how, known) =>
    `Awamu zenye kiasi kinachojulikana ni chache mno kuonyesha kiasi cha kawaida: ${sayRounds(known)} ${ofCount(known)} ${lower(who)}${ofKind(how, known)}`,
  mean: (who, kind, figure, how) =>
    `Wastani wa kiasi cha awamu${kind ? ` za ${ofRound(kind)}` : ''} za ${lower(who)}${how} ni ${figure}`,
  medianIs: (median, known, all) =>
    `, kiasi cha kati (median) ni ${median}, kwa kuzingatia ${ofRounds(known, all)}`,
  meanIs: (mean, known, all) => `, wastani ni ${mean}, kwa kuzingatia ${ofRounds(known, all)}`,
  rounds: (figure, who, how) => {
    const count = isOne(figure) ? 1 : 2;
    return `${capital(figure)} ${ofCount(count)} ${lower(who)}${ofKind(how, count)}`;
  },
  inAll: (sum) => `, jumla ${sum}`,
  round: sayRounds,
  found: (figure, who, how) => {
    if (!areStartups(who)) return `Kumbukumbu zina ${figure}: ${who}${how}`;
    const found = `${lower(who)}${how}`;
    return `Kumbukumbu zina ${(figure === '1' ? asOne(found) : found).replace('kampuni changa', `kampuni changa ${figure}`)}`;
  },
  share: (figure, part, whole, what) =>
    `${figure}: ${formatCount(part)} kati ya ${formatCount(whole)}${what}`,
  shareOfMoney: (figure, part, whole, who, how) =>
    `${who} ${raised(who)} ${figure} ya fedha zilizorekodiwa${how}: ${part} kati ya ${whole}`,
  shareOfTheirs: (figure, part, whole, who, how, of, when) =>
    `Kati ya ${whole} zilizokusanywa na ${lower(of)}${when}, ${lower(who)} ${raised(who)} ${part}${how}: ${figure}`,

  first: {
    raised: (label, figure, how, isLeast) =>
      `${agree(label, isLeast ? 'ko mwisho' : 'naongoza')} kwa fedha zilizokusanywa${how}, ${figure}`,
    investors: (label, figure, how, isLeast) =>
      `${has(label)} wawekezaji ${isLeast ? 'wachache' : 'wengi'} zaidi${how}, ${figure}`,
    rounds: (label, figure, how, isLeast) =>
      `${has(label)} awamu ${mostOrLeast(isLeast)} zaidi${ofKind(how, 2)}, ${figure}`,
    joined: (label, figure, how, isLeast) =>
      `${label} ndiye mwekezaji aliyeshiriki katika awamu ${mostOrLeast(isLeast)} zaidi${how}, ${figure}`,
    startups: (label, figure, how, isLeast) =>
      `${has(label)}${lower(how)} ${mostOrLeast(isLeast)} zaidi, ${figure}`,
  },
  highest: (label, figure, how, isLeast, isMean) =>
    isMean
      ? `${has(label)} wastani ${isLeast ? 'mdogo' : 'mkubwa'} zaidi${how.includes('awamu') ? '' : ' wa kiasi cha awamu'}${how}, ${figure}`
      : `${has(label)} kiasi ${isLeast ? 'kidogo' : 'kikubwa'} zaidi cha kati (median)${how.includes('awamu') ? '' : ' cha awamu'}${how}, ${figure}`,
  nothingToRank: (split, who, how) =>
    `Haiwezekani kutaja ${NO_SPLIT[split]}: hakuna kiasi cha ${lower(who)}${how} kinachojulikana`,
  noneIn: (count, all, isOfRounds, who, how, names) =>
    `${formatCount(count)} kati ya ${formatCount(all)} ${count === 1 ? 'haina' : 'hazina'} rekodi yoyote ya ${isOfRounds ? 'awamu za ' : ''}${lower(who)}${how}${names ? `: ${names}` : ''}`,
  ofWho: (who) => ` miongoni mwa ${lower(who)}`,
  trend: (who, figure, year, how) =>
    `${who} ${raised(who)} fedha nyingi zaidi mwaka ${year}${how}, ${figure}`,
  largest: (figure, startup, round, date, isLeast) =>
    `Awamu ${isLeast ? 'ndogo' : 'kubwa'} zaidi ni ya ${figure}: ${startup}, ${round}${date}`,
  yearFounded: (name, year, isOldest) =>
    `${name} ndiyo ${isOldest ? 'kongwe' : 'changa'} zaidi: ilianzishwa mwaka ${year}`,
  versus: (first, figure, rest, how) =>
    `${areStartups(first) ? `${first} zilikusanya` : agree(first, 'likusanya')} ${figure}${how}, ${rest}`,
  versusCount: (first, figure, rest) => `${has(first)} ${figure}, ${rest}`,
  other: (label, figure) => `${label} ${figure}`,
  noneKnown: 'hakuna kiasi kinachojulikana',
  and: formatList,

  leftOut: {
    undisclosed: (count) =>
      `${sayRounds(count)} ${count === 1 ? 'ambayo' : 'ambazo'} kiasi chake hakijawekwa wazi`,
    currency: (count) =>
      `${sayRounds(count)} ${count === 1 ? 'iliyotangazwa' : 'zilizotangazwa'} kwa sarafu nyingine, bila kiwango cha kubadilisha fedha chenye chanzo`,
    uncounted: (count, sum) =>
      `${sayRounds(count)}${sum ? ` ${count === 1 ? 'ya' : 'za'} ${sum}` : ''} ${count === 1 ? 'isiyohesabiwa' : 'zisizohesabiwa'} kwenye jumla: ukomo wa mikopo, fedha za baada ya kuorodheshwa, au za vyanzo dhaifu`,
    undated: (count) =>
      `${sayRounds(count)} ${count === 1 ? 'isiyo' : 'zisizo'} na tarehe inayojulikana`,
  },
  labels: {
    leftOut: 'Awamu zilizoachwa nje',
    madeOf: 'Mchanganuo',
    others: 'Wengine wanasema',
    mind: 'Zingatia',
    before: (year) => `Ukilinganisha na ${year}`,
    read: 'Kilichoeleweka',
    unread: 'Kisichoeleweka',
    whole: 'Orodha kamili',
  },
  sharesOf: (parts) => parts.map(([figure, kind]) => `${kind} ${figure}`).join(', '),
  than: (percent, before) =>
    percent === 0
      ? `sawa na ${before}`
      : `${percent > 0 ? 'zaidi' : 'pungufu'} kwa ${formatCount(Math.abs(percent))}% kuliko ${before}`,
  times: (times, before) => `mara ${times} ya ${before}`,
  others: (publisher, figure, counts) =>
    `${publisher} ilihesabu ${figure}${counts ? `: ${counts}` : ''}`,
  wholeRounds: 'Jumla ni za awamu nzima alizoshiriki mwekezaji, si za fedha zake mwenyewe',
  byYear: (who) => `Fedha zilizokusanywa kila mwaka: ${lower(who)}`,
  sumOf: 'Fedha zilizokusanywa',

  role: (person, role, startup) => `${capital(role)} wa ${startup} ni ${person}`,
  held: (people, role, startup, when) => `${capital(role)} wa ${startup}${when}: ${people}`,
  founded: (people, startup) => `${startup} ilianzishwa na ${people}`,
  roles: {
    ceo: 'mkurugenzi mtendaji',
    cto: 'mkurugenzi wa teknolojia',
    founder: 'mwanzilishi',
  },
  noRole: (role, startup) => `Kumbukumbu hazisemi ${role} wa ${startup} ni nani`,
  facts: {
    about: (name, what) => `${name}: ${what}`,
    former: (name, former, date, why) =>
      `${name} iliitwa ${former} hapo awali${date ? `, hadi ${date}` : ''}${why ? `: ${why}` : ''}`,
    pivoted: (name, date, what) =>
      `${name} ilibadilisha mwelekeo wa biashara yake${when(date)}${what ? `: ${what}` : ''}`,
    age: (name, year, age) =>
      `${name} ilianzishwa mwaka ${year}: ina umri wa karibu ${age === 1 ? 'mwaka' : 'miaka'} ${formatCount(age)}`,
    ageThen: (name, year, age, date) =>
      `${name} ilikuwa na umri wa karibu ${age === 1 ? 'mwaka' : 'miaka'} ${formatCount(age)}${date}: ilianzishwa mwaka ${year}`,
    closed: (name, date, why) => `${name} ilifungwa${when(date)}: ${why}`,
    closedOnly: (name, date) => `${name} ilifungwa${when(date)}; sababu haijarekodiwa`,
    notClosed: (name, status) =>
      `Kumbukumbu hazisemi kwamba ${name} ilifungwa; hali yake iliyorekodiwa: ${status}`,
    valuation: (name, figure, round, date) =>
      `${name} ilikadiriwa kuwa na thamani ya ${figure} katika awamu yake ya ${ofRound(round)}${date}`,
    incorporated: (name, country) => `${name} imeandikishwa nchini ${country}`,
    seat: (name, place) => `Makao makuu ya ${name} yako ${place}`,
    employees: (name, range) => `${name} ina wafanyakazi ${range}`,
    acquired: (name, buyer, date, price) =>
      `${name} ilinunuliwa na ${buyer}${price ? ` kwa ${price}` : ''}${date ? `, ${date}` : ''}`,
    merged: (name, other, when) => `${name} iliungana na ${other}${when ? `, ${when}` : ''}`,
    listed: (name, exchange, when) =>
      `${name} iliorodheshwa kwenye soko la hisa${exchange ? ` (${exchange})` : ''}${when ? `, ${when}` : ''}`,
    operates: (name, countries) => `${name} inafanya kazi nchini ${countries}`,
    parent: (name, parent) => `${parent} ni kampuni mama ya ${name}`,
    last: (name, round, figure, date) =>
      `Awamu ya mwisho ya ${name} iliyorekodiwa ni ${round}${date}${figure ? `, ${figure}` : ''}`,
  },
  unknownFacts: {
    pivoted: 'kama ilibadilisha mwelekeo wa biashara yake',
    listed: 'iliorodheshwa lini kwenye soko la hisa',
    operates: 'inafanya kazi katika nchi zipi',
    about: 'inafanya nini',
    former: 'jina lake la awali',
    age: 'ilianzishwa lini',
    closed: 'kama ilifungwa',
    valuation: 'thamani yake',
    incorporated: 'iliandikishwa wapi',
    seat: 'yalipo makao makuu yake',
    employees: 'ina wafanyakazi wangapi',
    acquirer: 'nani aliinunua au anaimiliki',
    price: 'ilinunuliwa kwa bei gani',
    raised: 'imekusanya kiasi gani',
    last: 'ilikusanya fedha lini mara ya mwisho',
  },
  unknownAlumni: 'nani kati ya watu wake alianzisha kampuni nyingine',
  unknownFounded: 'alianzisha nini kingine',
  unknownFounders: 'waanzilishi wake walianzisha nini kingine',
  foundedToo: (name, names) => `Waanzilishi wa ${name} pia walianzisha ${names}`,
  backedToo: (by, figure, name) => `Mbali na ${name}, ${figure} ${backed(figure)} pia na ${by}`,
  backed: (figure, names) => `${capital(figure)} ${backed(figure)} na ${names}`,
  valuation: 'thamani ya kampuni',
  valuationsKnown: (known, all) =>
    `Thamani imerekodiwa kwa kampuni changa ${formatCount(known)} kati ya ${formatCount(all)}; huenda nyingine zina thamani kama hiyo`,
  noneValued: (who, how) => `Hakuna rekodi ya ${lower(who)}${how}`,
  valuedAt: (bound) =>
    bound ? ` zenye thamani ya ${bound} katika awamu` : ' zenye thamani inayojulikana',
  mostValued: (name, figure, date) =>
    `${name} ina thamani ya juu zaidi iliyorekodiwa, ${figure}${date}`,
  noFact: (name, fact) => `Kuhusu ${name}, kumbukumbu hazionyeshi ${fact}`,
  postOr: { post: ' (baada ya uwekezaji)', pre: ' (kabla ya uwekezaji)', unstated: '' },

  than_: {
    'raised.more': (name, figure) => `ambazo zilikusanya fedha nyingi kuliko ${name}, ${figure}`,
    'raised.less': (name, figure) => `ambazo zilikusanya fedha kidogo kuliko ${name}, ${figure}`,
    'founded.less': (name, figure) => `ambazo zilianzishwa kabla ya ${name}, ${figure}`,
    'founded.more': (name, figure) => `ambazo zilianzishwa baada ya ${name}, ${figure}`,
    'rounds.more': (name, figure) => `zenye awamu nyingi kuliko ${name}, ${figure}`,
    'investors.more': (name, figure) => `zenye wawekezaji wengi kuliko ${name}, ${figure}`,
  },
  startups: sayStartups,
  matching: (figure, what) => `${capital(figure)} ${isOne(figure) ? asOne(what) : what}`,
  similar: (name, names) => `Kampuni zinazofanana zaidi na ${name}: ${names}`,
  noSimilar: (name) => `Hakuna iliyorekodiwa inayofanana na ${name}`,
  ofInvestors: (figure, investors, name) =>
    `${capital(sayInvestors(investors))} wa ${name} ${investors === 1 ? 'aliwekeza' : 'waliwekeza'} pia katika ${figure}`,
  noInvestors: (name) => `Hakuna mwekezaji wa ${name} aliyerekodiwa`,
  alumni: (figure, name) =>
    `${capital(figure)} ${isOne(figure) ? 'ilianzishwa' : 'zilianzishwa'} na watu wa timu ya ${name} waliorekodiwa`,
  founderElse: (person, names) => `${person} alianzisha ${names}`,

  changed: (what, before, after, by) =>
    `${what}: ${before[0]} mwaka ${before[1]}, ${after[0]} mwaka ${after[1]}${by ? ` (${by})` : ''}`,
  changedMost: ([label, how], before, after, by, isFall) =>
    `${isFall ? 'Upungufu' : 'Ongezeko'} kubwa zaidi${how}: ${label}, kutoka ${before[0]} mwaka ${before[1]} hadi ${after[0]} mwaka ${after[1]}${by ? ` (${by})` : ''}`,
  soFar: (year) => `${year} hadi sasa`,
  apart: (figure) => `tofauti ya ${figure}`,
  years: (count) => `${count === 1 ? 'mwaka' : 'miaka'} ${formatCount(count)}`,
  placed: (label, figure, before) => `Baada ya ${before} inafuata ${label}, ${figure}`,
  largestTeams: (range, names) => `Timu kubwa zaidi inayojulikana ina watu ${range}: ${names}`,
  coInvestors: (investor, names, rounds) =>
    `${investor} huwekeza mara nyingi zaidi pamoja na ${names}, katika ${rounds}`,
  tied: (names, figure, how) => `${names} zinalingana${how}, kila moja ina ${figure}`,
  andMore: (names, more) => `${names} na ${formatCount(more)} zaidi`,
  investorsOf: (names, of) => `Wawekezaji wa ${of}: ${names}`,
  leadsOf: (names, of) =>
    // Of one round: "Wave, Series A, $200.0M".
    of.includes(', ')
      ? `Awamu ya ${of} iliongozwa na ${names}`
      : `Awamu za ${of} ziliongozwa na ${names}`,
  ledMost: (label, figure, how) =>
    `${label} ndiye mwekezaji aliyeongoza awamu nyingi zaidi${how}, ${figure}`,
  noLead: (of) => `Kumbukumbu hazisemi nani aliongoza awamu ya ${of}`,
  investorsOfAll: (names, of) => `Wawekezaji wa pamoja wa ${of}: ${names}`,
  noneOfAll: (of) => `Hakuna mwekezaji wa pamoja wa ${of} aliyerekodiwa`,
  bought: (buyer, names, how) => `${buyer} ilinunua ${names}${how}`,
  boughtNothing: (buyer, how) => `Hakuna rekodi ya ununuzi uliofanywa na ${buyer}${how}`,
  exits: {
    closed: (count) => `${sayEvents(count)} kufungwa`,
    acquired: (count) => `${sayEvents(count)} ununuzi`,
    listed: (count) => `${sayEvents(count)} kuorodheshwa`,
    merged: (count) => `${sayEvents(count)} muungano`,
  },
  exitsOf: (figure, who, how) => `${capital(figure)}: ${lower(who)}${how}`,
  mostExits: (label, figure, how, isLeast) =>
    `${has(label)} matukio ${isLeast ? 'machache' : 'mengi'} zaidi${how}, ${figure}`,
  paid: (figure, known, all, who, how) =>
    `${figure} zililipwa kununua ${lower(who)}${how}; bei inajulikana kwa ${formatCount(known)} kati ya ${all}`,
  noPrice: (all, who, how) => `Hakuna bei inayojulikana: ${all}, ${lower(who)}${how}`,
  dearest: (figure, startup, buyer, date) =>
    `Bei kubwa zaidi iliyorekodiwa ni ${figure}, iliyolipwa na ${buyer} kununua ${startup}${date}`,
  notYet: (date) => `Wakati huo haujafika: bado hakuna kilichorekodiwa kuhusu${when(date)}`,
  hasClosed: (name, date) => `${name} ilifungwa${when(date)}`,

  verdict: {
    yes: (said) => `Ndiyo: ${said}`,
    no: (said) => `Hapana: ${said}`,
    level: (said) => `Hapana, ziko sawa: ${said}`,
  },
  isSo: (name, what) => `kumbukumbu zinaonyesha hivyo kuhusu ${name} (${what})`,
  isNotSo: (name, what) => `kumbukumbu hazionyeshi hivyo kuhusu ${name} (${what})`,
  investors: sayInvestors,

  nothingAbout: 'Hakuna jibu lililopatikana kwenye kumbukumbu',
  tooManyReadings:
    'Swali hili linaweza kusomeka kwa njia nyingi mno. Lifupishe, au uliza jambo moja kwa wakati',
  nothingToCount: (words) =>
    `Hakuna jibu lililopatikana: kumbukumbu hazisemi chochote kuhusu “${words}”, au Griot haikulielewa swali`,
  knows: 'Griot ina taarifa za kampuni changa, awamu zake, wawekezaji wake na waanzilishi wake',
  undisclosed: (name, measure) =>
    `Hakuna rekodi kuhusu ${name}: “${measure}”. Ni nadra kampuni changa kuchapisha takwimu hii`,
  records: sayRecords,
  record: 'Kumbukumbu',
  explore: 'Chunguza',
  csv: 'CSV',
  json: 'JSON',
  sources: 'Vyanzo',
};
