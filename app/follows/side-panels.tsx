import { use } from 'react';
import { followingPath, foundPath } from '../base/paths.ts';
import { dashboardText as text } from '../text/text.ts';
import { EntityRow } from '../ui/entities.tsx';
import { Icon } from '../ui/icon.tsx';
import { Island } from '../ui/island.tsx';
import { XsrfContext } from '../ui/post-form.tsx';
import type { Like } from './contract.ts';
import { sayFollowed } from './say-followed.ts';
import { FollowCount, Recommended, type RecommendedProps } from './side-panel-islands.tsx';

type RecommendedPanelProps = Pick<RecommendedProps, 'startups'> & { followed: number };

export function FollowedPanel({ likes, total }: { likes: readonly Like[]; total: number }) {
  return (
    <details className="panel panel-followed" open>
      <summary>
        <h2 className="h3">{text.followed}</h2>
        <Island name="follow-count" component={FollowCount} props={{ total }} />
        <Icon name="down" />
      </summary>
      {likes.length === 0 && <p className="muted">{text.followedNone}</p>}
      <ul className="rows panel-rows">
        {likes.map(({ type, name, slug, logo }) => (
          <li key={`${type}/${slug}`}>
            <EntityRow
              kind={type === 'investor' ? 'investor' : 'startup'}
              of={{ name: sayFollowed(type, name), slug, logo }}
              href={foundPath(type, slug)}
            />
          </li>
        ))}
      </ul>
      {total > 0 && (
        <p>
          <a href={followingPath()}>{text.allFollowed}</a>
        </p>
      )}
    </details>
  );
}

/** `followed` is how much the member follows. */
export function RecommendedPanel({ followed, startups }: RecommendedPanelProps) {
  const xsrfToken = use(XsrfContext) ?? '';
  return (
    <details className="panel panel-recommended" open>
      <summary>
        <h2 className="h3">{text.recommended}</h2>
        <Icon name="down" />
      </summary>
      {followed > 0 && <p className="small">{text.recommendedWhy}</p>}
      <Island name="recommended" component={Recommended} props={{ startups, xsrfToken }} />
    </details>
  );
}
