// "without investors": what has none on record.
import { hasSense, type Item, isSmall, isSmallOnly } from './items.ts';
import type { Add } from './mention.ts';

/** Before the nouns are read, as "Series A without investors" asks for no investors. */
export function addMissing(items: Item[], add: Add): void {
  items.forEach((item, from) => {
    if (!hasSense(item, 'not')) return;
    let at = from + 1;
    while (isLink(items[at])) at += 1;
    const noun = items[at];
    if (!hasSense(noun, 'returns', 'investors') || hasSense(noun, 'name')) return;
    let to = at;
    while (hasSense(items[to + 1], 'known')) to += 1;
    let behind = to + 1;
    while (isSmallOnly(items[behind]) || hasSense(items[behind], 'cue', 'based')) behind += 1;
    // "without investors from France", "not the investor Partech"
    if (hasSense(items[behind], 'place') || hasSense(items[behind], 'name')) return;
    const value = hasSense(noun, 'cue', 'led') ? 'noLead' : 'noInvestors';
    add({ is: 'fact', value, from, to });
  });
}

const isLink = (item: Item | undefined) =>
  isSmall(item) || hasSense(item, 'known') || hasSense(item, 'not');
