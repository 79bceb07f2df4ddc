// The page in other languages, in the header.
import { currentLocale, type Locale, languageOf } from '../base/locale.ts';
import { shellText } from '../text/text.ts';
import { Icon } from './icon.tsx';

export interface PageLanguage {
  locale: Locale;
  /** With the site's origin: links without it stay in the current language. */
  href: string;
}

export function LanguageMenu({ languages }: { languages: readonly PageLanguage[] }) {
  const label = shellText.language(languageOf(currentLocale()).name);
  return (
    <details className="menu" data-menu="">
      <summary className="icon-button" aria-label={label} title={label}>
        <Icon name="language" />
      </summary>
      <div className="menu-panel">
        <ul>
          {languages.map(({ locale, href }) => (
            <li key={locale}>
              <a
                href={href}
                hrefLang={locale}
                lang={locale}
                aria-current={locale === currentLocale() ? 'true' : undefined}
              >
                {languageOf(locale).name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
