// Answers of two questions as one.
import type { Answered } from './asking.server.ts';

/** One behind the other. They end without a full stop, but for what the record itself says. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.map((one) => one.replace(/\.$/, '')).join(SENTENCE);
const SENTENCE = '. ';

/** The first with what the second says, and the sources of both. */
export function joinAnswers(first: Answered, second: Answered): Answered {
  const sources = [...first.answer.sources, ...second.answer.sources];
  const urls = sources.map(({ url }) => url);
  const said = joinSentences([first.answer.sentence]);
  // Two steps of their own may begin with what is said already.
  const own = second.answer.sentence.replace(`${said}${SENTENCE}`, '');
  return {
    understood: first.understood,
    answer: {
      ...first.answer,
      sentence: joinSentences([first.answer.sentence, own]),
      rows: first.answer.rows.length > 0 ? first.answer.rows : second.answer.rows,
      sources: sources.filter(({ url }, at) => urls.indexOf(url) === at),
    },
  };
}
