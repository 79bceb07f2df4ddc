import { useEffect, useState } from 'react';
import { onFollowed } from './follow-event.ts';

/** Updated with each follow and unfollow on the page (spec section 4). */
export function FollowCount({ total }: { total: number }) {
  const [count, setCount] = useState(total);
  useEffect(() => setCount(total), [total]);
  useEffect(
    () =>
      onFollowed(({ isFollowed }) =>
        setCount((before) => Math.max(0, before + (isFollowed ? 1 : -1))),
      ),
    [],
  );
  return <bdi className="follow-count">{count}</bdi>;
}
