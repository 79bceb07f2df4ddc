export type Strength = 0 | 1 | 2 | 3 | 4;

const HABITS = [
  /p[a@4][s$5]{2}w[o0]rd/g,
  /qwert[yz]?|azerty|asdf(gh)?|zxcv(bn)?|1qaz|2wsx/g,
  /iloveyou|welcome|letmein|admin|login|sunshine|princess|football|monkey|dragon/g,
  /(19|20)\d\d/g,
];
// Maximum bits per unpredictable character, and where the steps begin.
const STEPS = [28, 42, 56, 72];

export function estimateStrength(password: string): Strength {
  const characters = [...password];
  if (characters.length < 10) return 0;
  const bits = countSurprises(password.toLowerCase()) * Math.log2(alphabetOf(password));
  return STEPS.filter((step) => bits >= step).length as Strength;
}

/** Characters that do not follow from earlier ones; a known word or year counts as two. */
function countSurprises(text: string): number {
  let rest = text;
  let surprises = 0;
  for (const habit of HABITS) {
    rest = rest.replace(habit, () => {
      surprises += 2;
      return ' ';
    });
  }
  const codes = [...rest].map((character) => character.codePointAt(0) ?? 0);
  const seen = new Set<string>();
  for (const [index, code] of codes.entries()) {
    const step = code - (codes[index - 1] ?? Number.NaN);
    const before = (codes[index - 1] ?? 0) - (codes[index - 2] ?? Number.NaN);
    // A repeat, or a step of a row such as 1234 or cba.
    const isExpected = step === 0 || (Math.abs(step) === 1 && (step === before || index === 1));
    const pair = `${codes[index - 1]} ${code}`;
    surprises += isExpected || seen.has(pair) ? 0.25 : 1;
    seen.add(pair);
  }
  return surprises;
}

function alphabetOf(password: string): number {
  const kinds: Array<[RegExp, number]> = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ];
  return Math.max(
    10,
    kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0),
  );
}
