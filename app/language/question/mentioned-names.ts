// Startups, investors and people that a question names. "Who bought X" and "is X still open" ask
// for X, "X acquisitions" for what X acquired.
import { isNegatedAt } from './is-negated.ts';
import {
  hasAny,
  hasSense,
  type Item,
  isSmall,
  type NamedThing,
  next,
  previous,
  senseOf,
  skip,
} from './items.ts';
import type { Returns } from './lexicon.ts';
import type { Draft, Mention } from './mention.ts';

const NAME_CUES = ['ledBy', 'backedBy', 'foundedBy', 'acquiredBy', 'invests', 'led'];

export function addNames({ items, mentions, returns, add }: Draft): void {
  let last: Mention | undefined;
  items.forEach((item, at) => {
    const named = senseOf(item, 'name');
    if (!named || item.isUsed) return;
    // "ماكساب MaxAB": the same in other letters.
    const isSame = ({ name }: NamedThing) => last?.is === 'name' && name === last.thing.name;
    if (last?.to === at - 1 && named.things.some(isSame)) {
      item.isUsed = true;
      last.to = at;
      return;
    }
    const before = previous(items, at, 3);
    const behind = next(items, at, 3);
    const cueBefore = NAME_CUES.find((one) => hasSense(items[before], 'cue', one));
    const cueBehind = NAME_CUES.find((one) => hasSense(items[behind], 'cue', one));
    // "deals Partech led"
    const isLeading = cueBefore === 'invests' && (cueBehind === 'led' || cueBehind === 'ledBy');
    const cue =
      (isLeading ? 'led' : cueBefore) ??
      cueBehind ??
      (items.some((other) => hasSense(other, 'cue', ...NAME_CUES)) ? 'near' : null);
    const kinds: NamedThing['kind'][] =
      cue === 'foundedBy' && returns !== 'people'
        ? ['person']
        : returns === 'investors' || returns === 'people' || isOfStartup(cue, returns)
          ? ['startup', 'investor', 'person']
          : ['investor', 'startup', 'person'];
    const [thing] = kinds.flatMap((kind) => named.things.find((one) => one.kind === kind) ?? []);
    const isKnownWord = item.senses.some(({ is }) => is !== 'name');
    const direct = ['ledBy', 'backedBy', 'foundedBy', 'acquiredBy'].includes(cue ?? '');
    if (!thing || (isKnownWord && !direct)) return;
    if (!direct && (isLike(items, at) || (thing.kind === 'startup' && isAlone(items, returns))))
      return;
    const from = direct && cue === cueBefore ? before : at;
    const isNegated = isNegatedAt(items, from);
    add({ is: 'name', thing, cue, isNegated, isUncertain: !direct }, from, at);
    last = mentions.at(-1);
    // "which startups did she start"
    const verb = items[next(items, at, 2)];
    if (thing.kind === 'person' && FOUNDING.includes(verb?.key ?? '')) (verb as Item).isUsed = true;
  });
}

const FOUNDING = 'start launch create build built run runs creer lancer criar fundar'.split(' ');

/** "rounds of Flutterwave", "Fawry payments", "how much did Flutterwave raise": not as investor. */
const isOfStartup = (cue: string | null, returns: Returns | null) =>
  cue === null && (returns === 'rounds' || !returns);

const OF = ['of', 'for', 'de', 'du', 'des', 'pour', 'do', 'da', 'para', 'ya', 'wa', 'za', 'kwa'];

/** "the Stripe of Africa" */
const isLike = (items: readonly Item[], at: number) =>
  at <= 1 && OF.includes(items[at + 1]?.key ?? '');

/** A startup among words that ask for nothing of it ranks by meaning, where names count most. */
const isAlone = (items: readonly Item[], returns: Returns | null) =>
  (returns === null || returns === 'startups') &&
  !items.some((item) => hasAny(item, 'cue', 'fate', 'round', 'kind'));

/** The startup or investor that it names. */
const companyOf = (item: Item) =>
  senseOf(item, 'name')?.things.find(({ kind }) => kind === 'startup' || kind === 'investor');

/** Without a name, "who owns the land" asks for no startup. */
export function forgetFates(items: readonly Item[]): void {
  if (items.some(companyOf)) return;
  for (const item of items) {
    if (hasSense(item, 'fate')) item.senses = item.senses.filter(({ is }) => is === 'small');
  }
}

/** "X acquisitions", "acquisitions de X", "companies X bought", "startups that X acquired" */
export function addAcquirers({ items, returns, add }: Draft): void {
  items.forEach((item, at) => {
    const thing = companyOf(item);
    if (!thing || item.isUsed) return;
    const sides = [next(items, at), previous(items, at)];
    const noun = sides.find((place) => hasSense(items[place], 'acquisitions'));
    const verb =
      returns === 'startups' && isBehindNoun(items, at)
        ? sides.concat(findVerb(items, at, 1)).find((one) => isBought(items[one]))
        : findBuying(items, at);
    const place = noun ?? (isBought(items[verb ?? -1]) ? verb : undefined);
    if (place === undefined) return;
    add({ is: 'name', thing, cue: 'acquiredBy' }, Math.min(at, place), Math.max(at, place));
  });
}

const WHAT = 'what que quoi nini ماذا whodid'.split(' ');
const PASSIVE = 'was were is been be got ete est foi sera تم'.split(' ');
/** Verbs of a startup that bought: "imenunua kampuni gani", "استحوذت". */
const BOUGHT = /^(?:(?:ime|ili|zime|zili)nunua|اشتر(?:ت|ى)|استحوذت?)$/;

/** "what did Flutterwave buy", "o que comprou a Jumia"; not "who bought", "was it bought". */
function findBuying(items: readonly Item[], at: number): number | undefined {
  const isWho = items.some((item) => hasSense(item, 'who')) && !isWhoDid(items);
  const isPassive = items.some(({ key }) => PASSIVE.includes(key));
  if (isWho || isPassive) return undefined;
  const isAsked = isWhoDid(items) || items.slice(0, at).some(({ key }) => WHAT.includes(key));
  return [findVerb(items, at, 1), findVerb(items, at, -1)].find(
    (place) => isBought(items[place]) && (isAsked || BOUGHT.test(items[place]?.key ?? '')),
  );
}

const isBought = (item: Item | undefined) => hasSense(item, 'cue', 'acquired');

/** The verb behind "a-t-elle", or before the article of the name. */
const findVerb = (items: readonly Item[], at: number, step: number): number =>
  skip(items, at + step, step, (item) => isSmall(item) && !isBought(item));

/** "who did Flutterwave buy" */
const isWhoDid = (items: readonly Item[]) =>
  hasSense(items[0], 'who') && ['did', 'has'].includes(items[1]?.key ?? '');

/** Startups that something is said of: "companies Flutterwave …", "empresas que a Jumia …". */
const isBehindNoun = (items: readonly Item[], at: number): boolean =>
  hasSense(items[skip(items, at - 1, -1)], 'returns', 'startups');

/** The row of one startup shows its status, so a status asked of one is no condition. */
export function askFate({ items, mentions, returns }: Draft): Mention[] {
  const isStatus = ({ is }: Mention) => is === 'status';
  const [named, ...others] = mentions.filter((one) => !isStatus(one));
  const fates = items.flatMap((item, at) => (hasSense(item, 'fate') ? [at] : []));
  const isAsked = mentions.some(isStatus) || fates.length > 0;
  const isOne = named?.is === 'name' && named.thing.kind === 'startup' && !named.isNegated;
  if (!isOne || others.length > 0 || !isAsked || returns !== null || named.cue)
    return [...mentions];
  const places = [...mentions.flatMap(({ from, to }) => [from, to]), ...fates];
  for (const at of fates) (items[at] as Item).isUsed = true;
  return [{ ...named, from: Math.min(...places), to: Math.max(...places) }];
}
