// Imports only go down (docs/architecture.md). A failing line names where the code belongs.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Allowed imports of each part, beside itself; app/base and app/language are open to all. */
const MAY_IMPORT: Record<string, string[]> = {
  server: [
    'app/routes',
    'app/root',
    'app/features',
    'app/find',
    'app/figures',
    'app/follows',
    'app/feeds',
    'app/outbox',
    'app/catalogue',
    'app/ui',
    'app/text',
    'app/http',
    'app/page-cache',
    'app/data',
    'app/jobs',
    'db',
  ],
  cli: [
    'app/features',
    'app/find',
    'app/outbox',
    'app/figures',
    'app/http',
    'app/data',
    'app/jobs',
    'db',
  ],
  'app/routes': ['app/features', 'app/follows', 'app/outbox', 'app/http'],
  'app/boot': ['app/islands', 'app/features', 'app/follows', 'app/ui', 'app/charts', 'app/text'],
  'app/service-worker': ['app/features'],
  'app/islands': ['app/features', 'app/follows', 'app/ui', 'app/charts', 'app/text'],
  'app/root': ['app/ui', 'app/text', 'app/http'],
  'app/features': [
    'app/find',
    'app/figures',
    'app/follows',
    'app/feeds',
    'app/outbox',
    'app/catalogue',
    'app/charts',
    'app/ui',
    'app/text',
    'app/http',
    'app/page-cache',
    'app/data',
    'app/jobs',
  ],
  'app/find': [
    'app/catalogue',
    'app/ui',
    'app/text',
    'app/http',
    'app/page-cache',
    'app/data',
    'app/jobs',
  ],
  'app/figures': [
    'app/find',
    'app/follows',
    'app/catalogue',
    'app/charts',
    'app/text',
    'app/http',
    'app/page-cache',
    'app/data',
    'app/jobs',
  ],
  'app/follows': ['app/catalogue', 'app/ui', 'app/text', 'app/http', 'app/data'],
  'app/feeds': ['app/text', 'app/http'],
  'app/outbox': ['app/charts', 'app/ui', 'app/text', 'app/http', 'app/data', 'app/jobs'],
  'app/catalogue': ['app/ui', 'app/text', 'app/http', 'app/data'],
  'app/charts': ['app/ui', 'app/text', 'app/generated'],
  'app/ui': ['app/text'],
  'app/text': [],
  'app/spec-helpers': [],
  'app/http': ['app/page-cache', 'app/data', 'app/text', 'app/jobs'],
  'app/page-cache': [],
  'app/jobs': ['app/data'],
  'app/data': ['app/page-cache', 'db'],
  'app/language': ['app/text'],
  'app/base': [],
  db: ['app/data', 'app/features', 'app/catalogue'],
};
const PARTS = Object.keys(MAY_IMPORT);

const files = globSync([
  'app/**/*.{ts,tsx}',
  'server/**/*.{ts,tsx}',
  'cli/**/*.ts',
  'db/**/*.ts',
]).filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('app/generated'));
const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map((match) => ({
    file,
    target: normalize(join(dirname(file), match[1] ?? '')),
  })),
);

const isOpenTo = (from: string, to: string) =>
  to === 'app/base' || (to === 'app/language' && from !== 'app/base');

function partOf(path: string): string | undefined {
  return PARTS.find((part) => path.startsWith(`${part}/`) || path.startsWith(`${part}.`));
}

function featureOf(path: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Circular imports. */
function listCircular(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(edges.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  return [...edges.keys()].filter((one) => reaches(one, one));
}

describe('walls', () => {
  test('every file is in a known part', () => {
    expect(files.filter((file) => !partOf(file))).toEqual([]);
    expect(imports.length).toBeGreaterThan(100);
  });

  test('imports only go down', () => {
    const wrong = imports.filter(({ file, target }) => {
      const from = partOf(file);
      const to = partOf(target);
      if (!from || !to || from === to || isOpenTo(from, to)) return false;
      return !MAY_IMPORT[from]?.includes(to);
    });
    expect(
      wrong.map(({ file, target }) => `${file} may not import ${target}: move what both need down`),
    ).toEqual([]);
  });

  test("a feature borrows another's contract, queries or components, never its page or endpoints", () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        featureOf(file) &&
        featureOf(target) &&
        featureOf(file) !== featureOf(target) &&
        /(-page\.tsx|api\.server\.ts|commands\.server\.ts)$/.test(target),
    );
    expect(wrong.map(({ file, target }) => `${file} borrows ${target}`)).toEqual([]);
  });

  test('features do not lean on each other in a circle', () => {
    const edges = new Map<string, Set<string>>();
    for (const { file, target } of imports) {
      const [from, to] = [featureOf(file), featureOf(target)];
      if (!from || !to || from === to) continue;
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    expect(listCircular(edges)).toEqual([]);
  });

  test('files do not import each other in a circle, types included', () => {
    const edges = new Map<string, Set<string>>();
    for (const { file, target } of imports) {
      edges.set(file, (edges.get(file) ?? new Set()).add(target));
    }
    expect(listCircular(edges)).toEqual([]);
  });

  test('tables of sums are read through app/figures and its views', () => {
    const wrong = files.filter(
      (file) =>
        !file.startsWith('app/figures/') &&
        file.includes('.server.') &&
        /\b(from|join) (figures|counted_startups|daily_figures)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(
      wrong.map((file) => `${file}: use app/figures/sums.server.ts or the view group_totals`),
    ).toEqual([]);
  });

  test('jobs and commands, which run without a build, reach no JSX', () => {
    const reached = new Set(['server/jobs.ts', 'server/worker.ts', ...globSync('cli/*.ts')]);
    // A set grows while it is walked.
    for (const file of reached) {
      const text = readFileSync(file, 'utf8');
      for (const [, path = ''] of text.matchAll(
        /^(?:import|export)(?! type)[^;]*?'(\.[^']+)';/gms,
      )) {
        const target = normalize(join(dirname(file), path));
        if (/\.tsx?$/.test(target)) reached.add(target);
      }
    }
    expect(reached.size).toBeGreaterThan(100);
    expect([...reached].filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });

  test('nothing of the server reaches a browser', () => {
    const browser = new Set(['app/boot.ts', 'app/islands.ts']);
    for (let grew = true; grew; ) {
      const before = browser.size;
      for (const { file, target } of imports) if (browser.has(file)) browser.add(target);
      grew = browser.size > before;
    }
    expect(
      [...browser].filter((file) => file.includes('.server.') || file.startsWith('app/data')),
    ).toEqual([]);
  });
});
