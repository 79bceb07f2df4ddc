import { useEffect, useState } from 'react';
import { onFollowed } from '../follows/follow-event.ts';
import type { IsFollowed } from '../follows/follow-mark.tsx';
import { followKey } from '../follows/follow-type.ts';
import type { ComparedStartup } from '../startups/comparison-contract.ts';

/** Whether a startup is followed: as loaded, or as changed since on this page. */
export function useFollowed(startups: readonly ComparedStartup[]): IsFollowed {
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  useEffect(
    () =>
      onFollowed(({ type, slug, isFollowed }) =>
        setPressed((before) => new Map(before).set(followKey(type, slug), isFollowed)),
      ),
    [],
  );
  return (key) =>
    pressed.get(key) ??
    startups.some((one) => one.is_liked_by_user && followKey('startup', one.slug) === key);
}
