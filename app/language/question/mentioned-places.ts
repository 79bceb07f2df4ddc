// Countries, regions and cities, with what a place is of: the seat, or where something operates.
import { isNegatedAt } from './is-negated.ts';
import { hasAny, hasSense, type Item, isSmall, senseOf, skip } from './items.ts';
import type { Draft } from './mention.ts';

export function addPlaces({ items, mentions, add }: Draft): void {
  items.forEach((item, at) => {
    const place = senseOf(item, 'place');
    if (!place || item.isUsed || hasSense(item, 'cue')) return;
    const before = skip(items, at - 1, -1, (one) => isSmall(one) && !hasSense(one, 'cue'));
    const roles = ['operates', 'incorporated', 'based'] as const;
    const said = roles.find((role) => hasSense(items[before], 'cue', role));
    const isAdjective =
      hasSense(items[at + 1], 'returns', 'investors') ||
      hasSense(items[at - 1], 'returns', 'investors') ||
      isOfInvestors(items, at);
    const role = said ?? (isAdjective ? 'adjective' : isOfBacked(items, at) ? 'backed' : null);
    const isNegated = isNegatedAt(items, at, mentions);
    // Man and George are cities.
    const isDoubtful = place.kind === 'city' && !said && !isPlacedAt(items, at);
    const isUncertain = item.isSlip || isDoubtful;
    add({ ...place, role, isNegated, isUncertain }, said ? before : at, at);
  });
}

/** "operating in Togo but based elsewhere": of the other place only that. */
export function addElsewhere({ items, mentions, add }: Draft): void {
  const at = items.findIndex((item) => hasSense(item, 'elsewhere') && !item.isUsed);
  const place = mentions.find((one) => one.is === 'place' && !one.isNegated);
  if (at < 0 || place?.is !== 'place' || place.kind === 'city') return;
  const before = skip(items, at - 1, -1, (one) => hasAny(one, 'small', 'not'));
  const from = hasSense(items[before], 'cue', 'based') ? before : at;
  place.role = 'operates';
  add({ ...place, role: 'based', isNegated: true, isUncertain: false }, from, at);
}

/** "accelerators that invested in Nigerian healthtech": of what they invested in. */
function isOfBacked(items: readonly Item[], at: number): boolean {
  const noun = items.findIndex(isInvestor);
  if (noun < 0 || noun > at) return false;
  const isCue = (item: Item) => !isInvestor(item) && hasSense(item, 'cue', 'invests', 'led');
  const isObject = hasSense(items[at + 1], 'returns', 'startups', 'rounds');
  return isObject || hasSense(items[at + 1], 'round') || items.slice(noun + 1, at).some(isCue);
}

const isInvestor = (item: Item | undefined) =>
  hasSense(item, 'returns', 'investors') || hasSense(item, 'investorType');

/** "fonds du Nigéria", "wawekezaji wa Kenya" */
function isOfInvestors(items: readonly Item[], at: number): boolean {
  const place = skip(items, at - 1, -1, (item) => OF_PLACE.includes(item?.key ?? ''));
  return isInvestor(items[place]) && place < at - 1;
}

const OF_PLACE = 'of the de du des d la l da do dos das wa ya za'.split(' ');

const AT = ['in', 'at', 'aux', 'en', 'em', 'nchini', 'mjini', 'jijini', 'في'];

function isPlacedAt(items: readonly Item[], at: number): boolean {
  return AT.includes(items[at - 1]?.key ?? '') || /^ب(?=..)/.test(items[at]?.key ?? '');
}
