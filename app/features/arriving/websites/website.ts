import { Parser } from 'htmlparser2';
import { declaredEncoding, decodeText, parseUntilTooDeep } from '../../../base/decode-text.ts';
import type { OutsideAnswer } from '../../../http/fetch-outside.server.ts';

export interface Icon {
  rel: string;
  href: string;
  /** "180x180", or several of them. */
  sizes: string;
}

export interface Website {
  headers: Record<string, string>;
  cookies: string[];
  /** By lower-case name. */
  meta: Array<[name: string, content: string]>;
  scripts: string[];
  /** Stylesheets, preloads, frames. */
  links: string[];
  icons: Icon[];
  html: string;
}

const MOST_CHARACTERS = 1_000_000;
const MOST_PARTS = 500;
const LONGEST_PART = 2_000;

export async function readWebsite({ headers, body }: OutsideAnswer): Promise<Website> {
  const said = declaredEncoding(headers['content-type'], body);
  const html = decodeText(body, said).slice(0, MOST_CHARACTERS);
  const site: Website = {
    headers,
    cookies: (headers['set-cookie'] ?? '')
      .split('\n')
      .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
      .filter(Boolean),
    meta: [],
    scripts: [],
    links: [],
    icons: [],
    html,
  };
  let depth = 0;
  const parser = new Parser({
    onopentag(tag, { name = '', property = name, content = '', src = '', href = '', ...more }) {
      const { rel = '', sizes = '' } = more;
      depth++;
      if (tag === 'meta' && content) site.meta.push([property.toLowerCase(), part(content)]);
      if (tag === 'script' && src) site.scripts.push(part(src));
      if (tag === 'link' && href) site.links.push(part(href));
      if (tag === 'link' && href && /icon/i.test(rel)) {
        site.icons.push({ rel: part(rel), href: part(href), sizes: part(sizes) });
      }
      if (tag === 'iframe' && src) site.links.push(part(src));
    },
    onclosetag() {
      depth--;
    },
  });
  await parseUntilTooDeep(parser, html, () => depth);
  for (const list of [site.meta, site.scripts, site.links, site.icons]) list.splice(MOST_PARTS);
  return site;
}

const part = (text: string) => text.slice(0, LONGEST_PART);
