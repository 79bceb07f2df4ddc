import { slugify } from '../../base/slug.ts';
import { sayFate } from '../../catalogue/say-fate.ts';
import type { Sql } from '../../data/database.ts';
import { poolSemaphore } from '../../data/pool-semaphore.ts';
import { findLocalPlaces } from '../../find/names/local-places.server.ts';
import type { NameHit } from '../../find/names/name-hit.ts';
import { findNames, listNames } from '../../find/names/names.server.ts';
import { findPeopleNamed, type PersonHit } from '../../find/names/people-names.server.ts';
import { withinSearchBudget } from '../../find/search-budget.server.ts';
import type { Context } from '../../http/context.ts';
import { lookupKey } from '../../language/tokens.ts';
import { sayName } from '../../text/say-name.ts';
import { searchText } from '../../text/text.ts';
import {
  MAX_QUERY_LENGTH,
  MAX_SUGGESTIONS,
  type SuggestedKind,
  type Suggestion,
} from './contract.ts';

/** suggestAll with limited concurrency; not inside a transaction, which holds a connection. */
export function suggestInTurn(sql: Sql, q: string): Promise<Suggestion[]> {
  return poolSemaphore(sql, 'suggestion').run(() => suggestAll(sql, q));
}

const MOST_PEOPLE = 3;

/** At most ten names of startups, investors, industries and places, likeliest first. */
export async function suggestNames(sql: Sql, q: string): Promise<NamedSuggestion[]> {
  const hits = await findNames(sql, q.slice(0, MAX_QUERY_LENGTH), MAX_SUGGESTIONS);
  return hits.map((hit) => suggestName(hit).suggestion);
}

/** With people, and places as other languages call them. */
async function suggestAll(sql: Sql, typed: string): Promise<Suggestion[]> {
  const q = typed.slice(0, MAX_QUERY_LENGTH);
  const [hits, places, people] = await Promise.all([
    findNames(sql, q, MAX_SUGGESTIONS),
    findLocalPlaces(sql, q, MAX_SUGGESTIONS),
    findPeopleNamed(sql, q, MOST_PEOPLE),
  ]);
  const names = withoutPeople(hits, people);
  const isNamed = ({ slug }: NameHit) =>
    names.some((hit) => hit.kind === 'location' && hit.slug === slug);
  const things = [...names, ...places.filter((place) => !isNamed(place))];
  const found = things.slice(0, MAX_SUGGESTIONS - people.length).map(suggestName);
  const key = lookupKey(q);
  const rankOf = ({ suggestion: { kind, slug }, called }: Found) => {
    const local = places.find((place) => place.kind === kind && place.slug === slug);
    const name = lookupKey(called);
    if (name === key || local?.isWhole) return 0;
    return name.startsWith(key) || local ? 1 : 2;
  };
  // What is called so before what begins so, and that before what is only like it.
  return [...found, ...people.map(suggestPerson)]
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ suggestion }) => suggestion);
}

/** An investor who is a person found is that person with both roles. */
function withoutPeople(hits: readonly NameHit[], people: readonly PersonHit[]): NameHit[] {
  const investors = people.map(({ investor }) => investor);
  return hits.filter(({ kind, slug }) => kind !== 'investor' || !investors.includes(slug));
}

type NamedSuggestion = Suggestion & Pick<NameHit, 'kind'>;

interface Found<Suggested extends Suggestion = Suggestion> {
  suggestion: Suggested;
  /** The name that was found. */
  called: string;
}

function suggestName(hit: NameHit): Found<NamedSuggestion> {
  const { kind, name, slug, status, otherName } = hit;
  // "Startup in Kenya · Closed"
  const label = [sayKind(hit), sayFate(status)].filter(Boolean).join(' · ');
  const isNamed = kind === 'industry' || kind === 'location';
  return {
    suggestion: { kind, name: isNamed ? sayName(name) : name, slug, label },
    called: otherName ?? name,
  };
}

function suggestPerson(hit: PersonHit): Found {
  const { name, slug } = hit;
  return { suggestion: { kind: 'person', name, slug, label: sayPerson(hit) }, called: name };
}

/** "Founder of Paystack · Investor" */
const sayPerson = ({ startups, isFounder, investor }: PersonHit): string =>
  [searchText.personOf(startups, isFounder), investor ? searchText.investor : '']
    .filter(Boolean)
    .join(' · ');

function sayKind({ kind, name, detail, otherName, relation, isCity }: NameHit): string {
  if (otherName && relation !== 'main' && relation !== 'other') {
    return searchText.aliases[relation](otherName);
  }
  const isSame = !detail || detail.toLowerCase() === name.toLowerCase();
  const said = detail && sayName(detail);
  const words = {
    startup: searchText.startupIn(said),
    investor: said ?? searchText.investor,
    industry: isSame ? searchText.industry : (said ?? ''),
    location: isCity ? searchText.cityIn(said) : searchText.country,
  };
  return words[kind];
}

export const MAX_NAMES = 100;
/** With fewer matches than this, similar names are added. */
const FEW_NAMES = 10;
const MAX_LIKE = 20;

export interface FoundName extends Pick<NameHit, 'name' | 'slug' | 'logo' | 'tagline'> {
  kind: SuggestedKind;
  label: string;
}

export type FoundNames = Record<SuggestedKind, FoundName[]>;

/** Likeliest first, at most MAX_NAMES of each kind. Throws 503 over the search budget. */
export async function searchNames(
  context: Pick<Context, 'searchSql'>,
  q: string,
): Promise<FoundNames> {
  const limits = { ofEachKind: MAX_NAMES, like: { below: FEW_NAMES, most: MAX_LIKE } };
  const text = q.slice(0, MAX_QUERY_LENGTH);
  // A word alone is rather something to find than part of a person's name.
  const hasFullName = /\p{L}\s+\p{L}/u.test(text);
  // One after the other: a search takes one connection.
  const [hits, people] = await withinSearchBudget(context, async (sql) => [
    await listNames(sql, text, limits),
    hasFullName ? await findPeopleNamed(sql, text, MAX_LIKE) : [],
  ]);
  const found: FoundNames = { startup: [], investor: [], person: [], industry: [], location: [] };
  for (const person of people) {
    const { name, slug, photo } = person;
    const tagline = null;
    found.person.push({
      kind: 'person',
      name,
      slug,
      logo: photo,
      tagline,
      label: sayPerson(person),
    });
  }
  for (const hit of withoutPeople(hits, people)) {
    const { kind, name, slug, logo, status } = hit;
    const tagline = [sayFate(status), hit.tagline].filter(Boolean).join(' · ') || null;
    found[kind].push({ kind, name, slug, logo, tagline, label: sayKind(hit) });
  }
  return found;
}

const MOST_NEAREST = 3;
const MAX_LOOKED_FOR = 60;
const MIN_LOOKED_FOR = 2;
/** Shorter words are too ambiguous. */
const MIN_ALONE = 4;
const MOST_ALONE = 3;

/** For unknown addresses and names. */
export async function findNearest(sql: Sql, text: string): Promise<Suggestion[]> {
  const wanted = toWords(text);
  if (wanted.length < MIN_LOOKED_FOR) return [];
  const words = wanted.split(' ');
  const alone = words.length > 1 ? words.filter(({ length }) => length >= MIN_ALONE) : [];
  const found = await suggestNames(sql, wanted);
  if (found.length > 0) return found.slice(0, MOST_NEAREST);
  // One word of several is a guess: a word of the name has to begin alike.
  for (const word of alone.slice(0, MOST_ALONE)) {
    const likely = (await suggestNames(sql, word)).filter(({ name }) =>
      toWords(name)
        .split(' ')
        .some((part) => part.startsWith(word.slice(0, MIN_ALONE))),
    );
    if (likely.length > 0) return likely.slice(0, MOST_NEAREST);
  }
  return [];
}

/** Words of the slug of `text`; '' without letters or digits. */
function toWords(text: string): string {
  const slug = slugify(text.slice(0, MAX_LOOKED_FOR));
  return /^name-[0-9a-f]{8}$/.test(slug) ? '' : slug.replaceAll('-', ' ');
}
