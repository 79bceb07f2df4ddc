// The words of questions in five languages (lexicon/*.json) as one index of phrases.

import { listForms } from '../forms.ts';
import { PhraseIndex } from '../phrases.ts';
import { readTokens, type Token } from '../tokens.ts';
import industryWords from './lexicon/industries.json' with { type: 'json' };
import placeWords from './lexicon/places.json' with { type: 'json' };
import type { Returns } from './reading.ts';
import { RETURNS } from './reading.ts';
import {
  GRAMMARS,
  type Grammar,
  LANGUAGES,
  NUMBERED,
  type Numbered,
  type Plain,
  type Sense,
  type Valued,
} from './sense.ts';
import { Spelling } from './spelling.ts';

/** What the record knows of places and industries. */
export interface Catalogue {
  countries: ReadonlyArray<{
    iso2: string;
    slug: string;
    name: string;
    region: string | null;
    /** How many the record has there. */
    startups?: number;
  }>;
  cities: ReadonlyArray<{ slug: string; name: string; iso2: string }>;
  industries: ReadonlyArray<{ slug: string; name: string; label: string; startups?: number }>;
}

export interface Lexicon {
  phrases: Phrases;
  /** Countries by two capital letters: SA, NG. */
  codes: ReadonlyMap<string, Sense>;
  /** The countries of each region. */
  regions: ReadonlyMap<string, ReadonlyArray<{ slug: string; iso2: string }>>;
}

export function buildLexicon(catalogue: Catalogue): Lexicon {
  const phrases = new Phrases();
  for (const language of LANGUAGES) addGrammar(phrases, language);
  const codes = addCountries(phrases, catalogue);
  addIndustries(phrases, catalogue);
  const regions = addRegions(phrases, catalogue);
  // Size, age, colour: they are known, and say nothing where another word is written alike.
  for (const word of LANGUAGES.flatMap((language) => GRAMMARS[language].ordinary)) {
    if (!phrases.has(word)) phrases.add(word, { is: 'ordinary' });
  }
  // Wa is a city of Ghana, and Swahili for "of": a city gives way to every other word.
  for (const { slug, name, iso2 } of catalogue.cities) {
    for (const word of [name, ...(CITY_WORDS[slug] ?? [])]) {
      if (!phrases.has(word)) phrases.add(word, { is: 'place', kind: 'city', slug, iso2 });
    }
  }
  return { phrases, codes, regions };
}

/** The phrases, and what mistyped words of them were meant to be. */
export class Phrases {
  private readonly index = new PhraseIndex<Token, Sense>({ formsOf: ({ key }) => listForms(key) });
  readonly spelling = new Spelling((tokens, at) => this.match(tokens, at));

  add(phrase: string, sense: Sense, language: string | null = null): void {
    const words = readTokens(phrase).map(({ key }) => key);
    this.index.add(words, [sense]);
    this.spelling.add(words, sense, language);
  }

  /** As it is written, not as a form of another. */
  has(phrase: string): boolean {
    return this.index.has(readTokens(phrase).map(({ key }) => key));
  }

  isType(phrase: string): boolean {
    const tokens = readTokens(phrase);
    const found = this.match(tokens, 0);
    return found?.length === tokens.length && found.senses.some(({ is }) => is === 'type');
  }

  match(tokens: readonly Token[], at: number) {
    return this.index.match(tokens, at);
  }
}

function addGrammar(phrases: Phrases, language: keyof typeof GRAMMARS): void {
  const grammar: Grammar = GRAMMARS[language];
  const addAll = (words: readonly string[], sense: Sense) => {
    for (const phrase of words) phrases.add(phrase, sense, language);
  };
  const addNouns = ({ one, many }: { one: string[]; many: string[] }, value: Returns) => {
    addAll(one, { is: 'returns', value, isOne: true });
    addAll(many, { is: 'returns', value, isOne: false });
  };
  const { about: _, ordinary: __, returns, latestRounds, month, ...lists } = grammar;
  for (const value of RETURNS) addNouns(returns[value], value);
  addNounsWithin(phrases, grammar);
  // "latest deals" asks for rounds in this order.
  addNouns(latestRounds, 'rounds');
  for (const words of Object.values(latestRounds)) {
    addAll(words, { is: 'superlative', value: 'date.desc' });
  }
  for (const [is, said] of Object.entries(lists)) {
    if (Array.isArray(said)) addAll(said, { is: is as Plain });
    else if (NUMBERED.some((one) => one === is)) {
      for (const [key, words] of Object.entries(said)) {
        addAll(words, { is: is as Numbered, number: Number(key) });
      }
    } else {
      for (const [value, words] of Object.entries(said)) addAll(words, { is: is as Valued, value });
    }
  }
  addAll(grammar.acquisitions, { is: 'cue', value: 'acquired' });
  month.forEach((words, index) => {
    addAll(words, { is: 'month', number: index + 1 });
  });
}

/** "debt round" says the kind, and that rounds are asked for; "women founders" asks for people. */
function addNounsWithin(phrases: Phrases, { returns, ...grammar }: Grammar): void {
  const { round, kind, cue, fact } = grammar;
  const within: Array<[value: 'rounds' | 'people', said: string[]]> = [
    ['rounds', [...Object.values(round).flat(), ...Object.values(kind).flat(), ...cue.round]],
    ['people', fact.womenLed],
  ];
  for (const [value, said] of within) {
    const nouns = [...returns[value].one, ...returns[value].many];
    for (const phrase of said) {
      const words = phrase.split(' ');
      const hasNoun = nouns.some((noun) => words.includes(noun));
      if (words.length > 1 && hasNoun) phrases.add(phrase, { is: 'returns', value, isOne: false });
    }
  }
}

const CITY_WORDS: Readonly<Record<string, readonly string[] | undefined>> = placeWords.cities;
const COUNTRY_WORDS: Readonly<Record<string, readonly string[]>> = placeWords.countries;

function addCountries(phrases: Phrases, { countries }: Catalogue): Map<string, Sense> {
  const codes = new Map<string, Sense>();
  const written = Object.entries(placeWords.codes);
  const known = new Map(countries.map((country) => [country.iso2, country]));
  for (const iso2 of new Set([...known.keys(), ...Object.keys(COUNTRY_WORDS)])) {
    const country = known.get(iso2);
    const english = nameIn('en', iso2);
    const sense: Sense = { is: 'place', kind: 'country', slug: country?.slug ?? '', iso2 };
    if (country) phrases.spelling.weigh(country.slug, country.startups ?? 0);
    for (const name of [
      country?.name ?? english,
      ...LANGUAGES.map((language) => nameIn(language, iso2)),
    ]) {
      phrases.add(name, sense);
    }
    const swahili = nameIn('sw', iso2).toLowerCase();
    for (const name of new Set([swahili, english.toLowerCase()])) {
      for (const prefix of ['wa', 'm', 'ki']) phrases.add(prefix + name, sense);
    }
    for (const word of COUNTRY_WORDS[iso2] ?? []) phrases.add(word, sense);
    for (const [code, of] of written) if (of === iso2) codes.set(code.toLowerCase(), sense);
  }
  return codes;
}

function nameIn(language: string, iso2: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(iso2) ?? iso2;
}

function addRegions(
  phrases: Phrases,
  { countries }: Catalogue,
): Map<string, Catalogue['countries']> {
  // "African investors": of any of them.
  const regions = new Map([['africa', countries]]);
  for (const [slug, { words, countries: given }] of Object.entries(placeWords.regions)) {
    const members = countries.filter(({ iso2, region }) => {
      if (given.startsWith('region:')) return region === given.slice('region:'.length);
      if (given.startsWith('not:')) return !given.slice('not:'.length).split(' ').includes(iso2);
      return given.split(' ').includes(iso2);
    });
    regions.set(slug, members);
    for (const word of words) phrases.add(word, { is: 'place', kind: 'region', slug, iso2: '' });
  }
  return regions;
}

/** "electric motorbike" of "electric motorbikes" */
const listSingular = (phrase: string): string[] =>
  /[a-z] [a-z]+[^s]s$/.test(phrase) ? [phrase.slice(0, -1)] : [];

function addIndustries(phrases: Phrases, { industries }: Catalogue): void {
  const certain = new Set(industryWords.certain);
  const words: Readonly<Record<string, readonly string[] | undefined>> = industryWords.industries;
  for (const { slug, name, label, startups = 0 } of industries) {
    phrases.spelling.weigh(slug, startups);
    const said = [name.toLowerCase(), label.toLowerCase(), ...(words[slug] ?? [])];
    for (const phrase of new Set(said.flatMap((one) => [one, ...listSingular(one)]))) {
      // "b2b" says who the customers are.
      if (phrases.isType(phrase)) continue;
      const isCertain = certain.has(phrase.replace(/s$/, '')) || certain.has(phrase);
      phrases.add(phrase, { is: 'industry', slug, isCertain });
    }
  }
}
