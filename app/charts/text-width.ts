/** A generous estimate of a text's width: the server has no fonts. */

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Widths in em, a little above Source Sans 3 and IBM Plex Sans Arabic: a fallback still fits. */
const widthRules: readonly (readonly [RegExp, number])[] = [
  [/^[ijl.,:;'|!’]/, 0.29],
  [/^[ ftrI()[\]/-]/, 0.36],
  [/^[mwMW%@—…]/, 0.88],
  [/^[0-9$−–]/, 0.53],
  [/^[A-Z&]/, 0.68],
  [/^[\u0020-\u007e]/, 0.56],
  [/^[\u{1f000}-\u{1faff}]/u, 1.3],
  [/^[\u0600-\u06ff]/, 0.54],
  [/^[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/, 1],
];
const OTHER_WIDTH = 0.68;

/** Most labels need no segmenter: every character is a letter of its own. */
const PLAIN_TEXT = /^[\u0020-\u007e]*$/;
const plainWidths = Array.from({ length: 0x7f }, (_, code) =>
  graphemeWidth(String.fromCharCode(code)),
);

/** In the unit of `fontSize`. */
export function textWidth(text: string, fontSize: number): number {
  let widthEm = 0;
  if (PLAIN_TEXT.test(text)) {
    for (let at = 0; at < text.length; at += 1) widthEm += plainWidths[text.charCodeAt(at)] ?? 0;
  } else {
    for (const { segment } of GRAPHEMES.segment(text)) widthEm += graphemeWidth(segment);
  }
  return widthEm * fontSize;
}

export function widestText(texts: readonly string[], fontSize: number): number {
  return texts.reduce((widest, text) => Math.max(widest, textWidth(text, fontSize)), 0);
}

/** The text itself when it fits, otherwise its start and an ellipsis; never half a letter. */
export function fitText(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  let roomEm = width / fontSize - graphemeWidth('…');
  let start = '';
  for (const { segment } of GRAPHEMES.segment(text)) {
    roomEm -= graphemeWidth(segment);
    if (roomEm < 0) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}

/** The text as it fits, and the whole of it where that is not all. */
export function cutText(text: string, width: number, fontSize: number) {
  const fitting = fitText(text, width, fontSize);
  return fitting === text ? { text } : { text: fitting, full: text };
}

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

function graphemeWidth(grapheme: string): number {
  return widthRules.find(([pattern]) => pattern.test(grapheme))?.[1] ?? OTHER_WIDTH;
}

/**
 * `fontSize` is the largest on this paper, in its units; as the drawing grows the letters shrink,
 * so what fits at this size always fits.
 */
export interface Paper {
  name: 'broad' | 'wide' | 'small';
  width: number;
  fontSize: number;
  plotHeight: number;
  barRowHeight: number;
  longestLabel: number;
}

export const widePaper: Paper = {
  name: 'wide',
  width: 640,
  fontSize: 17,
  plotHeight: 250,
  barRowHeight: 34,
  longestLabel: 210,
};

/** For a chart as wide as the page. */
export const broadPaper: Paper = { ...widePaper, name: 'broad', width: 1200, fontSize: 15 };

export const smallPaper: Paper = {
  name: 'small',
  width: 320,
  fontSize: 13,
  plotHeight: 170,
  barRowHeight: 42,
  longestLabel: 310,
};

export interface PlacedText {
  x: number;
  y: number;
  text: string;
  full?: string;
}

const LABEL_GAP = 6;

export function areApart(labels: readonly PlacedText[], fontSize: number): boolean {
  return labels.every((label, index) => {
    const next = labels[index + 1];
    if (next === undefined) return true;
    const halves = (textWidth(label.text, fontSize) + textWidth(next.text, fontSize)) / 2;
    return next.x - label.x >= halves + LABEL_GAP;
  });
}

export function keepOnPaper(label: PlacedText, { width, fontSize }: Paper): PlacedText {
  const half = Math.ceil(textWidth(label.text, fontSize) / 2);
  return { ...label, x: Math.round(Math.max(half, Math.min(width - half, label.x))) };
}

/** The densest choice of labels that stay apart; one label always stays. */
export function thinOut(labels: readonly PlacedText[], paper: Paper): PlacedText[] {
  const placed = labels.map((label) => keepOnPaper(label, paper));
  for (let n = 1; n < placed.length; n += 1) {
    // Counted from the last: the newest year always has its name.
    const chosen = placed.filter((_, index) => (placed.length - 1 - index) % n === 0);
    if (areApart(chosen, paper.fontSize)) return chosen;
  }
  return placed.slice(-1);
}
