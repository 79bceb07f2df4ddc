import { hashFnv1a } from './hash.ts';

export const MAX_SLUG_LENGTH = 80;

/** Letters that Unicode does not decompose. */
const LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ɓ: 'b',
  ƀ: 'b',
  ƈ: 'c',
  ɖ: 'd',
  ɗ: 'd',
  ǝ: 'e',
  ə: 'e',
  ɛ: 'e',
  ƒ: 'f',
  ɠ: 'g',
  ɣ: 'g',
  ɦ: 'h',
  ɩ: 'i',
  ɨ: 'i',
  ƙ: 'k',
  ɲ: 'n',
  ƞ: 'n',
  ɔ: 'o',
  ɵ: 'o',
  ƥ: 'p',
  ʃ: 'sh',
  ŧ: 't',
  ƭ: 't',
  ʈ: 't',
  ʊ: 'u',
  ʋ: 'v',
  ƴ: 'y',
  ƶ: 'z',
  ʒ: 'zh',
  '&': ' and ',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * "Côte d'Ivoire" gives cote-d-ivoire, "Ɗangote & Co" gives dangote-and-co. At most 80 characters,
 * cut between words. A name without ASCII letters or digits gives `name-` and its hash: never
 * empty.
 */
export function slugify(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
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
