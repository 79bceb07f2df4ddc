// One object for each catalogue whose texts are those of the current language.
import { currentLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '../base/locale.ts';
import { completeWith, isGroup } from './missing-texts.ts';

type Group = Readonly<Record<string, unknown>>;
type Others = Readonly<Record<Exclude<Locale, typeof DEFAULT_LOCALE>, object>>;

/** Of the catalogue of a name. English stands in for what another language does not say yet. */
export function inEachLocale<English extends object>(english: English, others: Others) {
  return <Name extends keyof English & string>(name: Name): English[Name] => {
    const said = english[name] as Group;
    const own = LOCALES.map((locale) =>
      locale === DEFAULT_LOCALE ? said : completeWith(said, Reflect.get(others[locale], name)),
    );
    return viewOf(said, own) as English[Name];
  };
}

function viewOf(english: Group, own: readonly Group[]): object {
  const view = {};
  for (const [key, text] of Object.entries(english)) {
    const said = own.map((group) => group[key]);
    const property = isGroup(text)
      ? { value: viewOf(text, said.filter(isGroup)) }
      : { get: () => said[LOCALES.indexOf(currentLocale())] };
    Object.defineProperty(view, key, { ...property, enumerable: true });
  }
  return view;
}
