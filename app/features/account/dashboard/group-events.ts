// One entry of the feed for one event: a round with the articles about it, or what several
// publishers said of a startup within four days, as on the page of news.
import { DAY_MS, type DatePrecision } from '../../../base/dates.ts';
import type { FeedType } from './contract.ts';

const STORY_MS = 4 * DAY_MS;

export interface FeedEvent {
  type: FeedType;
  id: number;
  startup_id: number;
  at: Date;
  recorded_at: Date;
  precision: DatePrecision | null;
  /** Of an article that is a source of a round: that round. */
  round_id: number | null;
}

interface EventGroup<Event extends FeedEvent> {
  first: Event;
  /** Articles about the same. */
  others: Event[];
  isNew: boolean;
}

/** `events` are newest first; those recorded after `since` come before the rest. */
export function groupEvents<Event extends FeedEvent>(
  events: readonly Event[],
  since: Date | null,
): EventGroup<Event>[] {
  const groups = new Map<Event, Event[]>();
  const rounds = new Map<number, Event>();
  const ofStartup = new Map<number, Event[]>();
  const lead = (event: Event) => {
    groups.set(event, []);
    ofStartup.set(event.startup_id, [...(ofStartup.get(event.startup_id) ?? []), event]);
  };
  for (const event of events.filter(({ type }) => type === 'funding')) {
    rounds.set(event.id, event);
    lead(event);
  }
  for (const event of events.filter(({ type }) => type === 'news')) {
    const own = event.round_id === null ? undefined : rounds.get(event.round_id);
    const first =
      own ?? ofStartup.get(event.startup_id)?.find((one) => isSameStory(one, event)) ?? null;
    if (first) groups.get(first)?.push(event);
    else lead(event);
  }
  const isNew = (event: Event) => since !== null && event.recorded_at > since;
  const inOrder = events.flatMap((first) => {
    const others = groups.get(first) ?? (isArticle(first) ? null : []);
    return others ? [{ first, others, isNew: [first, ...others].some(isNew) }] : [];
  });
  return [...inOrder.filter((group) => group.isNew), ...inOrder.filter((group) => !group.isNew)];
}

const isArticle = ({ type }: FeedEvent) => type === 'news';

function isSameStory(one: FeedEvent, other: FeedEvent): boolean {
  if (one.precision !== 'day' || other.precision !== 'day') return false;
  return Math.abs(one.at.getTime() - other.at.getTime()) <= STORY_MS;
}
