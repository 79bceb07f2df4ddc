// A mail as plain text and as HTML that every mail program reads: no tables, no pictures, nothing to fetch.
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../../http/settings.ts';
import { mailText } from '../../text/text.ts';
import type { MailBlock, MailContent, MailItem } from './mail-content.ts';

/** The name in it and the address its links begin with: from the settings, never from a request. */
export type MailSite = Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL'>;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export function renderMail(site: MailSite, content: MailContent): RenderedMail {
  const unsubscribe = content.unsubscribePath && addressOf(site, content.unsubscribePath);
  const headers: Record<string, string> = unsubscribe
    ? {
        // RFC 2369 and RFC 8058: mail programs show their own button, which posts.
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};
  return {
    subject: oneLine(content.subject),
    text: renderText(site, content, unsubscribe),
    html: `<!doctype html>${renderToStaticMarkup(<Html {...{ site, content, unsubscribe }} />)}`,
    headers,
  };
}

/** A path of this site as a full address. Throws for what is no own path. */
export function addressOf(site: MailSite, path: string): string {
  const address = URL.canParse(path, site.SITE_URL) ? new URL(path, site.SITE_URL) : undefined;
  if (!path.startsWith('/') || address?.origin !== new URL(site.SITE_URL).origin) {
    throw new Error('A mail can link to paths of this site only');
  }
  return `${site.SITE_URL}${path}`;
}

/** Without line breaks and other control characters, which could begin a header of their own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function renderText(site: MailSite, content: MailContent, unsubscribe?: string): string {
  const parts = content.blocks.map((block) => blockAsText(site, block));
  const end = [mailText.footer(site.PRODUCT_NAME, site.SITE_URL)];
  if (unsubscribe) end.push(`${mailText.unsubscribe}: ${unsubscribe}`);
  return `${[...parts, `-- \n${end.join('\n')}`].join('\n\n')}\n`;
}

function blockAsText(site: MailSite, block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return oneLine(block.text);
    case 'heading':
      return oneLine(block.text).toUpperCase();
    case 'action':
      return `${block.label}:\n${addressOf(site, block.path)}`;
    case 'list':
      return block.items.map((item) => itemAsText(site, item)).join('\n\n');
  }
}

function itemAsText(site: MailSite, { title, note, path }: MailItem): string {
  const lines = [`* ${oneLine(title)}`];
  if (note) lines.push(`  ${oneLine(note)}`);
  if (path) lines.push(`  ${addressOf(site, path)}`);
  return lines.join('\n');
}

// Mail programs drop style sheets, so the little there is stands at each element.
const STYLES = {
  body: {
    margin: '0 auto',
    padding: '24px 16px',
    maxWidth: '36rem',
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    fontSize: '16px',
    lineHeight: 1.5,
  },
  heading: { fontSize: '18px', lineHeight: 1.3, margin: '24px 0 8px' },
  action: { fontWeight: 600 },
  list: { paddingInlineStart: '20px' },
  item: { marginBottom: '12px' },
  footer: { marginTop: '32px', fontSize: '14px' },
} satisfies Record<string, CSSProperties>;

interface HtmlProps {
  site: MailSite;
  content: MailContent;
  unsubscribe: string | undefined;
}

function Html({ site, content, unsubscribe }: HtmlProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{oneLine(content.subject)}</title>
      </head>
      <body style={STYLES.body}>
        {content.blocks.map((block, index) => (
          <Block key={`${index}-${block.kind}`} {...{ site, block }} />
        ))}
        <p style={STYLES.footer}>
          <a href={site.SITE_URL}>{site.PRODUCT_NAME}</a>
          {unsubscribe && (
            <>
              {' · '}
              <a href={unsubscribe}>{mailText.unsubscribe}</a>
            </>
          )}
        </p>
      </body>
    </html>
  );
}

function Block({ site, block }: { site: MailSite; block: MailBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return <h2 style={STYLES.heading}>{block.text}</h2>;
    case 'action':
      return (
        <p style={STYLES.action}>
          <a href={addressOf(site, block.path)}>{block.label}</a>
        </p>
      );
    case 'list':
      return (
        <ul style={STYLES.list}>
          {block.items.map((item, index) => (
            <Item key={`${index}-${item.title}`} {...{ site, item }} />
          ))}
        </ul>
      );
  }
}

function Item({ site, item }: { site: MailSite; item: MailItem }) {
  return (
    <li style={STYLES.item}>
      {item.path ? <a href={addressOf(site, item.path)}>{item.title}</a> : item.title}
      {item.note && (
        <>
          <br />
          {item.note}
        </>
      )}
    </li>
  );
}
