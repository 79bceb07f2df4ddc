// The content of a mail; render-mail.server.ts makes text and HTML of it.
import { pathTo, withQuery } from '../base/paths.ts';
import type { Chart } from '../charts/chart-data.ts';
import { valueLabel } from '../charts/value-label.ts';

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** A link on its own line. Links are paths of this site only. */
  | { kind: 'action'; label: string; path: string }
  | { kind: 'list'; items: MailItem[] }
  /** Its title is the finding; text and HTML have the figures, without a picture. */
  | { kind: 'chart'; finding: string; chart: Chart };

export interface MailItem {
  title: string;
  path?: string;
  note?: string;
}

export interface MailContent {
  subject: string;
  blocks: MailBlock[];
  /** Path that unsubscribes by one POST without signing in; absent for account mails. */
  unsubscribePath?: string;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const heading = (text: string): MailBlock => ({ kind: 'heading', text });
export const action = (label: string, path: string): MailBlock => ({ kind: 'action', label, path });
export const list = (items: MailItem[]): MailBlock => ({ kind: 'list', items });
export const chart = (finding: string, chart: Chart): MailBlock => ({
  kind: 'chart',
  finding,
  chart,
});

/** Texts become paragraphs; what is empty is left out. */
export function writeMail(
  subject: string,
  lines: ReadonlyArray<MailBlock | string | null | false>,
  unsubscribePath?: string,
): MailContent {
  const blocks = lines.flatMap((line) => {
    if (!line) return [];
    return typeof line === 'string' ? paragraph(line) : line;
  });
  return { subject, blocks, unsubscribePath };
}

/** `token` is signed by signMailLink for what it ends. */
export const unsubscribePath = (token: string) => withQuery(pathTo('/unsubscribe'), { token });

export interface ChartRow {
  label: string;
  value: string;
  /** Of the largest, 0 to 100. */
  percent: number;
}

/** A chart of one series as rows. */
export function listChartRows({ series, unit }: Chart): ChartRow[] {
  const data = series[0]?.data ?? [];
  const largest = Math.max(1, ...data.map(({ y }) => y ?? 0));
  return data.map(({ x, y }) => ({
    label: String(x),
    value: valueLabel(y, unit),
    percent: Math.round(((y ?? 0) / largest) * 100),
  }));
}
