import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BADGE_POSITIONS,
  createToastQueue,
  TOAST_POSITIONS,
  type ToastPosition,
  type ToastQueue,
  type ToastRequest,
} from './toast-queue.ts';

let errors: string[];
let queue: ToastQueue;

beforeEach(() => {
  vi.useFakeTimers();
  errors = [];
  queue = createToastQueue((message) => errors.push(message));
});
afterEach(() => vi.useRealTimers());

const messagesAt = (position: ToastPosition) =>
  (queue.getToasts()[position] ?? []).map(({ message }) => message);
const firstAt = (position: ToastPosition) => queue.getToasts()[position]?.[0];
const countAll = () => Object.values(queue.getToasts()).flat().length;

describe('position', () => {
  it('is the bottom by default', () => {
    queue.show({ message: 'Saved' });
    expect(messagesAt('bottom')).toEqual(['Saved']);
  });

  it.each(TOAST_POSITIONS)('takes %s', (position) => {
    queue.show({ message: 'Saved', position });
    expect(messagesAt(position)).toEqual(['Saved']);
    expect(errors).toEqual([]);
  });

  it.each(['centre', 'TOP', '', 'top-center', null])(
    'refuses %j, shows nothing, logs',
    (position) => {
      const close = queue.show({ message: 'Saved', position: position as ToastPosition });
      expect(countAll()).toBe(0);
      expect(errors).toHaveLength(1);
      expect(close).not.toThrow();
    },
  );
});

describe('timeout', () => {
  it('is 5000 ms unless given', () => {
    queue.show({ message: 'Saved' });
    vi.advanceTimersByTime(4999);
    expect(countAll()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(countAll()).toBe(0);
  });

  it.each([0, Number.POSITIVE_INFINITY, 2_147_483_648])('%d stays until closed', (timeout) => {
    const close = queue.show({ message: 'Saved', timeout });
    vi.advanceTimersByTime(86_400_000);
    expect(countAll()).toBe(1);
    close();
    expect(countAll()).toBe(0);
  });

  it.each([-1, -0.5, Number.NEGATIVE_INFINITY, Number.NaN, '3000', null])(
    'refuses %j',
    (timeout) => {
      queue.show({ message: 'Saved', timeout: timeout as number });
      expect(countAll()).toBe(0);
      expect(errors[0]).toContain('non-negative number');
    },
  );

  it('may be a fraction', () => {
    queue.show({ message: 'Saved', timeout: 0.5 });
    vi.advanceTimersByTime(1);
    expect(countAll()).toBe(0);
  });
});

describe('type', () => {
  it('is info unless given, and an unknown one is refused', () => {
    queue.show({ message: 'Saved' });
    expect(firstAt('bottom')?.type).toBe('info');
    queue.show({ message: 'Lost', type: 'error' as 'negative' });
    expect(countAll()).toBe(1);
    expect(errors).toHaveLength(1);
  });

  it('ongoing has no timeout and never merges', () => {
    queue.show({ message: 'Saving', type: 'ongoing', timeout: 10 });
    queue.show({ message: 'Saving', type: 'ongoing' });
    vi.advanceTimersByTime(60_000);
    expect(queue.getToasts().bottom?.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('an equal toast does not merge into an ongoing one', () => {
    queue.show({ message: 'Saving', type: 'ongoing' });
    queue.show({ message: 'Saving' });
    expect(countAll()).toBe(2);
  });
});

it('refuses an empty message', () => {
  queue.show({ message: '' });
  queue.show({} as ToastRequest);
  expect(countAll()).toBe(0);
  expect(errors).toHaveLength(2);
});

describe('grouping', () => {
  const undo = { label: 'Undo' };
  const base: ToastRequest = { message: 'Removed', caption: 'Kudi', actions: [undo] };

  it('merges equal message, caption and actions; the first keeps its place, the count rises', () => {
    queue.show(base);
    const id = firstAt('bottom')?.id;
    queue.show({ message: 'Other' });
    queue.show({ ...base, actions: [{ label: 'Undo' }] });
    expect(messagesAt('bottom')).toEqual(['Removed', 'Other']);
    expect(firstAt('bottom')).toMatchObject({ id, count: 2 });
    queue.show(base);
    expect(firstAt('bottom')?.count).toBe(3);
  });

  it('restarts the timer', () => {
    queue.show(base);
    vi.advanceTimersByTime(4000);
    queue.show(base);
    vi.advanceTimersByTime(4000);
    expect(countAll()).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(countAll()).toBe(0);
  });

  it('takes the timeout of the newest: one that stays ends the timer of the first', () => {
    queue.show(base);
    queue.show({ ...base, timeout: 0 });
    vi.advanceTimersByTime(60_000);
    expect(countAll()).toBe(1);
  });

  it('type is not part of it', () => {
    queue.show({ ...base, type: 'positive' });
    queue.show({ ...base, type: 'negative' });
    expect(firstAt('bottom')).toMatchObject({ count: 2, type: 'negative' });
  });

  it.each<[string, Partial<ToastRequest>]>([
    ['message', { message: 'Removed.' }],
    ['caption', { caption: undefined }],
    ['actions', { actions: [] }],
    ['position', { position: 'top' }],
  ])('another %s stands alone', (_, change) => {
    queue.show(base);
    queue.show({ ...base, ...change });
    expect(countAll()).toBe(2);
  });

  it('words that only look alike when joined stand alone', () => {
    queue.show({ message: 'a', caption: 'b|c' });
    queue.show({ message: 'a|b', caption: 'c' });
    expect(countAll()).toBe(2);
  });

  it('can be off, or by a name of its own', () => {
    queue.show({ ...base, group: false });
    queue.show({ ...base, group: false });
    expect(countAll()).toBe(2);
    queue.show({ message: 'One followed', group: 'follow' });
    queue.show({ message: 'Two followed', group: 'follow' });
    expect(messagesAt('bottom').at(-1)).toBe('Two followed');
    expect(countAll()).toBe(3);
  });

  it('starts again once the first is gone', () => {
    queue.show(base);
    vi.advanceTimersByTime(5000);
    queue.show(base);
    expect(firstAt('bottom')?.count).toBe(1);
  });

  it('either closer closes the merged toast', () => {
    queue.show(base);
    const close = queue.show(base);
    close();
    close();
    expect(countAll()).toBe(0);
  });
});

describe('badge', () => {
  it.each(TOAST_POSITIONS)('at %s stands opposite the left edge, else left', (position) => {
    queue.show({ message: 'Saved', position });
    const corner = position.includes('left') ? 'top-right' : 'top-left';
    expect(firstAt(position)?.badgePosition).toBe(corner);
  });

  it.each(BADGE_POSITIONS)('takes %s', (badgePosition) => {
    queue.show({ message: 'Saved', badgePosition });
    expect(firstAt('bottom')?.badgePosition).toBe(badgePosition);
  });

  it('refuses anything else', () => {
    queue.show({ message: 'Saved', badgePosition: 'top' as 'top-left' });
    expect(countAll()).toBe(0);
    expect(errors).toHaveLength(1);
  });
});

describe('order', () => {
  const orders: Record<ToastPosition, string[]> = {
    'top-left': ['4', '3', '2', '1'],
    top: ['4', '3', '2', '1'],
    'top-right': ['4', '3', '2', '1'],
    left: ['2', '4', '3', '1'],
    center: ['2', '4', '3', '1'],
    right: ['2', '4', '3', '1'],
    'bottom-left': ['1', '2', '3', '4'],
    bottom: ['1', '2', '3', '4'],
    'bottom-right': ['1', '2', '3', '4'],
  };
  it.each(TOAST_POSITIONS)('at %s', (position) => {
    for (const message of ['1', '2', '3', '4']) queue.show({ message, position });
    expect(messagesAt(position)).toEqual(orders[position]);
  });
});

describe('holding', () => {
  it('stops the timers of one position and goes on with what was left', () => {
    queue.show({ message: 'Top', position: 'top' });
    queue.show({ message: 'Bottom' });
    vi.advanceTimersByTime(3000);
    queue.hold('pointer', 'bottom');
    vi.advanceTimersByTime(10_000);
    expect(messagesAt('top')).toEqual([]);
    expect(messagesAt('bottom')).toEqual(['Bottom']);
    queue.release('pointer', 'bottom');
    vi.advanceTimersByTime(1999);
    expect(countAll()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(countAll()).toBe(0);
  });

  it('holds until every reason is gone', () => {
    queue.show({ message: 'Saved' });
    queue.hold('pointer', 'bottom');
    queue.hold('focus', 'bottom');
    queue.hold('hidden');
    queue.release('pointer', 'bottom');
    queue.release('hidden');
    vi.advanceTimersByTime(10_000);
    expect(countAll()).toBe(1);
    queue.release('focus', 'bottom');
    vi.advanceTimersByTime(5000);
    expect(countAll()).toBe(0);
  });

  it('what comes or merges meanwhile waits too', () => {
    queue.hold('hidden');
    queue.show({ message: 'Saved' });
    queue.show({ message: 'Saved' });
    vi.advanceTimersByTime(60_000);
    expect(firstAt('bottom')?.count).toBe(2);
    queue.release('hidden');
    vi.advanceTimersByTime(5000);
    expect(countAll()).toBe(0);
  });

  it('ends with the last toast of the position', () => {
    const close = queue.show({ message: 'Saved' });
    queue.hold('pointer', 'bottom');
    close();
    queue.show({ message: 'Again' });
    vi.advanceTimersByTime(5000);
    expect(countAll()).toBe(0);
  });
});

it('tells listeners of every change, and keeps one object between changes', () => {
  const heard = vi.fn();
  const stop = queue.subscribe(heard);
  const close = queue.show({ message: 'Saved' });
  const shown = queue.getToasts();
  expect(queue.getToasts()).toBe(shown);
  close();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(queue.getToasts()).not.toBe(shown);
  stop();
  queue.show({ message: 'Saved' });
  expect(heard).toHaveBeenCalledTimes(2);
});

it('dismissing what is not there changes nothing', () => {
  queue.show({ message: 'Saved' });
  queue.dismiss(99);
  expect(countAll()).toBe(1);
});
