export const MAX_SLUG_LENGTH = 80;

/** Letters that Unicode does not decompose, by what stands for them. */
const LETTERS = new Map(
  Object.entries({
    ae: 'æ',
    b: 'ɓƀ',
    c: 'ƈ',
    d: 'đðɖɗ',
    e: 'ǝəɛ',
    f: 'ƒ',
    g: 'ɠɣ',
    h: 'ħɦ',
    i: 'ıɩɨ',
    k: 'ƙ',
    l: 'ł',
    n: 'ɲƞ',
    ng: 'ŋ',
    o: 'øɔɵ',
    oe: 'œ',
    p: 'ƥ',
    sh: 'ʃ',
    ss: 'ß',
    t: 'ŧƭʈ',
    th: 'þ',
    u: 'ʊ',
    v: 'ʋ',
    y: 'ƴ',
    z: 'ƶ',
    zh: 'ʒ',
  }).flatMap(([ascii, letters]) => [...letters].map((letter) => [letter, ascii])),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/** Of small letters: "œuvre" gives oeuvre. */
export const spellOut = (text: string): string =>
  text.replace(LETTER, (letter) => LETTERS.get(letter) ?? letter);

/**
 * "Côte d'Ivoire" gives cote-d-ivoire, "Ɗangote & Co" gives dangote-and-co. At most 80 characters,
 * cut between words. A name without ASCII letters or digits gives `name-` and its hash: never
 * empty.
 */
export function slugify(name: string): string {
  const ascii = spellOut(name.normalize('NFKD').toLowerCase())
    .replaceAll('&', ' and ')
    .replace(/\p{Mark}/gu, '');
  const slug = ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return cut(slug) || `name-${hashFnv1a(name).toString(16).padStart(8, '0')}`;
}

export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

function cut(slug: string): string {
  if (slug.length <= MAX_SLUG_LENGTH) return slug;
  const end = slug.lastIndexOf('-', MAX_SLUG_LENGTH);
  return slug.slice(0, end > 0 ? end : MAX_SLUG_LENGTH);
}

/** FNV-1a, 32 bits, of UTF-8, unsigned. Not for secrets. */
export function hashFnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}
