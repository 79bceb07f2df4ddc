// Startups, investors and people that a question names. "Who bought X" and "is X still open" ask
// for X, "X acquisitions" for what X acquired.

import { isKnownWord } from '../meaning/phrases.ts';
import type { Draft, Mention } from './draft.ts';
import { mayBeName } from './read-row.ts';
import type { Returns } from './reading.ts';
import type { Item, NamedThing, Row } from './row.ts';

const NAME_CUES = ['ledBy', 'backedBy', 'foundedBy', 'acquiredBy', 'invests', 'led'];

export function addNames({ row, mentions, returns, add }: Draft): void {
  let last: Mention | undefined;
  row.items.forEach((item, at) => {
    const named = item.sense('name');
    if (!named || item.isUsed) return;
    // "ماكساب MaxAB": the same in other letters.
    const isSame = ({ name }: NamedThing) => last?.is === 'name' && name === last.thing.name;
    if (last?.to === at - 1 && named.things.some(isSame)) {
      item.isUsed = true;
      last.to = at;
      return;
    }
    const before = row.previous(at, 3);
    const behind = row.next(at, 3);
    const cueBefore = NAME_CUES.find((one) => row.at(before).is('cue', one));
    const cueBehind = NAME_CUES.find((one) => row.at(behind).is('cue', one));
    // "deals Partech led"
    const isLeading = cueBefore === 'invests' && (cueBehind === 'led' || cueBehind === 'ledBy');
    const cue =
      (isLeading ? 'led' : cueBefore) ??
      cueBehind ??
      (row.has('cue', ...NAME_CUES) ? 'near' : null);
    const kinds: NamedThing['kind'][] =
      cue === 'foundedBy' && returns !== 'people'
        ? ['person']
        : returns === 'investors' || returns === 'people' || isOfStartup(cue, returns)
          ? ['startup', 'investor', 'person']
          : ['investor', 'startup', 'person'];
    const [thing] = kinds.flatMap((kind) => named.things.find((one) => one.kind === kind) ?? []);
    const isKnownWord = item.senses.some(({ is }) => is !== 'name');
    if (isParticiple(row, at)) return;
    const direct = ['ledBy', 'backedBy', 'foundedBy', 'acquiredBy'].includes(cue ?? '');
    if (!thing || (isKnownWord && !direct && !isWrittenAsName(row, at))) return;
    if (!direct && (isLike(row, at) || (thing.kind === 'startup' && isAlone(row, returns)))) return;
    const from = direct && cue === cueBefore ? before : at;
    const isNegated = row.isNegated(from);
    add({ is: 'name', thing, cue, isNegated, isUncertain: !direct }, from, at);
    last = mentions.at(-1);
    // "which startups did she start"
    const verb = row.behind(at, 2);
    if (thing.kind === 'person' && verb.isWord('founding')) verb.isUsed = true;
  });
}

/** "deals built around solar": a word of a language behind the noun, and grammar behind it. */
function isParticiple(row: Row, at: number): boolean {
  const item = row.at(at);
  const isPlain = /^\p{Ll}+$/u.test(row.textOf(at, at)) && isKnownWord(item.key);
  const behind = row.at(at + 1);
  const goesOn = behind.isSmall || behind.isAny('compare', 'date', 'and');
  return isPlain && row.at(at - 1).is('returns') && goesOn;
}

/** "rounds of Carbon": a word of size or kind, written as a name. */
const isWrittenAsName = (row: Row, at: number) =>
  row.at(at).senses.every(({ is }) => is === 'name' || is === 'ordinary') && mayBeName(row, at);

/** "rounds of Flutterwave", "Fawry payments", "how much did Flutterwave raise": not as investor. */
const isOfStartup = (cue: string | null, returns: Returns | null) =>
  cue === null && (returns === 'rounds' || !returns);

/** "the Stripe of Africa" */
const isLike = (row: Row, at: number) => at <= 1 && row.at(at + 1).isWord('ofName');

/** A startup among words that ask for nothing of it ranks by meaning, where names count most. */
const isAlone = (row: Row, returns: Returns | null) =>
  (returns === null || returns === 'startups') && !row.hasAny('cue', 'fate', 'round', 'kind');

/** The startup or investor that it names. */
const companyOf = (item: Item) =>
  item.sense('name')?.things.find(({ kind }) => kind === 'startup' || kind === 'investor');

/** Without a name, "who owns the land" asks for no startup. */
export function forgetFates(row: Row): void {
  if (row.items.some(companyOf)) return;
  for (const item of row.items) {
    if (item.is('fate')) item.senses = item.senses.filter(({ is }) => is === 'small');
  }
}

/** "X acquisitions", "acquisitions de X", "companies X bought", "startups that X acquired" */
export function addAcquirers({ row, returns, add }: Draft): void {
  row.items.forEach((item, at) => {
    const thing = companyOf(item);
    if (!thing || item.isUsed) return;
    const sides = [row.next(at), row.previous(at)];
    const noun = sides.find((place) => row.at(place).is('acquisitions'));
    const verb =
      returns === 'startups' && isBehindNoun(row, at)
        ? sides.concat(findVerb(row, at, 1)).find((one) => isBought(row.at(one)))
        : findBuying(row, at);
    const place = noun ?? (isBought(row.at(verb ?? -1)) ? verb : undefined);
    if (place === undefined) return;
    add({ is: 'name', thing, cue: 'acquiredBy' }, Math.min(at, place), Math.max(at, place));
  });
}

/** Verbs of a startup that bought: "imenunua kampuni gani", "استحوذت". */
const BOUGHT = /^(?:(?:ime|ili|zime|zili)nunua|اشتر(?:ت|ى)|استحوذت?)$/;

/** "what did Flutterwave buy", "o que comprou a Jumia"; not "who bought", "was it bought". */
function findBuying(row: Row, at: number): number | undefined {
  const isWho = row.has('who') && !isWhoDid(row);
  const isPassive = row.items.some((item) => item.isWord('passive'));
  if (isWho || isPassive) return undefined;
  // "what did X buy", "X a racheté quelle entreprise"
  const isBehind =
    isBought(row.at(at + 1)) && row.items.slice(at).some((one) => one.isWord('what'));
  const isAsked =
    isBehind || isWhoDid(row) || row.items.slice(0, at).some((item) => item.isWord('what'));
  return [findVerb(row, at, 1), findVerb(row, at, -1)].find(
    (place) => isBought(row.at(place)) && (isAsked || BOUGHT.test(row.at(place).key)),
  );
}

const isBought = (item: Item) => item.is('cue', 'acquired');

/** The verb behind "a-t-elle", or before the article of the name. */
const findVerb = (row: Row, at: number, step: number): number =>
  row.skip(at + step, step, (item) => item.isSmall && !isBought(item));

/** "who did Flutterwave buy" */
const isWhoDid = (row: Row) => row.at(0).is('who') && row.at(1).isWord('did');

/** Startups that something is said of: "companies Flutterwave …", "empresas que a Jumia …". */
const isBehindNoun = (row: Row, at: number): boolean =>
  row.at(row.skip(at - 1, -1)).is('returns', 'startups');

/** The row of one startup shows its status, so a status asked of one is no condition. */
export function askFate({ row, mentions, returns }: Draft): Mention[] {
  const isStatus = ({ is }: Mention) => is === 'status';
  const [named, ...others] = mentions.filter((one) => !isStatus(one));
  const fates = row.items.flatMap((item, at) => (item.is('fate') ? [at] : []));
  const isAsked = mentions.some(isStatus) || fates.length > 0;
  const isOne = named?.is === 'name' && named.thing.kind === 'startup' && !named.isNegated;
  if (!isOne || others.length > 0 || !isAsked || returns !== null || named.cue)
    return [...mentions];
  const places = [...mentions.flatMap(({ from, to }) => [from, to]), ...fates];
  for (const at of fates) row.at(at).isUsed = true;
  return [{ ...named, from: Math.min(...places), to: Math.max(...places) }];
}
