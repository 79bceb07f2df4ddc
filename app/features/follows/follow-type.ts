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

/** A followed thing as one word, such as startup/andela. */
export type FollowKey = `${FollowType}/${string}`;

export function followKey(type: FollowType, slug: string): FollowKey {
  return `${type}/${slug}`;
}

/** What such a word names; null where it is none. */
export function readFollowKey(key: string): { type: FollowType; slug: string } | null {
  const at = key.indexOf('/');
  const type = FOLLOW_TYPES.find((one) => one === key.slice(0, at));
  return type ? { type, slug: key.slice(at + 1) } : null;
}

/** The form that the follow marks of a page's rows send. */
export const FOLLOW_FORM_ID = 'follow';
