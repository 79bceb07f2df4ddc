// Which kind of round a text names, in four languages.
import type { FundingRound } from '../../base/enumerations.ts';

/** The first that fits decides. */
const KINDS: ReadonlyArray<readonly [RegExp, FundingRound]> = [
  [
    /\bpre-?series[ -][a-z]\b|\bpré-?séries? [a-z]\b|\bpre-?séries? [a-z]\b|(?:ما )?قبل (?:الفئة|السلسلة)/iu,
    'Venture Capital',
  ],
  [
    /\bpre-?seed\b|\bpré-?(?:seed|amor[cç](?:age|e))\b|\bpre-?amor[cç]age\b|\bpré-?semente\b|\bpre-?semente\b|ما قبل (?:ال)?(?:تأسيس\S*|بذرة|بذرية|التمويل الأولي|الأولي\S*|بذر\S*)|قبل (?:ال)?(?:تأسيس\S*|بذرة|بذرية)/iu,
    'Pre-Seed',
  ],
  [
    /\bs[ée]ries?[ -]a\d?\b|\bround a\b|(?:الفئة|السلسلة|سلسلة|فئة|سيريز|الجولة) (?:["«(]\s*)?(?:A|أ|ا|ايه|إيه)(?![\p{L}])/iu,
    'Series A',
  ],
  [
    /\bs[ée]ries?[ -]b\d?\b|\bround b\b|(?:الفئة|السلسلة|سلسلة|فئة|سيريز|الجولة) (?:["«(]\s*)?(?:B|ب|بي)(?![\p{L}])/iu,
    'Series B',
  ],
  [
    /\bs[ée]ries?[ -]c\d?\b|\bround c\b|(?:الفئة|السلسلة|سلسلة|فئة|سيريز|الجولة) (?:["«(]\s*)?(?:C|ج|سي)(?![\p{L}])/iu,
    'Series C',
  ],
  [
    /\bs[ée]ries?[ -][d-k]\d?\b|(?:الفئة|السلسلة|فئة) (?:["«(]\s*)?(?:D|E|F|د|هـ)(?![\p{L}])/iu,
    'Venture Series',
  ],
  [
    /\bequity crowdfund\w*|\bcrowdfund\w*|\bfinancement participatif|\bcrowd-?equity|التمويل الجماعي|تمويل جماعي/iu,
    'Equity Crowdfunding',
  ],
  [
    /\bconvertible\b|\bconvertibles\b|\bconversível\b|\bconvers?íve(?:l|is)\b|\bconvertíve(?:l|is)\b|\bSAFE\b|قابل(?:ة)? للتحو[يّ]ل|للتحويل إلى أسهم/u,
    'Convertible Note',
  ],
  [/\btoken sale|\binitial coin offering|\bICO\b/u, 'Initial Coin Offering'],
  [/\bsecondary (?:sale|transaction|round|shares?)\b|\bcession secondaire/iu, 'Secondary Market'],
  [
    /\bseed (?:round|fund(?:ing|raise|ed)|capital|investment|extension|financing|stage|money|deal)\b|\bseed-(?:stage|extension)\b|\bin seed\b|\b(?:ronda|rodada|tour|levée|round) (?:de )?seed\b|\ben seed\b|\b(?:million|k|m|bn)\b seed\b|[\d\p{L}] seed\b(?! fund\b| capital\b)|\bamorçage\b|\b(?:fonds|capital|financement) de démarrage\b|\bcapital semente\b|\brodada semente\b|\bsemente\b|(?:تأسيسية|تأسيسي|بذرة|البذرة|بذرية|البذرية|التأسيسية|أولية|الأولية|تمويل أولي|مبدئية|التأسيس)/iu,
    'Seed',
  ],
  [
    /\bgrants?\b|\bsubvention\b|\bsubvenç\S+|\b(?:don de|forme de don|un don)\b|\bdotation\b|\bprize\b|\bnon-dilutive\b|\bequity-free\b|\bfundo perdido\b|\bà fonds perdu\b|\bnon-repayable\b|\bnão reembolsável|\bnon remboursable|(?<!\b(?:le|ni|du|au|son|leur)\s)\bprix\b|\bprémio\b|\bdoação\b|\bbolsa\b|منحة|(?<!\p{L})(?:ال)?(?:منح|هبة|هبات)(?!\p{L})|جائزة/iu,
    'Grant',
  ],
  [
    /\bangel (?:round|funding|investment)\b|\btour de business angels\b|\brodada anjo\b|\bronda anjo\b|جولة ملائكية/iu,
    'Angel',
  ],
  [
    /\bprivate equity\b(?! (?:firm|fund|investor|house|company|group|manager))|(?<!(?:sociétés?|fonds|gestionnaires?|acteurs?) de )\bcapital-investissement\b|\bgrowth (?:equity|capital|round|funding|investment)\b|\bcapital[- ]développement|\bcapital de crescimento|الملكية الخاصة|جولة نمو/iu,
    'Private Equity',
  ],
  [
    /\bventure capital\b(?!(?: \(VC\))? (?:firm|fund|investor|company|arm|subsidiary))|(?<!(?:sociétés?|fonds|filiales?|firmes?|acteurs?|investisseurs?)(?: \p{L}+)? de )\bcapital[- ]risque\b|(?<!(?:sociedades?|fundos?|gestoras?|empresas?|firmas?|braços?) de )\bcapital de risco\b|\bequity (?:round|funding|financing|investment|raise)\b|\bin equity\b|\bminority (?:stake|investment)\b|\bprise de participation minoritaire|(?<!(?:صندوق|صناديق|شركة|شركات|مستثمرو|مستثمري) )رأس (?:ال)?مال (?:ال)?(?:مخاطر|جريء|مغامر)/iu,
    'Venture Capital',
  ],
];

/** Until the next round: a note that converts, whatever round it is ahead of. */
const BRIDGE =
  /\bbridge[- ](?:round|funding|financing|loan|money|capital|investment|note|facility)\b|\b(?:financement|tour|levée|prêt|crédit|tour de table)[- ]relais\b|\b(?:ronda|rodada|financiamento|empréstimo)[- ]ponte\b|\d\p{L}*(?: million| mn| bn)? bridge\b|\(bridge\)|(?:^|\s)(?:ال)?(?:جسري|مرحلي)(?:ا|ة)?(?![\p{L}])/iu;
/** Named letters of a round say more than how its money is made up. */
const STAGES = KINDS.slice(0, 6);

const DEBT =
  /\bdebt\b|(?<!\b(?:that|which|who) )\b(?:lends?|lent|borrow(?:s|ed)?)\b|\b(?:is|are) lending\b|\bnotes? program(?:me)?\b|\bloans?\b|\bcredit (?:line|facility)|\bline of credit|\b(?:debt|credit|financing|loan|securiti[sz]ation|working[- ]capital) facilit(?:y|ies)|\bfacility\b|\bbonds?\b|\bmezzanine|\bsecuriti[sz]ations?\b|\bprêts?\b|\bdettes?\b|\bemprunt|\bligne de crédit|\bobligat(?:ions|aire)|(?<!(?:du|à) )\bcrédit\b|\bempr[ée]st(?:imo|a|am|ou|aram)\b|\bpr[êe]t(?:e|ent)\b|\bdívida|\blinha de crédito|\b(?:o|um|este) crédito\b|\bobrigações|قرض|قروض|(?:^|\s)[تياأ]?قترض|بالدين(?!\p{L})|ديون|(?:^|\s)(?:ال)?دين(?:\s|$)|خط ائتمان|تسهيلات|تسهيل ائتماني|تمويل بالديون|صكوك/iu;
const EQUITY =
  /\bequity\b|\b(?:fonds|capitaux) propres\b|\ben capital\b|\bcapital próprio\b|\bem capital\b|أسهم|حقوق ملكية/iu;

export interface FoundKind {
  kind: FundingRound;
  words: string;
}

/** "Savannah Seed Fund" is a name, not a kind. */
const NAMED =
  /\b(?:Seeds?|Angels?|Grant|Venture Capital|Private Equity|Growth|Debt)(?= (?:(?:Investment|Investors?) )?(?:Funds?|Capital|Ventures?|Partners|Network|Club|Circle|Syndicate|Investors?|Group|Fellowship)\b)/gu;

/** The first part of the text that names a kind decides; null where none does. */
export function findKind(parts: readonly string[]): FoundKind | null {
  for (const part of parts) {
    const blank = (words: string) => '_'.repeat(words.length);
    const text = part.replace(NAMED, blank);
    const bridge = BRIDGE.exec(text);
    if (bridge) return { kind: 'Convertible Note', words: bridge[0].trim() };
    const debt = DEBT.exec(text);
    const convertible = /convertib|للتحو/iu.test(text);
    if (debt && !convertible && !STAGES.some(([pattern]) => pattern.test(text))) {
      const equity = EQUITY.exec(text);
      if (equity)
        return {
          kind: 'Funding Round',
          words: part.slice(
            Math.min(debt.index, equity.index),
            Math.max(debt.index + debt[0].length, equity.index + equity[0].length),
          ),
        };
    }
    for (const [pattern, kind] of KINDS) {
      const found = pattern.exec(text);
      if (!found) continue;
      if (
        debt &&
        !convertible &&
        (kind === 'Grant' || kind === 'Private Equity' || kind === 'Venture Capital')
      )
        continue;
      return { kind, words: part.slice(found.index, found.index + found[0].length).trim() };
    }
    if (debt) return { kind: 'Debt Financing', words: debt[0].trim() };
  }
  return null;
}
