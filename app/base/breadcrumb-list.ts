import { localPath } from './locale-path.ts';

/** schema.org's BreadcrumbList, from the section down to the page. */
export function breadcrumbList(
  siteUrl: string,
  steps: ReadonlyArray<{ name: string; path: string }>,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + localPath(path),
    })),
  };
}

/** The same steps as links above a page; the page itself is none. */
export function toCrumbs(steps: ReadonlyArray<{ name: string; path: string }>) {
  return steps.map(({ name, path }, index) =>
    index < steps.length - 1 ? { label: name, href: path } : { label: name },
  );
}
