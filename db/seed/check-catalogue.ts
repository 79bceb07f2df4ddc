// What is contradictory, unsourced, doubled, weak, stale or missing in the starter catalogue
// (`./griot check seed`). The first three fail `npm test`.
import { hostOf } from '../../app/base/host-of.ts';
import { lookupKey } from '../../app/language/tokens.ts';
import { findSharedHost } from '../../app/language/values/address.ts';
import { checkStartup } from './check-startup.ts';
import { FINDING_KINDS, type Finding } from './finding.ts';
import type { StarterCatalogue } from './starter-catalogue.ts';
import type { StarterStartup } from './startup-file.ts';

/** The worst first; `today` is yyyy-mm-dd. */
export function checkCatalogue(catalogue: StarterCatalogue, today: string): Finding[] {
  const { startups, investors } = catalogue;
  const names = investors.map(({ name }) => name).filter((name) => name.length > 3);
  const findings = [
    ...startups.flatMap((startup) => checkStartup(startup, names, today)),
    ...checkReferences(catalogue),
    ...checkDoubles(startups),
    ...checkNamesakes(startups),
  ];
  const rank = ({ kind }: Finding) => FINDING_KINDS.indexOf(kind);
  return findings.sort((a, b) => rank(a) - rank(b) || a.slug.localeCompare(b.slug));
}

/** What the loader would refuse. */
function checkReferences({ startups, investors, industries, places }: StarterCatalogue): Finding[] {
  const known = new Set(investors.map(({ name }) => name));
  const slugs = new Set(industries.map(({ slug }) => slug));
  return startups.flatMap(({ slug, fundings, industries: own, country, city, state }) => {
    const home = places.find(({ iso2 }) => iso2 === country);
    const named = fundings.flatMap((round) => round.investors.map(({ name }) => name));
    const says = [
      ...named.filter((name) => !known.has(name)).map((name) => `investors.json has no ${name}`),
      ...own.filter((one) => !slugs.has(one)).map((one) => `industries.json has no ${one}`),
      ...(home ? [] : [`country ${country} is none of the 54`]),
      ...(city && home && !home.cities.some(({ name }) => name === city)
        ? [`places.json has no city ${city} in ${country}`]
        : []),
      ...(state && home && !home.states.some(({ name }) => name === state)
        ? [`places.json has no state ${state} in ${country}`]
        : []),
    ];
    return [...new Set(says)].map((one): Finding => ({ kind: 'unsourced', slug, says: one }));
  });
}

/** One company in two files: a name or a website of its own that another has too. */
function checkDoubles(startups: readonly StarterStartup[]): Finding[] {
  const owners = new Map<string, string>();
  const findings: Finding[] = [];
  for (const startup of startups) {
    const { slug, website, names, distinct_from = [] } = startup;
    const own = names.filter(({ kind }) => kind === 'former' || kind === 'legal');
    const keys = new Set([startup.name, ...own.map(({ name }) => name)].map(lookupKey));
    if (website && !findSharedHost(website)) keys.add(hostOf(website));
    for (const key of keys) {
      const other = owners.get(key);
      if (!other) owners.set(key, slug);
      else if (!distinct_from.includes(other)) {
        const says = `${other} has ${key} too; where they are two companies, name it in distinct_from`;
        findings.push({ kind: 'doubled', slug, says });
      }
    }
  }
  return findings;
}

/** A name in two files is one person unless one of them says otherwise; somebody should look. */
function checkNamesakes(startups: readonly StarterStartup[]): Finding[] {
  const entries = startups.flatMap(({ slug, people }) => people.map((one) => ({ slug, ...one })));
  const shared = Map.groupBy(entries, ({ name, person }) => person ?? lookupKey(name));
  return [...shared.values()].flatMap((own): Finding[] => {
    const [first, second] = own;
    if (!first || !second || first.slug === second.slug) return [];
    return [
      {
        kind: 'missing',
        slug: second.slug,
        says: `is ${first.name} of ${first.slug} the same person?`,
      },
    ];
  });
}
