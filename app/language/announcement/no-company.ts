// Names of states and their bodies, of countries and of currencies: no company is called so.
import { isSign } from '../values/currencies.ts';
import { isCountryAbroad, isCountryWord } from './country-words.ts';

const STATE =
  /^(?:the )?(?:government|ministry|federal|state|parliament|treasury|central bank|world bank|gouvernement|l['’]?état|état|ministère|banque centrale|governo|estado|ministério|banco central|union|commission|city of|county|african union|european)\b/i;

export function isNoCompany(name: string): boolean {
  const bare = name.replace(/^(?:[Ll][ea]s?|[Tt]he|[OA])\s/u, '');
  return STATE.test(name) || isCountryWord(bare) || isCountryAbroad(bare) || isSign(name);
}
