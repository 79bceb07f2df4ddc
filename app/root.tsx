import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { currentLocale, directionOf } from './base/locale.ts';
import { keepLocale } from './base/locale-path.ts';
import { pathTo } from './base/paths.ts';
import type { Theme } from './base/theme.ts';
import { shellText } from './text/text.ts';
import { type DocumentAssets, DocumentHead, type DocumentHeadProps } from './ui/document-head.tsx';
import { Island } from './ui/island.tsx';
import type { PageLanguage } from './ui/language-menu.tsx';
import { XsrfContext } from './ui/post-form.tsx';
import { ProgressBar, ShellFooter, ShellHeader, type ShellSession } from './ui/shell.tsx';
import { Banner } from './ui/states.tsx';
import { Toasts } from './ui/toasts.tsx';

export interface DocumentOptions {
  productName: string;
  head: DocumentHeadProps;
  theme: Theme;
  /** Marks the current section. */
  path: string;
  /** Path with query that the frame's forms return to; `path` by default. */
  back?: string;
  /** Address and day for the head of a printed page. */
  printed?: { address: string; day: string };
  /** The text of the header's search box. */
  query?: string;
  notice?: string | null;
  session?: ShellSession | null;
  /** The slug whose cloth is the band under the header. */
  cloth?: string;
  assets: DocumentAssets;
  /** Whether the visitor saves data: no fonts. */
  savesData?: boolean;
  /** `intent`: at the first sign of use · `now`: at once · `never`: the page has no script. */
  hydrate: 'intent' | 'now' | 'never';
  /** 64 hex digits, only when the operator encrypts the responses of /api. */
  responseKey?: string;
  /** The page in each language. */
  languages?: readonly PageLanguage[];
  children: ReactNode;
}

// Pages that offer the newsletter themselves.
const OWN_SUBSCRIBE_FORM = new Set(['/', pathTo('/subscriber'), pathTo('/newsletter')]);
/** They offer a mail about one place, industry or investor. */
const TOPIC_PAGE = /^\/(?:location|industry|investor)\/(?!.*\/report$)/;

export function renderDocument(options: DocumentOptions): string {
  const html = renderToString(
    <XsrfContext value={options.session?.xsrfToken}>
      <Document {...options} />
    </XsrfContext>,
  );
  return `<!doctype html>${keepLocale(html)}`;
}

function Document(options: DocumentOptions) {
  const {
    productName,
    head,
    theme,
    path,
    query,
    notice,
    session = null,
    assets,
    hydrate,
    cloth,
    printed,
  } = options;
  const { responseKey, savesData = false, languages = [], back = path, children } = options;
  const lang = currentLocale();
  const hydrates = hydrate !== 'never';
  return (
    <html
      lang={lang}
      dir={directionOf(lang)}
      data-theme={theme}
      data-hydrate={hydrate}
      data-saves={savesData ? '' : undefined}
    >
      <DocumentHead
        {...{ head, productName, theme, assets, savesData, hydrates, responseKey }}
        isMember={session !== null}
      />
      <body>
        <a className="skip-link" href="#main">
          {shellText.skipToContent}
        </a>
        <ShellHeader
          {...{ productName, theme, path, back, query, session, cloth, printed, languages }}
        >
          {hydrates && <ProgressBar />}
        </ShellHeader>
        {notice && <Banner label={shellText.siteNotice}>{notice}</Banner>}
        <main id="main" className="page" tabIndex={-1}>
          {children}
        </main>
        <ShellFooter
          productName={productName}
          hydrates={hydrates}
          hasSubscribeForm={!OWN_SUBSCRIBE_FORM.has(path) && !TOPIC_PAGE.test(path)}
        />
        {hydrates && <Island name="toasts" component={Toasts} props={{}} />}
      </body>
    </html>
  );
}
