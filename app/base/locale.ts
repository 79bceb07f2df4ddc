// The language that texts, numbers and addresses are written in. It belongs to the request: on the
// server app/http/locale.server.ts follows it, in a browser the page has one.

interface Language {
  /** In itself. */
  name: string;
  /** For Intl: the conventions of Africa's countries, with Western digits everywhere. */
  tag: string;
  isRightToLeft?: boolean;
  /** What a page in another language says to a reader of this one. */
  offer: string;
  close: string;
}

const LANGUAGES = {
  en: { name: 'English', tag: 'en', offer: 'This page is also in English.', close: 'Close' },
  fr: {
    name: 'Français',
    tag: 'fr',
    offer: 'Cette page existe aussi en français.',
    close: 'Fermer',
  },
  pt: {
    name: 'Português',
    tag: 'pt-PT',
    offer: 'Esta página também existe em português.',
    close: 'Fechar',
  },
  ar: {
    name: 'العربية',
    tag: 'ar-u-nu-latn',
    isRightToLeft: true,
    offer: 'هذه الصفحة متاحة أيضًا بالعربية.',
    close: 'إغلاق',
  },
  sw: {
    name: 'Kiswahili',
    tag: 'sw',
    offer: 'Ukurasa huu unapatikana pia kwa Kiswahili.',
    close: 'Funga',
  },
} satisfies Record<string, Language>;

/** Codes of languages (BCP 47), as addresses and `lang` write them. */
export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as Locale[];
/** Without a prefix in addresses; what no other language says is said in it. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

export const languageOf = (locale: Locale): Language => LANGUAGES[locale];

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
  languageOf(locale).isRightToLeft ? 'rtl' : 'ltr';

/** Something made once for each language, such as a formatter; returns the current language's. */
export function perLocale<Made>(make: (tag: string, locale: Locale) => Made): () => Made {
  const made = new Map<Locale, Made>();
  return () => {
    const locale = current();
    const known = made.get(locale);
    if (known !== undefined) return known;
    const fresh = make(languageOf(locale).tag, locale);
    made.set(locale, fresh);
    return fresh;
  };
}
