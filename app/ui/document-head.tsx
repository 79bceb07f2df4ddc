import { currentLocale, DEFAULT_LOCALE, type Locale } from '../base/locale.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../base/outside-paths.ts';
import { pathTo } from '../base/paths.ts';
import type { Theme } from '../base/theme.ts';
import { shellText } from '../text/text.ts';
import type { PageLanguage } from './language-menu.tsx';

export interface DocumentHeadProps {
  /** The default title when absent. */
  title?: string | null;
  description?: string;
  canonical?: string;
  robots?: string;
  /** The same page in each language; none for pages that search engines leave out. */
  languages?: readonly PageLanguage[];
  jsonLd?: readonly object[];
  alternates?: ReadonlyArray<{ type?: string; title?: string; href: string }>;
  image?: string;
  /** Answers, figures and data: styles of their own. */
  isTool?: boolean;
  /** Puts `Error: ` before the title of a form that came back. */
  hasErrors?: boolean;
}

export interface DocumentAssets {
  /** By language, as it carries texts; the English one where a language has none. */
  boot: Partial<Record<Locale, string>> & { en: string };
  css: string;
  /** For those who are signed in. */
  memberCss: string;
  /** For pages whose head says isTool. */
  toolCss: string;
  /** Those that nearly every page of a language needs, fetched beside the styles. */
  fonts?: Partial<Record<Locale, readonly string[]>>;
}

interface Props {
  head: DocumentHeadProps;
  productName: string;
  theme: Theme;
  assets: DocumentAssets;
  savesData: boolean;
  isMember: boolean;
  hydrates: boolean;
  responseKey?: string;
}

const FRAME = { light: '#FFFFFF', dark: '#1A1D22' };

export function DocumentHead(props: Props) {
  const { head, productName, theme, assets, savesData, isMember, hydrates, responseKey } = props;
  const title = head.title || shellText.defaultTitle;
  const description = head.description || shellText.description;
  const named = shellText.titleTemplate(title, productName);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.hasErrors ? shellText.titleWithErrors(named) : named}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content={theme === 'auto' ? 'light dark' : theme} />
      <ThemeColours theme={theme} />
      {head.robots && <meta name="robots" content={head.robots} />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.languages?.map(({ locale, href }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={href} />
      ))}
      {head.languages
        ?.filter(({ locale }) => locale === DEFAULT_LOCALE)
        .map(({ href }) => (
          <link key="x-default" rel="alternate" hrefLang="x-default" href={href} />
        ))}
      {[assets.css, isMember && assets.memberCss, head.isTool && assets.toolCss]
        .filter((href) => href !== false && href !== undefined)
        .map((href) => (
          // With a precedence React writes it first: nothing that can wait takes its connection.
          <link key={href} rel="stylesheet" href={href} precedence="first" />
        ))}
      {!savesData &&
        assets.fonts?.[currentLocale()]?.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
      <link rel="icon" href={pathTo('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={pathTo('/icon-192.png')} />
      <link rel="manifest" href={pathTo('/site.webmanifest')} />
      {head.alternates?.map(({ type, title, href }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      <meta property="og:site_name" content={productName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      {head.image && (
        <>
          <meta property="og:image" content={head.image} />
          <meta property="og:image:width" content={`${PICTURE_WIDTH}`} />
          <meta property="og:image:height" content={`${PICTURE_HEIGHT}`} />
        </>
      )}
      <meta name="twitter:card" content={head.image ? 'summary_large_image' : 'summary'} />
      {responseKey && <meta name="griot-response-key" content={responseKey} />}
      {head.jsonLd?.map(formatJsonLd).map((json) => (
        <script key={json} type="application/ld+json">
          {json}
        </script>
      ))}
      {/* Not deferred: `/` pressed while a slow device still lays out the page would be lost. */}
      {hydrates && (
        <script type="module" async src={assets.boot[currentLocale()] ?? assets.boot.en} />
      )}
    </head>
  );
}

function ThemeColours({ theme }: { theme: Theme }) {
  if (theme !== 'auto') return <meta name="theme-color" content={FRAME[theme]} />;
  return (
    <>
      <meta name="theme-color" content={FRAME.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={FRAME.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

/** Escapes `<` so that no text can end the block early. */
function formatJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
