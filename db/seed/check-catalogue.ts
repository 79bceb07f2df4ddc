// What is contradictory, unsourced, doubled, padded, weak, stale or missing in the starter
// catalogue (`./griot check seed`). The first four fail `npm test`.

import { isWeakAddress } from '../../app/base/address.ts';
import { lookupKey } from '../../app/language/tokens.ts';
import { findDoubles } from './check-doubles.ts';
import { checkOverview } from './check-overview.ts';
import { checkReferences } from './check-references.ts';
import { checkAddresses, checkLists, LARGE_USD } from './check-sources.ts';
import { checkWording } from './check-wording.ts';
import type { StarterCatalogue } from './starter-catalogue.ts';
import { listUsedUrls, PROFILE_FIELDS, type StarterStartup, statusAfter } from './startup-file.ts';

/** The worst first; `today` is yyyy-mm-dd. */
export function checkCatalogue(catalogue: StarterCatalogue, today: string): Finding[] {
  const { startups, investors } = catalogue;
  const names = investors.map(({ name }) => name).filter((name) => name.length > 3);
  const findings = [
    ...startups.flatMap((startup) => checkStartup(startup, names, today)),
    ...checkReferences(catalogue).map((one): Finding => ({ kind: 'unsourced', ...one })),
    ...findDoubles(startups).map((one): Finding => ({ kind: 'doubled', ...one })),
    ...checkNamesakes(startups),
  ];
  const rank = ({ kind }: Finding) => FINDING_KINDS.indexOf(kind);
  return findings.sort((a, b) => rank(a) - rank(b) || a.slug.localeCompare(b.slug));
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

/** From the worst to the least; the first four fail `npm test`. */
export const FINDING_KINDS = [
  'contradictory',
  'unsourced',
  'doubled',
  'padded',
  'weak',
  'stale',
  'missing',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export const REFUSED: readonly FindingKind[] = ['contradictory', 'unsourced', 'doubled', 'padded'];

export interface Finding {
  kind: FindingKind;
  /** Slug of the startup. */
  slug: string;
  /** What is wrong, where, and what would be right. */
  says: string;
}

// What is wrong or missing in one startup's file, beside its form (startup-file.ts).

/** "Active" needs a source of this year or later. */
const ACTIVE_SINCE = '2024';

export function checkStartup(
  startup: StarterStartup,
  investorNames: readonly string[],
  today: string,
): Finding[] {
  const findings: Finding[] = [];
  const add = (kind: FindingKind, says: string) => {
    findings.push({ kind, slug: startup.slug, says });
  };
  checkSources(startup, add);
  checkDates(startup, today, add);
  checkStatus(startup, add);
  for (const says of checkOverview(startup, investorNames)) add('contradictory', says);
  for (const says of checkWording(startup)) add('padded', says);
  checkRounds(startup, add);
  for (const says of checkLists(startup)) add('weak', says);
  for (const { kind, says } of checkAddresses(startup)) add(kind, says);
  checkGaps(startup, add);
  return findings;
}

type Add = (kind: FindingKind, says: string) => void;

function checkSources(startup: StarterStartup, add: Add): void {
  const { sources, fundings } = startup;
  const weak = new Set(sources.flatMap(({ url, weak }) => (weak ? url : [])));
  for (const { url } of sources) {
    if (!isWeakAddress(url) || weak.has(url)) continue;
    add('unsourced', `${url} cannot show a fact: find the article, or mark it "weak": true`);
  }
  for (const field of PROFILE_FIELDS) {
    if (isUnknown(startup[field])) continue;
    const showing = sources.filter(({ shows }) => shows?.includes(field));
    if (showing.length === 0) add('unsourced', `no source shows ${field}`);
    else if (showing.every(({ url }) => weak.has(url))) {
      add('weak', `only weak sources show ${field}`);
    }
  }
  const used = new Set(listUsedUrls(startup));
  for (const { url, shows = [] } of sources) {
    if (shows.length === 0 && !used.has(url)) add('unsourced', `${url} shows nothing: remove it`);
    const unknown = shows.filter((field) => isUnknown(startup[field]));
    if (unknown.length > 0) {
      add('contradictory', `${url} shows ${unknown.join(', ')}, which the file does not say`);
    }
  }
  for (const { round, date, sources: own } of fundings) {
    if (own.every((url) => weak.has(url))) add('weak', `only weak sources for ${round} of ${date}`);
  }
}

function isUnknown(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function checkDates(startup: StarterStartup, today: string, add: Add): void {
  const { year_founded, fundings, history, employees, sources } = startup;
  const dated = [
    ...fundings.map(({ round, date }) => ({ what: round, date })),
    ...history.flatMap(({ event, date }) => (date ? { what: event, date } : [])),
    ...employees.map(({ date }) => ({ what: 'head-count', date })),
  ];
  for (const { what, date } of dated) {
    if (date > today) add('contradictory', `${what} of ${date} is in the future`);
    if (Number(date.slice(0, 4)) < (year_founded ?? 0)) {
      add('contradictory', `${what} of ${date} is before its founding in ${year_founded}`);
    }
  }
  for (const { url, read, published } of sources) {
    if (read > today) add('contradictory', `${url} was read on ${read}, in the future`);
    if (published && published.slice(0, 10) > read) {
      add('contradictory', `${url} was read on ${read}, before ${published}, when published`);
    }
  }
  const isSorted = (dates: string[]) => dates.every((one, i) => one >= (dates[i - 1] ?? ''));
  if (!isSorted(fundings.map(({ date }) => date))) add('contradictory', 'rounds not oldest first');
  if (!isSorted(history.flatMap(({ date }) => date ?? []))) {
    add('contradictory', 'history not oldest first');
  }
}

function checkStatus(startup: StarterStartup, add: Add): void {
  const { status, history, names, sources } = startup;
  const after = statusAfter(startup);
  if (after && status !== after) {
    add('contradictory', `status is ${status}, but the newest event makes it ${after}`);
  }
  if (!after && (status === 'acquired' || status === 'closed' || status === 'public')) {
    add('missing', `status is ${status}, and no event says when`);
  }
  if (status === 'active') {
    const isRecent = sources.some(
      ({ shows, published, read }) =>
        shows?.includes('status') && (published ?? read) >= ACTIVE_SINCE,
    );
    if (!isRecent) add('stale', `status is active, shown by no source of ${ACTIVE_SINCE} or later`);
  }
  for (const { event, date, counterparty, detail } of history) {
    if (event === 'acquired' && !counterparty) add('missing', `acquired in ${date}: by whom?`);
    if (event === 'closed' && !detail) add('missing', `closed in ${date}: why?`);
    const isNamed = counterparty === null || names.some(({ name }) => name === counterparty);
    if (event === 'renamed' && !isNamed) {
      add('missing', `was ${counterparty}, which is not among its names`);
    }
  }
}

function checkRounds({ fundings }: StarterStartup, add: Add): void {
  for (const [index, round] of fundings.entries()) {
    const { date, amount_usd, reported, investors, sources, note } = round;
    const what = `${round.round} of ${date}`;
    const names = investors.map(({ name }) => name);
    if (new Set(names).size < names.length) add('doubled', `${what} names an investor twice`);
    if (amount_usd !== null && reported) {
      add('contradictory', `${what} has amount_usd and reported: keep what was announced`);
    }
    if (amount_usd === null && !reported && !note && names.length === 0) {
      add('missing', `${what}: amount and investors`);
    } else if (names.length === 0) add('missing', `${what}: investors`);
    if ((amount_usd ?? 0) > LARGE_USD && sources.length < 2) {
      add('missing', `${what}: a second source`);
    }
    for (const later of fundings.slice(index + 1)) {
      if (amount_usd === null || later.amount_usd !== amount_usd) continue;
      const isSame = later.date.startsWith(date) || date.startsWith(later.date);
      if (isSame && !later.note && !note)
        add('doubled', `${what} and ${later.date}: one round twice?`);
    }
  }
}

function checkGaps(startup: StarterStartup, add: Add): void {
  const { fundings, people } = startup;
  const isFunded = fundings.some(({ date }) => date >= '2022');
  const wanted = ['website', 'year_founded', 'city', 'type', 'status'] as const;
  const missing: string[] = wanted.filter((field) => startup[field] === null);
  if (people.length === 0) missing.push('people');
  if (startup.business_models.length === 0) missing.push('business_models');
  if (startup.industries.length === 0) add('missing', 'industries');
  if (missing.length > 0) {
    add('missing', `${isFunded ? 'with a round since 2022, ' : ''}${missing.join(', ')}`);
  }
}
