import type { Figure } from './amounts.ts';
import type { Item, NamedThing } from './items.ts';
import type { Returns, Sense } from './lexicon.ts';

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

export type Meaning =
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

/** A question while its mentions are read, one kind after another. */
export interface Draft {
  items: Item[];
  mentions: Mention[];
  returns: Returns | null;
  /** The items from one place to another, which are used from now on. */
  add: (meaning: Meaning & Hints, from: number, to?: number) => void;
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
