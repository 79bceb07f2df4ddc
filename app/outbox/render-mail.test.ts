import { expect, test } from 'vitest';
import { addressOf } from './mail-address.ts';
import { mailTemplates } from './queue-mail.server.ts';
import { renderMail } from './render-mail.server.ts';

const site = { PRODUCT_NAME: 'Griot', SITE_URL: 'https://griot.example' };

test('every account mail has its link in text and HTML, on the public address only', () => {
  const data = { name: 'Ama', token: 'a_b-c', validMinutes: 90 };
  const { reset, welcome, already_registered, password_changed } = mailTemplates;
  for (const write of [reset, welcome, already_registered, password_changed]) {
    const { subject, text, html, headers } = renderMail(site, write(data, site.PRODUCT_NAME));
    expect(subject).toContain('Griot');
    expect(text).toContain('Hello Ama,');
    expect(html).toContain('Hello Ama,');
    expect(headers).toEqual({});
    const links = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<)]+/g)].map(([link]) => link);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect(new URL(link).origin).toBe(site.SITE_URL);
  }
});

test('a name cannot add a header, a tag or a line', () => {
  const name = 'Eve\r\nBcc: all@example.org\r\n\r\n<img src=x>\u2028';
  const { text, html } = renderMail(site, mailTemplates.welcome({ name }, 'Griot'));
  expect(text).toContain('Hello Eve Bcc: all@example.org <img src=x> ,');
  expect(html).not.toContain('<img');
  const { subject } = renderMail(site, {
    subject: 'One\r\nBcc: all@example.org',
    blocks: [],
  });
  expect(subject).toBe('One Bcc: all@example.org');
});

test.each([
  '//evil.example/x',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
])('refuses to link to %j', (path) => {
  expect(() => addressOf(site, path)).toThrow('paths of this site only');
});

test('a mail that can be ended says so in its headers, its text and its HTML', () => {
  const content = { subject: 'News', blocks: [] };
  const { text, html, headers } = renderMail(site, content, '/unsubscribe?token=x');
  const address = 'https://griot.example/unsubscribe?token=x';
  expect(headers).toEqual({
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain(address);
  expect(html).toContain(`href="${address}"`);
});
