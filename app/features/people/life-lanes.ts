// A life as lanes: each startup from the year it began, with the rounds it raised below.
import { middleOf, type PartialDate, toStartOfPeriod } from '../../base/dates.ts';
import { sayRoundAmount } from '../../base/money.ts';
import { timeLabels } from '../../charts/axes.ts';
import { type Paper, type PlacedText, textWidth } from '../../charts/text-width.ts';
import { sayName } from '../../text/say-name.ts';
import { peopleText as text } from '../../text/text.ts';
import type { Fate, Person, StartupLife } from './contract.ts';

export interface Lane {
  slug: string;
  name: string;
  /** The person's relation to the startup. */
  role: string;
  /** The role is a text of the record, in English. */
  isWritten: boolean;
  from: number;
  to: number;
  /** The end: it continues, it was acquired or closed, the role ended, or nothing is on record. */
  end: 'open' | 'sold' | 'closed' | 'left' | 'unknown';
  marks: { at: number; amount: string | null; usd: number }[];
}

const MOST_LANES = 8;

/** Roles and investments of which a beginning is on record, oldest first. */
export function listLanes(person: Person, now: Date): Lane[] {
  const { roles, rounds, investments } = person;
  const founded = roles.flatMap(({ startup, title, is_founder, since, until }): Lane[] => {
    if (!is_founder && !since) return [];
    const own = rounds.filter((round) => round.startup.slug === startup.slug);
    const from = since ? startOf(since) : beginningOf(startup, own);
    if (from === null) return [];
    const end = until ? ({ to: middleOf(until.date), end: 'left' } as const) : endOf(startup, now);
    const { slug, name } = startup;
    const said = { role: title ?? text.founder, isWritten: title !== null };
    return [{ slug, name, ...said, from, ...laterThan(from, end), marks: marksOf(own) }];
  });
  const first = investments.filter(
    ({ startup }, index) =>
      investments.findLastIndex((one) => one.startup.slug === startup.slug) === index &&
      !founded.some(({ slug }) => slug === startup.slug),
  );
  const invested = first.flatMap(({ startup, round, announced_on }): Lane[] => {
    if (!announced_on) return [];
    const from = middleOf(announced_on.date);
    const role = text.investedIn(sayName(round), announced_on.date.slice(0, 4));
    const { slug, name } = startup;
    const said = { role, isWritten: false };
    return [{ slug, name, ...said, from, ...laterThan(from, endOf(startup, now)), marks: [] }];
  });
  return [...founded, ...invested].sort((a, b) => a.from - b.from).slice(0, MOST_LANES);
}

const startOf = (date: PartialDate) => Date.parse(toStartOfPeriod(date));

function beginningOf({ year_founded }: StartupLife, rounds: Person['rounds']): number | null {
  const dates = rounds.flatMap(({ announced_on }) => (announced_on ? startOf(announced_on) : []));
  if (year_founded) return Math.min(Date.UTC(year_founded, 0, 1), ...dates);
  return dates.length > 0 ? Math.min(...dates) : null;
}

type End = Pick<Lane, 'to' | 'end'>;

/** A startup that was sold ends with it for its founders; one that was listed goes on. */
const ENDS = { acquired: 'sold', merged: 'sold', closed: 'closed', listed: 'open' } as const;

/** The end of a startup; the last that is on record of it where nobody says what became of it. */
function endOf({ status, fates, last_funding_on }: StartupLife, now: Date): End {
  if (status === 'active' || status === 'public') return { to: Number(now), end: 'open' };
  const last = fates.findLast(({ kind, date }: Fate) => date !== null && kind !== 'listed');
  if (status !== null && last?.date) return { to: middleOf(last.date.date), end: ENDS[last.kind] };
  return { to: last_funding_on ? middleOf(last_funding_on.date) : 0, end: 'unknown' };
}

const SHORTEST_MS = 120 * 24 * 3_600_000;

/** What was founded and ended within one year, or of which only the beginning is known. */
const laterThan = (from: number, { to, end }: End): End => ({
  to: Math.max(to, from + SHORTEST_MS),
  end,
});

const marksOf = (rounds: Person['rounds']): Lane['marks'] =>
  rounds.flatMap(({ announced_on, ...round }) =>
    announced_on
      ? [
          {
            at: middleOf(announced_on.date),
            amount: sayRoundAmount(round),
            usd: round.amount ?? 0,
          },
        ]
      : [],
  );

export const CLOTH_HEIGHT = 12;
const ARROW = 9;

/** `lanes` as listLanes gives them, one at least. */
export function placeLanes(lanes: readonly Lane[], now: Date, paper: Paper) {
  const { fontSize, width, name } = paper;
  const isWide = name === 'wide';
  const first = new Date(Math.min(...lanes.map(({ from }) => from))).getUTCFullYear();
  const last = now.getUTCFullYear();
  const [left, right] = [2, width - ARROW - 2];
  const start = Date.UTC(first, 0, 1);
  const placeTime = (at: number) =>
    left + ((at - start) / Math.max(1, Number(now) - start)) * (right - left);
  const placeX = (at: number) => Math.round(Math.min(right, Math.max(left, placeTime(at))));
  const rowHeight = fontSize + CLOTH_HEIGHT + (isWide ? fontSize + 18 : 20);
  const placed = lanes.map((lane, index) => {
    const y = index * rowHeight + fontSize + 6;
    const [x, to] = [placeX(lane.from), placeX(lane.to)];
    const words = textWidth(`${lane.name} ${lane.role}`, fontSize) * 1.06;
    const marks = lane.marks.map(({ at, ...mark }) => ({ ...mark, x: placeX(at) }));
    return {
      ...lane,
      x,
      y,
      width: Math.max(2, to - x),
      labelX: Math.round(Math.max(left, Math.min(x, width - words))),
      labelY: y - 6,
      // The name alone where both would be wider than the drawing.
      role: words > width - left ? '' : lane.role,
      ticks: [...new Set(marks.map((mark) => mark.x))],
      amounts: isWide ? labelMarks(marks, y + CLOTH_HEIGHT + fontSize + 4, paper) : [],
    };
  });
  const bottom = lanes.length * rowHeight + 4;
  const yearX = (year: number) => placeX(Date.UTC(year, 0, 1));
  const years = timeLabels([first, last], 'year', yearX, bottom + fontSize, paper);
  const lines = years.map(({ text }) => yearX(Number(text)));
  return { width, height: bottom + fontSize + 6, bottom, right, placed, years, lines };
}

/** Amounts below their marks, the largest first, as long as they are apart. */
function labelMarks(
  marks: ReadonlyArray<{ x: number; amount: string | null; usd: number }>,
  y: number,
  { fontSize, width }: Paper,
): PlacedText[] {
  const taken: { left: number; right: number }[] = [];
  return [...marks]
    .sort((a, b) => b.usd - a.usd)
    .flatMap(({ x, amount }): PlacedText[] => {
      if (amount === null) return [];
      const half = textWidth(amount, fontSize) / 2 + 4;
      const at = Math.max(half, Math.min(width - half, x));
      const box = { left: at - half, right: at + half };
      if (taken.some((other) => box.left < other.right && other.left < box.right)) return [];
      taken.push(box);
      return [{ x: Math.round(at), y, text: amount }];
    });
}
