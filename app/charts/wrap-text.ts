import { fitText, textWidth } from './text-width.ts';

/** Words on lines of at most `width`; the last of `most` lines is cut with an ellipsis. */
export function wrapText(text: string, width: number, fontSize: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, fontSize) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  if (lines.length <= most) return lines.map((one) => fitText(one, width, fontSize));
  const rest = lines.slice(most - 1).join(' ');
  return [...lines.slice(0, most - 1), fitText(rest, width, fontSize)];
}
