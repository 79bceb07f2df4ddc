// What of a record stands behind a concept that it was given: "lends to farmers" may rest on its being in farming and in lending.
import { type Concept, readVocabulary } from './vocabulary/read-vocabulary.ts';

/** Industries, the country, the status: what the record says outright (features.ts). */
const STATED = 0.89;
/** Weights are kept in 255 steps. */
const TOLERANCE = 2 / 255;
const MOST_STEPS = 3;

let narrower: Map<string, Array<[concept: string, degree: number]>> | undefined;

function narrowerOf(id: string): Array<[concept: string, degree: number]> {
  if (!narrower) {
    narrower = new Map();
    for (const concept of readVocabulary().values()) {
      for (const [broader, degree] of concept.broader) {
        narrower.set(broader, [...(narrower.get(broader) ?? []), [concept.id, degree]]);
      }
    }
  }
  return narrower.get(id) ?? [];
}

/** The concepts that `id` follows from, given how much of each the record has; `id` itself when the record says it. */
export function listSources(
  id: string,
  weightOf: (concept: string) => number,
  steps = MOST_STEPS,
): string[] {
  const weight = weightOf(id);
  if (weight >= STATED || steps === 0) return [id];
  const pair = findPair(readVocabulary().get(id), weight, weightOf);
  if (pair) return pair;
  const special = narrowerOf(id).find(
    ([other, degree]) => Math.abs(weightOf(other) * degree - weight) < TOLERANCE,
  );
  return special ? listSources(special[0], weightOf, steps - 1) : [id];
}

function findPair(
  concept: Concept | undefined,
  weight: number,
  weightOf: (concept: string) => number,
): string[] | undefined {
  const found = concept?.pairs.find(({ both, degree }) => {
    const least = Math.min(weightOf(both[0]), weightOf(both[1]));
    return least > 0 && Math.abs(least * degree - weight) < TOLERANCE;
  });
  return found?.both;
}
