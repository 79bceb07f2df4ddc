import { formatPartialDate } from '../../base/partial-date.ts';
import { fundingPath, startupPath } from '../../base/paths.ts';
import { fundingsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Money } from '../../ui/money.tsx';
import type { Funding, NeighbourRound } from './detail-contract.ts';

export function RoundsAround({ funding }: { funding: Funding }) {
  const { startup, announced_on, previous_round, next_round } = funding;
  return (
    <section>
      <h2>{text.around}</h2>
      {announced_on ? (
        <dl className="rounds-around">
          <Neighbour label={text.previous} round={previous_round} none={text.noPrevious} />
          <Neighbour label={text.next} round={next_round} none={text.noNext} />
        </dl>
      ) : (
        <p className="muted">{text.noOrder}</p>
      )}
      <p>
        <a href={startupPath(startup.slug, 'fundings')}>
          {text.allRounds} <Name>{startup.name}</Name>
        </a>
      </p>
    </section>
  );
}

interface NeighbourProps {
  label: string;
  round: NeighbourRound | null;
  none: string;
}

function Neighbour({ label, round, none }: NeighbourProps) {
  return (
    <div>
      <dt className="small">{label}</dt>
      {round ? (
        <dd>
          <a href={fundingPath(round.slug)}>{round.round}</a>{' '}
          <Money usd={round.amount} none={text.undisclosed} />{' '}
          <time className="small" dateTime={round.announced_on.date}>
            {formatPartialDate(round.announced_on)}
          </time>
        </dd>
      ) : (
        <dd className="muted">{none}</dd>
      )}
    </div>
  );
}
