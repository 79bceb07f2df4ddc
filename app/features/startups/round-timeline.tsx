import { formatDay, middleOf } from '../../base/dates.ts';
import { moneyKindOf } from '../../base/enumerations.ts';
import { sayRoundAmount } from '../../base/money.ts';
import type { FundingRow } from '../../catalogue/round-contract.ts';
import { gridLines, placeOn, timeLabels, valueAxis } from '../../charts/axes.ts';
import { Grid, LabelLine } from '../../charts/chart-parts.tsx';
import {
  keepOnPaper,
  type Paper,
  type PlacedText,
  smallPaper,
  textWidth,
  widePaper,
} from '../../charts/text-width.ts';
import { drawnLabel } from '../../charts/value-label.ts';
import { sayName } from '../../text/say-name.ts';
import { fundingsText, marksText, startupsText as text } from '../../text/text.ts';

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
  return `${formatDay(date)}${marksText.comma}${sayName(round)}${marksText.colon}${sayRoundAmount(row) ?? fundingsText.undisclosed}`;
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

type DatedRound = FundingRow & { date: string };

interface PlacedRound {
  x: number;
  width: number;
  /** The top of the bar; null for an undisclosed amount. */
  top: number | null;
  /** Money to be paid back is drawn as an outline. */
  isDebt: boolean;
}

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

const GAP = 3;

/** The dated rounds, oldest first. */
export function listDated(fundings: readonly FundingRow[]): DatedRound[] {
  return fundings
    .flatMap((round) => (round.date ? [{ ...round, date: round.date }] : []))
    .sort((a, b) => middleOf(a.date) - middleOf(b.date));
}

/** `rounds` as listDated gives them, two at least. */
export function placeRounds(rounds: readonly DatedRound[], paper: Paper) {
  const { fontSize, width, name } = paper;
  const amounts = rounds.flatMap(({ amount }) => amount ?? []);
  const axis = valueAxis(amounts, 'usd', { fromZero: true, fontSize });
  const barWidth = name === 'wide' ? 16 : 9;
  const plotLeft = axis.labelWidth + 8;
  const plotRight = width - 4;
  const plotTop = Math.ceil(fontSize * 1.4);
  const baseline = plotTop + Math.round(paper.plotHeight * 0.8);
  const place = placeOn(axis, baseline, plotTop);
  const times = rounds.map(({ date }) => middleOf(date));
  const span: [number, number] = [times[0] ?? 0, times.at(-1) ?? 0];
  const [from, to] = [plotLeft + barWidth, plotRight - barWidth];
  const placeX = (time: number) =>
    Math.round(from + ((time - span[0]) / Math.max(1, span[1] - span[0])) * (to - from));
  const xs = keepApart(times.map(placeX), barWidth + GAP, to);
  const placed = rounds.map(
    ({ amount, round }, index): PlacedRound => ({
      x: xs[index] ?? 0,
      width: barWidth,
      top: amount === null ? null : Math.min(place(amount), baseline - 1),
      isDebt: moneyKindOf(round) === 'debt',
    }),
  );
  const namesY = baseline + fontSize + 11;
  return {
    width,
    height: namesY + 6,
    plotLeft,
    plotRight,
    baseline,
    grid: gridLines(axis, place),
    placed,
    labels: labelRounds(rounds, placed, plotLeft, paper),
    xLabels: timeLabels(span, 'date', placeX, namesY, paper),
  };
}

/** Moves what would overlap, first to the right, then back from the edge. */
export function keepApart(xs: readonly number[], distance: number, last: number): number[] {
  const moved: number[] = [];
  for (const x of xs) moved.push(Math.max(x, (moved.at(-1) ?? -Infinity) + distance));
  let limit = last;
  for (let index = moved.length - 1; index >= 0; index -= 1) {
    moved[index] = Math.min(moved[index] ?? 0, limit);
    limit = (moved[index] ?? 0) - distance;
  }
  return moved;
}

/** Amounts above their bars, the largest first, as long as they cover nothing. */
function labelRounds(
  rounds: readonly DatedRound[],
  placed: readonly PlacedRound[],
  plotLeft: number,
  paper: Paper,
): PlacedText[] {
  const { fontSize } = paper;
  const bars = placed.flatMap(({ x, width, top }): Box[] =>
    top === null ? [] : [{ left: x - width / 2, right: x + width / 2, top, bottom: Infinity }],
  );
  const taken: Box[] = [];
  const order = rounds.map((_, index) => index);
  order.sort((a, b) => (rounds[b]?.amount ?? 0) - (rounds[a]?.amount ?? 0));
  return order.flatMap((index): PlacedText[] => {
    const { x = 0, top = null } = placed[index] ?? {};
    if (top === null) return [];
    const text = drawnLabel(rounds[index]?.amount ?? 0, 'usd');
    const half = textWidth(text, fontSize) / 2 + 2;
    const label = keepOnPaper({ x: Math.max(x, plotLeft + half), y: top - 6, text }, paper);
    const box = {
      left: label.x - half,
      right: label.x + half,
      top: label.y - fontSize,
      bottom: label.y + 2,
    };
    const others = bars.filter(({ left, right }) => left > x || right < x);
    if ([...taken, ...others].some((other) => overlap(box, other))) return [];
    taken.push(box);
    return [label];
  });
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
