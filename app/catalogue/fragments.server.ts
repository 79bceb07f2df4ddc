// SQL fragments of startups and rounds that several queries share.
import { type RawBuilder, sql as raw } from 'kysely';
import { dateTextOf } from '../data/partial-date-of.ts';
import { ROUND, ROUND_FACTS } from './round.ts';

type Part = RawBuilder<unknown>;

/**
 * `limit` is one of the few that the code names, and is in the text: of one in a parameter
 * Postgres expects a tenth of all rows, and never keeps the plan.
 */
export const limitTo = (limit: number, skip = 0): Part =>
  skip > 0 ? raw`limit ${limit} offset ${skip}` : raw`limit ${raw.lit(limit)}`;

/** An array of `select` over `industries i`, the main one first. */
export const industriesOf = (startupId: Part, select: Part = raw`i.name`): Part => raw`array(
    select ${select} from startup_industries its join industries i on i.id = its.industry_id
    where its.startup_id = ${startupId} order by its.position, i.id)`;

/** `select` over its main one of `industries i`; null without any. */
export const mainIndustryOf = (startupId: Part, select: Part): Part => raw`(
    select ${select} from startup_industries its join industries i on i.id = its.industry_id
    where its.startup_id = ${startupId} order by its.position limit 1)`;

/** An array of their names, in their order on the page. */
export const foundersOf = (startupId: Part): Part => raw`array(
    select p.name from startup_people its join people p on p.id = its.person_id
    where its.startup_id = ${startupId} and its.is_founder order by its.position, p.id)`;

/** An array of `select` over `investors i` and `funding_investors fi`, those who led first. */
export const investorsOf = (fundingId: Part, select: Part = raw`i.name`): Part => raw`array(
    select ${select} from funding_investors fi join investors i on i.id = fi.investor_id
    where fi.funding_id = ${fundingId} order by fi.is_lead desc, fi.position, i.name)`;

/** "Acme (lead)", as corrections and files write it. */
export const investorWithLead: Part = raw`i.name || case when fi.is_lead then ' (lead)' else '' end`;

/** An array of the codes of countries in which a startup also operates. */
export const operationsOf = (startupId: Part): Part => raw`array(
    select o.country_code from startup_operations o where o.startup_id = ${startupId} order by o.country_code)`;

/** "KES 276000000", of the round with this alias; null for one announced in US dollars. */
export const announcedText = (round: string): Part =>
  raw`${raw.ref(`${round}.reported_currency`)} || ' ' || ${raw.ref(`${round}.reported_amount`)}::text`;

/** As RoundAmount, of the round with this alias. */
export const moneyOf = (round: string): Part => raw`${raw.ref(`${round}.amount_usd`)} as amount,
  ${raw.ref(`${round}.reported_amount`)}, ${raw.ref(`${round}.reported_currency`)}`;

/** The same as names and values of a JSON object. */
export const moneyPairs = (round: string): Part => raw`'amount', ${raw.ref(`${round}.amount_usd`)},
  'reported_amount', ${raw.ref(`${round}.reported_amount`)}, 'reported_currency', ${raw.ref(`${round}.reported_currency`)}`;

const roundFact = (round: string, name: (typeof ROUND_FACTS)[number]): Part => {
  const column = raw.ref(`${round}.${name}`);
  return ROUND[name].kind === 'flag' ? raw`case when ${column} then 'yes' end` : column;
};

/** ROUND_FACTS of the round with this alias, as columns. */
export const roundFactsOf = (round: string): Part =>
  raw.join(ROUND_FACTS.map((name) => raw`${roundFact(round, name)} as ${raw.ref(name)}`));

/** The same as names and values of a JSON object. */
export const roundFactPairs = (round: string): Part =>
  raw.join(ROUND_FACTS.map((name) => raw`${raw.lit(name)}, ${roundFact(round, name)}`));

/** A link to something with name and slug, for JSON; `more` are columns such as its logo. */
export const linkTo = (alias: string, ...more: string[]): Part => {
  const pairs = ['name', 'slug', ...more].flatMap((column) => [
    raw.lit(column),
    raw.ref(`${alias}.${column}`),
  ]);
  return raw`json_build_object(${raw.join(pairs)})`;
};

/** As exitSlugOf, of `startup_events e` and `startups s`. */
export const exitSlug: Part = raw`s.slug || '-' || e.kind || coalesce('-' || ${dateTextOf('e.happened')}, '')`;

interface GroupSlugs {
  country?: string | undefined;
  city?: string | undefined;
  industry?: string | undefined;
}

/** Condition on `startups s`: in all that is named; true where nothing is. */
export function isInNamed({ country, city, industry }: GroupSlugs): RawBuilder<boolean> {
  const place = (kind: string, slug: string) =>
    raw`(select id from places where kind = ${raw.lit(kind)} and slug = ${slug})`;
  const conditions = [
    country && raw`s.country_id = ${place('country', country)}`,
    city && raw`s.city_id = ${place('city', city)}`,
    industry &&
      raw`exists (select from startup_industries si join industries i on i.id = si.industry_id
        where si.startup_id = s.id and i.slug = ${industry})`,
  ].filter(Boolean);
  return conditions.length > 0 ? raw<boolean>`${raw.join(conditions, raw` and `)}` : raw`true`;
}
