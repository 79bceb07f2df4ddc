// Superlatives and orders, with how many are wanted.
import { hasSense, type Item, next, previous, sayOf, senseOf } from './items.ts';
import type { Returns } from './lexicon.ts';
import type { Add, Mention } from './mention.ts';

export function addOrders(
  items: Item[],
  add: Add,
  mentions: readonly Mention[],
  returns: Returns | null,
): void {
  // "أكثر المستثمرين نشاطا", "largest by number of rounds"
  const measure = items.find((item) => hasSense(item, 'orderOf'));
  if (measure && items.some((item) => hasSense(item, 'superlative'))) measure.isUsed = true;
  else if (measure && !measure.isUsed) addMeasure(items, items.indexOf(measure), add);
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
        (one.senses.some(
          (sense) =>
            sense.is === 'returns' && sense.isOne && sense.value === (returns ?? 'startups'),
        ) &&
          (one.isUsed || one === item)),
    );
    const isPlural = items.some(
      (one) =>
        !isOneRound(one) &&
        one.senses.some(
          (sense) =>
            sense.is === 'returns' && !sense.isOne && sense.value === (returns ?? 'startups'),
        ),
    );
    const [column, direction] = order.value.split('.');
    const value = `${sayOf(measure, 'orderOf') ?? column}.${direction}`;
    add({ is: 'order', value, from: at, to: at, isUncertain: true });
    const isRanked = mentions.some((one) => one.is === 'rank');
    const isOnly = isOfOne
      ? !isPlural
      : isOneExit(items, at) || isOneKind(items, at) || isOneInSwahili(items, at);
    if (isOnly && !isRanked) {
      add({ is: 'rank', count: 1, from: at, to: at, isUncertain: true });
    }
  });
}

const BY = /^(?:by|par|por|kwa|حسب|منحيث)/;

/** "by funding": the largest first; "by age": the oldest. */
function addMeasure(items: readonly Item[], at: number, add: Add): void {
  const value = sayOf(items[at], 'orderOf');
  if (!value || !BY.test(items[at]?.key ?? '')) return;
  for (const item of items) if (hasSense(item, 'best')) item.isUsed = true;
  const direction = value === 'founded' ? 'asc' : 'desc';
  add({ is: 'order', value: `${value}.${direction}`, from: at, to: at, isUncertain: true });
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
    const isOfKind = hasSense(item, 'round') || hasSense(item, 'kind');
    const isFirm = isArticle && /(?:tech|bank|banque|banco)$/.test(item?.key ?? '');
    return (isOfKind || isFirm) && !/s$|ات$/.test(item?.key ?? '');
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
  const isNoun = (key = '') => SAME_IN_PLURAL.includes(key);
  const isWithin = items[at]?.key.startsWith('kampuni');
  return (
    (isWithin || isNoun(items[previous(items, at, 1)]?.key)) &&
    !items.some(({ key }) => PLURAL_IN_SWAHILI.test(key))
  );
}
