// No page of the starter catalogue shows a column, row, block or chart of which nothing is known.
import { DomUtils, parseDocument } from 'htmlparser2';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cachedPaths } from '../server/site.tsx';
import { listAddresses } from './cached-pages.ts';
import { openTestSite, type TestSite } from './site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const UNKNOWN = new Set(['', '-', 'N/A', 'Undisclosed', 'Unknown', 'Date unknown']);
const isPage = (path: string) =>
  !/\.(atom|xml|txt|json|csv|svg|png)|^\/(feeds|sitemaps)/.test(path);

/** Every so manieth address of each kind, so that the walk takes seconds. */
const EVERY = { startup: 15, investor: 15, funding: 30, industry: 4, location: 2, person: 40 };

async function listPages(): Promise<string[]> {
  const { rows } = await raw<{ kind: keyof typeof EVERY; slug: string }>`
    select 'startup' as kind, slug from startups union all select 'investor', slug from investors
    union all select 'funding', slug from fundings union all select 'industry', slug from industries
    union all select 'person', slug from people
    union all select 'location', slug from places where kind in ('country', 'city')
    order by 1, 2`.execute(site.sql);
  const sample = Object.entries(EVERY).flatMap(([kind, every]) =>
    rows.filter((row) => row.kind === kind).filter((_, nth) => nth % every === 0),
  );
  return [
    ...[...cachedPaths.keys()].flatMap(listAddresses).filter(isPage),
    ...sample.map(({ kind, slug }) => `/${kind}/${slug}`),
    '/compare?startups=flutterwave,wave,andela',
  ];
}

type Nodes = ReturnType<typeof parseDocument>['children'];
const all = (name: string, nodes: Nodes) => DomUtils.getElementsByTagName(name, nodes);
const textOf = (node: Nodes[number]) => DomUtils.textContent(node).replace(/\s+/g, ' ').trim();

async function readMain(path: string): Promise<Nodes> {
  const document = parseDocument(await site.page(path));
  return all('main', document.children).flatMap(({ children }) => children);
}

/** Columns of which less than half is known, "path: caption, column". */
function findThinColumns(main: Nodes): string[] {
  return all('table', main).flatMap((table) => {
    if (table.attribs.class?.includes('comparison')) return [];
    const heads = all('th', all('thead', table.children)).map(textOf);
    const rows = all('tr', all('tbody', table.children)).map((row) =>
      DomUtils.getElementsByTagName((name) => name === 'td' || name === 'th', row.children).map(
        textOf,
      ),
    );
    return heads.filter((_, column) => {
      const unknown = rows.filter((cells) => UNKNOWN.has(cells[column] ?? '')).length;
      return unknown * 2 > rows.length;
    });
  });
}

/** Headings with nothing below them, or only with words that say so. */
function findEmptyBlocks(main: Nodes): string[] {
  return all('section', main).flatMap((section) => {
    const [head] = all('h2', section.children);
    if (!head) return [];
    // What says so and asks for it.
    if (all('a', section.children).some((link) => link.attribs.href?.includes('add-startup')))
      return [];
    const rest = DomUtils.textContent(section).replace(DomUtils.textContent(head), '').trim();
    const isEmpty =
      rest === '' || (rest.length < 200 && /^(None|Nothing)\b|recorded yet/.test(rest));
    return isEmpty ? [textOf(head)] : [];
  });
}

/** Names of facts without a value. */
function findEmptyFacts(main: Nodes): string[] {
  return all('dd', main).flatMap((value) => {
    if (!UNKNOWN.has(textOf(value))) return [];
    return [
      DomUtils.textContent(value.prev?.type === 'tag' ? value.prev : (value.parent ?? value)),
    ];
  });
}

test('every page shows what is known, and nothing else', async () => {
  const faults: string[] = [];
  for (const path of await listPages()) {
    const main = await readMain(path);
    const found = [
      ...findThinColumns(main).map((column) => `column ${column}`),
      ...findEmptyBlocks(main).map((block) => `block ${block}`),
      ...findEmptyFacts(main).map((fact) => `fact ${fact}`),
    ];
    if (found.length > 0) faults.push(`${path}: ${found.join('; ')}`);
  }
  expect(faults).toEqual([]);
});
