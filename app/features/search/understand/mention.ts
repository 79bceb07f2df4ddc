import type { Operator } from './amounts.ts';
import type { NamedThing } from './items.ts';
import type { Returns } from './lexicon.ts';

interface Span {
  from: number;
  to: number;
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

export type Mention = Span &
  (
    | {
        is: 'amount';
        operator: Operator;
        low: number;
        high?: number;
        currency?: string;
        cue: string | null;
      }
    | { is: 'count'; of: CountOf; operator: Operator; low: number; high?: number }
    | { is: 'date'; operator: Operator; low: string; high?: string; cue: string | null }
    | {
        is: 'place';
        kind: 'country' | 'region' | 'city';
        slug: string;
        label: string;
        iso2: string;
        role: Role | null;
      }
    | { is: 'industry'; slugs: string[] }
    | { is: 'round'; values: string[]; isStage: boolean }
    | { [Is in Valued]: { is: Is; value: string } }[Valued]
    | { is: 'rank'; count: number }
    | { is: 'name'; thing: NamedThing; cue: string | null }
    | { is: 'led' }
  );
export type CountOf = 'rounds' | 'investors' | 'employees' | 'founders' | 'startups';

export interface Mentions {
  returns: Returns | null;
  mentions: Mention[];
}

export type Add = (mention: Mention) => void;
