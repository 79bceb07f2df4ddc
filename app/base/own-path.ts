/** The value when it is a path of this site, else `fallback`: never another origin. */
export function ownPathOr(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/') || value.length > 2_000) return fallback;
  try {
    const url = new URL(value, 'http://own.invalid');
    // `//host`, `/\host` and tabs or line ends inside are all read as another host by browsers.
    if (url.host !== 'own.invalid' || /[\\\p{Cc}]/u.test(value)) return fallback;
    // Nor may taking out the dots of `/.//host` leave one.
    if (url.pathname.startsWith('//')) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}
