// Words that an answer takes no part of are said, and a second half is asked of the first's answer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../../../test/expected-answers.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: new Date('2026-11-24T12:00:00Z') });
});
afterAll(() => site.close());

const answerOf = async (q: string) => {
  const { answer, understood } = (await ask(site, q)).data;
  const unread = answer?.beside.find(({ label }) => label === 'Not read')?.says ?? '';
  return { answer, understood, unread };
};

test.each([
  ['how many startups from Nigeria have shut their doors for good?', 'status closed'],
  ['how many Kenyan startups have closed their doors since 2020', 'closed_on 2020'],
  ['nigerian healthtechs that raised over $10m and are still going', 'status active'],
  ['number of rounds worth more than 50 million dollars closed in 2025', 'announced_on 2025'],
  ['how many deals above $20m were closed in Nigeria in 2024', 'announced_on 2024'],
])('%s: %s', async (q, filter) => {
  const { understood, unread } = await answerOf(q);
  const filters = understood.filters.map(({ column, query_1 }) => `${column} ${query_1}`);
  expect(filters).toContain(filter);
  expect(unread).toBe('');
});

test.each([
  'at what price did Jumia shares close yesterday',
  "what did Jumia's stock close at on Friday",
  'a quanto fechou a ação da Jumia ontem?',
])('%s: closes no startup', async (q) => {
  expect((await answerOf(q)).answer?.kind).toBe('unknown');
});

test.each([
  ['BasiGo last round: date, size, lead', 'lead'],
  ['what percentage of South African startups ended up being employers', 'employers'],
])('%s: says that %s was not read', async (q, word) => {
  const { answer, unread, understood } = await answerOf(q);
  expect([unread, ...understood.ignored, answer?.sentence].join(' ')).toContain(word);
});

test.each([
  ['take the biggest Nigerian round of 2021, who was the lead?', /OPay, .* led by SoftBank/],
  ['biggest Kenyan round of 2023: who led it', /M-KOPA, .* led by Standard Bank/],
  ['largest round in Egypt in 2021? who took part in it', /Investors of MNT-Halan, .*Apis/],
  ['top funded mini grid company: what country is it from and what year did it start', /2012/],
  ['the Tunisian startup with the most money raised, who bought it?', /BioNTech acquired/],
  ['the most funded startup in Ghana, who is its ceo', /is chief executive of mPharma/],
  ['the oldest fintech in Kenya, how much has it raised', /Cellulant raised/],
  ['best funded agritech in Kenya - where is it based', /Twiga Foods is based/],
  ['how many employees does Moniepoint have and who leads it', /chief executive of Moniepoint/],
])('%s: the second half is about the first', async (q, said) => {
  const { answer, unread } = await answerOf(q);
  expect(answer?.sentence).toMatch(said);
  expect(unread).toBe('');
});

test('the youngest of a count is nobody, and is no part of it', async () => {
  const { answer } = await answerOf('the youngest unicorn, who started it');
  expect(answer?.sentence ?? '').not.toMatch(/founded/);
});
