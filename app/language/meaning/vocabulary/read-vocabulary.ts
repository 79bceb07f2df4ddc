import { once } from '../once.ts';
import { type ConceptKind, readVocabularyFiles } from './vocabulary-files.server.ts';

export interface Concept {
  id: string;
  kind: ConceptKind;
  isElsewhere: boolean;
  /** By concept id, 0 to 1. */
  broader: Map<string, number>;
  near: Map<string, number>;
  pairs: Array<{ both: [string, string]; degree: number }>;
  /** In all languages; the first is the concept's label. */
  phrases: string[];
}

export const readVocabulary = once((): Map<string, Concept> => {
  const concepts = new Map<string, Concept>();
  for (const file of Object.values(readVocabularyFiles())) {
    const { kind, isElsewhere = false } = file;
    for (const { id, words, broader = {}, near = {}, pairs = [] } of file.concepts) {
      concepts.set(id, {
        id,
        kind,
        isElsewhere,
        broader: new Map(Object.entries(broader)),
        near: new Map(Object.entries(near)),
        pairs,
        phrases: Object.values(words).flat(),
      });
    }
  }
  makeNearMutual(concepts);
  return concepts;
});

/** A query for a city also matches startups known only by country, but not the reverse. */
function makeNearMutual(concepts: Map<string, Concept>): void {
  for (const concept of concepts.values()) {
    if (concept.kind === 'place') continue;
    for (const [other, degree] of concept.near) {
      const back = concepts.get(other)?.near;
      if (back && (back.get(concept.id) ?? 0) < degree) back.set(concept.id, degree);
    }
  }
}
