// Parameters of a comparison's address: ordered unique slugs and `only`.
export const ONLY_DIFFERENCES = 'differences';

/** Further slugs are ignored. */
export const MOST_SLUGS = 50;

/** "b, A,,a" is b and a. Malformed slugs stay, so that the page can report them. */
export function readSlugs(text: string): string[] {
  const given = text.split(',').map((slug) => slug.trim().toLowerCase());
  return [...new Set(given)].filter((slug) => slug !== '').slice(0, MOST_SLUGS);
}

export function withoutSlug(slugs: readonly string[], slug: string): string[] {
  return slugs.filter((one) => one !== slug);
}

/** Moves `slug` to `index`; the same list where that is out of range. */
export function moveSlug(slugs: readonly string[], slug: string, index: number): string[] {
  if (!slugs.includes(slug) || index < 0 || index >= slugs.length) return [...slugs];
  return withoutSlug(slugs, slug).toSpliced(index, 0, slug);
}
