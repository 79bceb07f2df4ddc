// A question while its mentions are read, one kind after another.
import type { Figure } from './amounts.ts';
import type { Returns } from './reading.ts';
import type { NamedThing, Row } from './row.ts';
import type { Sense } from './sense.ts';

interface Hints {
  isNegated?: boolean;
  /** Only a filter where nothing unknown stands beside it. */
  isUncertain?: boolean;
}

type Role = 'based' | 'operates' | 'incorporated' | 'adjective' | 'backed';

type Valued =
  | 'currency'
  | 'kind'
  | 'type'
  | 'model'
  | 'investorType'
  | 'status'
  | 'event'
  | 'fact'
  | 'order';

type Meaning =
  | ({ is: 'amount'; currency?: string; cue: string | null } & Figure<number>)
  | ({ is: 'count'; of: CountOf } & Figure<number>)
  | ({ is: 'date'; cue: string | null } & Figure<string>)
  | (Extract<Sense, { is: 'place' }> & { role: Role | null })
  | { is: 'industry'; slugs: string[] }
  | { is: 'round'; values: string[]; isStage: boolean }
  | { [Is in Valued]: { is: Is; value: string } }[Valued]
  | { is: 'rank'; count: number }
  | { is: 'name'; thing: NamedThing; cue: string | null }
  | { is: 'led' };
export type CountOf = 'rounds' | 'investors' | 'employees' | 'founders' | 'startups';

export type Mention = Meaning & Hints & { from: number; to: number };
export type Of<Is extends Mention['is']> = Extract<Mention, { is: Is }>;

export class Draft {
  readonly row: Row;
  readonly mentions: Mention[] = [];
  returns: Returns | null = null;

  constructor(row: Row) {
    this.row = row;
  }

  /** The items from one place to another, which are used from now on. */
  add = (meaning: Meaning & Hints, from: number, to = from): void => {
    this.row.use(from, to);
    this.mentions.push({ ...meaning, from, to });
  };

  /** Negated, or listed with what is: "outside Kenya or Ghana"; not "outside X in Africa". */
  isExcluded = (at: number): boolean => {
    const { row, mentions } = this;
    if (row.isNegated(at)) return true;
    const last = mentions.at(-1);
    const isList = (last?.is === 'place' || last?.is === 'industry') && row.at(at).is(last.is);
    if (!last?.isNegated || !isList || last.to >= at) return false;
    const between = row.items.slice(last.to + 1, at);
    const isJoined = between.some((item) => item.is('and') || item.isWord('or'));
    const isWithin = between.some((item) => item.is('date', 'in')) && !isJoined;
    return (
      !isWithin && between.every((item) => item.isAny('small', 'and') || item.is('date', 'in'))
    );
  };
}

export const isOfOneRound = (mentions: readonly Mention[]): boolean =>
  mentions.some(
    (one) =>
      (one.is === 'date' && isRoundDate(one)) ||
      (one.is === 'round' && !one.isStage) ||
      one.is === 'kind',
  );

/** Of a round, not of what else happened. */
const isRoundDate = ({ cue }: { cue: string | null }) =>
  cue === null || cue === 'raised' || cue === 'led';

/** A date or an amount that is said of this, such as when something was acquired. */
export const isFigureOf = (mention: Mention, ...cues: string[]): boolean =>
  (mention.is === 'date' || mention.is === 'amount') && cues.includes(mention.cue ?? '');
