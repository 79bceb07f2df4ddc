// What the address of a comparison holds: slugs in order, each once, and whether only differences are shown.

/** The value of `only` in the address. */
export const ONLY_DIFFERENCES = 'differences';

/** What follows is not read: nobody compares more, and each slug is looked up. */
export const MOST_SLUGS = 50;

/** "b, A,,a" is b and a. What is no slug stays, so that the page can say so. */
export function readSlugs(text: string): string[] {
  const given = text.split(',').map((slug) => slug.trim().toLowerCase());
  return [...new Set(given)].filter((slug) => slug !== '').slice(0, MOST_SLUGS);
}

export function withoutSlug(slugs: readonly string[], slug: string): string[] {
  return slugs.filter((one) => one !== slug);
}

/** `slug` put at `index`, the others in their order; the same list where that is no place. */
export function moveSlug(slugs: readonly string[], slug: string, index: number): string[] {
  if (!slugs.includes(slug) || index < 0 || index >= slugs.length) return [...slugs];
  return withoutSlug(slugs, slug).toSpliced(index, 0, slug);
}
