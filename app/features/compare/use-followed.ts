import { useEffect, useState } from 'react';
import { onFollowed } from '../follows/follow-event.ts';
import { followKey } from '../follows/follow-type.ts';
import type { AskFollowed } from '../follows/followed-context.ts';
import type { ComparedStartup } from '../startups/comparison-contract.ts';

/** Whether a column's startup is followed: as it came, and as it was pressed since anywhere on the page. */
export function useFollowed(startups: readonly ComparedStartup[]): AskFollowed {
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
