import { formatCount, formatList } from '../../base/count.ts';
import type * as english from '../en/reading.ts';
import type { TranslationOf } from '../translation.ts';

export const readingText: TranslationOf<typeof english.readingText> = {
  lostName:
    'hiki ndicho ambacho lahajedwali huonyesha linaposhindwa kukokotoa fomula: jina limepotea',
  notName: 'si jina',
  tooLong: (most) => `zaidi ya herufi ${formatCount(most)}`,
  notDate: 'si tarehe',
  notYear: 'si mwaka',
  yearCannotBe: (year) => `mwaka ${year} hauwezekani`,
  notYet: 'siku ambayo bado haijafika',
  notDay: 'siku hii haipo kwenye kalenda',
  dayOrMonthFirst: (year) => `inaweza kuwa siku/mwezi au mwezi/siku: umehifadhiwa mwaka ${year} tu`,
  dayOrMonth: 'siku bila mwaka wake, au mwezi wa mwaka huo: ni ipi?',
  severalCountries: (countries) => `inataja nchi kadhaa: ${formatList(countries)}`,
  notAfrican: 'si mojawapo ya nchi 54 za Afrika',
  notCountry: 'nchi hii haijulikani hapa',
  eitherPlace: (word, country, other) =>
    `“${word}” inaweza kuwa ${country} au ${other}: andika jina`,
  placeElsewhere: (place, country) => `${place} haijulikani nchini ${country}: ipi ni sahihi?`,
  inSeveralCountries: (countries) => `katika nchi kadhaa: ${formatList(countries)}. Andika nchi`,
  hereOrElsewhere: (country) => `inaweza kuwa ${country} au kwingineko: andika nchi`,
  notCurrency: 'sarafu hii haijulikani hapa',
  severalCurrencies: (codes) => `inataja sarafu kadhaa: ${codes.join(', ')}`,
  eitherCurrency: (sign, codes, isInCountry) =>
    `“${sign}” inaweza kuwa ${codes.join(' au ')}, ${isInCountry ? 'na haijulikani ni ipi' : 'na mstari hautaji nchi ambayo ingeonyesha ni ipi'}: andika msimbo`,
  notAmount: 'si kiasi cha fedha',
  unclearDecimal: (text) => `“${text}” inaweza kuwa desimali au la: weka nafasi`,
  unknownWord: (word) => `si kiasi cha fedha: “${word}” ni nini?`,
  numberBehindUnit: 'si kiasi cha fedha: kuna namba baada ya kipimo chake',
  range: 'ni kati ya viwango viwili, si kiasi kimoja',
  bound: 'ni kikomo, si kiasi',
  negative: 'kiasi hakiwezi kuwa hasi',
  severalAmounts: 'kuna kiasi zaidi ya kimoja katika seli moja',
  twoAmounts: (currency) => `viasi viwili vya ${currency}: ni kipi?`,
  twoUnits: 'vipimo viwili kwa kiasi kimoja',
  eitherMd: '“MD” ni dinari milioni moja nchini Tunisia na bilioni moja kwa Kifaransa: ni ipi?',
  eitherMil: '“mil” ni milioni kwa Kiingereza na elfu kwa Kireno: ni ipi?',
  tooMuch: 'zaidi ya kiasi chochote kilichowahi kukusanywa',
  tooMuchForRound: 'kubwa kuliko awamu yoyote iliyowahi kufanyika',
  notCount: 'si idadi',
  notNumber: 'si namba',
  unfitSigns: 'si namba: koma na nukta zake hazilingani',
  eitherNumber: 'inaweza kuwa 1,234 au 1.234',
  notRound: 'aina ya awamu haijulikani hapa',
  noRange: (ranges) => `haiingii katika makundi haya: ${ranges.join(', ')}`,
  rangeAsDate: 'tarehe ambayo lahajedwali limeitengeneza kutoka kwenye kundi',
  notYes: 'si “ndiyo”',
  shareAndDate: 'weka asilimia ya hisa inayozidi 0 na isiyozidi 100, na tarehe',
  notAddress: 'si anwani ya tovuti',
  notTwitter: 'si jina la mtumiaji la Twitter/X',
  notTicker: 'si soko la hisa na alama, kama NYSE:JMIA',
  notSlug: 'si slug: maneno ya herufi ndogo yaliyounganishwa kwa kistariungio',
  notIdentifier:
    'si anwani ya LinkedIn, Crunchbase, Wikidata au GitHub, wala kitambulisho kama wikidata:Q123',
};

export const importText: TranslationOf<typeof english.importText> = {
  file: {
    oldExcel: (file: string) =>
      `${file} ni faili la zamani la Excel au lina nenosiri: lihifadhi kama .xlsx bila nenosiri.`,
    pdf: (file: string) => `${file} ni PDF: geuza jedwali lake kuwa CSV kwanza.`,
    parquet: (file: string) =>
      `${file} ni faili la Parquet: lihifadhi kama CSV au JSON Lines kwanza.`,
    packed: (file: string) => `${file} limebanwa kwa muundo tofauti na .gz: lifungue kwanza.`,
    brokenGzip: (file: string) => `${file} ni faili la .gz lililoharibika.`,
    empty: (file: string) => `${file} ni tupu.`,
    binary: (file: string) => `${file} ni lahajedwali la aina ya .xlsb: lihifadhi kama .xlsx.`,
    openDocument: (file: string) => `${file} ni faili la OpenDocument: lihifadhi kama .xlsx.`,
    archive: (file: string) => `${file} ni faili la zip lisilo na lahajedwali: lifungue kwanza.`,
    damaged: (file: string) =>
      `${file} halisomeki kama lahajedwali: faili limekatika au limeharibika.`,
    locked: (file: string) => `${file} lina nenosiri: lihifadhi bila nenosiri.`,
    tooDeep: (file: string) => `${file} si lahajedwali: lina ngazi nyingi mno.`,
    tooLarge: (file: string) =>
      `${file} ni kubwa mno kwa lahajedwali: hifadhi laha yake kama CSV (UTF-8) na uingize faili hilo.`,
    tooMuchText: (file: string) =>
      `${file} lina maandishi mengi mno kwa lahajedwali: hifadhi laha yake kama CSV (UTF-8) na uingize faili hilo.`,
    tooManyRows: (file: string, most: string) =>
      `${file} lina laha yenye mistari zaidi ya ${most}: ihifadhi kama CSV (UTF-8) na uingize faili hilo.`,
    tooManyColumns: (file: string, most: string) =>
      `${file} lina laha yenye safu wima zaidi ya ${most}: hifadhi unazohitaji kama CSV (UTF-8) na uingize faili hilo.`,
    tooManyMerges: (file: string) =>
      `${file} lina seli nyingi mno zilizounganishwa: hifadhi laha yake kama CSV (UTF-8) na uingize faili hilo.`,
    noText: 'Faili halina maandishi.',
    noRows: 'Faili halina mistari.',
    noSheet: 'Faili halina laha yenye mistari.',
  },
  noName: 'hakuna jina',
  needsDay: 'takwimu inahitaji tarehe ilipopimwa',
  noFigure: 'hakuna takwimu',
  noTitle: 'hakuna kichwa cha habari',
  noAddress: 'hakuna anwani',
  noDate: 'hakuna tarehe',
  noStartup: 'haitaji kampuni changa yoyote',
  noStartupOrSeveral: 'hakuna kampuni changa yenye jina hilo hapa, au zipo kadhaa',
  amountSays: (currency) => `kiasi kimeandikwa kwa ${currency}`,
  notInDollars: (currency) => `imeandikwa ${currency} katika safu wima ya dola za Marekani`,
  saysNothing: 'haisemi lolote kuhusu awamu: hakuna aina, tarehe wala kiasi',
  tooLittle: (amount, round) =>
    `${amount} ni kidogo mno kwa awamu (${round}): ni kwa maelfu au mamilioni?`,
  sentence: 'ni sentensi, si jina la mwekezaji',
  needsSource: 'inahitaji anwani ya chanzo kinachosema hivyo',
  notCity: 'jiji hili halijulikani hapa katika nchi hiyo',
  notState: 'jimbo hili halijulikani hapa katika nchi hiyo',
  notIndustry: 'sekta hii haijulikani hapa',
  manySources: (most) => `vyanzo zaidi ya ${formatCount(most)}: vya kwanza vimehifadhiwa`,
  notSource: 'si anwani ya tovuti wala jina la mchapishaji',
  manyAlike: (most) =>
    `mojawapo ya mistari zaidi ya ${formatCount(most)} kuhusu rekodi moja: uingize katika faili lake pekee`,
  openQuote: 'alama ya nukuu haijafungwa',
  notJson: 'si JSON',
  cutJson: 'si JSON: sehemu yake ya mwisho haipo',
  cells: (found, wanted) =>
    `seli ${formatCount(found)} ilhali vichwa ni ${formatCount(wanted)}: je, kuna koma au nusukoma isiyo ndani ya alama za nukuu?`,
  notOnRecord:
    'hakuna kampuni changa yenye jina, tovuti au slug hiyo kwenye kumbukumbu: ingiza kampuni changa kwanza',
  inOtherCountry: (others) =>
    `hakuna kampuni changa yenye jina hilo katika nchi hiyo, lakini kuna ${others}`,
  severalHere: (others) =>
    `kampuni changa kadhaa zina jina hilo (${others}): safu wima ya nchi, tovuti au slug ingeonyesha ni ipi`,
  inCountry: (slug, country) => `${slug} (${country})`,
  differs: (round, slug, amount) =>
    `inatofautiana na awamu ya ${round} inayojulikana hapa (${slug}, dola za Marekani ${amount}), ambayo ina chanzo: upe mstari huu chanzo chake, au slug hiyo ili kuirekebisha`,
  otherWebsite: (slug) => `tovuti ni ya ${slug}, slug ni ya nyingine`,
  newWithoutName: 'hakuna jina, na hakuna kampuni changa hapa yenye slug hii',
  removed: 'iliondolewa kwenye kumbukumbu hizi',
  newWithoutCountry: 'hakuna nchi, na hakuna kampuni changa hapa yenye tovuti au slug hii',
  keptName: (name, slug) =>
    `inajulikana hapa kama ${name} (${slug}), jina ambalo limebaki: tovuti ni ileile`,
  sameName: 'jina lilelile, lakini waanzilishi, tovuti au biashara tofauti',
  sameLabel: 'anwani za tovuti zinatofautiana sehemu ya mwisho tu',
  alike: (percent) => `majina yanafanana kwa ${percent}%`,
};
