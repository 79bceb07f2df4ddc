import { scaleUtc } from 'd3-scale';
import { chartsText } from '../text/text.ts';
import { areApart, keepOnPaper, type Paper, type PlacedText } from './chart-paper.ts';
import type { XKind } from './chart-x.ts';

const yearSteps: readonly number[] = [1, 2, 5, 10, 20, 50, 100];
const MOST_DATE_TICKS = 6;

/** `place` maps a year or a UTC time in ms to the paper; returns at least one label. */
export function timeLabels(
  [first, last]: readonly [number, number],
  kind: Exclude<XKind, 'category'>,
  place: (at: number) => number,
  y: number,
  paper: Paper,
): PlacedText[] {
  const choices = kind === 'year' ? yearChoices(first, last) : dateChoices(first, last);
  for (const choice of choices) {
    const labels = choice.map(({ at, text }) => keepOnPaper({ x: place(at), y, text }, paper));
    if (labels.length > 0 && areApart(labels, paper.fontSize)) return labels;
  }
  const text = kind === 'year' ? String(last) : chartsText.day(last);
  return [keepOnPaper({ x: place(last), y, text }, paper)];
}

interface Tick {
  at: number;
  text: string;
}

function yearChoices(first: number, last: number): Tick[][] {
  return yearSteps.map((step) => {
    const start = Math.ceil(first / step) * step;
    const count = Math.max(0, Math.floor((last - start) / step) + 1);
    return Array.from({ length: Math.min(count, 200) }, (_, index) => {
      const at = start + index * step;
      return { at, text: String(at) };
    });
  });
}

function* dateChoices(first: number, last: number): Generator<Tick[]> {
  const scale = scaleUtc([first, last], [0, 1]);
  for (let most = MOST_DATE_TICKS; most > 0; most -= 1) {
    const ticks = scale.ticks(most).map(Number);
    const name = nameFor(ticks);
    const named = ticks.map((at) => ({ at, text: name(at) }));
    // Ticks within one day would read alike.
    yield named.filter(({ text }, nth) => text !== named[nth - 1]?.text);
  }
}

/** Months beside a January that names the year need not repeat it. */
function nameFor(ticks: number[]): (at: number) => string {
  const dates = ticks.map((at) => new Date(at));
  if (!dates.every((date) => date.getUTCDate() === 1)) return chartsText.day;
  if (!dates.some(isJanuary)) return chartsText.month;
  return (at) => {
    const date = new Date(at);
    return isJanuary(date) ? String(date.getUTCFullYear()) : chartsText.monthOnly(at);
  };
}

function isJanuary(date: Date): boolean {
  return date.getUTCMonth() === 0;
}
