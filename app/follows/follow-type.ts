export const FOLLOW_TYPES = ['startup', 'investor', 'industry', 'location'] as const;
export type FollowType = (typeof FOLLOW_TYPES)[number];

/** Such as startup/andela. */
export type FollowKey = `${FollowType}/${string}`;

export const followKey = (type: FollowType, slug: string): FollowKey => `${type}/${slug}`;

/** Inverse of the above; null when invalid. */
export function readFollowKey(key: string): { type: FollowType; slug: string } | null {
  const at = key.indexOf('/');
  const type = FOLLOW_TYPES.find((one) => one === key.slice(0, at));
  return type ? { type, slug: key.slice(at + 1) } : null;
}

export const FOLLOW_FORM_ID = 'follow';

export interface FollowChange {
  type: FollowType;
  slug: string;
  isFollowed: boolean;
}

const NAME = 'griot-followed';

/** Notifies other parts of the page. */
export function announceFollow(change: FollowChange): void {
  dispatchEvent(new CustomEvent(NAME, { detail: change }));
}

export function onFollowed(listener: (change: FollowChange) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<FollowChange>).detail);
  addEventListener(NAME, listen);
  return () => removeEventListener(NAME, listen);
}
