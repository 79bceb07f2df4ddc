// Whose money is no round of a startup: states, funds, banks and persons.
import { isSign } from '../values/currencies.ts';
import { isCountryAbroad, isCountryWord } from './country-words.ts';

const STATE =
  /^(?:the )?(?:government|ministry|federal|state|parliament|treasury|central bank|world bank|gouvernement|l['’]?état|état|ministère|banque centrale|governo|estado|ministério|banco central|union|commission|city of|county|african union|european)\b/i;
const FUND =
  /(?:^|\s)(?:Ventures?|Partners|Funds?|Fonds|Angels|Challenge|Prize|Awards?|Programme?|Accelerator|Summit|Forum|Initiative|Foundation|Investments?)$/u;
/** "Nordlys IDF is a joint venture fund". */
const IS_FUND =
  /^(?:,| is| est| é)\s(?:an?|the|un|une|um|uma)\s(?:[\p{L}\d-]+\s){0,5}?(?:fund|(?<!de )fonds|fundo|investor|investment (?:firm|company)|venture capital (?:firm|company)|vc (?:firm|company)|private equity (?:firm|company)|société de (?:gestion|capital[- ]\p{L}+))(?!\p{L})/iu;
/** "Le fonds Nordlys Africa", "Nordlys Africa Fund I". */
const FUND_BEFORE =
  /(?<!(?:de|of) )(?:fonds|fundo|fund)\s(?:d['’]investissement\s|de investimento\s)?$/iu;
const FUND_BEHIND =
  /^(?:\s(?:\p{Lu}|\d)\S*){0,2}\s(?:[Ff]und|[Ff]onds|[Pp]rogramme?|[Cc]hallenge|[Ii]nitiative)(?!\p{L})/u;
/** They give. */
const INSTITUTION =
  /^(?:IFC|SFI|BII|DEG|FMO|DFC|AFC|AFD|BEI|EIB|EBRD|BERD|BAD|AfDB|KfW|Proparco|Norfund|Finnfund|Bpifrance|USAID|UNDP|PNUD|UN|EU|UE|.*Finance Corporation)(?:$|\/)/u;
const BANK =
  /(?<!\p{L}|-)(?:\p{L}*bank|banque|banco|(?:ال)?بنك)(?!\p{L})|\s(?:Bancorp|Insurance|Assurances?)$/iu;
const YOUNG =
  /start-?up(?!s)|fintech(?!s)|n[eé]o-?ban|banco digital|banque (?:digitale|numérique)|digital (?:bank|lender)|seed|s[eé]ries? [a-k]\b|ناشئة|رقمي/iu;
const PERSON =
  /(?:CEO|PDG|[Ff]ounder|[Bb]oss|[Bb]illionaire|[Ee]ntrepreneur|[Pp]atron|[Ff]ondat(?:eur|rice)|[Mm]illiardaire|[Ff]undadora?|[Ee]mpresário|[Pp]r[eé]sidente?|[Mm]inist(?:er|re|ro)),?\s(?:\p{Lu}[\p{L}-]+\s)?$/u;

export function isNoCompany(name: string): boolean {
  const bare = name.replace(/^(?:[Ll][ea]s?|[Tt]he|[OA])\s/u, '');
  return STATE.test(name) || isCountryWord(bare) || isCountryAbroad(bare) || isSign(name);
}

/** A fund that buys a company is one that buys: this is of rounds only. */
export function raisesNoRound(name: string, text: string): boolean {
  const parts = text.split(name);
  return (
    FUND.test(name) ||
    INSTITUTION.test(name) ||
    (BANK.test(name) && !YOUNG.test(text)) ||
    parts.slice(1).some((behind) => IS_FUND.test(behind) || FUND_BEHIND.test(behind)) ||
    parts.slice(0, -1).some((before) => PERSON.test(before) || FUND_BEFORE.test(before))
  );
}
