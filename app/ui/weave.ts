// The mark made from a name (docs/decisions/041-identity-and-charts.md): one strip of four
// blocks, cut and sewn side by side into 4 x 4 blocks of 8 x 8 units.
import { hashFnv1a } from '../base/slug.ts';

export const BLOCK = 8;
const MARK = 4 * BLOCK;

/** Ground and thread of each pair in the light theme, as in tokens.css, for files and pictures. */
export const INKS: readonly { ground: string; thread: string }[] = [
  { ground: '#dde2f0', thread: '#24336a' },
  { ground: '#f6dfcf', thread: '#9a3a18' },
  { ground: '#f5e4b7', thread: '#7a5000' },
  { ground: '#d3e6dc', thread: '#17594a' },
  { ground: '#eeddeb', thread: '#5a2450' },
  { ground: '#e6decf', thread: '#2b2621' },
  { ground: '#d0e5ec', thread: '#0f5a73' },
  { ground: '#f5dadf', thread: '#8f2643' },
];

/** Blocks with a large surface, of which every mark has one. */
const LARGE_BLOCKS = [1, 4, 6, 7];
const SMALL_PAIRS = [
  [2, 3],
  [3, 5],
  [5, 2],
  [0, 2],
];
/** How far each of the four strips is moved along. */
const ORDERS = [
  [0, 1, 2, 3],
  [0, 3, 2, 1],
  [0, 2, 0, 2],
  [0, 1, 1, 0],
];

/** Each from a corner of the block and back to it, so that blocks are written one after another. */
const BLOCK_PATHS = [
  '',
  'h8v8h-8z',
  'm0 1h8v2h-8zm0 4h8v2h-8zm0-5',
  'm1 0h2v8h-2zm4 0h2v8h-2zm-5 0',
  'h4v4h-4zm4 4h4v4h-4zm-4-4',
  'm2 2h4v4h-4zm-2-2',
  'm0 4h8v4h-8zm0-4',
  'v8h8z',
];

type Weave = ReturnType<typeof weaveName>;

export function weaveName(name: string) {
  let hash = hashFnv1a(weaveKey(name));
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x45d9f3b);
  hash = (hash ^ (hash >>> 16)) >>> 0;
  return {
    /** One of eight pairs of inks. */
    pair: hash & 7,
    /** Whether ground and thread change places. */
    isExchanged: ((hash >>> 3) & 1) === 1,
    order: (hash >>> 4) & 3,
    hasCounter: ((hash >>> 6) & 1) === 1,
    strip: mendStrip([8, 11, 14, 17].map((bit) => (hash >>> bit) & 7)),
  };
}

/** The thread as one path to be filled by the even-odd rule, on ground of 32 x 32 units. */
export const drawMark = (weave: Weave): string => fillWeave(weave, [0, 1, 2, 3]);

/** The first row of the mark, 32 x 8 units, to be repeated as a band. */
export const drawBand = (weave: Weave): string => fillWeave(weave, [0]);

function fillWeave({ strip, order, hasCounter, isExchanged }: Weave, rows: number[]): string {
  const shifts = ORDERS[order] ?? [];
  const height = rows.length * BLOCK;
  const cells = rows.map((row) => {
    const line = shifts.map((shift) => BLOCK_PATHS[strip[(row + shift) % 4] ?? 0]).join('m8 0');
    return `M0 ${row * BLOCK}${line}`;
  });
  if (hasCounter) cells.push(`M8 0h8v${height}h-8zm16 0h8v${height}h-8z`);
  if (isExchanged) cells.push(`M0 0h${MARK}v${height}h-${MARK}z`);
  return cells.join('');
}

function weaveKey(name: string): string {
  const ascii = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || name.normalize('NFC');
}

/** A strip has a large block and at least three different ones, or it would be a smudge. */
function mendStrip(strip: number[]): number[] {
  const isLarge = strip.some((block) => LARGE_BLOCKS.includes(block));
  if (isLarge && new Set(strip).size >= 3) return strip;
  const [first = 0, second = 0, , last = 0] = strip;
  return [LARGE_BLOCKS[first & 3] ?? 1, ...(SMALL_PAIRS[second & 3] ?? []), last];
}
