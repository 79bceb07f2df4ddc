// The answer to a question, said above the list of what it is made of.
import { z } from 'zod';
import { chart } from '../../../charts/chart-data.ts';

const ANSWER_KINDS = ['figure', 'ranking', 'comparison', 'person', 'fact', 'unknown'] as const;

const answerRow = z.object({
  label: z.string(),
  value: z.union([z.number(), z.string()]).nullable(),
  /** Records behind the value, and how many of them say no amount; null where none are counted. */
  records: z.int().nullable(),
  without: z.int().nullable(),
  href: z.string().nullable(),
});
export type AnswerRow = z.output<typeof answerRow>;

export const answer = z.object({
  kind: z.enum(ANSWER_KINDS),
  sentence: z.string(),
  figure: z.string().nullable().describe('The words of the sentence that are the answer'),
  value: z.union([z.number(), z.string()]).nullable(),
  unit: z.enum(['usd', 'count', 'percent', 'year']).nullable(),
  rows: z.array(answerRow).max(5),
  records: z.object({ all: z.int(), with_amount: z.int(), without: z.int() }).nullable(),
  left_out: z.array(z.string()).describe('What the figure leaves out, a sentence each'),
  beside: z
    .array(z.object({ label: z.string(), says: z.string(), href: z.string().nullable() }))
    .describe('What it is made of, how it stands beside other years, what others published'),
  chart: chart.nullable().describe('By year or by what is compared, with the asked part marked'),
  figures_href: z
    .string()
    .nullable()
    .describe(
      'The figure at /figures; /api/figures, /figures.csv, .xlsx, .svg, .png and /embed/figure take the same parameters',
    ),
  as_of: z.string().nullable().describe('The last change of a record behind the figure'),
  records_href: z.string().nullable(),
  sources: z.array(z.object({ publisher: z.string().nullable(), url: z.string() })),
});
export type Answer = z.output<typeof answer>;
export type Unit = NonNullable<Answer['unit']>;

/** What of an answer is known. */
export type Known = Partial<Omit<Answer, 'rows'>> & {
  rows?: ReadonlyArray<Partial<AnswerRow> & Pick<AnswerRow, 'label'>>;
};

export const toAnswer = ({
  rows = [],
  ...known
}: Known & Pick<Answer, 'kind' | 'sentence'>): Answer => ({
  figure: null,
  value: null,
  unit: null,
  rows: rows.map((row) => ({ value: null, records: null, without: null, href: null, ...row })),
  records: null,
  left_out: [],
  beside: [],
  chart: null,
  figures_href: null,
  as_of: null,
  records_href: null,
  sources: [],
  ...known,
});

export const MOST_ROWS = 5;
