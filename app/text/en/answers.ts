import { formatCount, sayMany } from '../../base/count.ts';
import { lower, on, SPLITS } from './answer-words.ts';

/** A figure and its year. */
type Then = readonly [string, string];

export const answersText = {
  or: ' or ',
  in: (when: string) => `in ${when}`,
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  startupsOf: (industries: string, places: string) =>
    `${industries ? `${industries} startups` : 'Startups'}${places ? ` in ${places}` : ''}`,
  roundsOf: (round: string) => `in ${round} rounds`,
  inKind: (kind: string) => `as ${kind}`,
  with: (investor: string) => `in rounds with ${investor}`,
  ledBy: (investor: string) => `in rounds led by ${investor}`,

  raised: (who: string, figure: string, how: string) => `${who} raised ${figure}${how}`,
  disclosed: (known: number, all: number) =>
    `, disclosed in ${formatCount(known)} of ${sayMany(all, 'round', 'rounds')}`,
  noAmount: (who: string, how: string, all: number) =>
    all === 0
      ? `No round${how} of ${lower(who)} is on record`
      : `None of ${sayMany(all, 'round', 'rounds')} of ${lower(who)}${how} has a known amount`,
  median: (who: string, kind: string, figure: string, how: string) =>
    `The median${kind ? ` ${kind}` : ''} round of ${lower(who)}${how} is ${figure}`,
  tooFew: (who: string, how: string, known: number) =>
    `Too few amounts to say what is usual: ${sayMany(known, 'round', 'rounds')} of ${lower(who)}${how} with a known amount`,
  mean: (who: string, kind: string, figure: string, how: string) =>
    `The mean${kind ? ` ${kind}` : ''} round of ${lower(who)}${how} is ${figure}`,
  medianIs: (median: string, known: number, all: number) =>
    `, the median ${median}, of ${formatCount(known)} of ${sayMany(all, 'round', 'rounds')}`,
  meanIs: (mean: string, known: number, all: number) =>
    `, the mean ${mean}, of ${formatCount(known)} of ${sayMany(all, 'round', 'rounds')}`,
  rounds: (figure: string, who: string, how: string) => `${figure} of ${lower(who)}${how}`,
  inAll: (sum: string) => `, ${sum} in all`,
  round: (count: number) => sayMany(count, 'round', 'rounds'),
  found: (figure: string, who: string, how: string) =>
    `The record holds ${figure} ${figure === '1' ? lower(who).replace('startups', 'startup') : lower(who)}${how}`,
  share: (figure: string, part: number, whole: number, what: string) =>
    `${figure}: ${formatCount(part)} of ${formatCount(whole)}${what}`,
  shareOfMoney: (figure: string, part: string, whole: string, who: string, how: string) =>
    `${who} raised ${figure} of what the record holds${how}: ${part} of ${whole}`,
  /** `of` is whose money the whole is. */
  shareOfTheirs: (
    figure: string,
    part: string,
    whole: string,
    who: string,
    how: string,
    of: string,
    when: string,
  ) => `Of ${whole} that ${lower(of)} raised${when}, ${lower(who)} raised ${part}${how}: ${figure}`,

  first: {
    raised: (label: string, figure: string, how: string, isLeast: boolean) =>
      `${label} raised the ${isLeast ? 'least' : 'most'}${how}, ${figure}`,
    investors: (label: string, figure: string, how: string, isLeast: boolean) =>
      `${label} has the ${isLeast ? 'fewest' : 'most'} investors on record${how}, ${figure}`,
    rounds: (label: string, figure: string, how: string, isLeast: boolean) =>
      `${label} had the ${isLeast ? 'fewest' : 'most'} rounds${how}, ${figure}`,
    joined: (label: string, figure: string, how: string, isLeast: boolean) =>
      `${label} joined the ${isLeast ? 'fewest' : 'most'} rounds${how}, ${figure}`,
    startups: (label: string, figure: string, how: string, isLeast: boolean) =>
      `${label} has the ${isLeast ? 'fewest' : 'most'}${how}, ${figure}`,
  },
  highest: (label: string, figure: string, how: string, isLeast: boolean, isMean: boolean) =>
    `${label} has the ${isLeast ? 'lowest' : 'highest'} ${isMean ? 'mean' : 'median'} round${how}, ${figure}`,
  nothingToRank: (split: keyof typeof SPLITS, who: string, how: string) =>
    `No ${SPLITS[split]} can be named: no amount of ${lower(who)}${how} is known`,
  noneIn: (
    count: number,
    all: number,
    isOfRounds: boolean,
    who: string,
    how: string,
    names: string,
  ) =>
    `${formatCount(count)} of ${formatCount(all)} ${count === 1 ? 'has' : 'have'} no ${isOfRounds ? 'rounds of ' : ''}${lower(who)}${how} on record${names ? `: ${names}` : ''}`,
  ofWho: (who: string) => ` among ${lower(who)}`,
  trend: (who: string, figure: string, year: string, how: string) =>
    `${who} raised most in ${year}${how}, ${figure}`,
  largest: (figure: string, startup: string, round: string, when: string, isLeast: boolean) =>
    `The ${isLeast ? 'smallest' : 'largest'} is ${figure}, ${startup}, ${round}${when}`,
  yearFounded: (name: string, year: number, isOldest: boolean) =>
    `${name} is the ${isOldest ? 'oldest' : 'youngest'}, founded in ${year}`,
  versus: (first: string, figure: string, rest: string, how: string) =>
    `${first} raised ${figure}${how}, ${rest}`,
  versusCount: (first: string, figure: string, rest: string) => `${first} has ${figure}, ${rest}`,
  other: (label: string, figure: string) => `${label} ${figure}`,
  noneKnown: 'no known amount',
  and: (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,

  leftOut: {
    undisclosed: (count: number) =>
      `${sayMany(count, 'round', 'rounds')} whose amount is not public`,
    currency: (count: number) =>
      `${sayMany(count, 'round', 'rounds')} announced in another currency, without a sourced rate`,
    uncounted: (count: number, sum: string | null) =>
      `${sayMany(count, 'round', 'rounds')}${sum ? ` of ${sum}` : ''} that ${count === 1 ? 'counts' : 'count'} in no total: limits of facilities, money after listing, or of weak sources`,
    undated: (count: number) => `${sayMany(count, 'round', 'rounds')} of unknown date`,
  },
  labels: {
    leftOut: 'Left out',
    madeOf: 'Made of',
    others: 'Others say',
    mind: 'Note',
    before: (year: number) => `Beside ${year}`,
    read: 'Read',
    unread: 'Not read',
    whole: 'Full list',
  },
  sharesOf: (parts: ReadonlyArray<readonly [string, string]>) =>
    parts.map(([figure, kind]) => `${figure} ${kind}`).join(', '),
  than: (percent: number, before: string) =>
    percent === 0
      ? `as much as ${before}`
      : `${formatCount(Math.abs(percent))}% ${percent > 0 ? 'more' : 'less'} than ${before}`,
  times: (times: string, before: string) => `${times} times ${before}`,
  /** `counts` says which deals, in English. */
  others: (publisher: string, figure: string, counts: string | null) =>
    `${publisher} counted ${figure}${counts ? `: ${counts}` : ''}`,
  wholeRounds: 'Sums are of whole rounds that were joined, not of one investor’s own money',
  byYear: (who: string) => `Raised each year: ${lower(who)}`,
  sumOf: 'Raised',

  role: (person: string, role: string, startup: string) => `${person} is ${role} of ${startup}`,
  held: (people: string, role: string, startup: string, when: string) =>
    `${role.charAt(0).toUpperCase()}${role.slice(1)} of ${startup}${when}: ${people}`,
  founded: (people: string, startup: string) => `${people} founded ${startup}`,
  roles: { ceo: 'chief executive', cto: 'chief technology officer', founder: 'founder' },
  noRole: (role: string, startup: string) => `The record does not say who is ${role} of ${startup}`,
  facts: {
    about: (name: string, what: string) => `${name}: ${what}`,
    former: (name: string, former: string, when: string | null, why: string | null) =>
      `${name} was called ${former} before${when ? `, until ${when}` : ''}${why ? `: ${why}` : ''}`,
    pivoted: (name: string, when: string | null, what: string | null) =>
      `${name} changed its business${on(when)}${what ? `: ${what}` : ''}`,
    age: (name: string, year: number, age: number) =>
      `${name} was founded in ${year}: about ${sayMany(age, 'year', 'years')} old`,
    ageThen: (name: string, year: number, age: number, when: string) =>
      `${name} was about ${sayMany(age, 'year', 'years')} old${when}: it was founded in ${year}`,
    closed: (name: string, when: string | null, why: string) => `${name} closed${on(when)}: ${why}`,
    closedOnly: (name: string, when: string | null) =>
      `${name} closed${on(when)}; why is not on record`,
    notClosed: (name: string, status: string) =>
      `The record does not say that ${name} closed; its status is ${status}`,
    valuation: (name: string, figure: string, round: string, when: string) =>
      `${name} was valued at ${figure} in its ${round}${when}`,
    incorporated: (name: string, country: string) => `${name} is incorporated in ${country}`,
    seat: (name: string, place: string) => `${name} is based in ${place}`,
    employees: (name: string, range: string) => `${name} has ${range} employees`,
    acquired: (name: string, buyer: string, when: string | null, price: string | null) =>
      `${buyer} acquired ${name}${price ? ` for ${price}` : ''}${when ? `, ${when}` : ''}`,
    merged: (name: string, other: string, when: string | null) =>
      `${name} merged with ${other}${when ? `, ${when}` : ''}`,
    listed: (name: string, exchange: string | null, when: string | null) =>
      `${name} was listed${exchange ? ` on ${exchange}` : ''}${when ? `, ${when}` : ''}`,
    operates: (name: string, countries: string) => `${name} operates in ${countries}`,
    parent: (name: string, parent: string) => `${parent} is the parent company of ${name}`,
    last: (name: string, round: string, figure: string | null, when: string) =>
      `The last round of ${name} on record is ${round}${when}${figure ? `, ${figure}` : ''}`,
  },
  unknownFacts: {
    pivoted: 'whether it changed its business',
    listed: 'when it was listed',
    operates: 'in which countries it operates',
    about: 'what it does',
    former: 'what it was called before',
    age: 'when it was founded',
    closed: 'whether it closed',
    valuation: 'what it is worth',
    incorporated: 'where it is incorporated',
    seat: 'where it is based',
    employees: 'how many employees it has',
    acquirer: 'who bought or owns it',
    price: 'what was paid for it',
    raised: 'what it raised',
    last: 'when it raised last',
  },
  unknownAlumni: 'who of its people founded something else',
  unknownFounded: 'what else',
  unknownFounders: 'what else its founders founded',
  foundedToo: (name: string, names: string) => `Founders of ${name} also founded ${names}`,
  backedToo: (names: string, figure: string, name: string) =>
    `${names} also backed ${figure} besides ${name}`,
  backed: (figure: string, names: string) =>
    `${figure} ${figure.startsWith('1 ') ? 'is' : 'are'} backed by ${names}`,
  valuation: 'valuation',
  valuationsKnown: (known: number, all: number) =>
    `A valuation is on record for ${formatCount(known)} of ${sayMany(all, 'startup', 'startups')}; others may be worth as much`,
  noneValued: (who: string, how: string) => `None of ${lower(who)} is on record${how}`,
  valuedAt: (bound: string | null) =>
    bound ? ` with a valuation of ${bound} in a round` : ' with a known valuation',
  mostValued: (name: string, figure: string, when: string) =>
    `${name} has the highest valuation on record, ${figure}${when}`,
  noFact: (name: string, fact: string) => `The record does not say ${fact}: ${name}`,
  postOr: { post: ' (after the money)', pre: ' (before the money)', unstated: '' } as Readonly<
    Record<string, string>
  >,

  than_: {
    'raised.more': (name: string, figure: string) => `raised more than ${name}, ${figure}`,
    'raised.less': (name: string, figure: string) => `raised less than ${name}, ${figure}`,
    'founded.less': (name: string, figure: string) => `began before ${name}, ${figure}`,
    'founded.more': (name: string, figure: string) => `began after ${name}, ${figure}`,
    'rounds.more': (name: string, figure: string) => `had more rounds than ${name}, ${figure}`,
    'investors.more': (name: string, figure: string) =>
      `had more investors than ${name}, ${figure}`,
  },
  startups: (count: number) => sayMany(count, 'startup', 'startups'),
  matching: (figure: string, what: string) => `${figure} ${what}`,
  similar: (name: string, names: string) => `Most like ${name}: ${names}`,
  noSimilar: (name: string) => `The record holds nothing that is like ${name}`,
  ofInvestors: (figure: string, investors: number, name: string) =>
    `The ${sayMany(investors, 'investor', 'investors')} of ${name} backed ${figure} besides`,
  noInvestors: (name: string) => `No investor of ${name} is on record`,
  alumni: (figure: string, name: string) =>
    `${figure} ${figure.startsWith('1 ') ? 'was' : 'were'} founded by people on record at ${name}`,
  founderElse: (person: string, names: string) => `${person} founded ${names}`,

  changed: (what: string, before: Then, after: Then, by: string | null) =>
    `${what}: ${before[0]} in ${before[1]}, ${after[0]} in ${after[1]}${by ? ` (${by})` : ''}`,
  changedMost: (
    [label, how]: readonly [string, string],
    before: Then,
    after: Then,
    by: string | null,
    isFall: boolean,
  ) =>
    `${label} ${isFall ? 'fell' : 'rose'} most${how}, from ${before[0]} in ${before[1]} to ${after[0]} in ${after[1]}${by ? ` (${by})` : ''}`,
  soFar: (year: string) => `${year} so far`,
  apart: (figure: string) => `a difference of ${figure}`,
  years: (count: number) => sayMany(count, 'year', 'years'),
  placed: (label: string, figure: string, before: string) =>
    `${label} comes next with ${figure}, after ${before}`,
  largestTeams: (range: string, names: string) =>
    `The largest team on record has ${range} people: ${names}`,
  coInvestors: (investor: string, names: string, rounds: string) =>
    `${investor} most often invests beside ${names}, in ${rounds}`,
  tied: (names: string, figure: string, how: string) =>
    `${names} are level${how}, each with ${figure}`,
  andMore: (names: string, more: number) => `${names} and ${formatCount(more)} more`,
  investorsOf: (names: string, of: string) => `Investors of ${of}: ${names}`,
  leadsOf: (names: string, of: string) => `Rounds of ${of} were led by ${names}`,
  ledMost: (label: string, figure: string, how: string) => `${label} led the most${how}, ${figure}`,
  noLead: (of: string) => `The record does not say who led a round of ${of}`,
  investorsOfAll: (names: string, of: string) => `Investors in each of ${of}: ${names}`,
  noneOfAll: (of: string) => `No investor on record is in each of ${of}`,
  bought: (buyer: string, names: string, how: string) => `${buyer} acquired ${names}${how}`,
  boughtNothing: (buyer: string, how: string) => `No acquisition by ${buyer}${how} is on record`,
  exits: {
    closed: (count: number) => sayMany(count, 'closure', 'closures'),
    acquired: (count: number) => sayMany(count, 'acquisition', 'acquisitions'),
    listed: (count: number) => sayMany(count, 'listing', 'listings'),
    merged: (count: number) => sayMany(count, 'merger', 'mergers'),
  },
  exitsOf: (figure: string, who: string, how: string) => `${figure} of ${lower(who)}${how}`,
  mostExits: (label: string, figure: string, how: string, isLeast: boolean) =>
    `${label} had the ${isLeast ? 'fewest' : 'most'}${how}, ${figure}`,
  paid: (figure: string, known: number, all: string, who: string, how: string) =>
    `${figure} was paid for ${lower(who)}${how}; a price is known for ${formatCount(known)} of ${all}`,
  noPrice: (all: string, who: string, how: string) =>
    `No price is known: ${all} of ${lower(who)}${how}`,
  dearest: (figure: string, startup: string, buyer: string, when: string) =>
    `The highest price on record is ${figure}, paid by ${buyer} for ${startup}${when}`,
  notYet: (when: string) => `That time has not come: nothing is on record yet for ${when}`,
  hasClosed: (name: string, when: string | null) => `${name} closed${when ? ` in ${when}` : ''}`,

  verdict: {
    yes: (said: string) => `Yes: ${said}`,
    no: (said: string) => `No: ${said}`,
    level: (said: string) => `No, they are level: ${said}`,
  },
  isSo: (name: string, what: string) => `${name} is on record (${what})`,
  isNotSo: (name: string, what: string) => `${name} is not on record as such (${what})`,
  investors: (count: number) => sayMany(count, 'investor', 'investors'),

  nothingAbout: 'No answer to this was found in the record',
  tooManyReadings:
    'This question can be read in too many ways. Shorten it, or ask one thing at a time',
  nothingToCount: (words: string) =>
    `No answer was found: the record says nothing about “${words}”, or Griot did not understand it`,
  knows: 'Griot knows startups, their rounds, their investors and founders',
  undisclosed: (name: string, measure: string) =>
    `Not on record for ${name}: “${measure}”. Startups seldom publish it`,
  records: (count: number) => `${formatCount(count)} ${count === 1 ? 'record' : 'records'}`,
  record: 'The record',
  explore: 'Explore',
  csv: 'CSV',
  json: 'JSON',
  sources: 'Sources',
};
