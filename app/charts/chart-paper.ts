import { textWidth } from './text-width.ts';

/**
 * `fontSize` is the largest on this paper, in its units; as the drawing grows the letters shrink,
 * so what fits at this size always fits.
 */
export interface Paper {
  name: 'wide' | 'small';
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
