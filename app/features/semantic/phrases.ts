// Finds the vocabulary's phrases in text: longest first, ignoring small words, endings and accents.
import { type ConceptKind, readVocabulary } from './vocabulary/read-vocabulary.ts';
import { isSmallWord, readContentWords, readWords, type Word } from './words.ts';

interface PhraseHit {
  /** A word may name several, such as Congo. */
  concepts: string[];
  start: number;
  /** Includes small words in between. */
  length: number;
}

interface Node {
  /** Undefined where no longer phrase begins like this, as most nodes are. */
  next?: Map<string, Node>;
  concepts?: string[];
}

let root: Node | undefined;

function phraseTree(): Node {
  if (root) return root;
  root = {};
  for (const { id, phrases } of readVocabulary().values()) {
    for (const phrase of phrases) {
      const stems = stemsOf(phrase);
      addPhrase(root, stems, id);
      // Either order: "mobile payment" and "paiement mobile", "electricity bill" and "bill for
      // electricity".
      if (stems.length === 2) addPhrase(root, stems.toReversed(), id);
    }
  }
  return root;
}

/** Keeps small words where the phrase has nothing else ("series a", "after school"). */
function stemsOf(phrase: string): string[] {
  const content = readContentWords(phrase);
  const words = content.length > 1 ? content : readWords(phrase);
  return words.map((word) => word.stem);
}

function addPhrase(tree: Node, stems: string[], concept: string): void {
  if (stems.length === 0) return;
  let node = tree;
  for (const one of stems) {
    node.next ??= new Map();
    const next: Node = node.next.get(one) ?? {};
    node.next.set(one, next);
    node = next;
  }
  node.concepts ??= [];
  if (!node.concepts.includes(concept)) node.concepts.push(concept);
}

export function findPhrases(words: readonly Word[]): PhraseHit[] {
  const tree = phraseTree();
  const hits: PhraseHit[] = [];
  for (let start = 0; start < words.length; ) {
    const found = findLongest(tree, words, start, start);
    const later = found && findLater(tree, words, found);
    if (found && later?.concepts.join() !== found.concepts.join()) hits.push(found);
    start = later?.start ?? start + (found?.length ?? 1);
  }
  return hits;
}

/** One that begins inside this phrase and goes on after it: "talk to a doctor | for the eyes". */
function findLater(
  tree: Node,
  words: readonly Word[],
  { start, length }: PhraseHit,
): PhraseHit | undefined {
  for (let at = start + 1; at < start + length; at++) {
    if (isSmallWord(words[at]?.word ?? '')) continue;
    const later = findLongest(tree, words, at, at);
    if (later && at + later.length > start + length) return later;
  }
  return undefined;
}

/** The longest phrase that continues at `at`; small words inside it are skipped. */
function findLongest(
  node: Node,
  words: readonly Word[],
  start: number,
  at: number,
): PhraseHit | undefined {
  const one = words[at];
  if (!one) return undefined;
  const next = node.next?.get(one.stem);
  let best = next && findLongest(next, words, start, at + 1);
  if (!best && next?.concepts) {
    best = { concepts: next.concepts, start, length: at - start + 1 };
  }
  if (at === start || !isSmallWord(one.word)) return best;
  const skipped = findLongest(node, words, start, at + 1);
  return skipped && skipped.length > (best?.length ?? 0) ? skipped : best;
}

/** Words of phrases; `isHere` leaves out those that only subjects of elsewhere have. */
export function listPhraseWords({ isHere = false } = {}): string[] {
  const words = new Set<string>();
  for (const { phrases, isElsewhere } of readVocabulary().values()) {
    if (isHere && isElsewhere) continue;
    for (const phrase of phrases) for (const { word } of readContentWords(phrase)) words.add(word);
  }
  return [...words];
}

export function kindOf(concept: string): ConceptKind {
  return readVocabulary().get(concept)?.kind ?? 'field';
}
