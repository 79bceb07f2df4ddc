// Words somebody else wrote, as one line of ours.

// Nothing one sees, or only what it does to its neighbours: soft hyphens, zero-width signs, marks and turns of
// direction, tags, private use, halves of characters.
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFD]/gu;
// A letter with a tower of accents on it covers the lines above.
const TOWERS = /(\p{Mn}{3})\p{Mn}+/gu;

/**
 * Composed (NFC), without what cannot be seen, spaces single, at most `longest` characters: cut between words where one
 * ends in the last third, with an ellipsis. Empty when nothing is left.
 */
export function cleanLine(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(TOWERS, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = Array.from(line);
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest - 1).join('');
  const space = cut.lastIndexOf(' ');
  const end = space > (cut.length * 2) / 3 ? space : cut.length;
  return `${cut.slice(0, end).replace(/[\s,;:.-]+$/u, '')}…`;
}
