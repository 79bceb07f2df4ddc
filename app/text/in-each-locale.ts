// One object for each catalogue whose texts are those of the current language.
import { currentLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '../base/locale.ts';

type Group = Readonly<Record<string, unknown>>;
type Others = Readonly<Record<Exclude<Locale, typeof DEFAULT_LOCALE>, object>>;

/** Of the catalogue of a name. English stands in for what another language does not say yet. */
export function inEachLocale<English extends object>(english: English, others: Others) {
  return <Name extends keyof English & string>(name: Name): English[Name] => {
    const own = LOCALES.map((locale) =>
      partOf(locale === DEFAULT_LOCALE ? english : others[locale], name),
    );
    return viewOf(english[name] as Group, own) as English[Name];
  };
}

function viewOf(english: Group, own: readonly unknown[]): object {
  const view = {};
  for (const [key, text] of Object.entries(english)) {
    const said = own.map((group) => partOf(group, key) ?? text);
    const property = isGroup(text)
      ? { value: viewOf(text, said) }
      : { get: () => said[LOCALES.indexOf(currentLocale())] };
    Object.defineProperty(view, key, { ...property, enumerable: true });
  }
  return view;
}

/** Lists and functions are texts, not groups of them. */
export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf(group: unknown, key: string): unknown {
  return typeof group === 'object' && group !== null ? Reflect.get(group, key) : undefined;
}
