// What shows that money in the news is a startup's. Banks, states and companies of long standing
// borrow and receive too, in the same verbs.
import type { FundingRound } from '../../base/enumerations.ts';
import { bareArabic, isCountryWord } from './country-words.ts';

/** What one of them is called; "startups" are many. */
const CALLED =
  /\b(?:start-?up(?!s|\s\p{L}+(?:ain|iqu|al|enn|ais)es(?!\p{L}))|scale-?up|unicorn|upstart|company|firm|platform|maker|manufacturer|producer|lender|financiers?|assembler|provider|operator|distributor|supplier|exporter|retailer|marketplace|enabler|developer|utility|app|business|enterprise|\p{L}{2,}[- ]?tech|(?:co-?)?founder|founded|\p{L}+-based|jeune pousse|pépite|licorne|entreprise|plateforme|fournisseur|société|spécialiste|opérateur|fondée?|fondat(?:eur|rice)|empresa|plataforma|fornecedora?|tecnológica|fundad[ao]|fundador[ae]?s?)(?!\p{L})|ناشئة|شركة|منصة|تطبيق|متجر|مؤسس/iu;
/** How startups raise money, and from whom. */
const VENTURE =
  /\b(?:pr[eé]-?seed|seed|pr[eé]-?s[eé]ries?|s[eé]ries? [a-k]|rounds?|bridge|angels?|equity|ventures?|(?:co-?)?led|stake|invest(?:or|isseur|idor)\p{L}*|shareholder|backe(?:d|rs)|rais(?:es?|ed|ing)|fundrais\p{L}+|lèv(?:e|ent)|lev(?:ées?|er)|tour de table|amor[cç]age|au capital|capital[- ](?:risque|de risco)|ronda|rodada|capt(?:a|ou|aram)|levant(?:a|ou)|angari\p{L}+|arrecad\p{L}+)(?!\p{L})|جولة|تجمع|جمع|تستقطب|استقطاب|مستثمر|ملائك|فنتشرز|كابيتال|أنجلز/iu;
/** So large a sum without a stage is a startup's only where the text calls it one. */
const LARGE = 100e6;
const HARD = new Set(['USD', 'EUR', 'GBP']);

/** "Somesa sells solar kits": what it does. */
const DOES =
  /^,?\s(?:(?:which|who|that|qui|que|a)\s)?(?:sells?|makes?|runs?|builds?|offers?|lets|connects?|delivers?|operates?|installs?|distributes?|supplies|develops?|provides?|vend|fabrique|exploite|propose|installe|vende|fabrica|instala|liga|oferece)\s/u;

/** What was read of an article, and its words. */
export interface RoundArticle {
  company: string;
  kind: FundingRound | null;
  amount: { amount: number; currency: string } | null;
  title: string;
  summary: string;
}

/** A headline without a text has to do. */
export function isOfStartup({ company, kind, amount, title, summary }: RoundArticle): boolean {
  const text = `${title} ${summary}`;
  const isLarge = amount !== null && HARD.has(amount.currency) && amount.amount >= LARGE;
  return (
    summary === '' ||
    CALLED.test(text) ||
    kind === 'Grant' ||
    (VENTURE.test(text) && !(isLarge && (kind === 'Debt Financing' || kind === null))) ||
    text.split(company).some((behind, index) => index > 0 && DOES.test(behind)) ||
    isOfCountry(company, title) ||
    isOfCountry(company, summary)
  );
}

/** "Ghana’s Somesa", "angolana Somesa", "Bénin : Somesa", "«سومسا» المصرية". */
function isOfCountry(company: string, text: string): boolean {
  const at = text.indexOf(company);
  if (at < 0) return false;
  const [before = ''] = /\S+(?=\s"?(?:[LlAaOo]\s|:\s)?$)/u.exec(text.slice(0, at)) ?? [];
  const [behind = ''] = /(?<=^"?\s)\S+/u.exec(text.slice(at + company.length)) ?? [];
  return [before.replace(/:$/, ''), bareArabic(behind)].some(isCountryWord);
}
