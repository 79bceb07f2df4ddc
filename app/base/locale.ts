// The language that texts, numbers and addresses are written in. It belongs to the request: on the
// server app/http/locale.server.ts follows it, in a browser the page has one.

/** Codes of languages (BCP 47), as addresses and `lang` write them. */
export const LOCALES = ['en', 'fr', 'pt', 'ar', 'sw'] as const;
export type Locale = (typeof LOCALES)[number];
/** Without a prefix in addresses; what no other language says is said in it. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Each in itself. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
  sw: 'Kiswahili',
};

/** For Intl: the conventions of Africa's countries, with Western digits everywhere. */
const TAGS: Record<Locale, string> = {
  en: 'en',
  fr: 'fr',
  pt: 'pt-PT',
  ar: 'ar-u-nu-latn',
  sw: 'sw',
};

const RIGHT_TO_LEFT: ReadonlySet<Locale> = new Set(['ar']);

export function readLocale(text: string | null | undefined): Locale | null {
  return LOCALES.find((locale) => locale === text) ?? null;
}

let current = (): Locale =>
  (typeof document !== 'undefined' && readLocale(document.documentElement.lang)) || DEFAULT_LOCALE;

export const currentLocale = (): Locale => current();

/** Of a server, whose requests have languages of their own. Returns what ends it. */
export function followLocale(follow: () => Locale | undefined): () => void {
  const before = current;
  current = () => follow() ?? DEFAULT_LOCALE;
  return () => {
    current = before;
  };
}

export const directionOf = (locale: Locale): 'rtl' | 'ltr' =>
  RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr';

/** Something made once for each language, such as a formatter; returns the current language's. */
export function perLocale<Made>(make: (tag: string, locale: Locale) => Made): () => Made {
  const made = new Map<Locale, Made>();
  return () => {
    const locale = current();
    const known = made.get(locale);
    if (known !== undefined) return known;
    const fresh = make(TAGS[locale], locale);
    made.set(locale, fresh);
    return fresh;
  };
}
