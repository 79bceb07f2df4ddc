import { expect, test } from 'vitest';
import { lacksChat, sayInChat } from './chat-forms.ts';

const SLACK = 'https://hooks.slack.com/services/T0/B0/x';
const DISCORD = 'https://discord.com/api/webhooks/1/x';
const TELEGRAM = 'https://api.telegram.org/bot1:x/sendMessage?chat_id=-100';
const TEAMS = 'https://prod-1.westeurope.logic.azure.com/workflows/x/triggers/manual/paths/invoke';
const message = (titles: readonly string[]) => ({
  type: 'alert.found',
  data: {
    alert: {
      name: 'Rounds in <Kenya>',
      url: 'https://g.test/rounds',
      end_url: 'https://g.test/end',
    },
    items: titles.map((title, at) => ({ title, url: `https://g.test/funding/${at}` })),
  },
});
const TWO = message(['M&A *House* @everyone raised', 'Beta <b> raised']);

test('Slack gets its markup, with what records are named escaped', () => {
  expect(sayInChat(SLACK, TWO)).toEqual({
    unfurl_links: false,
    text: [
      '<https://g.test/rounds|2 new in Rounds in &lt;Kenya&gt;>',
      '<https://g.test/funding/0|M&amp;A *House* @everyone raised>',
      '<https://g.test/funding/1|Beta &lt;b&gt; raised>',
      '<https://g.test/end|End alert>',
    ].join('\n'),
  });
});

test('Discord gets Markdown that calls nobody', () => {
  const said = sayInChat(DISCORD, TWO);
  expect(said).toMatchObject({ allowed_mentions: { parse: [] } });
  expect(said).toMatchObject({
    content: expect.stringContaining(
      '[M&A \\*House\\* \\@everyone raised](https://g.test/funding/0)',
    ),
  });
});

test('Telegram gets HTML for the chat of its address, which must be named', () => {
  expect(sayInChat(TELEGRAM, TWO)).toMatchObject({
    chat_id: '-100',
    parse_mode: 'HTML',
    text: expect.stringContaining('<a href="https://g.test/funding/1">Beta &lt;b&gt; raised</a>'),
  });
  expect(lacksChat(TELEGRAM)).toBe(false);
  expect(lacksChat('https://api.telegram.org/bot1:x/sendMessage')).toBe(true);
  expect(lacksChat(SLACK)).toBe(false);
});

test('Teams gets a card with a block a line', () => {
  expect(sayInChat(TEAMS, TWO)).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: { type: 'AdaptiveCard', body: Array(4).fill({ type: 'TextBlock', wrap: true }) },
      },
    ],
  });
});

test('a message is as long as the service takes, in whole lines, and says what is left out', () => {
  const said = sayInChat(DISCORD, message(Array(50).fill('A startup of a long name raised')));
  const { content } = said as { content: string };
  expect(content.length).toBeLessThanOrEqual(2_000);
  expect(content).toMatch(/\nAnd \d+ more\n\[End alert\]/);
  expect(content.split('\n').every((line) => /^\[.*\)$|^And/.test(line))).toBe(true);
});

test('a test says that it is one; a program of one’s own gets the message itself', () => {
  expect(sayInChat(SLACK, { type: 'webhook.test', data: {} })).toMatchObject({
    text: 'Alerts will arrive here.',
  });
  expect(sayInChat('https://hooks.slack.com.example.org/x', TWO)).toBeNull();
  expect(sayInChat('https://discord.com/channels/1', TWO)).toBeNull();
});
