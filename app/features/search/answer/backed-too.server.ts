// Startups of the same investors: of all of one startup, of those of one round, or of some by name.
import { sql as raw } from 'kysely';
import { investorPath } from '../../../base/paths.ts';
import { findMatching } from '../../../find/find-startups.server.ts';
import { understand } from '../../../find/question/understand.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import { readingPath } from '../question-address.ts';
import { type Answered, type Asking, listLabels, sayRead, toFilter } from './asking.server.ts';
import { type Known, MOST_ROWS, toAnswer } from './contract.ts';
import { filtersOfInvestors, listInvestorSlugs } from './investors.server.ts';
import { countStartups } from './numbers.server.ts';
import { answerUnknownOf, listOne } from './roles.server.ts';

/**
 * "the investors in Yoco's Series B", "the 2021 backers of Yoco": a round stands beside the name,
 * without what they did else between them.
 */
function isOfFirstStep(q: string, name: string, { column, words }: UnderstoodFilter): boolean {
  const round = q.toLowerCase().indexOf(words.toLowerCase());
  const named = q.toLowerCase().indexOf(name.toLowerCase());
  if (!column.startsWith('any_round.') || round < 0 || named < 0) return false;
  const between = q.slice(...(round < named ? [round, named] : [named, round]));
  return !DID.test(between);
}
const DID =
  /\b(?:back|fund|put|bet|else|other|invested|ailleurs|autres?|mis|outr[ao]s?|apostaram|investiram|puseram|kwingine|nyingine|(?:wa|wame|wali)wekeza)\b|استثمر(?:وا|ت)|أخرى/iu;

/** More names than a filter takes are not asked for at once. */
export const MOST_NAMES = 100;

export async function listOfInvestors(
  asking: Asking,
  startup: NamedThing,
  others: string,
  more: readonly UnderstoodFilter[],
): Promise<Answered> {
  const ofFirst = more.filter((one) => isOfFirstStep(asking.q, startup.name, one));
  if (ofFirst.length > 0) {
    const wanted = await filtersOfInvestors(asking, [startup], others);
    const slugs = await listInvestorSlugs(asking, wanted, false);
    const rest = more.filter((one) => !ofFirst.includes(one));
    if (slugs.length > 0) return listBackedToo(asking, startup, slugs, rest);
  }
  const { rows } = await raw<{ slug: string; name: string; joined: number }>`
    select i.slug, i.name, count(distinct its.startup_id)::int - 1 as joined
    from startups s join fundings r on r.startup_id = s.id join funding_investors fi on fi.funding_id = r.id
      join investors i on i.id = fi.investor_id join funding_investors other on other.investor_id = i.id
      join fundings its on its.id = other.funding_id
    where s.slug = ${startup.slug} group by 1, 2 order by joined desc, i.name limit ${MOST_NAMES}`.execute(
    asking.sql,
  );
  if (rows.length === 0) {
    return answerUnknownOf(startup, text.noInvestors(startup.name));
  }
  const filters = [
    ...more,
    toFilter('investor', 'includes_any', rows.map(({ slug }) => slug).join(','), startup.name),
    toFilter('name', 'not_equals', startup.name),
  ];
  const understood = { ...listOne(startup, startup.name), filters };
  return listThem(
    asking,
    understood,
    (figure) => text.ofInvestors(figure, rows.length, startup.name),
    {
      beside: await sayRead(asking, more),
      rows: rows.slice(0, MOST_ROWS).map(({ slug, name, joined }) => ({
        label: name,
        value: joined,
        records: joined,
        without: null,
        href: investorPath(slug),
      })),
    },
  );
}

/** Other startups that one of these investors backed. */
export async function listBackedToo(
  asking: Asking,
  startup: NamedThing,
  slugs: readonly string[],
  more: readonly UnderstoodFilter[] = [],
): Promise<Answered> {
  const filters = [
    ...more,
    toFilter('investor', 'includes_any', slugs.join(','), startup.name),
    toFilter('name', 'not_equals', startup.name),
  ];
  const labels = await listLabels(asking.sql, filters);
  const names = text.and(slugs.map((slug) => labels[slug] ?? slug));
  const understood = { ...listOne(startup, startup.name), filters };
  return listThem(asking, understood, (figure) => text.backedToo(names, figure, startup.name));
}

export async function listThem(
  asking: Asking,
  understood: Understood,
  say: (figure: string) => string,
  more: Known = {},
): Promise<Answered> {
  const count = (await countStartups(asking, understood.filters)) ?? 0;
  const figure = text.startups(count);
  const names = (await nameFew(asking, understood)) ?? [];
  const said = say(figure);
  const areSaid = names.every((name) => said.includes(name));
  const answer = toAnswer({
    kind: 'comparison',
    sentence: areSaid ? said : [said, text.and(names)].join(marksText.colon),
    figure,
    value: count,
    unit: 'count',
    records: { all: count, with_amount: 0, without: 0 },
    records_href: readingPath(asking.q, understood),
    ...more,
  });
  return { answer, understood };
}

/** Those that a list is of; null where they are too many to be named. */
export async function nameFew(asking: Asking, understood: Understood): Promise<string[] | null> {
  const wanted = await readWanted(asking, understood, null);
  if (wanted.returns !== 'startups') return null;
  const { ids, total } = await findMatching(asking.sql, wanted, { offset: 0, limit: MOST_ROWS });
  if (total > MOST_ROWS) return null;
  const { rows } = await raw<{ name: string }>`
    select s.name from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join startups s on s.id = wanted.id order by place`.execute(asking.sql);
  return rows.map(({ name }) => name);
}

/** "who is backed by both Tiger Global and Target Global": startups, even where it says "who". */
export async function answerBacked(asking: Asking, rest: string): Promise<Answered | null> {
  const read = await understand(asking.sql, `startups backed by ${rest}`, asking.now);
  const isOfInvestors = read.filters.some(({ column }) => column === 'investor');
  if (read.returns !== 'startups' || !isOfInvestors || read.meaning !== null) return null;
  const investors = read.filters.filter(({ column }) => column === 'investor');
  const labels = await listLabels(asking.sql, investors);
  const names = investors.map(({ query_1, words }) => labels[query_1] ?? words);
  const others = read.filters.filter((filter) => !investors.includes(filter));
  return listThem(asking, read, (figure) => text.backed(figure, text.and(names)), {
    beside: await sayRead(asking, others),
  });
}
