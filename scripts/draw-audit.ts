// Draws facts of the starter catalogue at random, to be compared with their sources:
// node scripts/draw-audit.ts [folder of startups] [seed] [facts | whole] [startups,rounds,exits]
// (docs/audit/README.md)
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Startup {
  slug: string;
  fundings: Array<{
    round: string | null;
    date: string | null;
    amount_usd: number | null;
    reported: object | null;
    investors: Array<{ name: string; lead: boolean }>;
  }>;
  history: Array<{ event: string; date: string | null; counterparty: string | null }>;
  people: Array<{ name: string; role: string | null; founder: boolean }>;
  overview: string | null;
  [field: string]: unknown;
}

interface Fact {
  slug: string;
  /** Position in the startup's list; 0 for what is no list. */
  index: number;
  field: string;
  held: string;
}

/** Kinds in the order in which they are drawn, and how many of each. */
const SIZES = { round: 40, history: 20, profile: 20, people: 10, overview: 10 };
type Kind = keyof typeof SIZES;

/** The same for whole rows, and the row that each kind of fact is part of. */
const WHOLE_SIZES = { startup: 50, round: 50, exit: 30 };
const WHOLE_KINDS: Partial<Record<Kind, string>> = {
  profile: 'startup',
  people: 'startup',
  round: 'round',
  history: 'exit',
};

const FATES = new Set(['acquired', 'closed', 'merged', 'listed']);
const PROFILE_FIELDS = ['country', 'city', 'year_founded', 'status', 'website', 'type'];

export function drawFacts(startups: Startup[], seed: number): Array<Fact & { kind: Kind }> {
  const random = new Random(seed);
  const facts = startups.flatMap(listFacts);
  return (Object.keys(SIZES) as Kind[]).flatMap((kind) => {
    const pool = facts.filter((fact) => fact.kind === kind).sort(bySlugIndexField);
    return random.sample(pool, SIZES[kind]);
  });
}

/** Whole startups, rounds and exits, with all that is held of each. */
export function drawWhole(
  startups: Startup[],
  seed: number,
  sizes: typeof WHOLE_SIZES = WHOLE_SIZES,
): Array<Fact & { kind: string }> {
  const random = new Random(seed);
  const facts = startups.flatMap(listFacts);
  return Object.entries(sizes).flatMap(([kind, size]) => {
    const own = Map.groupBy(
      facts.filter((fact) => WHOLE_KINDS[fact.kind] === kind).sort(bySlugIndexField),
      ({ slug, index }) => (kind === 'startup' ? slug : `${slug} ${index}`),
    );
    return random.sample([...own.values()], size).map((held) => ({
      kind,
      slug: held[0]?.slug ?? '',
      index: kind === 'startup' ? 0 : (held[0]?.index ?? 0),
      field: held.map(({ field }) => field).join(', '),
      held: held.map(({ field, held }) => `${field}: ${held}`).join('; '),
    }));
  });
}

/** "100,200,60" is a hundred startups, two hundred rounds and sixty exits. */
export function readSizes(text?: string): typeof WHOLE_SIZES {
  if (text === undefined) return WHOLE_SIZES;
  const [startup = 0, round = 0, exit = 0] = text.split(',').map(Number);
  if (!/^\d+,\d+,\d+$/.test(text)) {
    throw new Error(`expected how many startups, rounds and exits, as 100,200,60: ${text}`);
  }
  return { startup, round, exit };
}

function listFacts(startup: Startup): Array<Fact & { kind: Kind }> {
  const { slug, fundings, history, people, overview } = startup;
  const rounds = fundings.flatMap((round, index) => {
    const leads = round.investors.filter(({ lead }) => lead).map(({ name }) => name);
    const held = {
      amount: round.amount_usd ?? (round.reported && JSON.stringify(round.reported)),
      date: round.date,
      kind: round.round,
      lead: leads.length > 0 ? leads.join('; ') : null,
    };
    return Object.entries(held)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => ({ kind: 'round' as const, index, field, held: String(value) }));
  });
  const events = history.flatMap(({ event, date, counterparty }, index) =>
    FATES.has(event)
      ? [{ kind: 'history' as const, index, field: event, held: words(event, date, counterparty) }]
      : [],
  );
  const profile = PROFILE_FIELDS.filter((field) => (startup[field] ?? null) !== null).map(
    (field) => ({ kind: 'profile' as const, index: 0, field, held: String(startup[field]) }),
  );
  const named = people.flatMap(({ name, role, founder }, index) =>
    role || founder
      ? [{ kind: 'people' as const, index, field: 'person', held: words(name, role) }]
      : [],
  );
  const text = overview
    ? [{ kind: 'overview' as const, index: 0, field: 'overview', held: overview }]
    : [];
  return [...rounds, ...events, ...profile, ...named, ...text].map((fact) => ({ slug, ...fact }));
}

function words(...parts: Array<string | null>): string {
  return parts.filter((part) => part !== null).join(', ');
}

function bySlugIndexField(a: Fact, b: Fact): number {
  if (a.slug !== b.slug) return a.slug < b.slug ? -1 : 1;
  if (a.index !== b.index) return a.index - b.index;
  return a.field < b.field ? -1 : 1;
}

/**
 * `random.Random(seed)` of Python, with which the sheet of November 2026 was drawn: MT19937
 * (Matsumoto and Nishimura, 1998), seeded by array, and Python's choice of a sample.
 */
export class Random {
  readonly #state = new Uint32Array(624);
  #next = 624;

  constructor(seed: number) {
    const state = this.#state;
    state[0] = 19650218;
    for (let i = 1; i < 624; i++) state[i] = Math.imul(1812433253, mixed(state, i - 1)) + i;
    let i = 1;
    for (let k = 0; k < 624; k++) {
      state[i] = (at(state, i) ^ Math.imul(mixed(state, i - 1), 1664525)) + seed;
      if (++i === 624) i = copyLastToFirst(state);
    }
    for (let k = 0; k < 623; k++) {
      state[i] = (at(state, i) ^ Math.imul(mixed(state, i - 1), 1566083941)) - i;
      if (++i === 624) i = copyLastToFirst(state);
    }
    state[0] = 0x80000000;
  }

  sample<T>(pool: readonly T[], size: number): T[] {
    if (pool.length < size) throw new Error(`${pool.length} facts are too few to draw ${size}`);
    // Python tracks positions in a set only where that takes less room than a copy of the pool.
    const setSize = 21 + (size > 5 ? 4 ** Math.ceil(Math.log(size * 3) / Math.log(4)) : 0);
    if (pool.length <= setSize) return this.#sampleFromCopy([...pool], size);
    const drawn = new Set<number>();
    while (drawn.size < size) drawn.add(this.#below(pool.length));
    return [...drawn].map((position) => pool[position] as T);
  }

  #sampleFromCopy<T>(copy: T[], size: number): T[] {
    return Array.from({ length: size }, (_, i) => {
      const position = this.#below(copy.length - i);
      const drawn = copy[position] as T;
      copy[position] = copy[copy.length - i - 1] as T;
      return drawn;
    });
  }

  #below(limit: number): number {
    const bits = 32 - Math.clz32(limit);
    for (;;) {
      const number = this.#next32() >>> (32 - bits);
      if (number < limit) return number;
    }
  }

  #next32(): number {
    if (this.#next === 624) this.#renew();
    let y = at(this.#state, this.#next++);
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  }

  #renew(): void {
    const state = this.#state;
    for (let i = 0; i < 624; i++) {
      const y = (at(state, i) & 0x80000000) | (at(state, (i + 1) % 624) & 0x7fffffff);
      state[i] = at(state, (i + 397) % 624) ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
    }
    this.#next = 0;
  }
}

function at(state: Uint32Array, i: number): number {
  return state[i] as number;
}

function mixed(state: Uint32Array, i: number): number {
  return at(state, i) ^ (at(state, i) >>> 30);
}

function copyLastToFirst(state: Uint32Array): number {
  state[0] = at(state, 623);
  return 1;
}

if (import.meta.main) {
  const [folder = 'db/seed/startups', seed = '20261124', what = 'facts', sizes] =
    process.argv.slice(2);
  const startups = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): Startup => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const drawn =
    what === 'whole'
      ? drawWhole(startups, Number(seed), readSizes(sizes))
      : drawFacts(startups, Number(seed));
  drawn.forEach(({ kind, slug, index, field, held }, row) => {
    console.log([row + 1, kind, slug, index, field, held].join('\t'));
  });
}
