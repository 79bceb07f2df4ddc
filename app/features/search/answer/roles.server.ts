// Answers about one startup: who runs it or founded it, with sources.

import { sql as raw } from 'kysely';
import { investorPath, personPath, startupPath } from '../../../base/paths.ts';
import { sayRole } from '../../../catalogue/role-name.tsx';
import type { Role } from '../../../language/question/asked.ts';
import { NOTHING_READ, type Understood } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { answersText as text } from '../../../text/text.ts';
import { type Answered, type Asking, answerUnknown, toFilter } from './asking.server.ts';
import { type Answer, MOST_ROWS, toAnswer } from './contract.ts';

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
): Promise<Answered> {
  const holds =
    role === 'founder'
      ? raw`its.is_founder`
      : raw`its.title ~* ${TITLES[role]}
    and its.title !~* '\\m(former|until|left|ex)\\M' and its.until_on is null`;
  const { rows } = await raw<Person>`
    select p.name, p.slug, its.title, its.is_founder, its.source_ids
    from startups s join startup_people its on its.startup_id = s.id join people p on p.id = its.person_id
    where s.slug = ${startup.slug} and ${holds} order by its.position, p.name limit ${MOST_ROWS}`.execute(
    asking.sql,
  );
  const understood = listOne(startup, startup.name);
  const said = text.roles[role];
  if (rows.length === 0) return answerUnknownOf(startup, text.noRole(said, startup.name));
  const names = text.and(rows.map(({ name }) => name));
  return {
    understood,
    answer: toAnswer({
      kind: 'person',
      sentence:
        role === 'founder'
          ? text.founded(names, startup.name)
          : text.role(names, said, startup.name),
      figure: names,
      value: names,
      rows: rows.map(({ name, slug, title, is_founder }) => ({
        label: name,
        value: title ? (sayRole(title) ?? title) : is_founder ? text.roles.founder : null,
        records: null,
        without: null,
        href: personPath(slug),
      })),
      records_href: startupPath(startup.slug, 'team'),
      sources: await listSources(
        asking,
        rows.flatMap(({ source_ids }) => source_ids),
      ),
    }),
  };
}

/** What the record does not say of one startup or investor. */
export function answerUnknownOf(thing: NamedThing, sentence: string): Answered {
  const href = thing.kind === 'investor' ? investorPath(thing.slug) : startupPath(thing.slug);
  return answerUnknown(listOne(thing, thing.name), sentence, {
    rows: [{ label: thing.name, value: null, records: null, without: null, href }],
  });
}
