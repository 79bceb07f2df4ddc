import { conceptFeature } from './features.ts';
import { once } from './once.ts';
import type { QueryTerm } from './parse-query.ts';
import { type Concept, readVocabulary } from './vocabulary/read-vocabulary.ts';

export interface Match {
  asked: string;
  /** One, or two that match together. */
  features: string[];
  worth: number;
}

const MIN_WORTH = 0.2;
/**
 * From this weight on the record states a concept itself: industries, country, status
 * (features.ts).
 */
const STATED = 0.89;
/** Tolerance for weights stored in 255 steps. */
const TOLERANCE = 2 / 255;
const MAX_STEPS = 3;
const CONCEPT = conceptFeature('');

type WeightOf = (feature: string) => number;

export function listMatches(terms: readonly QueryTerm[], weightOf: WeightOf): Match[] {
  return terms.flatMap(({ text: asked, answers, importance }) => {
    if (importance === 0) return [];
    let best = { feature: '', worth: 0 };
    for (const [feature, answer] of answers) {
      const worth = answer * weightOf(feature);
      if (worth > best.worth) best = { feature, worth };
    }
    const { feature, worth } = best;
    return worth < MIN_WORTH ? [] : { asked, features: sourcesOf(feature, weightOf), worth };
  });
}

/** "Lends to farmers" may follow from farming and lending. */
function sourcesOf(feature: string, weightOf: WeightOf): string[] {
  if (!feature.startsWith(CONCEPT)) return [feature];
  const sources = listSources(feature.slice(CONCEPT.length), (id) => weightOf(conceptFeature(id)));
  return sources.map(conceptFeature);
}

/** The concepts that imply `id`; `id` itself when the record states it. */
function listSources(id: string, weightOf: WeightOf, steps = MAX_STEPS): string[] {
  const weight = weightOf(id);
  if (weight >= STATED || steps === 0) return [id];
  const isSource = (source: number, degree: number) =>
    source > 0 && Math.abs(source * degree - weight) < TOLERANCE;
  const pair = readVocabulary()
    .get(id)
    ?.pairs.find(({ both: [one, other], degree }) =>
      isSource(Math.min(weightOf(one), weightOf(other)), degree),
    );
  if (pair) return pair.both;
  for (const [narrower, degree] of listNarrower().get(id) ?? []) {
    if (isSource(weightOf(narrower), degree)) return listSources(narrower, weightOf, steps - 1);
  }
  return [id];
}

/** With their degree, by the broader concept. */
const listNarrower = once(() => {
  const narrower = new Map<string, Concept['broader']>();
  for (const { id, broader } of readVocabulary().values()) {
    for (const [other, degree] of broader) {
      narrower.set(other, (narrower.get(other) ?? new Map()).set(id, degree));
    }
  }
  return narrower;
});
