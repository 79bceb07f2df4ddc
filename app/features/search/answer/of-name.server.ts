// Several things asked of one startup behind its name: "Terra Industries: founded when, by whom".
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { readAboutName } from '../../../language/question/parts.ts';
import { type Answered, type Answerer, type Asking, withUnread } from './asking.server.ts';
import { joinAnswers } from './joined.ts';

export async function answerOfName(
  asking: Asking,
  answerAgain: Answerer,
): Promise<Answered | null> {
  const { name, parts } = readAboutName(asking.q) ?? {};
  if (!name || !parts) return null;
  const named = await findNamedIn(asking.sql, name, asking.now, ['startup']);
  if (named?.others.trim() !== '') return null;
  const said: Answered[] = [];
  const unread: string[] = [];
  // "founded when, by whom"
  const verb = parts[0]?.split(' ')[0] ?? '';
  for (const part of parts) {
    let found: Answered | null = null;
    for (const words of [part, `${verb} ${part}`]) {
      if (found) break;
      const { answer, understood } = await answerAgain({
        ...asking,
        q: `${named.thing.name} ${words}`,
      });
      if (answer && answer.kind !== 'unknown') found = { answer, understood };
    }
    if (found) said.push(found);
    else unread.push(part);
  }
  const [first, ...others] = said;
  if (!first || others.length === 0) return null;
  return withUnread(others.reduce(joinAnswers, first), unread);
}
