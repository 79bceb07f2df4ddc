// Words with one letter wrong, missing, too many, or two in the wrong order: "nigerain", "agritec".
// Two such words have a form in common once each has lost a letter.

const SHORTEST = 6;
const WORD = /^[a-z]+$/;

export class SlipIndex<Sense> {
  private readonly words = new Map<string, Sense[]>();
  private readonly wordsByForm = new Map<string, Set<string>>();

  add(word: string, sense: Sense): void {
    if (word.length < SHORTEST || !WORD.test(word)) return;
    const senses = this.words.get(word);
    if (senses) {
      if (!senses.includes(sense)) senses.push(sense);
      return;
    }
    this.words.set(word, [sense]);
    for (const form of listForms(word)) {
      const words = this.wordsByForm.get(form) ?? new Set();
      this.wordsByForm.set(form, words.add(word));
    }
  }

  /** What the words near it mean; nothing where they mean several things. */
  match(word: string): readonly Sense[] {
    if (word.length < SHORTEST || !WORD.test(word)) return [];
    const found = listForms(word).flatMap((form) => [...(this.wordsByForm.get(form) ?? [])]);
    // The first letter is seldom wrong.
    const near = [...new Set(found)].filter((one) => one[0] === word[0]);
    // "nigerain" is rather Nigerian than nigérien.
    const swapped = near.filter((one) => sortLetters(one) === sortLetters(word));
    const meant = new Set(
      (swapped.length > 0 ? swapped : near).flatMap((one) => this.words.get(one) ?? []),
    );
    return meant.size === 1 ? [...meant] : [];
  }
}

const sortLetters = (word: string) => [...word].sort().join('');

function listForms(word: string): string[] {
  const letters = [...word];
  return [word, ...letters.map((_, at) => word.slice(0, at) + word.slice(at + 1))];
}
