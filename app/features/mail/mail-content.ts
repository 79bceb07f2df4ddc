// The content of a mail; render-mail.server.ts makes text and HTML of it.

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** A link on its own line. Links are paths of this site only. */
  | { kind: 'action'; label: string; path: string }
  | { kind: 'list'; items: MailItem[] };

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
