import { moneyKindOf } from '../../base/enumerations.ts';
import { formatDay } from '../../base/format-day.ts';
import { sayRoundAmount } from '../../base/round-amount.ts';
import { type Paper, smallPaper, widePaper } from '../../charts/chart-paper.ts';
import { Grid, LabelLine } from '../../charts/chart-parts.tsx';
import { fundingsText, startupsText as text } from '../../text/text.ts';
import type { FundingRow } from '../fundings/contract.ts';
import { type DatedRound, listDated, type PlacedRound, placeRounds } from './round-places.ts';

const FEWEST_ROUNDS = 3;
const FEWEST_AMOUNTS = 2;

/** Each round by date and amount; nothing where the list of rounds shows it as well. */
export function RoundTimeline({ name, fundings }: { name: string; fundings: FundingRow[] }) {
  const rounds = listDated(fundings);
  const dates = new Set(rounds.map(({ date }) => date));
  const known = rounds.filter(({ amount }) => amount !== null);
  if (dates.size < FEWEST_ROUNDS || known.length < FEWEST_AMOUNTS) return null;
  return (
    <>
      <div className="chart rounds-chart" data-chart={rounds.map(readRound).join('\n')}>
        {[widePaper, smallPaper].map((paper) => (
          <Drawing key={paper.name} name={name} rounds={rounds} paper={paper} />
        ))}
      </div>
      <p className="small">{sayMarks(rounds)}</p>
    </>
  );
}

function sayMarks(rounds: readonly DatedRound[]): string {
  const isDebt = rounds.some(({ round }) => moneyKindOf(round) === 'debt');
  const rings = rounds.filter(({ amount }) => amount === null);
  const isUndisclosed = rings.some((round) => sayRoundAmount(round) === null);
  const isForeign = rings.some((round) => sayRoundAmount(round) !== null);
  return [
    text.timelineMeasure,
    isDebt && text.timelineDebt,
    rings.length > 0 && text.timelineRings(isUndisclosed, isForeign),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "March 2022, Seed: $1.2M" */
function readRound({ date, round, ...row }: DatedRound): string {
  return `${formatDay(date)}, ${round}: ${sayRoundAmount(row) ?? fundingsText.undisclosed}`;
}

function Drawing({ name, rounds, paper }: { name: string; rounds: DatedRound[]; paper: Paper }) {
  const { width, height, plotLeft, plotRight, baseline, ...drawn } = placeRounds(rounds, paper);
  const { placed, labels } = drawn;
  const bars = placed.filter(({ isDebt }) => !isDebt);
  const debts = placed.filter(({ isDebt }) => isDebt);
  return (
    <svg
      className={`chart-${paper.name}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={text.timelineOf(name)}
      data-x={placed.map(({ x }) => x).join(' ')}
    >
      <Grid lines={drawn.grid} from={plotLeft} to={plotRight} />
      <path className="chart-bar k" d={bars.map((one) => drawBar(one, baseline)).join('')} />
      <path className="round-outline" d={debts.map((one) => drawBar(one, baseline)).join('')} />
      {placed
        .filter(({ top }) => top === null)
        .map(({ x }) => (
          <circle key={x} className="round-outline" cx={x} cy={baseline - 6} r="4" />
        ))}
      <path className="chart-base" d={`M${plotLeft} ${baseline}h${plotRight - plotLeft}`} />
      <g className="chart-values">
        {labels.map(({ x, y, text: amount }) => (
          <text key={x} x={x} y={y}>
            {amount}
          </text>
        ))}
      </g>
      <LabelLine labels={drawn.xLabels} />
    </svg>
  );
}

function drawBar({ x, width, top }: PlacedRound, baseline: number): string {
  return top === null ? '' : `M${x - width / 2} ${baseline}V${top}h${width}V${baseline}z`;
}
