// Questions with answers that are computed from the rows of the starter catalogue.
import { afterAll, beforeAll, describe, test } from 'vitest';
import { checkAnswer } from '../../../../test/check-answer.ts';
import questions from '../../../../test/questions/answers.json' with { type: 'json' };
import changes from '../../../../test/questions/changes.json' with { type: 'json' };
import steps from '../../../../test/questions/steps.json' with { type: 'json' };
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: new Date('2026-11-24T12:00:00Z') });
});
afterAll(() => site.close());

describe.each([...Object.entries(questions), ...Object.entries(steps), ...Object.entries(changes)])(
  '%s',
  (_, asked) => {
    test.each(Object.entries(asked))('%s', (q, expected) => checkAnswer(site, q, expected));
  },
);
