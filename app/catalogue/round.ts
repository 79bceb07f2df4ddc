// The fields of a funding round, in the order of filters and files.
import { FUNDING_ROUNDS, LEFT_OUT_REASONS, MONEY_KINDS } from '../base/enumerations.ts';
import { CURRENCIES } from '../language/values/currencies.ts';
import type { Fields } from './field.ts';
import { inWords } from './in-words.ts';

const OF_STARTUP = { bulk: 'the table of startups says it' };
const IN_WORDS = 'free words, which stand beside the round';
const NOT_ASKED = {
  listing: 'the form asks for what a round is known by; a correction adds it',
  question: 'known of few rounds; a list by it would leave out nearly all',
};
const OF_AMOUNT = { bulk: 'columns of the amount say it' };

export const ROUND = inWords({
  round: {
    kind: 'choice',
    label: 'Round',
    choices: FUNDING_ROUNDS,
    isAlwaysKnown: true,
    isNeeded: true,
    wrong: 'Choose the kind of round, such as Seed or Series A',
    example: 'Seed',
  },
  kind: {
    kind: 'choice',
    label: 'Type of funding',
    choices: MONEY_KINDS,
    isAlwaysKnown: true,
    derived: 'follows from the kind of round',
    except: { bulk: 'follows from the kind of round' },
  },
  amount: {
    kind: 'money',
    label: 'Amount',
    unit: 'USD',
    column: 'amount_usd',
    with: ['reported_amount', 'reported_currency', 'usd_rate', 'usd_rate_on'],
    sorts: true,
    hint: 'As it was announced, such as $250k, 4 million or NGN 40m; or "undisclosed".',
    wrong: 'Enter one amount above 0, such as $250k or NGN 40m, or "undisclosed"',
    example: 4_000_000,
  },
  announced_on: {
    kind: 'date',
    label: 'Announced',
    formerly: ['date'],
    with: ['announced_precision'],
    sorts: true,
    hint: 'As much as is known: 2024, May 2024 or 17 May 2024; or "unknown".',
  },
  investors: {
    kind: 'names',
    refersTo: 'investor',
    label: 'Investors',
    one: 'Investor',
    asked: 'investor',
    column: 'funding_investors',
    max: 50,
    hint: 'All of them, separated by commas, with (lead) after whoever led.',
    wrong: 'Name at most 50 investors, separated by commas, with (lead) after whoever led',
  },
  lead_investors: {
    kind: 'links',
    refersTo: 'investor',
    label: 'Lead investors',
    one: 'Lead investor',
    asked: 'lead_investor',
    derived: 'marked among its investors',
  },
  country: {
    kind: 'place',
    refersTo: 'country',
    label: 'Country',
    derived: 'that of its startup',
    except: OF_STARTUP,
  },
  city: {
    kind: 'place',
    refersTo: 'city',
    label: 'City',
    derived: 'that of its startup',
    except: OF_STARTUP,
  },
  industries: {
    kind: 'links',
    refersTo: 'industry',
    label: 'Industries',
    one: 'Industry',
    asked: 'industry',
    derived: 'those of its startup',
    except: OF_STARTUP,
  },
  startup: {
    kind: 'place',
    refersTo: 'startup',
    label: 'Startup',
    derived: 'the startup that it belongs to',
    except: { bulk: 'a column of every row' },
  },
  currency: {
    kind: 'choice',
    label: 'Announced in',
    choices: Object.keys(CURRENCIES),
    derived: 'part of its amount',
    except: OF_AMOUNT,
  },
  announced_amount: {
    kind: 'dollars',
    label: 'Amount as announced',
    derived: 'part of its amount',
    except: OF_AMOUNT,
  },
  disclosed: {
    kind: 'choice',
    label: 'Amount disclosed',
    choices: ['yes', 'no', 'counted'],
    isAlwaysKnown: true,
    derived: 'follows from its amount',
    except: OF_AMOUNT,
  },
  valuation_usd: {
    kind: 'dollars',
    label: 'Valuation',
    unit: 'USD',
    hint: 'Of the company in this round, in US dollars, such as $1.2bn.',
    means: 'What the round valued the company at, in US dollars',
    example: 40_000_000,
    except: NOT_ASKED,
  },
  valuation_is: {
    kind: 'choice',
    label: 'Pre- or post-money',
    choices: ['post', 'pre', 'unstated'],
    hint: 'post with the money of the round, pre without it, unstated where no source says.',
    means: 'post, pre or unstated: with or without the money of the round',
    example: 'post',
    except: NOT_ASKED,
  },
  is_facility: {
    kind: 'flag',
    label: 'Limit of a credit line',
    choices: ['yes'],
    hint: 'yes where the source says how much could be drawn, not how much was; else "unknown".',
    wrong: 'Enter yes, or "unknown" where the amount is not the limit of a credit line',
    means: 'yes where the amount is the limit of a credit line or programme, not what was drawn',
    example: 'yes',
    except: NOT_ASKED,
  },
  left_out: {
    kind: 'choice',
    label: 'Left out of totals',
    choices: LEFT_OUT_REASONS,
    derived: 'follows from its kind, its sources and whether it is the limit of a credit line',
    except: { question: 'a reason, of which lists and sums tell' },
  },
  note: {
    kind: 'text',
    label: 'Note',
    max: 1000,
    means: 'What a reader should know',
    except: { filter: IN_WORDS, question: IN_WORDS },
  },
} as const satisfies Fields);

export type RoundField = keyof typeof ROUND;

/** Shown of a round in addition to its kind, date, amount and investors. */
export const ROUND_FACTS = [
  'valuation_usd',
  'valuation_is',
  'is_facility',
  'left_out',
] as const satisfies readonly RoundField[];
