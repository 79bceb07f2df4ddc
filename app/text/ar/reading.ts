import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/reading.ts';
import type { TranslationOf } from '../translation.ts';

const letters = (number: number) =>
  sayPlural(number, {
    one: 'حرف واحد',
    two: 'حرفين',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });

export const readingText: TranslationOf<typeof english.readingText> = {
  lostName: 'هذا ما يعرضه جدول البيانات عند تعذّر حساب صيغة؛ الاسم مفقود',
  notName: 'ليس اسمًا',
  tooLong: (most) => `أطول من ${letters(most)}`,
  notDate: 'ليس تاريخًا',
  notYear: 'ليست سنة',
  yearCannotBe: (year) => `لا يمكن أن تكون السنة ${year}`,
  notYet: 'يوم لم يأتِ بعد',
  notDay: 'يوم غير موجود في التقويم',
  dayOrMonthFirst: (year) => `قد يكون يوم/شهر أو شهر/يوم؛ حُفظت السنة ${year} فقط`,
  dayOrMonth: 'يوم بلا سنة، أو شهر من تلك السنة؛ أيهما؟',
  severalCountries: (countries) => `يذكر عدة بلدان: ${formatList(countries)}`,
  notAfrican: 'ليس من البلدان الأفريقية الأربعة والخمسين',
  notCountry: 'بلد غير معروف لدينا',
  eitherPlace: (word, country, other) => `قد تعني «${word}» ${country} أو ${other}؛ اكتب الاسم`,
  placeElsewhere: (place, country) => `لا يُعرف مكان باسم ${place} في ${country}؛ أيهما الصحيح؟`,
  inSeveralCountries: (countries) => `في عدة بلدان: ${formatList(countries)}. اكتب البلد`,
  hereOrElsewhere: (country) => `قد يكون في ${country} أو في بلد آخر؛ اكتب البلد`,
  notCurrency: 'عملة غير معروفة لدينا',
  severalCurrencies: (codes) => `يذكر عدة عملات: ${codes.join('، ')}`,
  eitherCurrency: (sign, codes, isInCountry) =>
    `قد تعني «${sign}» ${codes.join(' أو ')}، ${isInCountry ? 'ولا يُعرف أيها المقصود' : 'ولا يذكر الصف بلدًا يحدد ذلك'}؛ اكتب الرمز`,
  notAmount: 'ليس مبلغًا',
  unclearDecimal: (text) => `قد يكون «${text}» عددًا عشريًا أو صحيحًا؛ افصل الآلاف بمسافة`,
  unknownWord: (word) => `ليس مبلغًا؛ ما معنى «${word}»؟`,
  numberBehindUnit: 'ليس مبلغًا؛ هناك رقم بعد وحدته',
  range: 'نطاق وليس مبلغًا',
  bound: 'حد أدنى أو أقصى وليس مبلغًا محددًا',
  negative: 'لا يمكن أن يكون المبلغ سالبًا',
  severalAmounts: 'عدة مبالغ في خلية واحدة',
  twoAmounts: (currency) => `مبلغان بعملة ${currency}؛ أيهما؟`,
  twoUnits: 'وحدتان لمبلغ واحد',
  eitherMd: '«MD» تعني مليون دينار في تونس ومليارًا بالفرنسية؛ أيهما؟',
  eitherMil: '«mil» تعني مليونًا بالإنجليزية وألفًا بالبرتغالية؛ أيهما؟',
  tooMuch: 'أكبر من أي مبلغ جُمع من قبل',
  tooMuchForRound: 'أكبر من أي جولة تمويل على الإطلاق',
  notCount: 'ليس عددًا',
  notNumber: 'ليس رقمًا',
  unfitSigns: 'ليس رقمًا؛ مواضع الفواصل والنقاط غير صحيحة',
  eitherNumber: 'قد يكون 1234 أو 1.234',
  notRound: 'نوع جولة غير معروف لدينا',
  noRange: (ranges) => `لا يقع في أي من الفئات ${ranges.join('، ')}`,
  rangeAsDate: 'فئة حوّلها جدول البيانات إلى تاريخ',
  notYes: 'ليست «نعم»',
  shareAndDate: 'المطلوب حصة أكبر من 0 ولا تزيد على 100%، مع تاريخ',
  notAddress: 'ليس عنوان موقع',
  notTwitter: 'ليس اسم حساب على Twitter/X',
  notTicker: 'المطلوب البورصة والرمز، مثل NYSE:JMIA',
  notSlug: 'ليس معرّفًا: كلمات بحروف لاتينية صغيرة تفصل بينها شرطة واحدة',
  notIdentifier:
    'ليس عنوانًا في LinkedIn أو Crunchbase أو Wikidata أو GitHub، ولا صيغة مثل wikidata:Q123',
};

export const importText: TranslationOf<typeof english.importText> = {
  file: {
    oldExcel: (file: string) =>
      `الملف ${file} ملف Excel قديم أو محمي بكلمة مرور: احفظه بصيغة XLSX دون كلمة مرور.`,
    pdf: (file: string) => `الملف ${file} ملف PDF: حوّل جدوله إلى CSV أولًا.`,
    parquet: (file: string) => `الملف ${file} ملف Parquet: احفظه بصيغة CSV أو JSON lines أولًا.`,
    packed: (file: string) => `الملف ${file} مضغوط بصيغة غير gz: فك ضغطه أولًا.`,
    brokenGzip: (file: string) => `الملف ${file} ملف gz تالف.`,
    empty: (file: string) => `الملف ${file} فارغ.`,
    binary: (file: string) => `الملف ${file} مصنف ثنائي (XLSB): احفظه بصيغة XLSX.`,
    openDocument: (file: string) => `الملف ${file} ملف OpenDocument: احفظه بصيغة XLSX.`,
    archive: (file: string) => `الملف ${file} أرشيف zip لا يحتوي على مصنف: فك ضغطه أولًا.`,
    damaged: (file: string) => `تعذّرت قراءة الملف ${file} بوصفه مصنفًا: الملف ناقص أو تالف.`,
    locked: (file: string) => `الملف ${file} محمي بكلمة مرور: احفظه دونها.`,
    tooDeep: (file: string) => `الملف ${file} ليس مصنفًا: عناصره متداخلة أكثر من اللازم.`,
    tooLarge: (file: string) =>
      `الملف ${file} أكبر من الحد المسموح به للمصنفات: احفظ ورقته بصيغة CSV (UTF-8) واستورد ذلك الملف.`,
    tooMuchText: (file: string) =>
      `في الملف ${file} نص أكثر من الحد المسموح به للمصنفات: احفظ ورقته بصيغة CSV (UTF-8) واستورد ذلك الملف.`,
    tooManyRows: (file: string, most: string) =>
      `في الملف ${file} ورقة يتجاوز عدد صفوفها ${most}: احفظها بصيغة CSV (UTF-8) واستورد ذلك الملف.`,
    tooManyColumns: (file: string, most: string) =>
      `في الملف ${file} ورقة يتجاوز عدد أعمدتها ${most}: احفظ الأعمدة التي تحتاج إليها بصيغة CSV (UTF-8) واستورد ذلك الملف.`,
    tooManyMerges: (file: string) =>
      `في الملف ${file} عدد كبير جدًا من الخلايا المدمجة: احفظ ورقته بصيغة CSV (UTF-8) واستورد ذلك الملف.`,
    noText: 'لا نص في الملف.',
    noRows: 'لا صفوف في الملف.',
    noSheet: 'لا ورقة في الملف تحتوي على صفوف.',
  },
  noName: 'بلا اسم',
  needsDay: 'يحتاج كل رقم إلى تاريخ قياسه',
  noFigure: 'بلا رقم',
  noTitle: 'بلا عنوان للخبر',
  noAddress: 'بلا عنوان موقع',
  noDate: 'بلا تاريخ',
  noStartup: 'لا يذكر أي شركة ناشئة',
  noStartupOrSeveral: 'لا توجد لدينا شركة ناشئة بهذا الاسم، أو توجد عدة شركات',
  amountSays: (currency) => `المبلغ بعملة ${currency}`,
  notInDollars: (currency) => `${currency} في عمود بالدولار الأمريكي`,
  saysNothing: 'لا يذكر شيئًا عن جولة: لا نوع ولا تاريخ ولا مبلغ',
  tooLittle: (amount, round) =>
    `المبلغ ${amount} أصغر من أن يكون لجولة (${round})؛ هل هو بالآلاف أم بالملايين؟`,
  sentence: 'جملة وليست اسم مستثمر',
  needsSource: 'يلزم عنوان مصدر يذكر ذلك',
  notCity: 'مدينة غير مسجلة لدينا في ذلك البلد',
  notState: 'ولاية غير مسجلة لدينا في ذلك البلد',
  notIndustry: 'قطاع غير معروف لدينا',
  manySources: (most) => `المصادر أكثر من ${formatCount(most)}؛ حُفظ أولها`,
  notSource: 'ليس عنوان موقع ولا اسم ناشر',
  manyAlike: (most) => `واحد من أكثر من ${formatCount(most)} صفًا عن سجل واحد؛ استورده في ملف آخر`,
  openQuote: 'علامة اقتباس لم تُغلق',
  notJson: 'ليس JSON',
  cutJson: 'ليس JSON؛ نهايته مفقودة',
  cells: (found, wanted) =>
    `عدد الخلايا ${formatCount(found)} وعدد عناوين الأعمدة ${formatCount(wanted)}؛ هل هناك فاصلة أو فاصلة منقوطة خارج علامات الاقتباس؟`,
  notOnRecord:
    'لا توجد في قاعدة البيانات شركة ناشئة بهذا الاسم أو الموقع أو المعرّف؛ يجب استيراد الشركات الناشئة أولًا',
  inOtherCountry: (others) => `لا توجد شركة ناشئة بهذا الاسم في هذا البلد؛ والموجود: ${others}`,
  severalHere: (others) =>
    `عدة شركات ناشئة بهذا الاسم (${others})؛ أضف عمودًا للبلد أو الموقع أو المعرّف لتحديد المقصودة`,
  inCountry: (slug, country) => `${slug} (${country})`,
  differs: (round, slug, amount) =>
    `يختلف عن جولة ${round} المسجلة لدينا (${slug}، ${amount} دولار أمريكي) ولها مصدر؛ اذكر مصدر هذا الصف، أو ذلك المعرّف لتصحيح الجولة`,
  otherWebsite: (slug) => `الموقع لشركة ${slug}، والمعرّف لشركة أخرى`,
  newWithoutName: 'بلا اسم، ولا توجد لدينا شركة ناشئة بهذا المعرّف',
  removed: 'سبق حذفها من قاعدة البيانات',
  newWithoutCountry: 'بلا بلد، ولا توجد لدينا شركة ناشئة بهذا الموقع أو المعرّف',
  keptName: (name, slug) =>
    `معروفة لدينا باسم ${name} (${slug})، وأُبقي على هذا الاسم لأن الموقع الإلكتروني واحد`,
  sameName: 'الاسم نفسه، مع مؤسسين آخرين أو موقع آخر أو نشاط آخر',
  sameLabel: 'لا يختلف الموقعان إلا في نهايتيهما',
  alike: (percent) => `تشابه الاسمين ${percent}%`,
};
