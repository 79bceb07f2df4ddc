import type { Chart } from '../charts/chart-data.ts';
import { mailText } from '../text/text.ts';
import { addressOf, type MailSite, oneLine } from './mail-address.server.ts';
import { listChartRows, type MailBlock, type MailContent, type MailItem } from './mail-content.ts';
import { renderHtml } from './mail-html.server.ts';

export function renderMail(site: MailSite, content: MailContent) {
  const unsubscribe = content.unsubscribePath && addressOf(site, content.unsubscribePath);
  const headers: Record<string, string> = unsubscribe
    ? {
        // Mail programs show their own unsubscribe button (RFC 2369, RFC 8058).
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};
  return {
    subject: oneLine(content.subject),
    text: renderText(site, content, unsubscribe),
    html: renderHtml(site, content, unsubscribe),
    headers,
  };
}

function renderText(site: MailSite, content: MailContent, unsubscribe?: string): string {
  const parts = content.blocks.map((block) => renderBlock(site, block));
  const end = [mailText.footer(site.PRODUCT_NAME, site.SITE_URL)];
  if (unsubscribe) end.push(`${mailText.unsubscribe}: ${unsubscribe}`);
  return `${[...parts, `-- \n${end.join('\n')}`].join('\n\n')}\n`;
}

function renderBlock(site: MailSite, block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return oneLine(block.text);
    case 'heading':
      return oneLine(block.text).toUpperCase();
    case 'action':
      return `${block.label}:\n${addressOf(site, block.path)}`;
    case 'list':
      return block.items.map((item) => renderItem(site, item)).join('\n\n');
    case 'chart':
      return renderChart(block.finding, block.chart);
  }
}

function renderChart(finding: string, chart: Chart): string {
  const rows = listChartRows(chart);
  const width = Math.max(...rows.map(({ label }) => label.length));
  const lines = rows.map(({ label, value }) => `  ${label.padEnd(width)}  ${value}`);
  return [oneLine(finding), '', `${oneLine(chart.title)}:`, ...lines].join('\n');
}

function renderItem(site: MailSite, { title, note, path }: MailItem): string {
  const lines = [`* ${oneLine(title)}`];
  if (note) lines.push(`  ${oneLine(note)}`);
  if (path) lines.push(`  ${addressOf(site, path)}`);
  return lines.join('\n');
}
