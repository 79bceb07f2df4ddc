// Pages in other languages than English, and visitors who want another than the page's.
import {
  currentLocale,
  DEFAULT_LOCALE,
  directionOf,
  type Locale,
  languageOf,
  readLocale,
} from '../base/locale.ts';
import { localPath } from '../base/locale-path.ts';
import { element } from './first-script.ts';

export function followLanguage(): void {
  if (currentLocale() !== DEFAULT_LOCALE) keepLanguage();
  const wanted = navigator.languages.map((tag) => readLocale(tag.split('-')[0])).find(Boolean);
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang=${wanted}]`);
  if (wanted && link && wanted !== currentLocale() && !isDeclined(wanted)) {
    offer(wanted, link.href);
  }
}

/** Links that scripts made lead to the page in the current language, as the served ones do. */
function keepLanguage(): void {
  for (const sign of ['pointerdown', 'focusin', 'click']) {
    addEventListener(
      sign,
      ({ target }) => {
        const link = (target as Element).closest?.('a');
        if (!link || link.origin !== location.origin || link.hreflang) return;
        const { pathname } = link;
        if (localPath(pathname) !== pathname) link.pathname = localPath(pathname);
      },
      true,
    );
  }
}

/** Holds the language that the visitor does not want. */
const DECLINED = 'declined-language';

/** Browsers may refuse storage; then nothing is offered, as it could not be declined. */
function isDeclined(locale: Locale): boolean {
  try {
    return localStorage.getItem(DECLINED) === locale;
  } catch {
    return true;
  }
}

/** One line above the page; nobody is redirected. */
function offer(locale: Locale, href: string): void {
  const words = languageOf(locale);
  const link = element('a', { href, hreflang: locale }, words.offer);
  const button = element(
    'button',
    { type: 'button', className: 'button button-quiet' },
    words.close,
  );
  const own = { lang: locale, dir: directionOf(locale), className: 'only-screen' };
  const line = element('p', own, link, ' ', button);
  button.addEventListener('click', () => {
    line.remove();
    localStorage.setItem(DECLINED, locale);
  });
  document.querySelector('#main')?.prepend(line);
}
