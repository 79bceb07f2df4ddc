// Phrases by their words: the longest one that stands at a place of a text.

export interface Match<Sense> {
  /** In words of the text, skipped ones included. */
  length: number;
  senses: readonly Sense[];
}

interface Reading<Word> {
  /** What a word may be in a phrase, likeliest first. */
  formsOf(word: Word): readonly string[];
  /** Whether phrases are found around the word too. */
  isSkipped?(word: Word): boolean;
}

export class PhraseIndex<Word, Sense> {
  /** By the words of a phrase, with spaces between. */
  private readonly senses = new Map<string, readonly Sense[]>();
  /** The first words of longer phrases. */
  private readonly beginnings = new Set<string>();
  private readonly reading: Reading<Word>;

  constructor(reading: Reading<Word>) {
    this.reading = reading;
  }

  /** `added` may be shared by phrases: few have senses of several. */
  add(words: readonly string[], added: readonly Sense[]): void {
    if (words.length === 0) return;
    let phrase = '';
    for (const word of words) {
      if (phrase) this.beginnings.add(phrase);
      phrase = join(phrase, word);
    }
    this.senses.set(phrase, unite(this.senses.get(phrase), added) ?? added);
  }

  /** As it is written, not as a form of another. */
  has(words: readonly string[]): boolean {
    return this.senses.has(words.join(' '));
  }

  /** Of several of one length the senses of all, those written alike first. */
  match(words: readonly Word[], at: number): Match<Sense> | null {
    let begun = [''];
    let best: Match<Sense> | null = null;
    for (let length = 1; begun.length > 0 && at + length <= words.length; length++) {
      const word = words[at + length - 1] as Word;
      const further = length > 1 && this.reading.isSkipped?.(word) ? [...begun] : [];
      let senses: readonly Sense[] | undefined;
      for (const form of this.reading.formsOf(word)) {
        for (const before of begun) {
          const phrase = join(before, form);
          senses = unite(senses, this.senses.get(phrase));
          if (this.beginnings.has(phrase)) further.push(phrase);
        }
      }
      if (senses) best = { length, senses };
      begun = further;
    }
    return best;
  }
}

const join = (before: string, word: string) => (before ? `${before} ${word}` : word);

/** One of both where it has all, so that few lists are made. */
function unite<Sense>(
  one: readonly Sense[] | undefined,
  other: readonly Sense[] | undefined,
): readonly Sense[] | undefined {
  if (!one || !other) return one ?? other;
  return other.every((sense) => one.includes(sense)) ? one : [...new Set([...one, ...other])];
}
