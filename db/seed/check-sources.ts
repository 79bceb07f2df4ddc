// Addresses that are hard to trust or to find again, and facts that rest on them alone.
import { hostOf } from '../../app/base/address.ts';
import { lookupKey } from '../../app/language/tokens.ts';
import type { StarterFunding, StarterSource, StarterStartup } from './startup-file.ts';

/** What is wrong with an address as such; where another shows the same, take that one. */
const DOUBTFUL: ReadonlyArray<readonly [what: string, is: (url: URL) => boolean]> = [
  ['an interface for programs', ({ pathname }) => pathname.includes('/wp-json')],
  ['a bare number of a post', ({ search }) => /^\?p=\d+$/.test(search)],
  [
    'a copy for trying things out',
    ({ hostname }) =>
      /(?:^|[.-])(?:staging|teste?|dev|demo|beta|preview)[.-]/.test(hostname) ||
      /\.(?:platformsh\.site|pantheonsite\.io|wpengine\.com|vercel\.app|netlify\.app)$/.test(
        hostname,
      ),
  ],
  [
    'a host that copies others',
    ({ hostname }) =>
      /(?:^|\.)(?:technewsnetwork\.com|worldofsoftware\.org|daily8\.com|bhluemountain\.com|newsbeep\.com|newsbreak\.com|earthpressnews\.com|digestwire\.com|autocontently\.com)$/.test(
        hostname,
      ) || hostname.includes('ezproxy'),
  ],
];

/** Null for an address that nothing speaks against. */
export function doubtAbout(url: string): string | null {
  const address = URL.parse(url);
  return (address && DOUBTFUL.find(([, is]) => is(address))?.[0]) ?? null;
}

/** Above this a round wants an address of its own. */
export const LARGE_USD = 5_000_000;

/** Doubtful addresses, and rounds that no address names the company for. */
export function checkAddresses(
  startup: StarterStartup,
): Array<{ kind: 'weak' | 'missing'; says: string }> {
  const { sources, fundings } = startup;
  const doubtful = sources.flatMap(({ url, weak }) => {
    const doubt = weak ? null : doubtAbout(url);
    return doubt ? [`${url} is ${doubt}: find the article, or mark it "weak": true`] : [];
  });
  const unnamed = fundings
    .filter((round) => !round.sources.some((url) => namesCompany(url, startup)))
    .map(
      ({ round, date }) =>
        `no address of ${round} of ${date} names the company: find one that does`,
    );
  return [
    ...doubtful.map((says) => ({ kind: 'weak' as const, says })),
    ...unnamed.map((says) => ({ kind: 'missing' as const, says })),
  ];
}

/** By its name or another, in any spelling; an address of its own site does too. */
function namesCompany(url: string, { name, names, website }: StarterStartup): boolean {
  if (website && hostOf(url).endsWith(hostOf(website))) return true;
  const address = lookupKey(decoded(url));
  return [name, ...names.map((one) => one.name)].some((one) => {
    const key = lookupKey(one);
    return key !== '' && address.includes(key);
  });
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/**
 * Large rounds that rest on one page which tells of many: the page does not name the company, and
 * nothing says that it is the only one. `on_list` says so, once somebody has looked for another.
 */
export function checkLists({ fundings, sources, ...startup }: StarterStartup): string[] {
  return fundings.flatMap((round) => {
    const isOnList = restsOnList(round, sources, { ...startup, fundings, sources });
    const what = `${round.round} of ${round.date}`;
    if (isOnList && !round.on_list) {
      return [`${what} rests on one list: find an address of its own, or mark it "on_list": true`];
    }
    if (!isOnList && round.on_list) return [`${what} has a source of its own: remove "on_list"`];
    return [];
  });
}

function restsOnList(
  { amount_usd, sources }: StarterFunding,
  described: readonly StarterSource[],
  startup: StarterStartup,
): boolean {
  if ((amount_usd ?? 0) <= LARGE_USD) return false;
  const firm = sources.filter((url) => !described.some((one) => one.url === url && one.weak));
  return firm.length <= 1 && !sources.some((url) => namesCompany(url, startup));
}
