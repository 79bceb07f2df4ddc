// Countries, regions and cities, with what a place is of: the seat, or where something operates.
import type { Draft } from './draft.ts';
import type { Item, Row } from './row.ts';

export function addPlaces({ row, isExcluded, add }: Draft): void {
  row.items.forEach((item, at) => {
    const place = item.sense('place');
    if (!place || item.isUsed || item.is('cue')) return;
    const before = row.skip(at - 1, -1, (one) => one.isSmall && !one.is('cue'));
    const roles = ['operates', 'incorporated', 'based'] as const;
    const said = roles.find((role) => row.at(before).is('cue', role));
    const isAdjective =
      row.at(at + 1).is('returns', 'investors') ||
      row.at(at - 1).is('returns', 'investors') ||
      isOfInvestors(row, at);
    const role = said ?? (isAdjective ? 'adjective' : isOfBacked(row, at) ? 'backed' : null);
    const isNegated = isExcluded(at);
    // Man and George are cities.
    const isDoubtful = place.kind === 'city' && !said && !isPlacedAt(row, at);
    const isUncertain = item.isSlip || isDoubtful;
    add({ ...place, role, isNegated, isUncertain }, said ? before : at, at);
  });
}

/** "African investors"; the startups are African anyway. */
export function addAfrica({ row, returns, isExcluded, add }: Draft): void {
  if (returns !== 'investors') return;
  row.items.forEach((item, at) => {
    const isBeside = [at - 1, at + 1].some((place) => isInvestor(row.at(place)));
    if (item.isUsed || !AFRICAN.test(item.key) || !isBeside) return;
    const africa = { is: 'place', kind: 'region', slug: 'africa', iso2: '' } as const;
    add({ ...africa, role: 'adjective', isNegated: isExcluded(at) }, at);
  });
}
const AFRICAN = /^(?:africa(?:n|ine?s?|nos?|nas?)|waafrika|(?:ال)?افريقي(?:ه|ين|ون)?)$/;

/** "operating in Togo but based elsewhere": of the other place only that. */
export function addElsewhere({ row, mentions, add }: Draft): void {
  const at = row.items.findIndex((item) => item.is('elsewhere') && !item.isUsed);
  const place = mentions.find((one) => one.is === 'place' && !one.isNegated);
  if (at < 0 || place?.is !== 'place' || place.kind === 'city') return;
  const before = row.skip(at - 1, -1, (one) => one.isAny('small', 'not'));
  const from = row.at(before).is('cue', 'based') ? before : at;
  place.role = 'operates';
  add({ ...place, role: 'based', isNegated: true, isUncertain: false }, from, at);
}

/** "accelerators that invested in Nigerian healthtech": of what they invested in. */
function isOfBacked(row: Row, at: number): boolean {
  const noun = row.items.findIndex(isInvestor);
  if (noun < 0 || noun > at) return false;
  const isCue = (item: Item) => !isInvestor(item) && item.is('cue', 'invests', 'led');
  const isObject = row.at(at + 1).is('returns', 'startups', 'rounds');
  return isObject || row.at(at + 1).is('round') || row.items.slice(noun + 1, at).some(isCue);
}

const isInvestor = (item: Item) => item.is('returns', 'investors') || item.is('investorType');

/** "fonds du Nigéria", "wawekezaji wa Kenya" */
function isOfInvestors(row: Row, at: number): boolean {
  const place = row.skip(at - 1, -1, (item) => item.isWord('ofPlace'));
  return isInvestor(row.at(place)) && place < at - 1;
}

function isPlacedAt(row: Row, at: number): boolean {
  return row.at(at - 1).isWord('inPlace') || /^ب(?=..)/.test(row.at(at).key);
}
