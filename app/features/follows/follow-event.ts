// Several parts of a page can show whether one thing is followed: who changes it tells the others.
import type { FollowType } from './follow-type.ts';

export interface FollowChange {
  type: FollowType;
  slug: string;
  isFollowed: boolean;
}

const NAME = 'griot-followed';

export function sayFollowed(change: FollowChange): void {
  dispatchEvent(new CustomEvent(NAME, { detail: change }));
}

/** Answers the function that stops listening. */
export function onFollowed(hear: (change: FollowChange) => void): () => void {
  const listen = (event: Event) => hear((event as CustomEvent<FollowChange>).detail);
  addEventListener(NAME, listen);
  return () => removeEventListener(NAME, listen);
}
