/** Longest answer of a tool, as it is sent: JSON within the JSON of the protocol. */
export const MAX_ANSWER_BYTES = 7_600;

interface Answer {
  [field: string]: unknown;
}

/**
 * An answer as text of at most `maxBytes`: the longest lists are halved, then the longest texts
 * are cut, and left_out says what is missing.
 */
export function formatAnswer(answer: Answer, maxBytes = MAX_ANSWER_BYTES): string {
  if (sizeOf(answer) <= maxBytes) return JSON.stringify(answer);
  const short = structuredClone(answer);
  const leftOut = new Map<string, number>();
  const withNote = () => ({
    ...short,
    left_out: Object.fromEntries(leftOut),
    note: 'Shortened to 8 KB; full=true has all of it.',
  });
  while (sizeOf(withNote()) > maxBytes) {
    const longest = listParts(short).toSorted((a, b) => b.size - a.size)[0];
    if (!longest) break;
    leftOut.set(longest.path, (leftOut.get(longest.path) ?? 0) + longest.cut());
  }
  return JSON.stringify(withNote());
}

/** Of the text inside another JSON document, where quotes are escaped. */
function sizeOf(answer: Answer): number {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(answer)));
}

interface Part {
  path: string;
  size: number;
  /** Returns how many entries or characters it left out. */
  cut(): number;
}

const SHORTEST_TEXT = 80;

function listParts(value: unknown, path = ''): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]): Part[] => {
    const at = Array.isArray(value) ? path : [path, key].filter(Boolean).join('.');
    const own: Part[] = [];
    if (Array.isArray(child) && child.length > 1) {
      const cut = () => child.splice(Math.ceil(child.length / 2)).length;
      own.push({ path: at, size: JSON.stringify(child).length, cut });
    }
    if (typeof child === 'string' && child.length > SHORTEST_TEXT && !/^https?:/.test(child)) {
      const half = Math.max(SHORTEST_TEXT, Math.ceil(child.length / 2)) - 1;
      const cut = () => {
        Object.assign(value, { [key]: `${child.slice(0, half).toWellFormed()}…` });
        return child.length - half;
      };
      own.push({ path: at, size: child.length, cut });
    }
    return [...own, ...listParts(child, at)];
  });
}
