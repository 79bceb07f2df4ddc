// What a mail says, apart from how it looks; render-mail.server.ts makes text and HTML of it.

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** A link that stands alone. Links are paths of this site: nothing else can be linked to. */
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
  /** Path that ends mails of this kind, by one POST and without signing in; absent for mails about an account. */
  unsubscribePath?: string;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const heading = (text: string): MailBlock => ({ kind: 'heading', text });
export const action = (label: string, path: string): MailBlock => ({ kind: 'action', label, path });
export const list = (items: MailItem[]): MailBlock => ({ kind: 'list', items });
