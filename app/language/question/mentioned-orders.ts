// Superlatives and orders, with how many are wanted.
import type { Draft } from './draft.ts';
import type { Item, Row } from './row.ts';

export function addOrders(draft: Draft): void {
  const { row, mentions, returns, add } = draft;
  // "أكثر المستثمرين نشاطا", "largest by number of rounds"
  const measure = row.items.find((item) => item.is('orderOf'));
  if (measure && row.has('superlative')) measure.isUsed = true;
  else if (measure && !measure.isUsed) addMeasure(draft, row.items.indexOf(measure));
  const isNoun = (one: Item, isSingular: boolean) =>
    one.senses.some(
      (sense) =>
        sense.is === 'returns' &&
        sense.isOne === isSingular &&
        sense.value === (returns ?? 'startups'),
    );
  row.items.forEach((item, at) => {
    const order = item.sense('superlative');
    if (!order || item.isUsed) return;
    // "top 3 oldest"
    const isMore = row.items.some((one) => one !== item && one.is('superlative'));
    if (item.key === 'top' && isMore) {
      item.senses = [{ is: 'small' }];
      return;
    }
    const isOfOne = row.items.some(
      (one) =>
        (returns === 'rounds' && one.isUsed && isOneRound(one)) ||
        (isNoun(one, true) && (one.isUsed || one === item)),
    );
    const isPlural = row.items.some((one) => !isOneRound(one) && isNoun(one, false));
    const [column, direction] = order.value.split('.');
    const value = `${measure?.sense('orderOf')?.value ?? column}.${direction}`;
    add({ is: 'order', value, isUncertain: true }, at);
    const isRanked = mentions.some((one) => one.is === 'rank');
    const isOnly = isOfOne
      ? !isPlural
      : isOneExit(row, at) || isOneKind(row, at) || isOneInSwahili(row, at);
    if (isOnly && !isRanked) add({ is: 'rank', count: 1, isUncertain: true }, at);
  });
}

const BY = /^(?:by|par|por|kwa|حسب|منحيث)/;

/** "by funding": the largest first; "by age": the oldest. */
function addMeasure({ row, add }: Draft, at: number): void {
  const value = row.at(at).sense('orderOf')?.value;
  if (!value || !BY.test(row.at(at).key)) return;
  for (const item of row.items) if (item.is('best')) item.isUsed = true;
  const direction = value === 'founded' ? 'asc' : 'desc';
  add({ is: 'order', value: `${value}.${direction}`, isUncertain: true }, at);
}

/** "round of", but "rounds of" */
const isOneRound = (item: Item) => item.is('cue', 'round') && !/s(?:of|de|d|da|do)$/.test(item.key);

/** "smallest series A in Kenya", "the youngest fintech"; but "largest grants". */
function isOneKind(row: Row, at: number): boolean {
  if (row.has('returns')) return false;
  const isArticle = row.at(at - 1).isWord('article');
  return [row.before(at, 1), row.behind(at, 1)].some((item) => {
    const isFirm = isArticle && /(?:tech|bank|banque|banco)$/.test(item.key);
    return (item.isAny('round', 'kind') || isFirm) && !/s$|ات$/.test(item.key);
  });
}

/** "le plus gros rachat de 2021" */
function isOneExit(row: Row, at: number): boolean {
  return [row.before(at), row.behind(at)].some(
    (item) => item.is('oneExit') && !/s$|ات(?:$|ال)/.test(item.key),
  );
}

/** "za", "zilizo", "hizi": of several things. */
const PLURAL_IN_SWAHILI =
  /^(?:za|za(?:hivi|karibuni|zamani|mwisho)\p{L}*|zenye|zote|zipi|hizi|hizo|zi(?:li|me|na|ta)\p{L}*|ambazo)$/u;

/** "kampuni kongwe zaidi": one, where nothing shows that it is several. */
function isOneInSwahili(row: Row, at: number): boolean {
  const isWithin = row.at(at).key.startsWith('kampuni');
  const isBehindNoun = row.before(at, 1).isWord('sameInPlural');
  return (isWithin || isBehindNoun) && !row.items.some(({ key }) => PLURAL_IN_SWAHILI.test(key));
}
