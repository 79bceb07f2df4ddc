/** The value when it is a path of this site, else `fallback`: never another origin. */
export function ownPathOr(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/') || value.length > 2_000) return fallback;
  try {
    const url = new URL(value, 'http://own.invalid');
    // Browsers read `//host`, `/\host` and tabs or line ends inside as another host.
    if (url.host !== 'own.invalid' || /[\\\p{Cc}]/u.test(value)) return fallback;
    // Removing the dots of `/.//host` must not leave one either.
    if (url.pathname.startsWith('//')) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}
