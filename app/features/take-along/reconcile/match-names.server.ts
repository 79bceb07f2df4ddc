// Finds which startups, investors, industries or places names of a spreadsheet stand for.
import { sql as raw } from 'kysely';
import { findCountry } from '../../../base/countries.ts';
import type { Sql } from '../../../data/database.ts';
import { NAME_KINDS, type NameHit, type NameKind } from '../../../find/names/name-hit.ts';
import { foldTexts, listNames } from '../../../find/names/names.server.ts';
import { withinSearchBudget } from '../../../find/search-budget.server.ts';
import type { Context } from '../../../http/context.ts';
import { parseIdentifier } from '../../../language/values/identifier.ts';
import {
  CERTAIN,
  CLEAR_LEAD,
  LEAST_SCORE,
  listSpellings,
  type NameForms,
  readDomain,
  readForms,
  scoreName,
  withoutNote,
} from './name-forms.ts';

export interface NameQuery {
  name: string;
  kinds: readonly NameKind[];
  limit: number;
  /** Name or code; distinguishes records of one name. */
  country?: string;
  /** Address; the same host is certain. */
  website?: string;
  /** Its identifier in another register, as wikidata:Q123 or an address there; certain. */
  identifier?: string;
}

/** The parts of a score; those that were not requested are absent. */
export interface Features {
  /** The similarity of the names, of 100. */
  name: number;
  country?: boolean;
  website?: boolean;
  identifier?: boolean;
}

export interface Candidate {
  kind: NameKind;
  slug: string;
  name: string;
  /** Country, type of investor or label. */
  detail: string | null;
  /** The name that fits, where it is another one. */
  otherName: string | null;
  score: number;
  features: Features;
  /** The only one that fits, without doubt. */
  match: boolean;
}

interface Found extends Pick<NameHit, 'kind' | 'slug' | 'name' | 'detail' | 'country' | 'domain'> {
  identifiers?: string[];
  /** The name that is alike. */
  matched: string;
}

/** In one turn at the database: lists are long, and others search meanwhile. */
const NAMES_A_TURN = 5;

/** Best first, for each query in order. Throws 503. */
export async function matchNames(
  context: Pick<Context, 'searchSql'>,
  queries: readonly NameQuery[],
): Promise<Candidate[][]> {
  const answers: Candidate[][] = [];
  for (let from = 0; from < queries.length; from += NAMES_A_TURN) {
    const part = queries.slice(from, from + NAMES_A_TURN);
    answers.push(...(await withinSearchBudget(context, (sql) => matchPart(sql, part))));
  }
  return answers;
}

async function matchPart(sql: Sql, queries: readonly NameQuery[]): Promise<Candidate[][]> {
  const texts = queries.flatMap(({ name }) => [name, withoutNote(name) ?? name]);
  const folded = await foldTexts(sql, texts);
  const formsOf = (name: string) =>
    [name, withoutNote(name)].flatMap((text) => readForms(folded.get(text ?? '') ?? '') ?? []);
  const keys = queries.flatMap(({ name }) => formsOf(name).flatMap(listSpellings));
  const domains = queries.flatMap(domainsOf);
  const identifiers = queries.flatMap(identifiersOf);
  const same = await readMatched(sql, [
    ...(await listSame(sql, keys)),
    ...(await listAddressed(sql, domains, identifiers)),
  ]);
  const answers: Candidate[][] = [];
  for (const query of queries) {
    const asked = formsOf(query.name);
    const candidates = rank(query, asked, same);
    if (candidates[0]?.match) {
      answers.push(candidates);
      continue;
    }
    const alike = await readMatched(sql, await listAlike(sql, query, asked));
    answers.push(rank(query, asked, [...same, ...alike]));
  }
  return answers;
}

function domainsOf({ name, website }: NameQuery): string[] {
  return [name, website ?? ''].flatMap((text) => readDomain(text) ?? []);
}

function identifiersOf({ name, identifier }: NameQuery): string[] {
  return [name, identifier ?? ''].flatMap((text) => parseIdentifier(text.trim()) ?? []);
}

const entityOf = raw`(
    select s.slug, s.name, c.name as detail, c.iso2 as country, s.domain
    from startups s join places c on c.id = s.country_id where n.kind = 'startup' and s.id = n.entity_id
    union all
    select slug, name, type, country_code, null from investors where n.kind = 'investor' and id = n.entity_id
    union all
    select slug, name, label, null, null from industries where n.kind = 'industry' and id = n.entity_id
    union all
    select slug, name, region, iso2, null from places where n.kind = 'location' and id = n.entity_id)`;

/** With exactly one of the keys as name, former names and the like included. */
async function listSame(sql: Sql, keys: readonly string[]): Promise<Found[]> {
  if (keys.length === 0) return [];
  const { rows } = await raw<Found>`
    select n.kind, n.name as matched, entity.*
    from unnest(${[...new Set(keys)]}::text[]) as asked (word)
      cross join lateral (select * from search_names s where s.word = asked.word and s.is_whole limit 20) n
      cross join lateral ${entityOf} entity
    order by n.kind, n.entity_id, n.word`.execute(sql);
  return rows;
}

/** Startups with one of these hosts, or one of these names in other registers. */
async function listAddressed(
  sql: Sql,
  domains: readonly string[],
  identifiers: readonly string[],
): Promise<Found[]> {
  if (domains.length + identifiers.length === 0) return [];
  const { rows } = await raw<Found>`
    select 'startup' as kind, s.name as matched, s.slug, s.name, c.name as detail, c.iso2 as country, s.domain, s.identifiers
    from startups s join places c on c.id = s.country_id
    where s.domain = any (${domains}::text[]) or (s.identifiers <> '{}' and s.identifiers && ${identifiers}::text[])
    order by s.id`.execute(sql);
  return rows;
}

const ALIKE = { ofEachKind: 5, like: { below: 8, most: 10 } };

async function listAlike(
  sql: Sql,
  { name }: NameQuery,
  asked: readonly NameForms[],
): Promise<Found[]> {
  const words = readDomain(name)?.split('.')[0] ?? asked.at(-1)?.words.join(' ');
  if (!words) return [];
  const hits = await listNames(sql, words, ALIKE);
  return hits.map((hit) => ({ ...hit, matched: hit.otherName ?? hit.name }));
}

interface Read extends Found {
  /** Of the name that is alike; null without letters or digits. */
  forms: NameForms | null;
}

async function readMatched(sql: Sql, found: readonly Found[]): Promise<Read[]> {
  const names = found.map(({ matched }) => matched);
  const folded = await foldTexts(sql, names);
  return found.map((one) => ({ ...one, forms: readForms(folded.get(one.matched) ?? '') }));
}

function rank(query: NameQuery, asked: readonly NameForms[], found: readonly Read[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const one of found) {
    if (!query.kinds.includes(one.kind)) continue;
    const { score, features } = scoreOf(query, asked, one);
    const id = `${one.kind} ${one.slug}`;
    if (score < LEAST_SCORE || score <= (best.get(id)?.score ?? 0)) continue;
    const { kind, slug, name, detail, matched } = one;
    const otherName = matched === name ? null : matched;
    best.set(id, { kind, slug, name, detail, otherName, score, features, match: false });
  }
  const [first, ...others] = [...best.values()].sort(
    (a, b) => b.score - a.score || NAME_KINDS.indexOf(a.kind) - NAME_KINDS.indexOf(b.kind),
  );
  if (!first) return [];
  const isClear = first.score - (others[0]?.score ?? 0) >= CLEAR_LEAD;
  const ranked = [{ ...first, match: first.score >= CERTAIN && isClear }, ...others];
  return ranked.slice(0, query.limit);
}

const SAME_ADDRESS = 100;
const OTHER_HOST = 15;
const OTHER_COUNTRY = 20;

function scoreOf(
  query: NameQuery,
  asked: readonly NameForms[],
  { name, matched, domain, country, identifiers = [], forms }: Read,
): { score: number; features: Features } {
  const wanted = query.country && (findCountry(query.country)?.iso2 ?? query.country.toUpperCase());
  const isOfCountry = wanted && country ? wanted === country : undefined;
  const domains = domainsOf(query);
  const isOfHost = domain && domains.length > 0 ? domains.includes(domain) : undefined;
  const ids = identifiersOf(query);
  const isOfIdentifier = identifiers.some((one) => ids.includes(one));
  const scores = asked.map((one) =>
    forms ? scoreName(one, forms, { isOtherName: matched !== name, isOfCountry }) : 0,
  );
  const features = {
    name: Math.max(0, ...scores),
    ...(isOfCountry !== undefined && { country: isOfCountry }),
    ...(isOfHost !== undefined && { website: isOfHost }),
    ...(isOfIdentifier && { identifier: true }),
  };
  if (isOfHost || isOfIdentifier) return { score: SAME_ADDRESS, features };
  const isElsewhere = isOfCountry === false;
  const isOtherHost = domain && query.website && readDomain(query.website);
  const less = (isElsewhere ? OTHER_COUNTRY : 0) + (isOtherHost ? OTHER_HOST : 0);
  return { score: features.name - less, features };
}
