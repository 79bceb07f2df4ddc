// Errors of this process by kind, as they go into the log: words of ours, type and code, never a
// message that could quote somebody.
import type { ErrorCount } from '../app/http/context.ts';

/** More kinds than these count as one. */
const MOST_KINDS = 50;
const OTHERS = 'others';

export type ErrorCounts = ReturnType<typeof createErrorCounts>;

export function createErrorCounts(now = () => new Date()) {
  const counts = new Map<string, ErrorCount>();
  return {
    /** As the logger was called: fields and words, or words alone. */
    add(fields: unknown, words?: unknown): void {
      const kind = describeKind(fields, words);
      const known = counts.has(kind) || counts.size < MOST_KINDS ? kind : OTHERS;
      const count = (counts.get(known)?.count ?? 0) + 1;
      counts.set(known, { kind: known, count, last_at: now() });
    },
    /** The most frequent first. */
    list: (): ErrorCount[] => [...counts.values()].sort((a, b) => b.count - a.count),
  };
}

function describeKind(fields: unknown, words: unknown): string {
  if (typeof fields === 'string') return fields;
  const { err, job, error, code } = Object(fields) as Record<string, unknown>;
  const thrown = err instanceof Error ? err : undefined;
  const type = thrown?.constructor.name ?? error;
  const state = (thrown as { code?: unknown } | undefined)?.code ?? code;
  const said = [words, job, type, state].filter((one) => typeof one === 'string' && one !== '');
  return said.join(' · ') || OTHERS;
}
