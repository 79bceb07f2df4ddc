import { type FormEvent, useEffect, useState } from 'react';
import { pathTo, withQuery } from '../base/paths.ts';
import { marksText, dashboardText as text } from '../text/text.ts';
import { EntityRow } from '../ui/entities.tsx';
import { Icon } from '../ui/icon.tsx';
import { request } from '../ui/request.ts';
import { showToast } from '../ui/toast-queue.ts';
import type { RecommendedStartup } from './contract.ts';
import { FollowButton } from './follow-button.tsx';
import { onFollowed } from './follow-type.ts';

const MOST_REASONS = 2;

export interface RecommendedProps {
  startups: RecommendedStartup[];
  xsrfToken: string;
}

/** Startups to follow or dismiss; without script both are forms. */
export function Recommended({ startups, xsrfToken }: RecommendedProps) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const shown = startups.filter(({ slug }) => !dismissed.includes(slug));

  async function dismiss(event: FormEvent, { slug, name }: RecommendedStartup) {
    event.preventDefault();
    const item = (event.currentTarget as HTMLElement).closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    neighbour?.querySelector<HTMLElement>('a')?.focus();
    setDismissed((before) => [...before, slug]);
    const call = withQuery(pathTo('/api/user/recommended/dismiss'), { slug });
    const answer = await request(call, { method: 'POST' });
    if (answer.ok) return;
    setDismissed((before) => before.filter((one) => one !== slug));
    showToast({ type: 'negative', message: text.dismissFailed(name) });
  }

  if (shown.length === 0) return <p className="muted">{text.recommendedNone}</p>;
  return (
    <ul className="rows panel-rows">
      {shown.map((startup) => {
        const { name, slug, is_liked_by_user, reasons } = startup;
        return (
          <li key={slug}>
            <EntityRow kind="startup" of={startup}>
              <form
                method="post"
                action={pathTo('/dashboard')}
                onSubmit={(event) => dismiss(event, startup)}
              >
                <input type="hidden" name="_xsrf" value={xsrfToken} />
                <input type="hidden" name="dismiss" value={slug} />
                <button type="submit" className="icon-button" aria-label={text.dismiss(name)}>
                  <Icon name="close" />
                </button>
              </form>
            </EntityRow>
            <div className="recommended-foot">
              <p className="recommended-reasons">
                {reasons.slice(0, MOST_REASONS).join(marksText.semicolon)}
              </p>
              <FollowButton type="startup" slug={slug} name={name} isFollowed={is_liked_by_user} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Updated with each follow and unfollow on the page. */
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
