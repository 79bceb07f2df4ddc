// The names that a question is, or begins with, shown before what is found by meaning.
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { listMeantNames } from '../../search-engine/meant-name.server.ts';
import type { NameHit } from '../../search-engine/name-hit.ts';
import { listNames } from '../../search-engine/names.server.ts';
import type { Reading, Understood } from '../search/understand/reading.ts';
import { listByInitials } from './initials.server.ts';
import { loadLexicon } from './load-lexicon.server.ts';
import { mayBeMisspelt } from './names-in-question.server.ts';

const MOST_NAMES = 60;
/** A longer question is no name, but of one that is known. */
const NAME_WORDS = 5;

export async function listNameHits(
  { sql, now }: Pick<Context, 'now'> & { sql: Sql },
  text: string,
  read: Understood,
): Promise<NameHit[]> {
  const { filters, compared } = read;
  const words = text.trim().split(/\s+/u).length;
  if (compared.length > 0 || (filters.length > 0 && words > 3)) return [];
  const meant = isName(read) ? await listMeantNames(sql, text) : [];
  const isExact = meant.some(({ slips }) => slips === 0);
  if (meant.length > 0 && !isExact && mayBeMisspelt(text, await loadLexicon(sql, now)))
    return meant;
  if (words > NAME_WORDS && !isExact) return [];
  // Of what is named exactly nothing else is meant but longer names.
  const like = { below: isExact ? 0 : 10, most: 20 };
  const named = words === 1 && !isExact ? await findByInitials(sql, text, now) : undefined;
  return listNames(sql, named?.name ?? text, { ofEachKind: MOST_NAMES, like });
}

/** "BII" alone */
async function findByInitials(sql: Sql, text: string, now: Date) {
  const lexicon = await loadLexicon(sql, now);
  const named = await listByInitials(sql, text, { lexicon, names: new Map(), now });
  return [...named.values()].flat()[0];
}

const isName = ({ filters, meaning, sort, returns }: Reading) =>
  filters.length === 0 && !meaning && !sort && (returns === 'startups' || returns === 'investors');
