// Facts of the first of a ranking: "who founded the most funded startup in Senegal".
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { listAsked } from '../../../language/question/asked.ts';
import { EXTREMES } from '../../../language/question/asked-figures.ts';
import { readFirstOf } from '../../../language/question/first-of.ts';
import { cutWords, readWords } from '../../../language/question/patterns.ts';
import type { Sense } from '../../../language/question/sense.ts';
import { type Kind, listKinds, listSigns } from '../../../language/question/signs.ts';
import type { Answered, Answerer, Asking } from './asking.server.ts';
import { answerFact } from './facts.server.ts';
import { nameLeadsOfFirst } from './investors.server.ts';
import { joinAnswers, joinSentences } from './joined.ts';
import { answerSign } from './signed.server.ts';

/** Words that ask for such a fact. */
const ORDERS: ReadonlyArray<Sense['is']> = ['superlative', 'best'];
const ASKING: readonly Kind[] = ['founder', 'found', 'who', 'boss', 'where', 'when', 'investor'];

/** In Arabic the most is also more, where "than" follows. */
const THAN = 'من';

/** "how much of the funding of the best funded Nigerian startup is debt": asked again of it. */
async function answerWithin(asking: Asking, answerAgain: Answerer): Promise<Answered | null> {
  const within = readFirstOf(asking.q, await loadLexicon(asking.sql, asking.now));
  if (!within) return null;
  const rest = `${within.before} ${within.behind}`;
  // "which country has the best funded startup"
  if (within.isRound) return nameInRound(asking, within.inner, rest, answerAgain);
  const areSigns = listSigns(rest, 'ofStartup').length > 0;
  const isOfSeat =
    !areSigns && readWords(rest).some(({ key }) => listKinds(key).includes('countries'));
  if (!isOfSeat && !areSigns) return null;
  const { answer, understood } = await answerAgain({ ...asking, q: within.inner });
  const [first, next] = answer?.rows ?? [];
  if (answer?.kind !== 'ranking' || !first || first.value === next?.value) return null;
  const known = await findNamedIn(asking.sql, `"${first.label}"`, asking.now, ['startup']);
  const q = `${within.before} ${first.label} ${within.behind}`;
  const second = isOfSeat
    ? known && (await answerFact(asking, 'seat', known.thing))
    : known && (await answerAgain({ ...asking, q }));
  if (!second?.answer || second.answer.kind === 'unknown') return null;
  return joinAnswers({ answer, understood }, { ...second, answer: second.answer });
}

/** "who stumped up for the biggest round in Ghana" */
async function nameInRound(
  asking: Asking,
  inner: string,
  rest: string,
  answerAgain: Answerer,
): Promise<Answered | null> {
  const kinds = readWords(rest).flatMap(({ key }) => listKinds(key));
  // Who led it has phrases of its own.
  if (!kinds.includes('who') || !kinds.includes('investor') || kinds.includes('lead')) return null;
  const { understood } = await answerAgain({ ...asking, q: inner });
  const { returns, sort } = understood;
  if (returns !== 'rounds' || !sort) return null;
  return nameLeadsOfFirst(asking, sort, understood, { areLeads: false });
}

export async function answerOfFirst(
  asking: Asking,
  answerAgain: Answerer,
): Promise<Answered | null> {
  const within = await answerWithin(asking, answerAgain);
  if (within) return within;
  const [sign] = listSigns(asking.q, 'ofFirst');
  const tokens = readWords(asking.q);
  const { phrases } = await loadLexicon(asking.sql, asking.now);
  const orders = tokens.flatMap((token, at) =>
    phrases.match([token], 0)?.senses.some(({ is }) => ORDERS.includes(is)) ? [at] : [],
  );
  const [most] = [...EXTREMES.find(tokens).map(({ end }) => end), ...orders].filter(
    (at) => tokens[at + 1]?.key !== THAN,
  );
  // "the most startups" counts them.
  const isCount = most !== undefined && listKinds(tokens[most + 1]?.key ?? '').includes('startups');
  const isOne = !/s$/.test(tokens[(most ?? 0) + 1]?.key ?? '');
  if (!sign || most === undefined || (isCount && !isOne)) return null;
  const split = listAsked(asking.q).flatMap((one) =>
    one.is === 'figure' ? (one.split ?? []) : [],
  );
  if (split.some((one) => one !== 'startup')) return null;
  const kinds = tokens.map(({ key }) => listKinds(key));
  const placeOf = (kind: Kind) => kinds.findIndex((own) => own.includes(kind));
  // "which investors backed the most startups" asks for no startup.
  const isOfInvestors = placeOf('startups') < placeOf('investor') || most < placeOf('startups');
  if (sign === 'investors' ? isOfInvestors : placeOf('investor') >= 0) return null;
  const asks = kinds.flatMap((own, at) =>
    own.some((one) => ASKING.includes(one)) && !own.includes('startups') ? [at] : [],
  );
  const q = cutWords(asking.q, tokens, asks);
  const { answer, understood } = await answerAgain({ ...asking, q });
  const areLevel = answer?.rows[0]?.value === answer?.rows[1]?.value;
  const label = answer?.kind === 'ranking' && !areLevel ? answer.rows[0]?.label : undefined;
  const first = label && (await findNamedIn(asking.sql, `"${label}"`, asking.now, ['startup']));
  if (!answer || !first) return null;
  const second = await answerSign({ ...asking, q: '' }, sign, { thing: first.thing, others: '' });
  if (!second) return null;
  const sentence = joinSentences([answer.sentence, second.answer.sentence]);
  return { understood, answer: { ...second.answer, sentence } };
}
