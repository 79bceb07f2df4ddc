// A webhook's message in the form that a chat service takes, known by the host of its address.
import { alertsText as text } from '../../../text/text.ts';

interface FoundItem {
  title: string;
  url: string;
}

/** The part of a message that a chat says; a test has no items. */
export interface WebhookMessage {
  type?: unknown;
  data?: {
    alert?: { name: string; url: string; end_url: string };
    items?: readonly FoundItem[];
  };
}

interface Line {
  words: string;
  url?: string;
}

interface Chat {
  name: string;
  isAt(url: URL): boolean;
  /** Characters of one message, with room for what marks links. */
  most: number;
  say(line: Line): string;
  form(said: string, url: URL): object;
}

const escapeMarkup = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeMarkdown = (words: string) => words.replaceAll(/[\\`*_~|[\]()<>#@]/g, '\\$&');
const linkInMarkdown = ({ words, url }: Line) =>
  url ? `[${escapeMarkdown(words)}](${url})` : escapeMarkdown(words);

const CHATS: readonly Chat[] = [
  {
    name: 'Slack',
    isAt: ({ hostname }) => hostname === 'hooks.slack.com',
    most: 30_000,
    say: ({ words, url }) =>
      url ? `<${url}|${escapeMarkup(words).replaceAll('|', '¦')}>` : escapeMarkup(words),
    form: (said) => ({ text: said, unfurl_links: false }),
  },
  {
    name: 'Discord',
    isAt: ({ hostname, pathname }) =>
      /^(?:www\.)?discord(?:app)?\.com$/.test(hostname) && pathname.startsWith('/api/webhooks/'),
    most: 2_000,
    say: linkInMarkdown,
    // A record's name must not mention anybody.
    form: (said) => ({ content: said, allowed_mentions: { parse: [] } }),
  },
  {
    name: 'Telegram',
    isAt: ({ hostname, pathname }) =>
      hostname === 'api.telegram.org' && /^\/bot[^/]+\/sendMessage$/.test(pathname),
    most: 4_000,
    say: ({ words, url }) =>
      url
        ? `<a href="${escapeMarkup(url).replaceAll('"', '%22')}">${escapeMarkup(words)}</a>`
        : escapeMarkup(words),
    form: (said, url) => ({
      chat_id: url.searchParams.get('chat_id'),
      text: said,
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
    }),
  },
  {
    name: 'Microsoft Teams',
    isAt: ({ hostname }) =>
      /\.(?:webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com)$/.test(hostname),
    most: 15_000,
    say: linkInMarkdown,
    form: (said) => ({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
            type: 'AdaptiveCard',
            version: '1.4',
            body: said.split('\n').map((line) => ({ type: 'TextBlock', text: line, wrap: true })),
          },
        },
      ],
    }),
  },
];

const chatAt = (address: string) => {
  const url = URL.parse(address);
  return url && CHATS.find((chat) => chat.isAt(url));
};

/** The service behind an address; null for a program of one's own. */
export const chatNameOf = (address: string): string | null => chatAt(address)?.name ?? null;

/** Whether a chat service misses the part of its address that says where to. */
export function lacksChat(address: string): boolean {
  const url = URL.parse(address);
  return chatNameOf(address) === 'Telegram' && !url?.searchParams.get('chat_id');
}

/** As the service takes it; null for a program of one's own, which gets the message itself. */
export function sayInChat(address: string, message: WebhookMessage): object | null {
  const chat = chatAt(address);
  if (!chat) return null;
  const lines = linesOf(message).map((line) => chat.say(line));
  return chat.form(fit(lines, chat.most), new URL(address));
}

function linesOf({ data }: WebhookMessage): Line[] {
  const { alert, items = [] } = data ?? {};
  if (!alert) return [{ words: text.chatTest }];
  return [
    { words: text.chatFound(alert.name, items.length), url: alert.url },
    ...items.map(({ title, url }) => ({ words: title, url })),
    { words: text.end, url: alert.end_url },
  ];
}

/** Whole lines: the first and the last, and as many between them as there is room for. */
function fit(lines: readonly string[], most: number): string {
  const [first = '', ...rest] = lines;
  const last = rest.pop();
  const room = most - first.length - (last?.length ?? 0) - 40;
  const kept: string[] = [];
  let used = 0;
  for (const line of rest) {
    used += line.length + 1;
    if (used > room) break;
    kept.push(line);
  }
  const left = rest.length - kept.length;
  const more = left > 0 ? [text.chatMore(left)] : [];
  return [first, ...kept, ...more, ...(last === undefined ? [] : [last])].join('\n');
}
