import { hash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatDay } from '../../../base/dates.ts';
import { currentLocale, directionOf } from '../../../base/locale.ts';
import { keepLocale, localPath } from '../../../base/locale-path.ts';
import type { EmbedKindName } from '../../../base/outside-paths.ts';
import type { Theme } from '../../../base/theme.ts';
import { sayOrigin } from '../../../charts/picture-frame.tsx';
import { embedsText as text } from '../../../text/text.ts';
import { NameLink, Written } from '../../../ui/values.tsx';
import type { Embed, EmbedTable as Table } from './embed.ts';

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
  return `<!doctype html>${keepLocale(html).replace('</head>', `<style>${EMBED_STYLES[size]}</style></head>`)}`;
}

function Document({ embed, site }: { embed: Embed; site: EmbedSite }) {
  const { title, hasFrame = true } = embed;
  const locale = currentLocale();
  return (
    <html lang={locale} dir={directionOf(locale)} data-theme={site.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${title} - ${site.productName}`}</title>
        <link rel="canonical" href={site.siteUrl + localPath(embed.path)} />
      </head>
      <body>{hasFrame ? <Frame embed={embed} site={site} /> : embed.content}</body>
    </html>
  );
}

function Frame({ embed, site }: { embed: Embed; site: EmbedSite }) {
  const { title, heading, subtitle, content, table } = embed;
  const path = localPath(embed.path);
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

/** What the figures exclude, whether they are fictional, and their origin. */
export function sayNote({ note, asOf }: Embed, site: EmbedSite): string {
  return sayOrigin({ ...site, day: asOf && formatDay(asOf) }, note);
}

function EmbedTable({ caption, name, columns, rows }: Table) {
  if (rows.length === 0) return <p>{text.noneMatch}</p>;
  const classOf = (isFigure: boolean) => (isFigure ? 'figure-cell' : undefined);
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {columns.map(({ label, isFigure }) => (
            <th key={label} scope="col" className={classOf(isFigure)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ href, name, detail, isWritten, cells }) => (
          <tr key={href + cells.join()}>
            <th scope="row">
              <NameLink href={href} target="_blank" rel="noopener" name={name} />
              {detail && (
                <span className="detail">{isWritten ? <Written>{detail}</Written> : detail}</span>
              )}
            </th>
            {columns.map(({ label, index, isFigure }) => (
              <td key={label} className={classOf(isFigure)}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// The styles of frames: the tokens and rules of app/ui and app/charts that they need, as frames
// carry everything with them.
const join = (lines: string) => lines.replaceAll('\n', '');

const BASE = `
:root{color-scheme:light dark;--paper:light-dark(#fff,#1a1d22);--sunken:light-dark(#f1efe9,#0d0f11);--border:light-dark(#dcd7cb,#31363e);--control:light-dark(#857f72,#7d848f);--text:light-dark(#1c1b18,#eceae4);--text-2:light-dark(#4f4b43,#bdbab2);--text-3:light-dark(#6a655a,#9c998f);--primary:light-dark(#2342b8,#9db2ff);--c2:light-dark(#b4491f,#f0946b)}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{font:15px/20px "Source Sans 3",system-ui,sans-serif;color:var(--text)}
.frame{display:flex;flex-direction:column;height:100%;padding:14px 16px 10px;border:1px solid var(--border);border-radius:8px;background:var(--paper)}
h1{font-size:18px;line-height:23px}h1 em{color:var(--c2);font-style:normal}
.quiet{color:var(--text-2);font-size:14px;line-height:18px;margin-top:2px}
main{flex:1;min-height:0;margin-top:10px;overflow:auto}
a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
footer{padding-top:8px;color:var(--text-3);font-size:12px;line-height:16px}footer a{color:var(--primary);overflow-wrap:anywhere}
.detail{display:block;color:var(--text-3);font-size:13px;font-weight:400;line-height:16px}`;

const TABLE = `
table{width:100%;border-collapse:collapse;font-size:14px}caption,.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding-block:6px;padding-inline-end:12px;border-bottom:1px solid var(--border);text-align:start;font-weight:400;vertical-align:top}
thead th{position:sticky;top:0;border-bottom:2px solid var(--text);background:var(--paper);color:var(--text-3);font-size:13px}
tbody th{font-weight:600}.figure-cell{padding-inline-end:0;text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}td.figure-cell{font-weight:600}
@media(max-width:440px){:is(th,td):nth-child(3):not(:last-child){display:none}}`;

/** By size of frame; a chart may also be shown as a table. */
const EMBED_STYLES = {
  chart: join(`${BASE}${TABLE}
:root{--k:light-dark(#6f7fab,#7a8bbf);--c1:light-dark(#2342b8,#8ca4ff);--c2:light-dark(#b4491f,#f0946b);--c3:light-dark(#13745f,#439e8e);--c4:light-dark(#b87b00,#f9e03f);--c5:light-dark(#682258,#b171b3);--c6:light-dark(#228bdb,#8cdffb);--c-other:light-dark(#857f72,#7d848f)}
.chart{height:100%}.chart svg{display:block;width:100%;height:100%;overflow:visible;font-size:11.5px;fill:var(--text-2)}
.rows .chart,.rows .chart svg{height:auto}
.chart .chart-wide{display:none;font-size:13px}
@media(min-width:520px){.chart .chart-small{display:none}.chart .chart-wide{display:block}}
.k{color:var(--k)}.c1{color:var(--c1)}.c2{color:var(--c2)}.c3{color:var(--c3)}.c4{color:var(--c4)}.c5{color:var(--c5)}.c6{color:var(--c6)}.c-other{color:var(--c-other)}
.chart-grid{stroke:var(--border)}.chart-base{stroke:var(--control)}.chart-leader{stroke:var(--c2)}.chart-grid,.chart-base{fill:none;shape-rendering:crispEdges}.chart path{vector-effect:non-scaling-stroke}
.chart-bar{fill:currentColor}.chart-hatch,.chart-running{stroke:currentColor}.chart-line{fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}.chart-dashed{stroke-dasharray:5 3}.chart-dots{stroke-width:6;stroke-linecap:round;stroke-dasharray:none}
.chart-ticks,.chart-end{text-anchor:end}.chart-ticks,.chart-ends{dominant-baseline:central}.chart-labels,.chart-values{text-anchor:middle}.chart-ticks,.chart-labels{fill:var(--text-3)}
.chart-values,.chart-amounts,.chart-ends{fill:var(--text);font-weight:600}.chart-values,.chart-amounts,.chart-names,.chart-ends{stroke:var(--paper);stroke-width:3px;stroke-linejoin:round;paint-order:stroke}.chart-values .chart-named{fill:var(--c2)}
.chart-legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0 0 8px;padding:0;list-style:none;font-size:13px}.chart-legend li::before{content:"";display:inline-block;width:12px;height:12px;margin-inline-end:4px;border-radius:2px;background:currentColor;vertical-align:-1px}.chart-legend bdi{color:var(--text-2)}`),
  table: join(BASE + TABLE),
  startup: join(`${BASE}
.head{display:flex;gap:12px}.head img,.head svg{flex:none;width:48px;height:48px;border-radius:6px;background:#fff}
.stats{display:flex;flex-wrap:wrap;gap:4px 28px;padding:0;list-style:none}.stats b{display:block;font-size:20px;line-height:26px}.stats li{color:var(--text-3);font-size:13px}.stats b{color:var(--text)}
.head .detail{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
@media(max-width:440px){.stats b{font-size:17px;line-height:20px}}`),
  badge: join(`
:root{color-scheme:light dark}*{margin:0}
.badge{display:inline-block;line-height:0}`),
};
