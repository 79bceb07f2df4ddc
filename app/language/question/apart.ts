// Whether a question asks by how much two sides differ, and what it asks without that.
import asked from './lexicon/asked.json' with { type: 'json' };
import { cutWords, Patterns, readWords } from './patterns.ts';
import { listKinds } from './signs.ts';

const APART = new Patterns({ apart: asked.apart });
/** They say in which order the sides are asked for. */
const ORDER = /^(?:more|less|fewer|older|younger|higher|bigger|plus|moins|mais|menos)$/;

/** Null where no difference is asked for, or a price: "bought, and for how much". */
export function readApart(text: string): string | null {
  const tokens = readWords(text);
  const [by] = APART.find(tokens);
  const has = (kind: 'apart' | 'buy') => tokens.some(({ key }) => listKinds(key).includes(kind));
  if (has('buy')) return null;
  if (!by) return has('apart') ? text : null;
  const places = by.places.filter((place) => !ORDER.test(tokens[place]?.key ?? ''));
  return cutWords(text, tokens, places).replace(/[\s,،]+$/u, '');
}
