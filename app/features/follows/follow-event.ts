// Tells other parts of the page that something was followed, or is no longer.
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

/** Returns the function that stops listening. */
export function onFollowed(listener: (change: FollowChange) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<FollowChange>).detail);
  addEventListener(NAME, listen);
  return () => removeEventListener(NAME, listen);
}
