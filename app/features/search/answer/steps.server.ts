// Answers that take two steps: what a named startup, investor or person leads to.
import { sql as raw } from 'kysely';
import { startupPath } from '../../../base/paths.ts';
import { listRelated } from '../../../catalogue/related.server.ts';
import type { NamedIn } from '../../../find/question/named-in.server.ts';
import type { UnderstoodFilter } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { type Kind, kindsIn, type Step } from '../../../language/question/signs.ts';
import { lookupKey } from '../../../language/tokens.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import {
  type Answered,
  type Asking,
  answerUnknown,
  readRest,
  sayRead,
  toFilter,
} from './asking.server.ts';
import { listBackedToo, listOfInvestors, listThem, MOST_NAMES } from './backed-too.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { answerFigure } from './figures.server.ts';
import { answerUnknownOf, listOne } from './roles.server.ts';
import { listSimilarIn } from './similar.server.ts';

export async function answerStep(
  asking: Asking,
  step: Step,
  { thing, others }: Pick<NamedIn, 'thing' | 'others'>,
  rest: string,
): Promise<Answered | null> {
  // "… in Egypt"
  const read = await readRest(asking, `${others} ${rest}`, 'startups');
  const more = read?.filters.filter(({ column }) => column !== 'name') ?? [];
  switch (step) {
    case 'similar':
      return thing.kind === 'startup'
        ? ((await listSimilarIn(asking, thing, others)) ?? listSimilar(asking, thing))
        : null;
    case 'ofInvestors':
      return thing.kind === 'startup' ? listOfInvestors(asking, thing, others, more) : null;
    case 'foundersElse':
      return listFoundedToo(asking, thing);
    case 'foundersBacked':
      return listBackedByFounders(asking, thing);
    case 'near':
      return listNear(asking, thing);
    case 'alumni':
      return listAlumni(asking, thing, more);
    default:
      return thing.kind === 'person' ? listFoundedBy(asking, thing) : null;
  }
}

async function listSimilar(asking: Asking, startup: NamedThing): Promise<Answered> {
  const related = await listRelated(asking.sql, startup.slug);
  if (related.length === 0) return answerUnknownOf(startup, text.noSimilar(startup.name));
  const answer = toAnswer({
    kind: 'comparison',
    sentence: text.similar(
      startup.name,
      text.and(related.slice(0, MOST_ROWS).map(({ name }) => name)),
    ),
    records: { all: related.length, with_amount: 0, without: 0 },
    rows: related.slice(0, MOST_ROWS).map(({ name, slug, reasons }) => ({
      label: name,
      value: reasons.join(marksText.semicolon) || null,
      href: startupPath(slug),
    })),
    records_href: startupPath(startup.slug, 'competitors'),
  });
  const nothing = { ...listOne(startup, startup.name), filters: [] };
  return { answer, understood: { ...nothing, compared: related.map(({ slug }) => slug) } };
}

/** "where did the founders of Paystack put their own money" */
async function listBackedByFounders(asking: Asking, startup: NamedThing): Promise<Answered> {
  const { rows } = await raw<{ slug: string; name: string }>`
    select i.slug, i.name from startups s join startup_people own on own.startup_id = s.id and own.is_founder
      join people p on p.id = own.person_id join investors i on i.name = p.name
    where s.slug = ${startup.slug} order by i.name`.execute(asking.sql);
  if (rows.length === 0) return answerUnknownOf(startup, text.nothingAbout);
  return listBackedToo(
    asking,
    startup,
    rows.map(({ slug }) => slug),
  );
}

/** "who else is based in the same city as Ampersand" */
async function listNear(asking: Asking, startup: NamedThing): Promise<Answered | null> {
  const { rows } = await raw<{ column: string; slug: string; name: string }>`
    select case when c.id is null then 'country' else 'city' end as column, coalesce(c.slug, p.slug) as slug,
      coalesce(c.name, p.name) as name
    from startups s join places p on p.id = s.country_id left join places c on c.id = s.city_id
    where s.slug = ${startup.slug}`.execute(asking.sql);
  const [place] = rows;
  if (!place) return null;
  const filters = [
    toFilter(place.column, 'equals', place.slug, place.name),
    toFilter('name', 'not_equals', startup.name),
  ];
  const understood = { ...listOne(startup, startup.name), filters };
  const counted = await answerFigure(asking, { measure: 'startups' }, understood);
  // No figure leaves a name out.
  return counted && { ...counted, answer: { ...counted.answer, figures_href: null } };
}

/** "founded by people who were at Andela": its people who founded something else. */
async function listAlumni(
  asking: Asking,
  thing: NamedThing,
  more: readonly UnderstoodFilter[],
): Promise<Answered | null> {
  if (thing.kind !== 'startup') return null;
  const { rows } = await raw<{ name: string }>`
    select distinct p.name from startups s join startup_people own on own.startup_id = s.id
      join people p on p.id = own.person_id
      join startup_people its on its.person_id = p.id and its.startup_id <> s.id and its.is_founder
    where s.slug = ${thing.slug} order by 1 limit ${MOST_NAMES}`.execute(asking.sql);
  const names = rows.map(({ name }) => name).join(',');
  if (names === '') {
    return answerUnknownOf(thing, text.noFact(thing.name, text.unknownAlumni));
  }
  const filters = [
    ...more,
    toFilter('founder', 'includes_any', names, thing.name),
    toFilter('name', 'not_equals', thing.name),
  ];
  const understood = { ...listOne(thing, thing.name), filters };
  return listThem(asking, understood, (figure) => text.alumni(figure, thing.name), {
    beside: await sayRead(asking, more),
  });
}

/** "what other companies did the founder of uLesson start" */
async function listFoundedToo(asking: Asking, startup: NamedThing): Promise<Answered> {
  const { rows } = await raw<{ founder: string; name: string; slug: string }>`
    select p.name as founder, other.name, other.slug
    from startups s join startup_people own on own.startup_id = s.id and own.is_founder
      join people p on p.id = own.person_id
      join startup_people its on its.person_id = p.id and its.is_founder and its.startup_id <> s.id
      join startups other on other.id = its.startup_id
    where s.slug = ${startup.slug} order by other.total_fundings desc nulls last, other.name
    limit ${MOST_NAMES}`.execute(asking.sql);
  if (rows.length === 0) {
    const sentence = text.noFact(startup.name, text.unknownFounders);
    return answerUnknownOf(startup, sentence);
  }
  const founders = [...new Set(rows.map(({ founder }) => founder))].join(',');
  const filters = [
    toFilter('founder', 'includes_any', founders, startup.name),
    toFilter('name', 'not_equals', startup.name),
  ];
  const names = text.and([...new Set(rows.map(({ name }) => name))].slice(0, MOST_ROWS));
  const understood = { ...listOne(startup, startup.name), filters };
  return listThem(asking, understood, () => text.foundedToo(startup.name, names), {
    rows: rows.slice(0, MOST_ROWS).map(({ founder, name, slug }) => ({
      label: name,
      value: founder,
      href: startupPath(slug),
    })),
  });
}

/** "besides Konga", "depois de Swvl": startups that the question names are left out. */
async function listFoundedBy(asking: Asking, person: NamedThing): Promise<Answered> {
  const { rows: all } = await raw<{ name: string; slug: string; year_founded: number | null }>`
    select s.name, s.slug, s.year_founded from people p join startup_people its on its.person_id = p.id and its.is_founder
      join startups s on s.id = its.startup_id
    where p.slug = ${person.slug} order by s.total_fundings desc nulls last, s.name`.execute(
    asking.sql,
  );
  const kinds = kindsIn(asking.q);
  const areOthers = LEAVING_OUT.some((kind) => kinds.has(kind));
  const said = areOthers ? lookupKey(asking.q) : '';
  const left = all.filter(({ name }) => said.includes(lookupKey(name)));
  const rows = all.filter((one) => !left.includes(one));
  const nothing = listOne(person, person.name);
  if (rows.length === 0) {
    return answerUnknown(nothing, text.noFact(person.name, text.unknownFounded));
  }
  const names = text.and(rows.map(({ name }) => name));
  const answer = toAnswer({
    kind: 'person',
    sentence: text.founderElse(person.name, names),
    figure: names,
    value: names,
    rows: rows.slice(0, MOST_ROWS).map(({ name, slug, year_founded }) => ({
      label: name,
      value: year_founded,
      href: startupPath(slug),
    })),
    records: { all: rows.length, with_amount: 0, without: 0 },
  });
  return {
    answer,
    understood: {
      ...nothing,
      filters: [
        toFilter('founder', 'includes', person.name),
        ...left.map(({ name }) => toFilter('name', 'not_equals', name)),
      ],
    },
  };
}
const LEAVING_OUT: readonly Kind[] = ['other', 'later', 'before', 'share'];
