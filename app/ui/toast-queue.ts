// Which toasts stand where and for how long, without the screen (fixed form of the first client).
import { NOTIFICATION_TYPES, type NotificationType } from '../base/enumerations.ts';

export const TOAST_POSITIONS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export const BADGE_POSITIONS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

export type ToastPosition = (typeof TOAST_POSITIONS)[number];

const DEFAULT_TIMEOUT_MS = 5000;
/** Longer browser timers overflow and fire at once; such a toast stays. */
const LONGEST_TIMER_MS = 2_147_483_647;

interface ToastAction {
  label: string;
  href?: string;
  onClick?: () => void;
}

export interface ToastRequest {
  message: string;
  caption?: string;
  type?: NotificationType;
  position?: ToastPosition;
  /** Milliseconds, 5000 when left out; 0 and Infinity stay until closed. */
  timeout?: number;
  actions?: readonly ToastAction[];
  /** `false` never merges; equal strings merge, whatever the texts. */
  group?: boolean | string;
  badgePosition?: (typeof BADGE_POSITIONS)[number];
}

export type Toast = ReturnType<typeof createToast>;

export type ToastsByPosition = Readonly<Partial<Record<ToastPosition, readonly Toast[]>>>;

export type ToastQueue = ReturnType<typeof createToastQueue>;

interface Timer {
  remainingMs: number;
  startedAt: number;
  handle?: ReturnType<typeof setTimeout>;
}

export function createToastQueue(logError: (message: string) => void = console.error) {
  let toasts: ToastsByPosition = {};
  let lastId = 0;
  const groupOf = new Map<number, string>();
  const timers = new Map<number, Timer>();
  const holds = new Set<string>();
  const listeners = new Set<() => void>();

  const listAt = (position: ToastPosition) => toasts[position] ?? [];
  const listAll = () => TOAST_POSITIONS.flatMap((position) => listAt(position));
  const isHeld = (position: ToastPosition) =>
    [...holds].some((hold) => hold.startsWith('all ') || hold.startsWith(`${position} `));

  function put(position: ToastPosition, list: readonly Toast[]) {
    toasts = { ...toasts, [position]: list };
    for (const listener of listeners) listener();
  }

  function run(toast: Toast) {
    const timer = timers.get(toast.id);
    if (!timer || timer.handle !== undefined || isHeld(toast.position)) return;
    timer.startedAt = Date.now();
    timer.handle = setTimeout(() => dismiss(toast.id), timer.remainingMs);
  }

  function halt(toast: Toast) {
    const timer = timers.get(toast.id);
    if (!timer || timer.handle === undefined) return;
    clearTimeout(timer.handle);
    timer.handle = undefined;
    timer.remainingMs = Math.max(0, timer.remainingMs - (Date.now() - timer.startedAt));
  }

  function restart(toast: Toast) {
    clearTimeout(timers.get(toast.id)?.handle);
    timers.delete(toast.id);
    if (toast.timeoutMs > 0) {
      timers.set(toast.id, { remainingMs: toast.timeoutMs, startedAt: Date.now() });
    }
    run(toast);
  }

  function dismiss(id: number): void {
    const toast = listAll().find((candidate) => candidate.id === id);
    if (!toast) return;
    clearTimeout(timers.get(id)?.handle);
    timers.delete(id);
    groupOf.delete(id);
    const rest = listAt(toast.position).filter((other) => other.id !== id);
    // The pointer or focus left with the last toast, perhaps without an event.
    if (rest.length === 0) {
      for (const hold of [...holds]) if (hold.startsWith(`${toast.position} `)) holds.delete(hold);
    }
    put(toast.position, rest);
  }

  /** Shows or merges; returns what closes it. A refused request is logged and not shown. */
  function show(request: ToastRequest): () => void {
    const refusal = findRefusal(request);
    if (refusal) {
      logError(`Toast refused: ${refusal}`);
      return () => {};
    }
    const made = createToast(request, lastId + 1);
    const group = getGroup(request, made);
    const list = listAt(made.position);
    const first =
      group === null ? undefined : list.find((other) => groupOf.get(other.id) === group);
    if (first) {
      const merged = { ...made, id: first.id, count: first.count + 1 };
      restart(merged);
      put(
        merged.position,
        list.map((other) => (other === first ? merged : other)),
      );
      return () => dismiss(merged.id);
    }
    lastId = made.id;
    if (group !== null) groupOf.set(made.id, group);
    put(made.position, list.toSpliced(getPlace(made.position, list.length), 0, made));
    restart(made);
    return () => dismiss(made.id);
  }

  return {
    show,
    dismiss,
    /** Stops the timers of one position, or of all. */
    hold(reason: string, position?: ToastPosition): void {
      holds.add(`${position ?? 'all'} ${reason}`);
      for (const toast of listAll()) if (isHeld(toast.position)) halt(toast);
    },
    release(reason: string, position?: ToastPosition): void {
      holds.delete(`${position ?? 'all'} ${reason}`);
      for (const toast of listAll()) run(toast);
    },
    /** The same object until something changes. */
    getToasts: () => toasts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is wrong with a request, or null. */
function findRefusal(request: ToastRequest): string | null {
  const { message, type, position, timeout, badgePosition } = request;
  if (typeof message !== 'string' || message === '') return 'it has no message';
  if (type !== undefined && !NOTIFICATION_TYPES.includes(type)) return `unknown type "${type}"`;
  if (position !== undefined && !TOAST_POSITIONS.includes(position)) {
    return `unknown position "${position}"`;
  }
  if (badgePosition !== undefined && !BADGE_POSITIONS.includes(badgePosition)) {
    return `unknown badge position "${badgePosition}"`;
  }
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout >= 0)) {
    return `timeout "${timeout}" is not a non-negative number`;
  }
  return null;
}

function createToast(request: ToastRequest, id: number) {
  const { message, caption = '', type = 'info', position = 'bottom', actions = [] } = request;
  const timeout = request.timeout ?? DEFAULT_TIMEOUT_MS;
  const badgeSide = position.includes('left') ? 'right' : 'left';
  return {
    id,
    message,
    caption,
    type,
    position,
    /** 0 stays until closed. */
    timeoutMs: type === 'ongoing' || timeout > LONGEST_TIMER_MS ? 0 : timeout,
    actions,
    count: 1,
    badgePosition: request.badgePosition ?? `top-${badgeSide}`,
  };
}

/** Equal message, caption and actions merge, whatever the type; `ongoing` never does. */
function getGroup(request: ToastRequest, toast: Toast): string | null {
  if (toast.type === 'ongoing' || request.group === false) return null;
  if (typeof request.group === 'string') return `named ${request.group}`;
  const actions = toast.actions.map(({ label, href }) => [label, href ?? '']);
  return JSON.stringify([toast.message, toast.caption, actions]);
}

/** Newest first at the top, last at the bottom, in the middle of the list elsewhere. */
function getPlace(position: ToastPosition, length: number): number {
  if (position.startsWith('top')) return 0;
  if (position.startsWith('bottom')) return length;
  return Math.floor(length / 2);
}

export const toastQueue = createToastQueue();

export const showToast = toastQueue.show;
