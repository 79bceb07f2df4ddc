// How well questions in five languages are read and ranked: written by others (README.md), asked of
// a running site that counts no calls: npm run bench -- questions http://localhost:3000 writer-d
import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { questionAnswer } from '../app/features/search/contract.ts';
import { formatTable, print } from './measure.ts';
import { mean, ndcgAt10 } from './ranking-figures.ts';

type Answer = z.output<typeof questionAnswer>;

interface FactQuestion {
  language: string;
  query: string;
  returns: 'startups' | 'rounds' | 'investors';
  expected: string[];
  /** Whether the first answers have to come in the order of `expected`. */
  ordered: boolean;
  /** Other fair readings; the best match counts. */
  alternatives?: string[][];
}

interface MeaningQuestion {
  language: string;
  kind: string;
  query: string;
  judged: Record<string, number>;
}

const UNANSWERABLE = 'unanswerable';
// Expected sets have at most 60.
const MOST_PAGES = 8;

const [site, ...writers] = process.argv.slice(2);
if (!site || writers.length === 0) {
  process.stderr.write(
    'Expected the address of a running site, started with RATE_LIMITS=off, and a writer of questions, such as writer-d\n',
  );
  process.exit(2);
}

const FOLDER = new URL('questions/', import.meta.url);

function readQuestions<Question>(purpose: 'facts' | 'meaning'): Question[] {
  return readdirSync(FOLDER)
    .filter((file) => writers.includes(file.split('.')[0] ?? '') && file.includes(`.${purpose}.`))
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n'))
    .map((line) => JSON.parse(line));
}

async function ask(q: string, page = 1): Promise<Answer | null> {
  const query = new URLSearchParams({ q, page: String(page) });
  const response = await fetch(new URL(`/api/search?${query}`, site));
  if (response.ok) return questionAnswer.parse(await response.json());
  if (response.status === 404) return null;
  throw new Error(`${q}: ${response.status} ${await response.text()}`);
}

/** startup#month or year#round#dollars, as the first four sets name a round; then by slug. */
function nameRound({ startup, announced_on, round, amount }: Answer['data']['rounds'][number]) {
  const day = announced_on?.date.slice(0, announced_on.precision === 'year' ? 4 : 7) ?? null;
  return [startup.slug, day, round.toLowerCase().replaceAll(' ', '-'), amount ?? 'null'].join('#');
}

async function listFound({ query, returns, expected }: FactQuestion): Promise<string[]> {
  const found: string[] = [];
  const isNamed = expected.some((id) => id.includes('#'));
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await ask(query, page);
    if (!answer) break;
    const { rounds, startups, investors } = answer.data;
    if (returns === 'rounds') found.push(...rounds.map(isNamed ? nameRound : ({ slug }) => slug));
    else found.push(...{ startups, investors }[returns].map(({ slug }) => slug));
    if (page >= answer.meta.last_page) break;
  }
  return [...new Set(found)];
}

function score(found: string[], wanted: string[], ordered: boolean) {
  if (ordered && wanted.every((one, at) => found[at] === one)) return { exact: 1, f1: 1 };
  const right = found.filter((one) => wanted.includes(one)).length;
  const f1 = (2 * right) / (found.length + wanted.length);
  return { exact: Number(f1 === 1), f1 };
}

const facts = readQuestions<FactQuestion>('facts');
const meaning = readQuestions<MeaningQuestion>('meaning');
const languages = [...new Set([...facts, ...meaning].map(({ language }) => language))];

const factScores: Array<{ language: string; exact: number; f1: number }> = [];
for (const question of facts) {
  const { language, expected, alternatives = [], ordered } = question;
  const found = await listFound(question);
  const scores = [expected, ...alternatives].map((wanted) => score(found, wanted, ordered));
  const [best = { exact: 0, f1: 0 }] = scores.sort((a, b) => b.f1 - a.f1);
  factScores.push({ language, ...best });
}

const rankings: Array<MeaningQuestion & { ndcg: number; near: number; isFilter: boolean }> = [];
for (const question of meaning) {
  const answer = await ask(question.query);
  const slugs = answer?.data.startups.map(({ slug }) => slug) ?? [];
  const near = answer?.meta.nearness ?? 0;
  const isFilter = (answer?.data.understood.filters.length ?? 0) > 0;
  rankings.push({ ...question, ndcg: ndcgAt10(slugs, question.judged), near, isFilter });
}

const ndcgOf = (of: typeof rankings) => mean(of.map(({ ndcg }) => ndcg));

/** Probability that an answerable question is nearer than one without an answer. */
function separation(of: typeof rankings): number {
  const asked = of.filter(({ kind }) => kind !== 'name-like');
  const none = asked.filter(({ kind }) => kind === UNANSWERABLE);
  const pairs = asked
    .filter(({ kind }) => kind !== UNANSWERABLE)
    .flatMap((yes) => none.map((no) => (Math.sign(yes.near - no.near) + 1) / 2));
  return mean(pairs);
}

// A writer may have written one of the two.
const show = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(2));
const byLanguage = [...languages, 'all'].map((language) => {
  const isOf = (one: { language: string }) => language === 'all' || one.language === language;
  return { language, own: factScores.filter(isOf), ranked: rankings.filter(isOf) };
});
print(
  formatTable(byLanguage, [
    ['', ({ language }) => language],
    ['sets exactly right', ({ own }) => show(mean(own.map(({ exact }) => exact)))],
    ['F1', ({ own }) => show(mean(own.map(({ f1 }) => f1)))],
    ['nDCG@10', ({ ranked }) => show(ndcgOf(ranked.filter(({ kind }) => kind !== UNANSWERABLE)))],
    ['AUC', ({ ranked }) => show(separation(ranked))],
  ]),
);
print('');
print(
  formatTable(
    [...Map.groupBy(rankings, ({ kind }) => kind)],
    [
      ['kind', ([kind]) => kind],
      ['nDCG@10', ([, own]) => show(ndcgOf(own))],
      [
        'with a filter',
        ([, own]) => `${own.filter(({ isFilter }) => isFilter).length} of ${own.length}`,
      ],
    ],
  ),
);
