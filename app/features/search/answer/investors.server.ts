// Answers that name investors: of one startup, who led its rounds, or who is in each of several.
import { sql as raw } from 'kysely';
import { formatCount } from '../../../base/count.ts';
import { countryName } from '../../../base/countries.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { fundingPath, investorPath } from '../../../base/paths.ts';
import { findInvestors } from '../../../find/find-people.server.ts';
import { findRounds } from '../../../find/find-rounds.server.ts';
import { listInvestorRows } from '../../../find/found-rows.server.ts';
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { understand } from '../../../find/question/understand.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import { listNameParts } from '../../../language/question/asked-sides.ts';
import { keepNarrowing } from '../../../language/question/narrowing.ts';
import {
  NOTHING_READ,
  type Understood,
  type UnderstoodFilter,
} from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { sayName } from '../../../text/say-name.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import { readingPath } from '../question-address.ts';
import {
  type Answered,
  type Asking,
  answerUnknown,
  listLabels,
  recordsHref,
  sayRead,
  toFilter,
} from './asking.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { type Counted, nameSome, rowsOf, sayTied, takeFirst } from './first.ts';
import { findFirstRounds } from './first-rounds.server.ts';
import { saySubject } from './subject.ts';

/** What is said of the investors themselves: where they are from, and of which kind. */
export const OF_INVESTORS_OWN = ['country', 'type'];
const KNOWN = ['startup', 'led', 'stage', 'kind', 'announced_on', ...OF_INVESTORS_OWN];

export const isOfStartups = ({ returns, filters, sort }: Understood): boolean =>
  returns === 'investors' &&
  sort === null &&
  filters.some(({ column, operator }) => column === 'startup' && operator === 'equals') &&
  filters.every(({ column }) => KNOWN.includes(column));

/** "investors of Yoco", "who led M-KOPA's Series A", "who invested in both Yoco and Jumo" */
export async function nameInvestors(
  asking: Asking,
  understood: Understood,
): Promise<Answered | null> {
  const wanted = await readWanted(asking, understood, null);
  if (wanted.returns !== 'investors') return null;
  const part = { offset: 0, limit: MOST_ROWS };
  const { ids, total, matching } = await findInvestors(asking.sql, wanted, part);
  const ofStartups = understood.filters.filter(({ column }) => column === 'startup');
  const labels = await listLabels(asking.sql, ofStartups);
  // "who took part in Yassir's Series B"
  const { rounds, when } = saySubject(
    understood.filters.map((one) => (one.column === 'stage' ? { ...one, column: 'round' } : one)),
    labels,
  );
  const of = `${text.and(ofStartups.map(({ query_1 }) => labels[query_1] ?? query_1))}${rounds}${when}`;
  const isOfLeads = understood.filters.some(({ column }) => column === 'led');
  if (total === 0) {
    const nobody =
      ofStartups.length > 1 ? text.noneOfAll : isOfLeads ? text.noLead : text.noInvestors;
    return answerUnknown(understood, nobody(of));
  }
  const rows = await listInvestorRows(asking.sql, ids);
  const names = nameSome(
    rows.map(({ name }) => name),
    { total },
  );
  const said =
    ofStartups.length > 1 ? text.investorsOfAll : isOfLeads ? text.leadsOf : text.investorsOf;
  return {
    understood,
    answer: toAnswer({
      kind: 'fact',
      sentence: said(names, of),
      figure: names,
      value: names,
      rows: rows.map(({ slug, name }, at) => ({
        label: name,
        value: matching?.[at] ?? null,
        records: matching?.[at] ?? null,
        without: null,
        href: investorPath(slug),
      })),
      records: { all: total, with_amount: 0, without: 0 },
      beside: await sayRead(
        asking,
        understood.filters.filter(({ column }) => OF_INVESTORS_OWN.includes(column)),
      ),
      records_href: readingPath(asking.q, understood),
    }),
  };
}

/** "where is Partech based": the record knows its country. */
export async function sayInvestorSeat(
  asking: Asking,
  { slug, name }: NamedThing,
): Promise<Answered> {
  const { rows } = await raw<{ country_code: string }>`
    select country_code from investors where slug = ${slug} and country_code is not null`.execute(
    asking.sql,
  );
  const code = rows[0]?.country_code;
  const understood = { ...NOTHING_READ, filters: [toFilter('investor', 'includes', slug, name)] };
  if (!code) return answerUnknown(understood, text.noFact(name, text.unknownFacts.seat));
  const country = countryName(code);
  return {
    understood,
    answer: toAnswer({
      kind: 'fact',
      sentence: text.facts.seat(name, country),
      figure: country,
      value: country,
      records_href: investorPath(slug),
    }),
  };
}

/** Of those that filters say; `isOfLast` of the newest round with one. */
export async function listInvestorSlugs(
  asking: Asking,
  filters: Understood['filters'],
  isOfLast: boolean,
): Promise<string[]> {
  const reading = { ...NOTHING_READ, returns: 'investors' as const, filters };
  const wanted = await readWanted(asking, reading, null);
  if (wanted.returns !== 'investors') return [];
  const { ids } = await findInvestors(asking.sql, wanted, { offset: 0, limit: MOST_INVESTORS });
  const startup = filters.find(({ column }) => column === 'startup')?.query_1 ?? '';
  const last = raw`and i.id in (select fi.investor_id from funding_investors fi where fi.is_lead and fi.funding_id = (
    select r.id from fundings r join startups s on s.id = r.startup_id
      join funding_investors own on own.funding_id = r.id and own.is_lead
    where s.slug = ${startup} order by r.announced_on desc nulls last, r.id desc limit 1))`;
  const { rows } = await raw<{ slug: string }>`
    select i.slug from investors i where i.id = any (${ids}::bigint[]) ${isOfLast ? last : raw``}
    order by i.name`.execute(asking.sql);
  return rows.map(({ slug }) => slug);
}
const MOST_INVESTORS = 20;

/** "which investors are in both Yoco and Jumo": whatever joins the names. */
export async function answerShared(asking: Asking, names: string): Promise<Answered | null> {
  const parts = listNameParts(names);
  if (parts.length < 2 || parts.length > MOST_ROWS) return null;
  const found = [];
  for (const part of parts) {
    found.push(await findNamedIn(asking.sql, part, asking.now, ['startup']));
  }
  const filters = found.flatMap((one) =>
    one ? [toFilter('startup', 'equals', one.thing.slug, one.thing.name)] : [],
  );
  if (filters.length < parts.length) return null;
  return nameInvestors(asking, { ...NOTHING_READ, returns: 'investors', filters });
}

/**
 * "who led the largest round in Nigeria in 2021", "who led the last round of Wave"; or all who
 * joined it.
 */
export async function nameLeadsOfFirst(
  asking: Asking,
  order: string,
  understood: Understood,
  { areLeads = true } = {},
): Promise<Answered | null> {
  const ordered: Understood = { ...understood, sort: order };
  const [round] = (await findFirstRounds(asking, ordered))?.rounds ?? [];
  if (!round) return null;
  const leads = round.investors.filter(({ is_lead }) => is_lead || !areLeads);
  const amount = round.amount === null ? [] : [abbreviateUsd(round.amount)];
  const of = [round.startup.name, sayName(round.round), ...amount].join(marksText.comma);
  const href = fundingPath(round.slug);
  if (leads.length === 0) {
    const row = { label: of, value: round.amount, records: 1, without: 0, href };
    const sentence = (areLeads ? text.noLead : text.noInvestors)(of);
    return answerUnknown(ordered, sentence, { rows: [row], records_href: href });
  }
  const names = nameSome(leads.map(({ name }) => name));
  return {
    understood: ordered,
    answer: toAnswer({
      kind: 'fact',
      sentence: (areLeads ? text.leadsOf : text.investorsOf)(names, of),
      figure: names,
      value: names,
      rows: leads.slice(0, MOST_ROWS).map(({ name, slug }) => ({
        label: name,
        href: investorPath(slug),
      })),
      records_href: href,
    }),
  };
}

/** More rounds than are looked through. */
const MOST_ROUNDS = 20_000;

/** "which investor led the most rounds in 2022", "most active Kenyan VCs" */
export async function rankInvestors(
  asking: Asking,
  understood: Understood,
  { isOfLeads = false, own = [] as readonly UnderstoodFilter[] },
): Promise<Answered | null> {
  const wanted = await readWanted(asking, { ...understood, returns: 'rounds' }, null);
  if (wanted.returns !== 'rounds') return null;
  const { ids } = await findRounds(asking.sql, wanted, { offset: 0, limit: MOST_ROUNDS });
  const valuesOf = (column: string) =>
    own.filter((one) => one.column === column).flatMap(({ query_1 }) => query_1.split(','));
  const [countries, types] = OF_INVESTORS_OWN.map(valuesOf);
  const { rows } = await raw<Counted>`
    select i.name as label, i.slug, count(*)::int as value
    from funding_investors fi join investors i on i.id = fi.investor_id
    where fi.funding_id = any (${ids}::bigint[]) and (fi.is_lead or ${!isOfLeads})
      and (${countries?.length === 0} or i.country_code = any (${countries}::text[]))
      and (${types?.length === 0} or i.type = any (${types}::text[]))
    group by i.id order by value desc, label`.execute(asking.sql);
  const [first] = rows;
  const subject = saySubject(understood.filters, await listLabels(asking.sql, understood.filters));
  const how = `${subject.rounds}${subject.when}${subject.others}`;
  if (!first) return answerUnknown(understood, text.noLead(`${subject.who}${how}`));
  const whose = subject.isAll ? how : `${text.ofWho(subject.who)}${how}`;
  const said = text.round(first.value);
  const most = isOfLeads
    ? text.ledMost(first.label, said, whose)
    : text.first.joined(first.label, formatCount(first.value), whose, false);
  const led = isOfLeads ? [toFilter('led', 'equals', 'yes')] : [];
  return {
    understood,
    answer: toAnswer({
      kind: 'ranking',
      sentence: sayTied(takeFirst(rows), said, whose) ?? most,
      figure: first.label,
      value: first.value,
      unit: 'count',
      beside: await sayRead(asking, [...own, ...led]),
      rows: rowsOf(rows, investorPath),
      records_href: recordsHref(asking, understood),
    }),
  };
}

/** `rest` may say of which round. */
export async function filtersOfInvestors(
  asking: Asking,
  things: readonly NamedThing[],
  rest: string,
): Promise<UnderstoodFilter[]> {
  const lexicon = await loadLexicon(asking.sql, asking.now);
  const said = keepNarrowing(rest, lexicon);
  const read = said ? await understand(asking.sql, `investors in ${said}`, asking.now) : null;
  const more = read?.filters.filter(({ column }) => OF_INVESTORS.includes(column)) ?? [];
  return [...things.map(({ slug, name }) => toFilter('startup', 'equals', slug, name)), ...more];
}
const OF_INVESTORS = ['stage', 'kind', 'announced_on'];
