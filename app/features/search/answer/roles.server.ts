// Answers about one startup: who runs it or founded it, with sources.

import { sql as raw } from 'kysely';
import { investorPath, personPath, startupPath } from '../../../base/paths.ts';
import { sayRole } from '../../../catalogue/role-name.tsx';
import { NOTHING_READ, type Understood } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import type { Role } from '../../../language/question/signs.ts';
import { answersText as text } from '../../../text/text.ts';
import {
  type Answered,
  type Asking,
  answerUnknown,
  toFilter,
  withUnread,
} from './asking.server.ts';
import { type Answer, MOST_ROWS, toAnswer } from './contract.ts';
import { readSaid, type Time, timeOf } from './said-of.server.ts';
import { sayTime } from './subject.ts';

/** The list of one startup. */
export const listOne = ({ name }: Pick<NamedThing, 'name'>, words: string): Understood => ({
  ...NOTHING_READ,
  filters: [toFilter('name', 'equals', name, words)],
});

export async function listSources(
  asking: Asking,
  ids: readonly number[],
): Promise<Answer['sources']> {
  if (ids.length === 0) return [];
  const { rows } = await raw<Answer['sources'][number]>`
    select publisher, url from sources where id = any (${ids}::bigint[])
    order by published_on desc nulls last, id limit ${MOST_ROWS}`.execute(asking.sql);
  return rows;
}

const TITLES: Record<Role, string> = {
  ceo: '\\m(ceo|co-ceo|chief executive|managing director|director general|general manager)\\M',
  cto: '\\m(cto|chief technology|technical director)\\M',
  founder: '',
};

interface Person {
  name: string;
  slug: string;
  title: string | null;
  is_founder: boolean;
  source_ids: number[];
}

export async function answerRole(
  asking: Asking,
  role: Role,
  startup: NamedThing,
  /** What stands beside the name: "in 2019". */
  others = '',
): Promise<Answered> {
  const { filters, unread } = await readSaid(asking, startup, others, ['announced_on']);
  const then = role === 'founder' ? null : timeOf(filters);
  const held = then && (await listHolders(asking, role, startup, then));
  const isThen = !!held && held.length > 0;
  const rows = isThen ? held : await listHolders(asking, role, startup, null);
  const left = isThen ? unread : [...unread, ...filters.map(({ words }) => words)];
  const understood = listOne(startup, startup.name);
  const said = text.roles[role];
  if (rows.length === 0) {
    return withUnread(answerUnknownOf(startup, text.noRole(said, startup.name)), left);
  }
  const names = text.and(rows.map(({ name }) => name));
  const sentence =
    role === 'founder'
      ? text.founded(names, startup.name)
      : isThen
        ? text.held(names, said, startup.name, sayTime(filters))
        : text.role(names, said, startup.name);
  const answered = {
    understood,
    answer: toAnswer({
      kind: 'person',
      sentence,
      figure: names,
      value: names,
      rows: rows.map(({ name, slug, title, is_founder }) => ({
        label: name,
        value: title ? (sayRole(title) ?? title) : is_founder ? text.roles.founder : null,
        href: personPath(slug),
      })),
      records_href: startupPath(startup.slug, 'team'),
      sources: await listSources(
        asking,
        rows.flatMap(({ source_ids }) => source_ids),
      ),
    }),
  };
  return withUnread(answered, left);
}

/** Who holds it, or is known to have held it at some time. */
async function listHolders(
  asking: Asking,
  role: Role,
  startup: NamedThing,
  then: Time | null,
): Promise<Person[]> {
  const isNow = raw`its.title !~* '\\m(former|until|left|ex)\\M' and its.until_on is null`;
  const isThen = raw`its.since_on is not null and its.since_on::text <= ${then?.until ?? '9'}
    and (its.until_on is null or its.until_on::text >= ${then?.from ?? ''})`;
  const holds =
    role === 'founder'
      ? raw`its.is_founder`
      : raw`its.title ~* ${TITLES[role]} and ${then ? isThen : isNow}`;
  const { rows } = await raw<Person>`
    select p.name, p.slug, its.title, its.is_founder, its.source_ids
    from startups s join startup_people its on its.startup_id = s.id join people p on p.id = its.person_id
    where s.slug = ${startup.slug} and ${holds} order by its.position, p.name limit ${MOST_ROWS}`.execute(
    asking.sql,
  );
  return rows;
}

/** What the record does not say of one startup, investor or person. */
export function answerUnknownOf(thing: NamedThing, sentence: string): Answered {
  const { kind, slug } = thing;
  const ofPeople = kind === 'person' ? personPath(slug) : startupPath(slug);
  const href = kind === 'investor' ? investorPath(slug) : ofPeople;
  return answerUnknown(listOne(thing, thing.name), sentence, {
    rows: [{ label: thing.name, href }],
  });
}
