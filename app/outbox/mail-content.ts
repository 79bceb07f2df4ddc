// The content of a mail; render-mail.server.ts makes text and HTML of it.
import type { Chart } from '../charts/chart-data.ts';
import { mailText } from '../text/text.ts';

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
): MailContent {
  const blocks = lines.flatMap((line) => {
    if (!line) return [];
    return typeof line === 'string' ? paragraph(line) : line;
  });
  return { subject, blocks };
}

/** Begins with a greeting. Names of unproven addresses are null: strangers chose them. */
export const letter = (
  name: string | null,
  subject: string,
  lines: Parameters<typeof writeMail>[1],
): MailContent => writeMail(subject, [mailText.greeting(name), ...lines]);
