// Startups, investors and people that a question names.
import { isNegatedAt } from './is-negated.ts';
import { hasAny, hasSense, type Item, type NamedThing, next, previous, senseOf } from './items.ts';
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
