// Questions to somebody at a terminal: each is asked again until the answer can be read.
import { findClosest } from '../../app/language/slips.ts';
import { cleanValue, type Reading } from '../../app/language/values/reading.ts';

/** Puts a question and gives the answer, null when there are no more answers. */
export type Ask = (question: string) => Promise<string | null>;

/** The one who was asked went away before the last question; nothing was written. */
export class AnswersEnded extends Error {
  override name = 'AnswersEnded';

  constructor() {
    super('The answers ended before the last question. Nothing was written.');
  }
}

/** Null for an empty answer, which means: not known. */
export async function askFor<Value>(
  ask: Ask,
  question: string,
  read: (answer: string) => Reading<Value>,
): Promise<Value | null> {
  for (let asked = question; ; ) {
    const answer = await ask(asked);
    if (answer === null) throw new AnswersEnded();
    const { value, problem } = read(answer);
    if (!problem) return value;
    asked = `  ${answer}: ${problem}\n${question}`;
  }
}

export async function askForNeeded<Value>(
  ask: Ask,
  question: string,
  read: (answer: string) => Reading<Value>,
): Promise<Value> {
  const value = await askFor(ask, question, (answer) => {
    const reading = read(answer);
    if (reading.value !== null || reading.problem) return reading;
    return { value: null, problem: 'cannot be left out' };
  });
  if (value === null) throw new AnswersEnded();
  return value;
}

export async function askYesOrNo(ask: Ask, question: string): Promise<boolean> {
  const answer = await askForNeeded(ask, `${question} (yes or no)`, (text) => {
    const said = cleanValue(text).toLowerCase();
    if (/^y(?:es)?$/.test(said)) return { value: 'yes' };
    if (/^no?$/.test(said)) return { value: 'no' };
    return { value: null, problem: 'yes or no?' };
  });
  return answer === 'yes';
}

/** A line of words between the lengths. */
export function lineOf(min: number, max: number): (answer: string) => Reading<string> {
  return (answer) => {
    const text = cleanValue(answer);
    if (text === '') return { value: null };
    if (text.length >= min && text.length <= max) return { value: text };
    return { value: null, problem: `${text.length} characters; ${min} to ${max} fit` };
  };
}

/** Words of a list, between commas; each in the spelling of the list. */
export function wordsOf(known: readonly string[]): (answer: string) => Reading<string[]> {
  return (answer) => {
    const said = readList(answer).value ?? [];
    const words = said.map((word) => known.find((one) => one.toLowerCase() === word.toLowerCase()));
    const unknown = said.filter((_, index) => !words[index]);
    if (unknown.length === 0) return { value: words.flatMap((word) => word ?? []) };
    const told = unknown.map((word) => {
      const near = findClosest(word, known);
      return `no ${word}${near ? `; did you mean ${near}?` : ''}`;
    });
    return { value: null, problem: told.join(', ') };
  };
}

/** What stands between commas. */
export function readList(answer: string): Reading<string[]> {
  const parts = cleanValue(answer).split(/[,;]/);
  return { value: parts.map((part) => part.trim()).filter(Boolean) };
}
