// A mail as text and as HTML, which say the same. The HTML has no images, external resources or
// tables for layout, so that every mail program shows it, and sets no colour but that of bars,
// which stands out on white and on black.
import { currentLocale, directionOf } from '../base/locale.ts';
import type { Chart } from '../charts/chart-data.ts';
import { valueLabel } from '../charts/value-label.ts';
import { mailText, marksText } from '../text/text.ts';
import { addressOf, type MailSite, oneLine } from './mail-address.ts';
import type { MailBlock, MailContent, MailItem } from './mail-content.ts';

// Inline styles, since mail programs drop style sheets.
const STYLES = {
  body: 'margin:0 auto;padding:24px 16px;max-width:36rem;font:16px/1.5 system-ui,-apple-system,sans-serif',
  heading: 'margin:24px 0 8px;font-size:18px;line-height:1.3',
  action: 'font-weight:600',
  list: 'padding-inline-start:20px',
  item: 'margin-bottom:12px',
  table: 'width:100%;border-collapse:collapse;font-size:14px',
  cell: 'padding:3px 0;text-align:start;font-weight:400',
  bars: 'padding:3px 12px;width:50%',
  value: 'padding:3px 0;text-align:end;white-space:nowrap',
  bar: 'height:12px;min-width:1px;background:#c2603a',
  footer: 'margin-top:32px;font-size:14px',
};

/** `unsubscribePath` ends what the mail is about; absent for account mails. */
export function renderMail(
  site: MailSite,
  { subject, blocks }: MailContent,
  unsubscribePath?: string,
) {
  const { PRODUCT_NAME } = site;
  const home = addressOf(site, '/').replace(/\/$/, '');
  const parts = blocks.map((block) => renderBlock(site, block));
  const textEnd = [mailText.footer(PRODUCT_NAME, home)];
  const htmlEnd = [link(home, PRODUCT_NAME)];
  const headers: Record<string, string> = {};
  if (unsubscribePath) {
    const address = addressOf(site, unsubscribePath);
    textEnd.push(`${mailText.unsubscribe}${marksText.colon}${address}`);
    htmlEnd.push(link(address, mailText.unsubscribe));
    // Mail programs show their own unsubscribe button (RFC 2369, RFC 8058).
    headers['List-Unsubscribe'] = `<${address}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  return {
    subject: oneLine(subject),
    text: `${[...parts.map(({ text }) => text), `-- \n${textEnd.join('\n')}`].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${currentLocale()}" dir="${directionOf(currentLocale())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${STYLES.body}">
${parts.map(({ html }) => html).join('\n')}
<p style="${STYLES.footer}">${htmlEnd.join(' · ')}</p>
</body>
</html>
`,
    headers,
  };
}

interface Rendered {
  text: string;
  html: string;
}

function renderBlock(site: MailSite, block: MailBlock): Rendered {
  switch (block.kind) {
    case 'paragraph':
      return { text: oneLine(block.text), html: `<p>${escapeHtml(block.text)}</p>` };
    case 'heading':
      return {
        text: oneLine(block.text).toUpperCase(),
        html: `<h2 style="${STYLES.heading}">${escapeHtml(block.text)}</h2>`,
      };
    case 'action': {
      const address = addressOf(site, block.path);
      return {
        text: `${block.label}${marksText.colon.trimEnd()}\n${address}`,
        html: `<p style="${STYLES.action}">${link(address, block.label)}</p>`,
      };
    }
    case 'list': {
      const items = block.items.map((item) => renderItem(site, item));
      return {
        text: items.map(({ text }) => text).join('\n\n'),
        html: `<ul style="${STYLES.list}">\n${items.map(({ html }) => html).join('\n')}\n</ul>`,
      };
    }
    case 'chart':
      return renderChart(block.finding, block.chart);
  }
}

function renderItem(site: MailSite, { title, note, path }: MailItem): Rendered {
  const address = path && addressOf(site, path);
  const lines = [`* ${oneLine(title)}`];
  if (note) lines.push(`  ${oneLine(note)}`);
  if (address) lines.push(`  ${address}`);
  const name = address ? link(address, title) : escapeHtml(title);
  const words = note ? `<br>${escapeHtml(note)}` : '';
  return { text: lines.join('\n'), html: `<li style="${STYLES.item}">${name}${words}</li>` };
}

/** A chart of one series: a table with bars, which reads well where styles are dropped. */
function renderChart(finding: string, { title, series, unit }: Chart): Rendered {
  const data = series[0]?.data ?? [];
  const largest = Math.max(1, ...data.map(({ y }) => y ?? 0));
  const rows = data.map(({ x, y }) => ({
    label: String(x),
    value: valueLabel(y, unit),
    percent: Math.round(((y ?? 0) / largest) * 100),
  }));
  const width = Math.max(...rows.map(({ label }) => label.length));
  const lines = rows.map(({ label, value }) => `  ${label.padEnd(width)}  ${value}`);
  const cells = rows.map(
    ({ label, value, percent }) =>
      `<tr><th scope="row" style="${STYLES.cell}">${escapeHtml(label)}</th>` +
      `<td style="${STYLES.bars}"><div style="${STYLES.bar};width:${percent}%"></div></td>` +
      `<td style="${STYLES.value}">${escapeHtml(value)}</td></tr>`,
  );
  return {
    text: [oneLine(finding), '', `${oneLine(title)}${marksText.colon.trimEnd()}`, ...lines].join(
      '\n',
    ),
    html: `<p><strong>${escapeHtml(finding)}</strong></p>
<table style="${STYLES.table}">
<caption style="${STYLES.cell}">${escapeHtml(title)}</caption>
${cells.join('\n')}
</table>`,
  };
}

function link(address: string, label: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
