import { pathTo } from './paths.ts';

/** Addresses write criteria with hyphens (decisions.md). */
export function rankingPath(criterion?: string): string {
  if (!criterion) return pathTo('/top-100');
  const filter = `startups-by-${criterion.replaceAll('_', '-')}`;
  return pathTo('/top-100/:filter{startups-by-.+}', { filter });
}

export const rankedId = (slug: string): string => `rank-${slug}`;

/** Its row among the hundred best funded. */
export function rankedPath(slug: string): string {
  return `${rankingPath()}#${rankedId(slug)}`;
}
