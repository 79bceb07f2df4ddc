// Swahili puts into prefixes what other languages put into endings: mkulima is a farmer, wakulima
// farmers; nunua buy, wananunua they buy, sokoni at the market.
import { listWordsIn } from './vocabulary/read-vocabulary.ts';
import { splitWords } from './words.ts';

const LEAST = 3;
const PREFIX =
  /^(?:wa|tu|ni|mi|mw|m|ki|vi|li|ya|ma|zi|ku|hu|na|me|ta|si|ha|ji|ka|ye|yo|zo|lo|cho|vyo|a|u|i)/;

/** Without prefixes, the ending of places and the last vowel, which turns with the mood. */
export function swahiliRoot(word: string): string {
  let root = word.length > 5 ? word.replace(/ni$/, '') : word;
  root = root.replace(/[aei]$/, '');
  for (;;) {
    const prefix = PREFIX.exec(root)?.[0] ?? '';
    if (prefix === '' || root.length - prefix.length < LEAST) return root;
    root = root.slice(prefix.length);
  }
}

export class SwahiliForms {
  private readonly known = new Map<string, string>();

  constructor() {
    for (const word of listWordsIn('sw').flatMap(splitWords)) {
      const root = swahiliRoot(word);
      if (root.length >= LEAST && !this.known.has(root)) this.known.set(root, word);
    }
  }

  /** A word of the vocabulary that this may be another form of. */
  knownFormOf(word: string): string | null {
    return /^[a-z]{4,}$/.test(word) ? (this.known.get(swahiliRoot(word)) ?? null) : null;
  }
}
