// From a submission or proposal to those that wait before and after it in the queue.
import { moderationPath, proposalPath, submissionPath } from '../../../base/desk-paths.ts';
import { moderationText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { type findNeighbours, type Neighbour, titleOf } from './waiting.server.ts';

export type Neighbours = Awaited<ReturnType<typeof findNeighbours>>;

interface QueueNeighboursProps extends Neighbours {
  /** The next one is what to press then. */
  isDecided: boolean;
}

export function QueueNeighbours({ previous, next, isDecided }: QueueNeighboursProps) {
  return (
    <nav className="queue-neighbours row" aria-label={text.neighbours}>
      {next && (
        <ButtonLink
          look={isDecided ? 'primary' : 'secondary'}
          href={pathOf(next)}
          rel="next"
          data-key="j"
        >
          {text.nextInQueue(titleOf(next))}
        </ButtonLink>
      )}
      {previous && (
        <ButtonLink look="quiet" href={pathOf(previous)} rel="prev" data-key="k">
          {text.previousInQueue(titleOf(previous))}
        </ButtonLink>
      )}
      <a href={moderationPath()}>{text.wholeQueue}</a>
    </nav>
  );
}

const pathOf = ({ what, key }: Neighbour) =>
  what === 'proposal' ? proposalPath(key) : submissionPath(key);
