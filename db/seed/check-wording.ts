// Texts that tell of lists, sources or themselves instead of the company, or say a thing twice.
import type { StarterStartup } from './startup-file.ts';

/** Each with what to do instead. */
const PADDING: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bits home market is\b|\bits seat (?:is|was|in)\b|\bno city\b|\bcity of its seat\b/i, 'seat'],
  [
    /\b(?:was|were|not) (?:not )?found in (?:its|the) sources?\b|\bsource of this record\b/i,
    'source',
  ],
  [
    /\bnot recorded here\b|\bwe hold\b|\blittle else is known\b|\bthis (?:record|catalogue)\b/i,
    'record',
  ],
  [
    /\b(?:a|the|another|monthly|press) (?:list|tracker|round-?up|report|survey)s?\b[^.]*\b(?:names?|gives?|lists?|counts?|says?|portrays?)\b/i,
    'list',
  ],
  [
    /\b(?:is|was|are|were) listed (?:with|among)\b|\b(?:tracker|press|round-ups?)\b[^.]* lists? it\b/i,
    'list',
  ],
  [
    /\b(?:is|are) named (?:as (?:its|a|the) (?:co-)?founders?|behind)\b|\bthe report names\b/i,
    'report',
  ],
  [
    /\b(?:magazine|paper|newspaper|newsletter|site|programme)\b[^.]*\b(?:wrote about|reported on|portrayed)\b/i,
    'report',
  ],
];

/** What padding and repetition a startup's texts hold. */
export function checkWording(startup: StarterStartup): string[] {
  const { overview, tagline, fundings, history } = startup;
  const texts = [
    { where: 'overview', text: overview },
    { where: 'tagline', text: tagline },
    ...fundings.map(({ round, date, note }) => ({
      where: `note of ${round} of ${date}`,
      text: note,
    })),
    ...history.map(({ event, date, detail }) => ({ where: `${event} of ${date}`, text: detail })),
  ];
  return [
    ...[overview, tagline].flatMap((text) => (text ? findPadding(text) : [])),
    ...texts.flatMap(({ where, text }) =>
      text ? repeatedSentences(text).map((one) => `the ${where} says "${one}" twice`) : [],
    ),
  ];
}

function findPadding(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const found = PADDING.find(([pattern]) => pattern.test(sentence));
    if (!found) return [];
    return [`"${sentence}" tells of a ${found[1]}, not of the company: say what it does, or null`];
  });
}

function repeatedSentences(text: string): string[] {
  const sentences = sentencesOf(text);
  const repeated = sentences.filter((one, index) => sentences.indexOf(one) !== index);
  return [...new Set(repeated)];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter(Boolean);
}
