// What was done to a site, and what of it failed.

export interface Tally {
  /** How often each kind of thing was done. */
  counts: Record<string, number>;
  /** What failed: when, what and how. */
  failed: string[];
  /** Does it; whatever it throws is noted and not passed on. */
  attempt(kind: string, work: () => Promise<unknown>): Promise<void>;
}

export function startTally(): Tally {
  const counts: Record<string, number> = {};
  const failed: string[] = [];
  return {
    counts,
    failed,
    async attempt(kind, work) {
      counts[kind] = (counts[kind] ?? 0) + 1;
      try {
        await work();
      } catch (error) {
        failed.push(`${new Date().toISOString().slice(11, 19)} ${kind}: ${explain(error)}`);
      }
    },
  };
}

/** Of fetch, the cause says more than the error. */
function explain(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** The text of an answer. Throws when its status is none that was expected. */
export async function readExpected(
  path: string,
  response: Response,
  expected: readonly number[] = [200],
): Promise<string> {
  const text = await response.text();
  if (!expected.includes(response.status)) {
    throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  }
  return text;
}

export function pick<Item>(list: readonly Item[]): Item {
  return list[Math.floor(Math.random() * list.length)] as Item;
}
