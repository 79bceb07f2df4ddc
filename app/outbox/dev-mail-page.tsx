// Shows mails stored as files, for a site without a mail server; not mounted in production.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { pathTo } from '../base/paths.ts';
import { notFound } from '../http/errors.ts';
import { type Page, page } from '../http/page.ts';
import { mailText } from '../text/text.ts';
import { Section } from '../ui/section.tsx';
import { EmptyState } from '../ui/states.tsx';
import { mailFolder } from './transports.server.ts';

const text = mailText.dev;
const SHOWN = 100;

type MailFile = ReturnType<typeof readEml> & { name: string };

export const devMailsPage: Page = page({
  async load({ settings }): Promise<{ folder: string; mails: MailFile[]; isSmtp: boolean }> {
    const folder = mailFolder(settings.DATA_DIR);
    const names = await listNames(folder);
    const mails = await Promise.all(names.slice(0, SHOWN).map((name) => readMail(folder, name)));
    return { folder, mails, isSmtp: settings.SMTP_URL !== undefined };
  },
  head: () => ({ title: text.title, description: text.description, noindex: true }),
  body: ({ folder, mails, isSmtp }) => (
    <>
      <h1>{text.title}</h1>
      <p className="lead">{isSmtp ? text.leadSmtp : text.lead(folder)}</p>
      {mails.length === 0 ? (
        <EmptyState title={text.none}>{text.noneWhy}</EmptyState>
      ) : (
        <ol className="dev-mails section">
          {mails.map((mail) => (
            <li key={mail.name}>
              <a href={pathTo('/dev/mail/:name', { name: mail.name })}>{mail.subject}</a>
              <span className="small muted">{text.toOn(mail.to, mail.date)}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  ),
});

export const devMailPage: Page = page({
  async load({ settings }, { name = '' }): Promise<MailFile & { file: string }> {
    const folder = mailFolder(settings.DATA_DIR);
    if (!(await listNames(folder)).includes(name)) throw notFound('mail', name);
    return { ...(await readMail(folder, name)), file: join(folder, `${name}.eml`) };
  },
  head: ({ subject }) => ({ title: subject, description: text.description, noindex: true }),
  body: ({ subject, headers, text: plain, html, file }) => (
    <>
      <p>
        <a href={pathTo('/dev/mail')}>{text.back}</a>
      </p>
      <h1>{subject}</h1>
      <p className="small muted">{file}</p>
      <Block title={text.text}>
        <LinkedText plain={plain} />
      </Block>
      <Block title={text.headers}>
        {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
      </Block>
      <Block title={text.html}>{html}</Block>
    </>
  ),
});

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <pre className="dev-mail">{children}</pre>
    </Section>
  );
}

function LinkedText({ plain }: { plain: string }) {
  return plain.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={`${index}-${part}`} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

async function listNames(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .flatMap((file) => /^([a-z0-9-]+)\.eml$/.exec(file)?.[1] ?? [])
    .sort()
    .reverse();
}

async function readMail(folder: string, name: string): Promise<MailFile> {
  return { name, ...readEml(await readFile(join(folder, `${name}.eml`), 'utf8')) };
}

// Reads the .eml files of transports.server.ts: the parts of RFC 5322, 2045 and 2047 they use.

interface Part {
  headers: Array<[name: string, value: string]>;
  body: string;
}

export function readEml(source: string) {
  const message = splitPart(source);
  const boundary = /boundary="?([^";]+)"?/.exec(headerOf(message, 'content-type'))?.[1];
  const parts = boundary ? splitBody(message.body, boundary) : [message];
  const find = (type: string) => {
    const part = parts.find((one) => headerOf(one, 'content-type').startsWith(type));
    return part ? decodeBody(part) : '';
  };
  return {
    from: headerOf(message, 'from'),
    to: headerOf(message, 'to'),
    subject: headerOf(message, 'subject'),
    date: headerOf(message, 'date'),
    headers: message.headers,
    text: find('text/plain'),
    html: find('text/html'),
  };
}

function splitPart(source: string): Part {
  const text = source.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const head = end < 0 ? text : text.slice(0, end);
  // Folded header lines begin with white space.
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = lines.flatMap((line): Array<[string, string]> => {
    const at = line.indexOf(':');
    return at > 0 ? [[line.slice(0, at), decodeWords(line.slice(at + 1).trim())]] : [];
  });
  return { headers, body: end < 0 ? '' : text.slice(end + 2) };
}

function headerOf(part: Part, name: string): string {
  return part.headers.find(([given]) => given.toLowerCase() === name)?.[1] ?? '';
}

function splitBody(body: string, boundary: string): Part[] {
  return `\n${body}`
    .split(`\n--${boundary}`)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .map((part) => splitPart(part.replace(/^\n/, '')));
}

function decodeBody(part: Part): string {
  const encoding = headerOf(part, 'content-transfer-encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(part.body.replace(/=\n/g, '')) : part.body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/(?:=[0-9A-F]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  );
  return bytes;
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; white space between two of them is not text. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
}
