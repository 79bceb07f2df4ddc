// Superlatives and orders, with how many are wanted.
import { hasAny, hasSense, type Item, next, previous, senseOf } from './items.ts';
import type { Draft } from './mention.ts';

export function addOrders(draft: Draft): void {
  const { items, mentions, returns, add } = draft;
  // "أكثر المستثمرين نشاطا", "largest by number of rounds"
  const measure = items.find((item) => hasSense(item, 'orderOf'));
  if (measure && items.some((item) => hasSense(item, 'superlative'))) measure.isUsed = true;
  else if (measure && !measure.isUsed) addMeasure(draft, items.indexOf(measure));
  const isNoun = (one: Item, isSingular: boolean) =>
    one.senses.some(
      (sense) =>
        sense.is === 'returns' &&
        sense.isOne === isSingular &&
        sense.value === (returns ?? 'startups'),
    );
  items.forEach((item, at) => {
    const order = senseOf(item, 'superlative');
    if (!order || item.isUsed) return;
    // "top 3 oldest"
    const isMore = items.some((one) => one !== item && hasSense(one, 'superlative'));
    if (item.key === 'top' && isMore) {
      item.senses = [{ is: 'small' }];
      return;
    }
    const isOfOne = items.some(
      (one) =>
        (returns === 'rounds' && one.isUsed && isOneRound(one)) ||
        (isNoun(one, true) && (one.isUsed || one === item)),
    );
    const isPlural = items.some((one) => !isOneRound(one) && isNoun(one, false));
    const [column, direction] = order.value.split('.');
    const value = `${senseOf(measure, 'orderOf')?.value ?? column}.${direction}`;
    add({ is: 'order', value, isUncertain: true }, at);
    const isRanked = mentions.some((one) => one.is === 'rank');
    const isOnly = isOfOne
      ? !isPlural
      : isOneExit(items, at) || isOneKind(items, at) || isOneInSwahili(items, at);
    if (isOnly && !isRanked) add({ is: 'rank', count: 1, isUncertain: true }, at);
  });
}

const BY = /^(?:by|par|por|kwa|حسب|منحيث)/;

/** "by funding": the largest first; "by age": the oldest. */
function addMeasure({ items, add }: Draft, at: number): void {
  const value = senseOf(items[at], 'orderOf')?.value;
  if (!value || !BY.test(items[at]?.key ?? '')) return;
  for (const item of items) if (hasSense(item, 'best')) item.isUsed = true;
  const direction = value === 'founded' ? 'asc' : 'desc';
  add({ is: 'order', value: `${value}.${direction}`, isUncertain: true }, at);
}

/** "round of", but "rounds of" */
const isOneRound = (item: Item) =>
  hasSense(item, 'cue', 'round') && !/s(?:of|de|d|da|do)$/.test(item.key);

/** "smallest series A in Kenya", "the youngest fintech"; but "largest grants". */
function isOneKind(items: readonly Item[], at: number): boolean {
  if (items.some((item) => hasSense(item, 'returns'))) return false;
  const isArticle = ['the', 'la', 'le', 'a', 'o'].includes(items[at - 1]?.key ?? '');
  return [previous(items, at, 1), next(items, at, 1)].some((place) => {
    const item = items[place];
    const isFirm = isArticle && /(?:tech|bank|banque|banco)$/.test(item?.key ?? '');
    return (hasAny(item, 'round', 'kind') || isFirm) && !/s$|ات$/.test(item?.key ?? '');
  });
}

/** "le plus gros rachat de 2021" */
function isOneExit(items: readonly Item[], at: number): boolean {
  const isOne = (place: number) => {
    const item = items[place];
    return hasSense(item, 'oneExit') && !/s$|ات(?:$|ال)/.test(item?.key ?? '');
  };
  return isOne(previous(items, at, 3)) || isOne(next(items, at, 3));
}

const SAME_IN_PLURAL = [
  'kampuni',
  'startapu',
  'raundi',
  'awamu',
  'duru',
  'biashara changa',
  'exit',
];
/** "za", "zilizo", "hizi": of several things. */
const PLURAL_IN_SWAHILI =
  /^(?:za|za(?:hivi|karibuni|zamani|mwisho)\p{L}*|zenye|zote|zipi|hizi|hizo|zi(?:li|me|na|ta)\p{L}*|ambazo)$/u;

/** "kampuni kongwe zaidi": one, where nothing shows that it is several. */
function isOneInSwahili(items: readonly Item[], at: number): boolean {
  const isWithin = items[at]?.key.startsWith('kampuni');
  const isBehindNoun = SAME_IN_PLURAL.includes(items[previous(items, at, 1)]?.key ?? '');
  return (isWithin || isBehindNoun) && !items.some(({ key }) => PLURAL_IN_SWAHILI.test(key));
}
