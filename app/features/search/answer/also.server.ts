// The second part of a question, of whom the first is answered: "… and who led it"; and what is
// said beside an answer about a startup that has closed.

import { sql as raw } from 'kysely';
import { formatPartialDate, toPartialDate } from '../../../base/dates.ts';
import { startupPath } from '../../../base/paths.ts';
import type { Also } from '../../../language/question/asked.ts';
import {
  NOTHING_READ,
  type Understood,
  type UnderstoodFilter,
} from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import type { Role } from '../../../language/question/signs.ts';
import { answersText as text } from '../../../text/text.ts';
import { type Answered, type Asking, toFilter } from './asking.server.ts';
import type { Answer } from './contract.ts';
import { answerFact } from './facts.server.ts';
import { answerFigure } from './figures.server.ts';
import { nameInvestors, nameLeadsOfFirst } from './investors.server.ts';
import { joinAnswers } from './joined.ts';
import { answerRole } from './roles.server.ts';

interface Subject extends NamedThing {
  status: string | null;
  closed_on: string | null;
  closed_precision: string | null;
}

/** The one startup that an answer is about; of a ranking of startups the first. */
export async function findSubject(
  { sql }: Asking,
  { filters, compared }: Pick<Understood, 'filters' | 'compared'>,
): Promise<Subject | null> {
  const [first] = compared;
  const named = filters.filter(({ column }) => column === 'startup' || column === 'name');
  const [one] = named;
  const isOne = named.length === 1 && one?.operator === 'equals';
  if (!first && !isOne) return null;
  const { rows } = await raw<Omit<Subject, 'kind'>>`
    select s.slug, s.name, s.status, e.happened_on as closed_on, e.happened_precision as closed_precision
    from startups s left join startup_events e on e.startup_id = s.id and e.kind = 'closed'
    where ${first || one?.column === 'startup' ? raw`s.slug` : raw`s.name`} = ${first ?? one?.query_1}
    order by e.happened_on desc nulls last limit 1`.execute(sql);
  return rows[0] ? { ...rows[0], kind: 'startup' } : null;
}

const isRole = (also: Meant): also is Meant & Role => also === 'ceo' || also === 'founder';

/** Null where the first is about no startup. */
export async function addSecond(
  asking: Asking,
  also: Also,
  first: Answered,
): Promise<Answered | null> {
  const asked = meantBy(also, first.answer);
  if (!asked) return first;
  const second = await answerPart(asking, asked, first.understood);
  if (!second) return null;
  return first.answer.sentence.includes(second.answer.sentence)
    ? first
    : joinAnswers(first, second);
}

type Meant = Exclude<Also, 'when' | 'byWhom'>;

async function answerPart(
  asking: Asking,
  also: Meant,
  understood: Understood,
): Promise<Answered | null> {
  // "how many deals did they close, and what was the average": of the same rounds.
  if (also === 'mean') {
    const isOfRounds = understood.returns === 'rounds';
    return isOfRounds ? answerFigure(asking, { measure: 'average' }, understood) : null;
  }
  // "the biggest round of Wave, and who led it": that one.
  const isOfRound = understood.returns === 'rounds' && understood.filters.some(isRank);
  if (isOfRound && understood.sort && (also === 'led' || also === 'investors')) {
    const how = { areLeads: also === 'led' };
    return nameLeadsOfFirst(asking, understood.sort, understood, how);
  }
  const subject = await findSubject(asking, understood);
  return subject && answerSecond(asking, also, subject, understood);
}

const isRank = ({ column }: UnderstoodFilter) => column === 'rank';

/** "and when" of founders, "and by whom" of a founding; of what else is said it is said already. */
function meantBy(also: Also, { kind, unit }: Answer): Meant | null {
  // "when was the last round, and how much"
  if (also === 'raised' && kind === 'fact' && unit === 'usd') return null;
  if (also === 'when') return kind === 'person' ? 'age' : null;
  if (also === 'byWhom') return unit === 'year' ? 'founder' : null;
  return also;
}

async function answerSecond(
  asking: Asking,
  also: Exclude<Meant, 'mean'>,
  subject: Subject,
  { filters }: Understood,
): Promise<Answered | null> {
  if (isRole(also)) return answerRole(asking, also, subject);
  if (also !== 'led' && also !== 'investors') return answerFact(asking, also, subject);
  const own = [
    ...filters.filter(({ column }) => column === 'announced_on'),
    toFilter('startup', 'equals', subject.slug, subject.name),
    ...(also === 'led' ? [toFilter('led', 'equals', 'yes')] : []),
  ];
  return nameInvestors(asking, { ...NOTHING_READ, returns: 'investors', filters: own });
}

/** That the startup has closed, where the answer says something else of it. */
export async function besideClosed(asking: Asking, answered: Answered): Promise<Answered> {
  const { answer, understood } = answered;
  if (understood.compared.length > 0) return answered;
  const subject = await findSubject(asking, understood);
  if (subject?.status !== 'closed') return answered;
  const date = toPartialDate(subject.closed_on, subject.closed_precision);
  const says = text.hasClosed(subject.name, date && formatPartialDate(date));
  if (answer.sentence.startsWith(says)) return answered;
  const closed = { label: text.labels.mind, says, href: startupPath(subject.slug) };
  return { understood, answer: { ...answer, beside: [...answer.beside, closed] } };
}
