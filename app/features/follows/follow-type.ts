import { industryPath, investorPath, locationPath, startupPath } from '../../base/paths.ts';

export const FOLLOW_TYPES = ['startup', 'investor', 'industry', 'location'] as const;
export type FollowType = (typeof FOLLOW_TYPES)[number];

const PATHS: Record<FollowType, (slug: string) => string> = {
  startup: (slug) => startupPath(slug),
  investor: investorPath,
  industry: (slug) => industryPath(slug),
  location: locationPath,
};

export function followedPath(type: FollowType, slug: string): string {
  return PATHS[type](slug);
}

/** Such as startup/andela. */
export type FollowKey = `${FollowType}/${string}`;

export function followKey(type: FollowType, slug: string): FollowKey {
  return `${type}/${slug}`;
}

/** Inverse of the above; null when invalid. */
export function readFollowKey(key: string): { type: FollowType; slug: string } | null {
  const at = key.indexOf('/');
  const type = FOLLOW_TYPES.find((one) => one === key.slice(0, at));
  return type ? { type, slug: key.slice(at + 1) } : null;
}

export const FOLLOW_FORM_ID = 'follow';
