// What a page says in words of its own, block by block, without texts that are marked as another
// language's, code, and names of the record.

/** What stands inside a line of text; every other element ends it. */
const INLINE = new Set(
  'a abbr b bdi bdo cite em i mark q s small span strong sub sup time u wbr'.split(' '),
);
/** Code and what programs read. */
const SKIPPED = new Set('script style code pre kbd samp noscript'.split(' '));
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const SPOKEN = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'];

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

function decode(text: string): string {
  return text.replace(/&(#x?)?([\da-z]+);/gi, (whole, sign: string | undefined, name: string) => {
    if (!sign) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(name, sign === '#x' ? 16 : 10));
  });
}

const attributesOf = (tag: string) =>
  new Map(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** Lines of text as a reader meets them, attributes that are read out among them. */
export function listLines(html: string, locale: string): string[] {
  const lines: string[] = [];
  let line = '';
  const open: Array<{ name: string; isRead: boolean }> = [];
  const isRead = () => open.at(-1)?.isRead ?? true;
  const end = () => {
    const text = line.replace(/[ \t\n]+/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
  };
  for (const [token, name] of html.matchAll(/<!--[\s\S]*?-->|<\/?([a-z][\w-]*)[^>]*>|[^<]+/gi)) {
    if (token.startsWith('<!')) continue;
    if (!name) {
      if (isRead()) line += decode(token);
      continue;
    }
    if (!INLINE.has(name)) end();
    if (token.startsWith('</')) {
      while (open.length > 0 && open.pop()?.name !== name);
      continue;
    }
    const attributes = attributesOf(token);
    const lang = attributes.get('lang');
    const reads = isRead() && !SKIPPED.has(name) && (lang === undefined || lang === locale);
    if (reads) {
      for (const spoken of SPOKEN) {
        const value = attributes.get(spoken);
        if (value) lines.push(decode(value));
      }
    }
    const isVoid = VOID.has(name) || token.endsWith('/>');
    if (!isVoid) open.push({ name, isRead: reads });
  }
  end();
  return lines;
}

/** Words of at least three letters. */
export const listWords = (text: string): string[] =>
  text.match(/(?<![\p{L}\d@.’'-])\p{L}[\p{L}’']{2,}(?![\p{L}\d@])/gu) ?? [];
