// Shares that a question asks for: which part of which whole.
import type { Token } from '../tokens.ts';
import {
  between,
  FOUNDING,
  left,
  listNoise,
  listOf,
  MEASURES,
  NOUN,
  OF,
  type Read,
} from './asked-figures.ts';
import asked from './lexicon/asked.json' with { type: 'json' };
import { Patterns } from './patterns.ts';

const WHOLE = new Patterns({ whole: asked.whole });

export interface ShareAsked {
  is: 'share';
  part: string;
  /** Null where no words of its own say it. */
  whole: string | null;
  of: 'money' | 'rounds' | 'startups';
}

/**
 * "what share of nigerian startups are fintechs", "what share of funding went to Kenya". The whole
 * stands before the verb; without one, behind the money.
 */
export function listShares(read: Read): ShareAsked[] {
  const { tokens } = read;
  const share = MEASURES.find(tokens).find(({ value }) => value === 'share');
  if (!share) return [];
  const verbs = tokens.flatMap(({ key }, at) => (at > share.end && ARE.test(key) ? [at] : []));
  const went = verbs.find((at) => WENT.test(tokens[at]?.key ?? ''));
  const verb = went ?? verbs[0];
  const all = OF.find(tokens);
  // "نسبة الديون من أموال مصر"
  const markers = WHOLE.find(tokens);
  const marker = markers.find(({ places: [at = 0] }) => at > share.end + 1);
  // "of all closures, which percentage is Nigerian"
  const [first] = markers.filter(({ end }) => end < (share.places[0] ?? 0));
  if (first && !marker) {
    const cut = [...share.places, ...first.places, ...verbs, ...listNoise(tokens)];
    const whole = between(read, first.end + 1, share.places[0] ?? 0);
    return [{ is: 'share', part: left(read, cut), whole, of: 'startups' }];
  }
  if (marker) {
    const cut = [...share.places, ...marker.places, ...listOf(read)];
    // "of all the money that Ghana raised, what share went to Dash": the part is behind the verb.
    const isBehind = (at: number) => went !== undefined && at >= went;
    const before = tokens.flatMap((_, at) => (at <= marker.end || isBehind(at) ? [at] : []));
    const ofWhole = tokens.flatMap((_, at) => (went !== undefined && at < went ? [at] : []));
    const isOfMoney = all.some(({ value }) => value === 'raised');
    return [
      {
        is: 'share',
        part: left(read, [...cut, ...ofWhole, ...verbs]),
        whole: left(read, [...cut, ...before, ...verbs]),
        of: isOfMoney ? 'money' : 'startups',
      },
    ];
  }
  const rest = left(read, share.places);
  const hasNoun = tokens.some(({ key }) => NOUN.test(key));
  const money = all.filter(
    ({ value, places: [at = 0] }) =>
      value === 'raised' && (!hasNoun || at < (verb ?? tokens.length)),
  );
  const ofRounds = all.some(
    ({ value, places }) => value === 'rounds' && places[0] === share.end + 1,
  );
  if (!ofRounds && money.length === 0) {
    const whole = verb === undefined ? null : between(read, share.end + 1, verb);
    return [{ is: 'share', part: rest, whole, of: 'startups' }];
  }
  // "raised by"
  const by = listOf(read)
    .map((at) => at + 1)
    .filter((at) => asked.by.includes(tokens[at]?.key ?? ''));
  const asking = [...share.places, ...listOf(read), ...verbs, ...by];
  const part = left(read, ofRounds ? [...share.places, ...verbs] : asking);
  const isWithin = (at: number) =>
    verb === undefined ? at > (money[0]?.end ?? tokens.length) : at < verb;
  const outside = tokens.flatMap((_, at) => (isWithin(at) ? [] : [at]));
  const whole = ofRounds ? null : left(read, [...asking, ...outside]);
  return [{ is: 'share', part, whole, of: ofRounds ? 'rounds' : 'money' }];
}

const ARE =
  /^(?:are|is|were|was|have|has|do|raised|closed|shut|failed|work|fechou|fecharam|encerrou|encerraram|faliu|ferme|fermee|fermees|ferment|zilifungwa|zimefungwa|zilifunga|zilizofungwa|اغلقت|went|goes|go|came|sont|est|ont|sao|e|tem|foi|foram|ni|zina|hufanya|zilizo|هي|هم|التي|اللي|تعمل|في|ذهب|ذهبت|va|vont|alle|allee|allees|revient|reviennent|vai|vao|zilienda|ilienda|ilikwenda|zilikwenda|zinakwenda|تذهب|يذهب|توجه|توجهت|parti|partie|parties|partis|coube|couberam)$/;

const WENT =
  /^(?:went|goes|go|came|va|vont|alle|allee|allees|revient|reviennent|vai|vao|foi|foram|zilienda|ilienda|ilikwenda|zilikwenda|ذهب|ذهبت|تذهب|توجه|توجهت|parti|partie|parties|partis|coube|couberam)$/;

/** Verbs of shares and of founding. */
export const listVerbs = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ key }, at) => (ARE.test(key) || FOUNDING.test(key) ? [at] : []));
