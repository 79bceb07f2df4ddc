// Answers that are one fact of a startup's record, with its sources.

import { sql as raw } from 'kysely';
import { countryName } from '../../../base/countries.ts';
import { startupPath } from '../../../base/paths.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import type { Fact } from '../../../language/question/signs.ts';
import { sayName } from '../../../text/say-name.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import { type Answered, type Asking, toFilter, withUnread } from './asking.server.ts';
import { toAnswer } from './contract.ts';
import {
  findEvent,
  sayAcquirer,
  sayClosed,
  sayListed,
  sayPivoted,
  sayPrice,
} from './event-facts.server.ts';
import { answerFigure } from './figures.server.ts';
import { answerUnknownOf, listOne, listSources } from './roles.server.ts';
import { on, type SaidFact, sayLastRound, sayValuation } from './round-facts.server.ts';
import { readSaid, timeOf } from './said-of.server.ts';
import { sayTime } from './subject.ts';

interface StartupFacts {
  id: number;
  year_founded: number | null;
  tagline: string | null;
  status: string | null;
  employee_range: string | null;
  country: string | null;
  city: string | null;
  incorporated_in: string | null;
  incorporated_source_ids: number[] | null;
  parent: string | null;
  source_ids: number[];
}

export async function answerFact(
  asking: Asking,
  fact: Fact,
  startup: NamedThing,
  /** What stands beside the name: "in 2021". */
  others = '',
): Promise<Answered | null> {
  const { rows } = await raw<StartupFacts>`
    select s.id, s.year_founded, s.tagline, s.status, s.employee_range, p.name as country, c.name as city,
      s.incorporated_in, s.incorporated_source_ids, s.parent,
      array(select source_id from startup_sources where startup_id = s.id order by source_id) as source_ids
    from startups s left join places p on p.id = s.country_id left join places c on c.id = s.city_id
    where s.slug = ${startup.slug}`.execute(asking.sql);
  const [found] = rows;
  if (!found) return null;
  const understood = listOne(startup, startup.name);
  if (fact === 'raised') {
    const { filters, unread } = await readSaid(asking, startup, others, OF_RAISED);
    const ofRounds: Understood = {
      ...understood,
      returns: 'rounds',
      filters: [toFilter('startup', 'equals', startup.slug, startup.name), ...filters],
    };
    const figure = await answerFigure(asking, { measure: 'raised' }, ofRounds);
    return figure && withUnread(figure, unread);
  }
  const { filters, unread } = await readSaid(
    asking,
    startup,
    others,
    MINDED[fact] ?? [],
    DATES[fact],
  );
  const said = await sayFact(asking, fact, startup.name, found, filters);
  if (!said) {
    const sentence = text.noFact(startup.name, text.unknownFacts[fact]);
    const left = [...unread, ...filters.map(({ words }) => words)];
    return withUnread(answerUnknownOf(startup, sentence), left);
  }
  const { sourceIds, ...own } = said;
  const answer = toAnswer({
    kind: 'fact',
    records_href: startupPath(startup.slug),
    sources: await listSources(asking, sourceIds),
    ...own,
  });
  return withUnread({ understood, answer }, unread);
}

const OF_ROUND = ['announced_on', 'round'];
const OF_RAISED = [...OF_ROUND, 'kind', 'investor', 'lead_investor'];
/** What else a question for a fact may say that tells one from another. */
const MINDED: Partial<Record<Fact, readonly string[]>> = {
  age: ['announced_on'],
  valuation: OF_ROUND,
  last: OF_ROUND,
};
const DATES: Partial<Record<Fact, string>> = {
  closed: 'closed_on',
  acquirer: 'acquired_on',
  price: 'acquired_on',
  listed: 'listed_on',
};

async function sayFact(
  asking: Asking,
  fact: Exclude<Fact, 'raised'>,
  name: string,
  found: StartupFacts,
  filters: readonly UnderstoodFilter[],
): Promise<SaidFact | null> {
  const time = timeOf(filters);
  const own = { sourceIds: found.source_ids };
  switch (fact) {
    case 'age': {
      const { year_founded: year } = found;
      if (year === null) return null;
      const then = Number(time?.until?.slice(0, 4) ?? asking.now.getUTCFullYear());
      const age = Math.max(0, then - year);
      const sentence = time
        ? text.facts.ageThen(name, year, age, sayTime(filters))
        : text.facts.age(name, year, age);
      return { ...own, sentence, figure: String(year), value: year, unit: 'year' };
    }
    case 'seat': {
      const place = [found.city, found.country]
        .flatMap((one) => (one ? sayName(one) : []))
        .join(marksText.comma);
      return place
        ? { ...own, sentence: text.facts.seat(name, place), figure: place, value: place }
        : null;
    }
    case 'incorporated': {
      const code = found.incorporated_in;
      if (!code) return null;
      const country = countryName(code);
      const sentence = text.facts.incorporated(name, country);
      return {
        sourceIds: found.incorporated_source_ids ?? [],
        sentence,
        figure: country,
        value: country,
      };
    }
    case 'employees': {
      const { employee_range: range } = found;
      return range
        ? { ...own, sentence: text.facts.employees(name, range), figure: range, value: range }
        : null;
    }
    case 'valuation':
      return sayValuation(asking, name, found.id, filters);
    case 'last':
      return sayLastRound(asking, name, found.id, filters);
    case 'closed':
      return sayClosed(asking, name, found);
    case 'about': {
      const { tagline } = found;
      return tagline
        ? { ...own, sentence: text.facts.about(name, tagline), figure: null, value: tagline }
        : null;
    }
    case 'former':
      return sayFormer(asking, name, found);
    case 'pivoted':
      return sayPivoted(asking, name, found.id);
    case 'listed':
      return sayListed(asking, name, found.id);
    case 'operates':
      return sayOperates(asking, name, found);
    case 'price':
      return sayPrice(asking, name, found.id);
    default:
      return sayAcquirer(asking, name, found);
  }
}

async function sayFormer(
  asking: Asking,
  name: string,
  { id, source_ids }: StartupFacts,
): Promise<SaidFact | null> {
  const { rows } = await raw<{ name: string }>`
    select name from startup_names where startup_id = ${id} and kind = 'former'
    order by until_on desc nulls last, name`.execute(asking.sql);
  if (rows.length === 0) return null;
  const former = text.and(rows.map((one) => one.name));
  const event = await findEvent(asking, id, 'renamed');
  const when = event ? on(event.happened_on, event.happened_precision) : null;
  const sentence = text.facts.former(name, former, when, event?.detail ?? null);
  return { sentence, figure: former, value: former, sourceIds: event?.source_ids ?? source_ids };
}

/** Its main market first. */
async function sayOperates(
  asking: Asking,
  name: string,
  { id, country }: StartupFacts,
): Promise<SaidFact | null> {
  const { rows } = await raw<{ country_code: string; source_ids: number[] }>`
    select country_code, source_ids from startup_operations where startup_id = ${id}
    order by country_code`.execute(asking.sql);
  if (rows.length === 0) return null;
  const codes = rows.map(({ country_code }) => countryName(country_code));
  const figure = text.and([...new Set([...(country ? [sayName(country)] : []), ...codes])]);
  const sourceIds = rows.flatMap(({ source_ids }) => source_ids);
  return { sentence: text.facts.operates(name, figure), figure, value: figure, sourceIds };
}
