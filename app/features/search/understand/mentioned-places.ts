// Countries, regions and cities, with what a place is of: the seat, or where something operates.
import { isNegatedAt } from './is-negated.ts';
import { hasSense, type Item, isSmall, senseOf } from './items.ts';
import type { Add, Mention } from './mention.ts';

export function addPlaces(items: Item[], add: Add, mentions: readonly Mention[]): void {
  items.forEach((item, at) => {
    const place = senseOf(item, 'place');
    if (!place || item.isUsed || hasSense(item, 'cue')) return;
    const { kind, slug, label, iso2 } = place;
    let before = at - 1;
    while (isSmall(items[before]) && !hasSense(items[before], 'cue')) before -= 1;
    const roles = ['operates', 'incorporated', 'based'] as const;
    const said = roles.find((role) => hasSense(items[before], 'cue', role));
    const isAdjective =
      hasSense(items[at + 1], 'returns', 'investors') ||
      hasSense(items[at - 1], 'returns', 'investors') ||
      isOfInvestors(items, at);
    const isNegated = isNegatedAt(items, at, mentions);
    add({
      is: 'place',
      kind,
      slug,
      label,
      iso2,
      role: said ?? (isAdjective ? 'adjective' : isOfBacked(items, at) ? 'backed' : null),
      from: said && before >= 0 ? before : at,
      to: at,
      isNegated,
      // Man and George are cities.
      isUncertain: item.isSlip || (kind === 'city' && !said && !isPlacedAt(items, at)),
    });
  });
}

/** "operating in Togo but based elsewhere": of the other place only that. */
export function addElsewhere(items: readonly Item[], add: Add, mentions: readonly Mention[]): void {
  const at = items.findIndex((item) => hasSense(item, 'elsewhere') && !item.isUsed);
  const place = mentions.find((one) => one.is === 'place' && !one.isNegated);
  if (at < 0 || place?.is !== 'place' || place.kind === 'city') return;
  let from = at;
  while (from > 0 && (isSmall(items[from - 1]) || hasSense(items[from - 1], 'not'))) from -= 1;
  if (hasSense(items[from - 1], 'cue', 'based')) from -= 1;
  else from = at;
  place.role = 'operates';
  add({ ...place, role: 'based', from, to: at, isNegated: true, isUncertain: false });
}

/** "accelerators that invested in Nigerian healthtech": of what they invested in. */
function isOfBacked(items: readonly Item[], at: number): boolean {
  const isNoun = (item: Item) =>
    hasSense(item, 'returns', 'investors') || hasSense(item, 'investorType');
  const noun = items.findIndex(isNoun);
  if (noun < 0 || noun > at) return false;
  const isCue = (item: Item) =>
    !isNoun(item) && (hasSense(item, 'cue', 'invests') || hasSense(item, 'cue', 'led'));
  const isObject = ['startups', 'rounds'].some((of) => hasSense(items[at + 1], 'returns', of));
  return isObject || hasSense(items[at + 1], 'round') || items.slice(noun + 1, at).some(isCue);
}

/** "fonds du Nigéria", "wawekezaji wa Kenya" */
function isOfInvestors(items: readonly Item[], at: number): boolean {
  let place = at - 1;
  while (OF_PLACE.includes(items[place]?.key ?? '')) place -= 1;
  const noun = items[place];
  const isNoun = hasSense(noun, 'returns', 'investors') || hasSense(noun, 'investorType');
  return isNoun && place < at - 1;
}

const OF_PLACE = 'of the de du des d la l da do dos das wa ya za'.split(' ');

const AT = ['in', 'at', 'aux', 'en', 'em', 'nchini', 'mjini', 'jijini', 'في'];

function isPlacedAt(items: readonly Item[], at: number): boolean {
  return AT.includes(items[at - 1]?.key ?? '') || /^ب(?=..)/.test(items[at]?.key ?? '');
}
