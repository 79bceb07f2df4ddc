// Notifies other parts of the page of follows and unfollows.
import type { FollowType } from './follow-type.ts';

export interface FollowChange {
  type: FollowType;
  slug: string;
  isFollowed: boolean;
}

const NAME = 'griot-followed';

export function announceFollow(change: FollowChange): void {
  dispatchEvent(new CustomEvent(NAME, { detail: change }));
}

export function onFollowed(listener: (change: FollowChange) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<FollowChange>).detail);
  addEventListener(NAME, listen);
  return () => removeEventListener(NAME, listen);
}
