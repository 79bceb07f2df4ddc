import { hash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatDay } from '../../../base/dates.ts';
import type { EmbedKindName } from '../../../base/outside-paths.ts';
import type { Theme } from '../../../base/theme.ts';
import { chartsText } from '../../../text/text.ts';
import type { Embed } from './embed.ts';
import { EMBED_STYLES } from './embed-style.ts';
import { EmbedTable } from './embed-table.tsx';

/** Of frames: their own styles and our pictures, nothing else. */
export const embedHeaders = (size: EmbedKindName): Record<string, string> => ({
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', EMBED_STYLES[size], 'base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  'cross-origin-resource-policy': 'cross-origin',
});

export interface EmbedSite {
  productName: string;
  siteUrl: string;
  theme: Theme;
  /** Above every page of fictional data. */
  notice: string | null;
}

export function renderEmbed(embed: Embed, size: EmbedKindName, site: EmbedSite): string {
  const html = renderToStaticMarkup(<Document embed={embed} site={site} />);
  return `<!doctype html>${html.replace('</head>', `<style>${EMBED_STYLES[size]}</style></head>`)}`;
}

function Document({ embed, site }: { embed: Embed; site: EmbedSite }) {
  const { title, path, hasFrame = true } = embed;
  return (
    <html lang="en" data-theme={site.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${title} - ${site.productName}`}</title>
        <link rel="canonical" href={`${site.siteUrl}${path}`} />
      </head>
      <body>{hasFrame ? <Frame embed={embed} site={site} /> : embed.content}</body>
    </html>
  );
}

function Frame({ embed, site }: { embed: Embed; site: EmbedSite }) {
  const { title, heading, subtitle, content, table, path } = embed;
  const note = sayNote(embed, site);
  return (
    <div className="frame">
      <header>
        <h1 dir="auto">{heading ?? title}</h1>
        {subtitle && (
          <p className="quiet" dir="auto">
            {subtitle}
          </p>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <main tabIndex={0}>{table ? <EmbedTable {...table} /> : content}</main>
      <footer>
        {`${note} `}
        <a href={path} target="_blank" rel="noopener">
          {`${new URL(site.siteUrl).host}${path}`}
        </a>
      </footer>
    </div>
  );
}

/** What the figures leave out, whether they are fictional, and where they come from. */
export function sayNote({ note, asOf }: Embed, { notice, productName }: EmbedSite): string {
  const day = asOf && formatDay(asOf);
  return [note, notice && `${notice}.`, chartsText.source(productName, day)]
    .filter(Boolean)
    .join(' ');
}
