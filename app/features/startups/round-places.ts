// Where the rounds of a startup stand on a line of time.

import { moneyKindOf } from '../../base/enumerations.ts';
import { parsePartialDate, toStartOfPeriod } from '../../base/partial-date.ts';
import type { Paper, PlacedText } from '../../charts/chart-paper.ts';
import { keepOnPaper } from '../../charts/chart-paper.ts';
import { textWidth } from '../../charts/text-width.ts';
import { timeLabels } from '../../charts/time-ticks.ts';
import { gridLines, placeOn, valueAxis } from '../../charts/value-axis.ts';
import { valueLabel } from '../../charts/value-label.ts';
import type { FundingRow } from '../fundings/contract.ts';

export type DatedRound = FundingRow & { date: string };

export interface PlacedRound {
  x: number;
  width: number;
  /** The top of the bar; null for an undisclosed amount. */
  top: number | null;
  /** Money to be paid back is drawn as an outline. */
  isDebt: boolean;
}

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

const HALF_PERIOD_DAYS = { day: 0, month: 15, year: 182 };
const DAY_MS = 86_400_000;
const GAP = 3;

/** The dated rounds, oldest first. */
export function listDated(fundings: readonly FundingRow[]): DatedRound[] {
  return fundings
    .flatMap((round) => (round.date ? [{ ...round, date: round.date }] : []))
    .sort((a, b) => timeOf(a.date) - timeOf(b.date));
}

/** The middle of the period, so that a round of "2016" does not pass for one of January. */
function timeOf(date: string): number {
  const known = parsePartialDate(date);
  if (!known) return 0;
  return Date.parse(toStartOfPeriod(known)) + HALF_PERIOD_DAYS[known.precision] * DAY_MS;
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
  const times = rounds.map(({ date }) => timeOf(date));
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
    const text = valueLabel(rounds[index]?.amount ?? null, 'usd');
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
