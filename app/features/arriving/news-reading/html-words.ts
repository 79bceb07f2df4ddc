import { Parser } from 'htmlparser2';

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe']);
const INLINE = new Set('a b i em strong span u sup sub font bdi mark'.split(' '));

/** Resolves entities; a tag is a space except inside a word. Never throws. */
export function readHtmlWords(html: string): { text: string; links: string[] } {
  let text = '';
  let unread = 0;
  const links: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, { href }) {
        if (UNREAD.has(name)) unread++;
        else if (!INLINE.has(name)) text += ' ';
        if (name === 'a' && href) links.push(href);
      },
      onclosetag(name) {
        if (UNREAD.has(name)) unread--;
        else if (!INLINE.has(name)) text += ' ';
      },
      ontext(piece) {
        if (unread === 0) text += piece;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return { text, links };
}
