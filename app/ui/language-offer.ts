// The line above a page that offers it in the visitor's language, in that language.
import { directionOf, type Locale } from '../base/locale.ts';
import { DECLINED_LANGUAGE, element } from './first-script.ts';

const OFFERS: Record<Locale, { offer: string; close: string }> = {
  en: { offer: 'This page is also in English.', close: 'Close' },
  fr: { offer: 'Cette page existe aussi en français.', close: 'Fermer' },
  pt: { offer: 'Esta página também existe em português.', close: 'Fechar' },
  ar: { offer: 'هذه الصفحة متاحة أيضًا بالعربية.', close: 'إغلاق' },
  sw: { offer: 'Ukurasa huu unapatikana pia kwa Kiswahili.', close: 'Funga' },
};

export function showOffer({ locale, href }: { locale: Locale; href: string }): void {
  const { offer, close } = OFFERS[locale];
  const link = element('a', { href, hreflang: locale }, offer);
  const button = element('button', { type: 'button', className: 'button button-quiet' }, close);
  const line = element('p', { lang: locale, dir: directionOf(locale) }, link, ' ', button);
  button.addEventListener('click', () => {
    line.remove();
    localStorage.setItem(DECLINED_LANGUAGE, locale);
  });
  document.querySelector('#main')?.prepend(line);
}
