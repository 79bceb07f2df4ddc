// One company in two files, under whatever name: what it shares with another tells.
import { hostOf } from '../../app/base/address.ts';
import { lookupKey } from '../../app/language/tokens.ts';
import { findSharedHost } from '../../app/language/values/address.ts';
import type { StarterStartup } from './startup-file.ts';

/** Names that are each other's beginning, and this many addresses that tell of no other. */
const SHARED_SOURCES = 2;

/** Files that tell of a company which an earlier one has, unless `distinct_from` names it. */
export function findDoubles(
  startups: readonly StarterStartup[],
): Array<{ slug: string; says: string }> {
  const owners = new Map<string, StarterStartup>();
  const findings = startups.flatMap((startup) => {
    return marksOf(startup).flatMap(({ key, what }) => {
      const other = owners.get(key);
      if (!other) owners.set(key, startup);
      if (!other || other === startup || areDistinct(startup, other)) return [];
      return [{ slug: startup.slug, says: `${other.slug} has ${what} too${ASK}` }];
    });
  });
  const told = new Set(findings.map(({ slug }) => slug));
  return [...findings, ...findBySources(startups).filter(({ slug }) => !told.has(slug))];
}

const ASK = '; where they are two companies, name it in distinct_from';

/** What no two companies share: names, the own site, handle and entries in registers. */
function marksOf({ name, names, website, twitter, identifiers }: StarterStartup) {
  const own = names.filter(({ kind }) => kind === 'former' || kind === 'legal');
  const keys = new Set([name, ...own.map((one) => one.name)].map(lookupKey));
  const marks = [...keys].map((key) => ({ key: `name ${key}`, what: key }));
  if (website && !findSharedHost(website)) {
    marks.push({ key: `site ${hostOf(website)}`, what: hostOf(website) });
  }
  if (twitter) marks.push({ key: `handle ${twitter.toLowerCase()}`, what: `@${twitter}` });
  for (const one of identifiers) marks.push({ key: one.toLowerCase(), what: one });
  return marks;
}

/** Two of one country, whose names begin alike and which several pages of their own tell of. */
function findBySources(startups: readonly StarterStartup[]): Array<{ slug: string; says: string }> {
  const tellers = Map.groupBy(
    startups.flatMap((startup) => startup.sources.map(({ url }) => ({ url, startup }))),
    ({ url }) => url,
  );
  const pairs = new Map<string, { one: StarterStartup; other: StarterStartup; count: number }>();
  for (const entries of tellers.values()) {
    const [first, second] = entries;
    if (!first || !second || entries.length > 2) continue;
    const key = `${first.startup.slug} ${second.startup.slug}`;
    const pair = pairs.get(key) ?? { one: first.startup, other: second.startup, count: 0 };
    pairs.set(key, { ...pair, count: pair.count + 1 });
  }
  return [...pairs.values()].flatMap(({ one, other, count }) => {
    if (count < SHARED_SOURCES || one.country !== other.country) return [];
    if (!beginAlike(one.name, other.name)) return [];
    if (areDistinct(one, other)) return [];
    return [{ slug: other.slug, says: `${one.slug} rests on ${count} of its sources too${ASK}` }];
  });
}

function areDistinct(one: StarterStartup, other: StarterStartup): boolean {
  return !!one.distinct_from?.includes(other.slug) || !!other.distinct_from?.includes(one.slug);
}

function beginAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [lookupKey(one), lookupKey(other)].sort(
    (a, b) => a.length - b.length,
  );
  return long.startsWith(short);
}
