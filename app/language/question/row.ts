// The question as a row of items: phrases of the lexicon, names, numbers, and unknown words.

import type { Token } from '../tokens.ts';
import helpers from './lexicon/helpers.json' with { type: 'json' };
import type { Sense } from './sense.ts';
import type { Respelled } from './spelling.ts';

/** Something in the catalogue of exactly this name. */
export interface NamedThing {
  kind: 'startup' | 'investor' | 'person' | 'location' | 'industry';
  slug: string;
  name: string;
}
export type Names = ReadonlyMap<string, readonly NamedThing[]>;

export type ItemSense = Sense | { is: 'name'; things: readonly NamedThing[] };

type Is = ItemSense['is'];
const { about: _, ...HELPERS } = helpers;

export class Item {
  /** Place in the question, as written. */
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly value: number | undefined;
  senses: readonly ItemSense[];
  /** A letter of the word is wrong, and nothing beside it says what was meant. */
  readonly isSlip: boolean;
  /** Part of a filter or of its grammar. */
  isUsed = false;
  /** A number whose word could not be read: no filter, and said to be left out. */
  isUnread = false;

  constructor(
    { from, to, value }: Omit<Token, 'key'>,
    key: string,
    senses: readonly ItemSense[],
    isSlip = false,
  ) {
    this.from = from;
    this.to = to;
    this.value = value;
    this.key = key;
    this.senses = senses;
    this.isSlip = isSlip;
  }

  sense<Kind extends Is>(kind: Kind): Extract<ItemSense, { is: Kind }> | undefined {
    return this.senses.find(
      (sense): sense is Extract<ItemSense, { is: Kind }> => sense.is === kind,
    );
  }

  /** Of this kind, with one of the values where any are given. */
  is(kind: Is, ...values: string[]): boolean {
    const isWanted = (sense: ItemSense) =>
      values.length === 0 || ('value' in sense && values.includes(sense.value));
    return this.senses.some((sense) => sense.is === kind && isWanted(sense));
  }

  /** Of one of these kinds. */
  isAny(...kinds: Is[]): boolean {
    return this.senses.some(({ is }) => kinds.includes(is));
  }

  get isSmall(): boolean {
    return this.is('small');
  }

  get isSmallOnly(): boolean {
    return this.senses.length > 0 && this.senses.every(({ is }) => is === 'small' || is === 'who');
  }

  /** Carries meaning of its own. */
  get isContent(): boolean {
    if (!/[\p{L}\p{N}]/u.test(this.key)) return false;
    return (
      this.senses.length === 0 ||
      this.is('byMeaning') ||
      this.senses.every(({ is }) => is === 'name' || is === 'industry')
    );
  }

  get isDash(): boolean {
    return this.key === '-' || this.key === '–';
  }

  /** One of the words that do this. */
  isWord(does: keyof typeof HELPERS): boolean {
    return HELPERS[does].includes(this.key);
  }
}

/** What stands before the first item and behind the last. */
const BEYOND = Object.freeze(Object.assign(new Item({ from: 0, to: 0 }, '', []), { isUsed: true }));

/** The question as a row of items. */
export class Row {
  readonly text: string;
  readonly items: readonly Item[];
  readonly respelled: readonly Respelled[];
  /** Whether a word of it may be another as well. */
  readonly isAmbiguous: boolean;

  constructor(
    text: string,
    items: readonly Item[],
    respelled: readonly Respelled[],
    isAmbiguous: boolean,
  ) {
    this.text = text;
    this.items = items;
    this.respelled = respelled;
    this.isAmbiguous = isAmbiguous;
  }

  /** Whether capitals mean something here: of "Rounds of Carbon", not of "Max Round In Kenya". */
  get hasFewCapitals(): boolean {
    const words = this.text.match(/\p{L}+/gu) ?? [];
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
    return 2 * capitals.length <= words.length;
  }

  at(place: number): Item {
    return this.items[place] ?? BEYOND;
  }

  /** Whether one of the items is. */
  has(kind: Is, ...values: string[]): boolean {
    return this.items.some((item) => item.is(kind, ...values));
  }

  /** Whether one of the items is of one of these kinds. */
  hasAny(...kinds: Is[]): boolean {
    return this.items.some((item) => item.isAny(...kinds));
  }

  /** The first such place; -1 without one. */
  indexOf(kind: Is, ...values: string[]): number {
    return this.items.findIndex((item) => item.is(kind, ...values));
  }

  /** The first place from `at` on, in this direction, that is not skipped. */
  skip(
    at: number,
    step: number,
    isSkipped: (item: Item) => boolean = (item) => item.isSmall,
  ): number {
    let place = at;
    while (isSkipped(this.at(place))) place += step;
    return place;
  }

  /** The nearest before it that is more than a small word; -1 without one in reach. */
  previous(at: number, reach = 3): number {
    const place = this.skip(at - 1, -1, (item) => item.isSmallOnly);
    return place >= at - reach && this.items[place] ? place : -1;
  }

  before(at: number, reach?: number): Item {
    return this.at(this.previous(at, reach));
  }

  next(at: number, reach = 3): number {
    const place = this.skip(at + 1, 1, (item) => item.isSmallOnly);
    return place <= at + reach && this.items[place] ? place : -1;
  }

  behind(at: number, reach?: number): Item {
    return this.at(this.next(at, reach));
  }

  /** Whether a word before it says so; that word is used from now on. */
  isNegated(at: number): boolean {
    return this.isNegatedBefore(at) || this.isNegatedBehind(at);
  }

  /** "debt left out", "les rachetées exclues" */
  private isNegatedBehind(at: number): boolean {
    const next = this.at(this.skip(at + 1, 1, (item) => item.isSmallOnly || item.is('returns')));
    if (!next.is('excluded')) return false;
    next.isUsed = true;
    return true;
  }

  private isNegatedBefore(at: number): boolean {
    for (let place = at - 1; place >= Math.max(0, at - 3); place--) {
      const item = this.at(place);
      if (item.is('not')) {
        item.isUsed = true;
        return true;
      }
      const isLink =
        item.isSmallOnly ||
        item.isAny('small', 'and') ||
        item.is('cue', 'based', 'backedBy', 'ledBy', 'raised') ||
        item.is('returns', 'startups') ||
        item.is('date', 'in');
      if (!isLink) return false;
    }
    return false;
  }

  /** As it was written. */
  textOf(from: number, to: number): string {
    return this.text.slice(this.at(from).from, this.at(to).to).trim();
  }

  /** What stands between two items, with its commas. */
  textBetween(from: number, to: number): string {
    return this.text.slice(this.at(from).to, this.at(to).from);
  }

  use(from: number, to = from): void {
    for (const item of this.items.slice(from, to + 1)) item.isUsed = true;
  }
}

export const MAX_NAME_WORDS = 7;
const MAX_TOKENS = 60;
export const isSign = ({ key }: Token) => !/[\p{L}\p{N}]/u.test(key);

/** Of every run of words, as they are looked up among names (search_key in SQL). */
export function listNameKeys(tokens: readonly Token[]): string[] {
  const keys = new Set<string>();
  for (let at = 0; at < Math.min(tokens.length, MAX_TOKENS); at++) {
    for (let length = 1; length <= MAX_NAME_WORDS && at + length <= tokens.length; length++) {
      const key = keyOf(tokens.slice(at, at + length));
      if (key.length > 1) keys.add(key);
    }
  }
  return [...keys];
}

/** Of these words together. */
export function keyOf(tokens: readonly Token[]): string {
  let key = '';
  for (const token of tokens) {
    if (!isSign(token)) key += token.key.replaceAll(' ', '');
  }
  return key;
}
