import { industryPath, investorPath, locationPath, startupPath } from '../../base/paths.ts';

/** What can be followed (decisions.md, accounts). */
export const FOLLOW_TYPES = ['startup', 'investor', 'industry', 'location'] as const;
export type FollowType = (typeof FOLLOW_TYPES)[number];

const PATHS: Record<FollowType, (slug: string) => string> = {
  startup: (slug) => startupPath(slug),
  investor: investorPath,
  industry: (slug) => industryPath(slug),
  location: locationPath,
};

/** The page of what is followed. */
export function followedPath(type: FollowType, slug: string): string {
  return PATHS[type](slug);
}
