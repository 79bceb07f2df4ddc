import { dashboardText as text } from '../../text/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Island } from '../../ui/island.tsx';
import { Recommended, type RecommendedProps } from './recommended.tsx';

interface Props extends RecommendedProps {
  /** How much the member follows. */
  followed: number;
}

export function RecommendedPanel({ followed, ...props }: Props) {
  return (
    <details className="panel panel-recommended" open>
      <summary>
        <h2 className="h3">{text.recommended}</h2>
        <Icon name="down" />
      </summary>
      {followed > 0 && <p className="small">{text.recommendedWhy}</p>}
      <Island name="recommended" component={Recommended} props={props} />
    </details>
  );
}
