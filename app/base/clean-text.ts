// Text from outside, without invisible characters: they hide differences and reorder lines.

const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
// Zero-width spaces, direction marks, soft hyphens, tags, empty letters, unassigned ones.
const INVISIBLE =
  /(?:\u034f|[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\uffff]|[\u17b4\u17b5]|[\u180b-\u180f]|[\u{e0000}-\u{e0fff}]|[\p{Co}\p{Noncharacter_Code_Point}])+/gu;
/** Joiners shape Arabic, N'Ko, Indic scripts and composed emoji; elsewhere they only hide. */
const STRAY_JOINER =
  /(?<!(?:[\p{Script=Arabic}\p{Script=Nko}\p{Script=Adlam}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f))[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{Extended_Pictographic}])/gu;
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** One line: Unicode NFC, without control and invisible characters, its spaces single. */
export function cleanLine(text: string): string {
  return clean(text.replace(CONTROLS, ' ')).replace(/\s+/gu, ' ').trim();
}

/** At most `longest` characters with an ellipsis, cut between words where that costs little. */
export function shortLine(text: string, longest: number): string {
  const line = cleanLine(text);
  const characters = Array.from(line);
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest - 1).join('');
  const space = cut.lastIndexOf(' ');
  const end = space > (cut.length * 2) / 3 ? space : cut.length;
  return `${cut.slice(0, end).replace(/[\s,;:.-]+$/u, '')}…`;
}

/** As cleanLine, with line breaks and at most one empty line between two paragraphs. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
    .replace(STACKED_MARKS, '$1');
}

/** For text and attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
