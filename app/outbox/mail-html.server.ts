// HTML without images, external resources or tables for layout, so that every mail program shows
// it. It sets no colour but that of bars, which stands out on white and on black.
import type { Chart } from '../charts/chart-data.ts';
import { mailText } from '../text/text.ts';
import { addressOf, type MailSite, oneLine } from './mail-address.server.ts';
import { listChartRows, type MailBlock, type MailContent, type MailItem } from './mail-content.ts';

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

export function renderHtml(site: MailSite, content: MailContent, unsubscribe?: string): string {
  const end = [link(site.SITE_URL, site.PRODUCT_NAME)];
  if (unsubscribe) end.push(link(unsubscribe, mailText.unsubscribe));
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="${STYLES.body}">
${content.blocks.map((block) => renderBlock(site, block)).join('\n')}
<p style="${STYLES.footer}">${end.join(' · ')}</p>
</body>
</html>
`;
}

function renderBlock(site: MailSite, block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'heading':
      return `<h2 style="${STYLES.heading}">${escapeHtml(block.text)}</h2>`;
    case 'action':
      return `<p style="${STYLES.action}">${link(addressOf(site, block.path), block.label)}</p>`;
    case 'list':
      return `<ul style="${STYLES.list}">
${block.items.map((item) => renderItem(site, item)).join('\n')}
</ul>`;
    case 'chart':
      return renderChart(block.finding, block.chart);
  }
}

/** A table with bars, which reads well where styles are dropped. */
function renderChart(finding: string, chart: Chart): string {
  const rows = listChartRows(chart).map(
    ({ label, value, percent }) =>
      `<tr><th scope="row" style="${STYLES.cell}">${escapeHtml(label)}</th>` +
      `<td style="${STYLES.bars}"><div style="${STYLES.bar};width:${percent}%"></div></td>` +
      `<td style="${STYLES.value}">${escapeHtml(value)}</td></tr>`,
  );
  return `<p><strong>${escapeHtml(finding)}</strong></p>
<table style="${STYLES.table}">
<caption style="${STYLES.cell}">${escapeHtml(chart.title)}</caption>
${rows.join('\n')}
</table>`;
}

function renderItem(site: MailSite, { title, path, note }: MailItem): string {
  const name = path ? link(addressOf(site, path), title) : escapeHtml(title);
  const words = note ? `<br>${escapeHtml(note)}` : '';
  return `<li style="${STYLES.item}">${name}${words}</li>`;
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
