// An article as sentences of words, the headline first.
import { foldLetters } from '../tokens.ts';

export interface Word {
  /** As written. */
  text: string;
  /** Folded, digits as 0. */
  key: string;
  from: number;
  to: number;
}

export interface Sentence {
  text: string;
  words: Word[];
}

const WORD =
  /(?<=^|[^\p{L}])(?:qu|[dljmnstc])['’](?=\p{L})|['’]s(?!\p{L})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.&+_-]?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|[.,](?=\d)|['’](?=\p{L}{2})(?!s(?!\p{L})))*|\p{Sc}|[^\s]/giu;

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: written, index }) => ({
    text: written,
    key: foldLetters(written).replaceAll(/\p{N}/gu, '0'),
    from: index,
    to: index + written.length,
  }));

/** A dot inside a number or behind an initial ends nothing. */
export const splitSentences = (text: string): string[] =>
  text
    .split(
      /(?<=[.!?؟…]["”)]?)(?<!\b(?:Inc|Ltd|Mr|Dr|St|No|vs|approx|U\.S|(?<!\b[Ss][ée]ries? )[A-Z])\.)\s+(?=["(\p{L}\p{N}])/u,
    )
    .filter(Boolean);

export const sentencesOf = (title: string, summary: string, most: number): Sentence[] =>
  [title, ...splitSentences(summary).slice(0, most)].map((text) => ({
    text,
    words: wordsOf(text),
  }));
