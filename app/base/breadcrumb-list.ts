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
      item: `${siteUrl}${path}`,
    })),
  };
}
