import { slugify } from '../../base/slug.ts';
import { industriesText } from '../../text/text.ts';

export interface LetterGroup<Item> {
  letter: string;
  items: Item[];
}

/** Items by first letter without accents; digits come first as one group. */
export function groupByLetter<Item extends { name: string }>(
  items: readonly Item[],
): LetterGroup<Item>[] {
  const groups = Map.groupBy(items, ({ name }) => letterOf(name));
  return [...groups]
    .map(([letter, members]) => ({ letter, items: members }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
}

function letterOf(name: string): string {
  const first = slugify(name).charAt(0).toUpperCase();
  return /[0-9]/.test(first) ? industriesText.digits : first;
}
