// Questions that are made to cost: as long as one may be, of one letter, of pairs, of letters that
// are folded to many, of marks, of words without number, in every script.
const LENGTH = 300;
const fill = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);

const PARTS: Readonly<Record<string, string>> = {
  'one letter': 'k',
  'a vowel': 'a',
  'a pair that is respelt': 'ch',
  'another pair': 'ck',
  'three letters of a word': 'eau',
  'a ligature of three letters': '\ufb03',
  'a ligature of eighteen': '\ufdfa',
  'combining marks': 'e\u0301',
  'marks alone': '\u0301',
  'words of one letter': 'a b c d ',
  'words of two': 'qz wx ',
  'unknown words': 'qarz wexq zulv ',
  'mistyped grammar': 'betwen abve befor snice ',
  'mistyped places': 'Egpyt Keyna Nigera ',
  grammar: 'not between 5 and over ',
  'led by': 'led by ',
  rounds: 'seed rounds in Kenya or ',
  numbers: '1 ',
  'one number': '1.',
  millions: 'million ',
  brackets: '((([[[',
  'quotation marks': '"a" ',
  signs: '$€£<>+-',
  arabic: 'ا',
  'arabic words': 'من أكثر ',
  'arabic unknown words': 'قزخت بثصق ',
  cyrillic: 'ж',
  ethiopic: 'ግ ',
  chinese: '漢',
  emoji: '😀',
  'names with capitals': 'aB',
};

export const HOSTILE: ReadonlyArray<[kind: string, question: string]> = [
  ...Object.entries(PARTS).map(([kind, part]): [string, string] => [kind, fill(part)]),
  ['ten thousand words', 'kenya '.repeat(10_000)],
  [
    'many different words',
    Array.from({ length: 100 }, (_, at) => `${(at * 7919).toString(36)}xq`).join(' '),
  ],
  ['deep brackets', `${'('.repeat(5_000)}seed${')'.repeat(5_000)}`],
];
