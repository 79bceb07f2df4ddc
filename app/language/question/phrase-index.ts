// Phrases of the lexicon by their words, with the endings and prefixes that need no entry.
import { readTokens, type Token } from './words.ts';

interface Node<Sense> {
  next: Map<string, Node<Sense>>;
  senses: Sense[];
}

export interface Match<Sense> {
  length: number;
  senses: readonly Sense[];
}

export class PhraseIndex<Sense> {
  private readonly root: Node<Sense> = { next: new Map(), senses: [] };

  add(phrase: string, sense: Sense): void {
    let node = this.root;
    for (const { key } of readTokens(phrase)) {
      const next = node.next.get(key) ?? { next: new Map(), senses: [] };
      node.next.set(key, next);
      node = next;
    }
    if (node !== this.root && !node.senses.includes(sense)) node.senses.push(sense);
  }

  /** As it is written, not as a form of another. */
  has(phrase: string): boolean {
    let node: Node<Sense> | undefined = this.root;
    for (const { key } of readTokens(phrase)) node = node?.next.get(key);
    return node !== undefined && node.senses.length > 0;
  }

  /** The longest phrase at this place; of several of one length, those written alike first. */
  match(tokens: readonly Token[], at: number): Match<Sense> | null {
    let nodes: Array<Node<Sense>> = [this.root];
    let best: Match<Sense> | null = null;
    for (let length = 1; nodes.length > 0 && at + length <= tokens.length; length++) {
      const forms = listForms(tokens[at + length - 1]?.key ?? '');
      nodes = forms.flatMap((form) => nodes.flatMap((node) => node.next.get(form) ?? []));
      const found = nodes.filter(({ senses }) => senses.length > 0);
      const [first] = found;
      if (first) best = { length, senses: found.length === 1 ? first.senses : mergeSenses(found) };
    }
    return best;
  }
}

function mergeSenses<Sense>(nodes: ReadonlyArray<Node<Sense>>): Sense[] {
  return [...new Set(nodes.flatMap(({ senses }) => senses))];
}

/** The word itself first, then what it may be a form of. */
function listForms(word: string): string[] {
  if (word.length < 4) return word.length === 3 && isArabic(word) ? listArabicForms(word) : [word];
  if (isArabic(word)) return listArabicForms(word);
  const forms = [word];
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  if (singular !== word) {
    forms.push(singular);
    // "après" is not the plural of April.
    if (word.endsWith('es') && word.length > 5) forms.push(word.slice(0, -2));
    if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
    if (word.endsWith('oes')) forms.push(`${word.slice(0, -3)}ao`);
  }
  if (singular.endsWith('a')) forms.push(`${singular.slice(0, -1)}o`);
  if (singular.length < 5) return forms;
  if (word.endsWith('e') || singular.endsWith('a')) forms.push(singular.slice(0, -1));
  // Participles: sediado, sediada.
  if (/[ai]do$/.test(singular)) forms.push(`${singular.slice(0, -1)}a`);
  if (singular.endsWith('enne')) forms.push(singular.slice(0, -2));
  return forms;
}

const isArabic = (word: string) => /^\p{Script=Arabic}/u.test(word);
const ARABIC_PREFIXES = ['', 'ال', 'و', 'ب', 'ل', 'ف', 'لل', 'وال', 'بال', 'فال', 'ك'];
const ARABIC_ENDINGS = ['', 'ه', 'ات', 'ين', 'ون', 'ا', 'يه'];

function listArabicForms(word: string): string[] {
  const forms = new Set([word]);
  for (const prefix of ARABIC_PREFIXES) {
    if (!word.startsWith(prefix) || word.length - prefix.length < 2) continue;
    const rest = word.slice(prefix.length);
    forms.add(rest);
    for (const ending of ARABIC_ENDINGS) {
      if (!rest.endsWith(ending) || rest.length - ending.length < 3) continue;
      // الفئه is no form of الف: its first letters are the article.
      if (
        prefix === '' &&
        ending !== '' &&
        rest.length - ending.length === 3 &&
        rest.startsWith('ال')
      )
        continue;
      const stem = rest.slice(0, rest.length - ending.length);
      forms.add(stem);
      // شركات is the plural of شركه.
      if (ending === 'ات') forms.add(`${stem}ه`);
    }
  }
  return [...forms];
}
