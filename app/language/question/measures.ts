// By what the sides of a comparison are measured, each where a word of the question says it.
import { MEASURES, OF, USUAL } from './asked-figures.ts';
import { readWords } from './patterns.ts';
import { listKinds } from './signs.ts';

export type SideMeasure = 'count' | 'rounds' | 'raised' | 'investors' | 'founded';

/** "number of startups": how far behind the one the other stands. */
const NEAR = 3;

export function listMeasures(text: string): SideMeasure[] {
  const tokens = readWords(text);
  // "the average round of 2021 against 2023": what "round" says is no other measure.
  const usual: readonly string[] = USUAL;
  if (MEASURES.find(tokens).some(({ value }) => usual.includes(value))) return [];
  const kinds = tokens.map(({ key }) => listKinds(key));
  const has = (...of: string[]) =>
    kinds.some((own) => of.some((one) => own.some((k) => k === one)));
  const countsStartups = kinds.some(
    (own, at) =>
      own.includes('many') &&
      kinds.slice(at + 1, at + 1 + NEAR).some((next) => next.includes('startups')),
  );
  // "founded", "founding year"
  const isOfFounding = (has('found') && !countsStartups) || (has('founder') && has('when'));
  const said = new Set(OF.find(tokens).map(({ value }) => value));
  return [
    ...(countsStartups ? (['count'] as const) : []),
    ...(said.has('raised') ? (['raised'] as const) : []),
    ...(said.has('rounds') ? (['rounds'] as const) : []),
    ...(said.has('investors') ? (['investors'] as const) : []),
    ...(has('old') || isOfFounding ? (['founded'] as const) : []),
  ];
}
