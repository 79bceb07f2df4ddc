// No word that narrows a question is passed over in silence, whichever way its answer was found.
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
  const unread = answer?.beside.find(({ label }) => label === 'Not read')?.says.split(', ') ?? [];
  return { answer, understood, unread: [...unread, ...understood.ignored] };
};

test.each([
  ['what other fintech companies did the founder of Andela start in Nigeria', 'fintech', 'Nigeria'],
  ['which investors are in both Yoco and Wave since 2020', '2020'],
  ['is Yoco older than Paystack in Nigeria', 'Nigeria'],
  ['did Yoco raise more than Paystack in 2021 in debt', 'Paystack'],
  ['valuation of Moniepoint series C in 2024 by DPI', 'DPI', 'series C', 'in 2024'],
  ['who is the ceo of Wave in Kenya and Uganda', 'Kenya', 'Uganda'],
  ['Yoco est-elle plus ancienne que Paystack au Nigeria ?', 'Nigeria'],
  ['quanto a Flutterwave levantou em 2021 em dívida no Quênia', 'Quênia'],
  ['هل Yoco أقدم من Paystack في نيجيريا', 'نيجيريا'],
  ['nani ni mkurugenzi mkuu wa Wave nchini Kenya', 'Kenya'],
  ['wave senegal series a lead', 'lead'],
])('%s: says what it did not read', async (q, ...words) => {
  const { answer, unread } = await answerOf(q);
  expect(unread).toEqual(expect.arrayContaining(words));
  expect(answer?.sentence ?? '').not.toMatch(/^(?:Yes|No): No /);
});

test.each([
  "other startups backed by Yoco's investors in Egypt",
  'autres startups financées par les investisseurs de Yoco en Égypte',
  'outras startups dos investidores da Yoco no Egito',
  'kampuni nyingine zilizofadhiliwa na wawekezaji wa Yoco nchini Misri',
  'شركات أخرى يدعمها مستثمرو Yoco في مصر',
])('%s: a second step minds the place', async (q) => {
  const { answer, understood, unread } = await answerOf(q);
  expect(understood.filters).toContainEqual(expect.objectContaining({ query_1: 'egypt' }));
  expect(answer?.beside.map(({ says }) => says)).toContain('Country: Egypt');
  expect(unread).toEqual([]);
});

test.each([
  'who led the last round of Moniepoint',
  'qui a mené le dernier tour de Moniepoint',
  'quem liderou a última rodada da Moniepoint',
  'nani aliongoza raundi ya mwisho ya Moniepoint',
  'من قاد آخر جولة لشركة Moniepoint',
])('%s: of that round', async (q) => {
  const { answer, understood, unread } = await answerOf(q);
  expect(answer?.sentence).toMatch(/Moniepoint, Series C.* led by .*Development Partners/);
  expect(understood.sort).toBe('-announced_on');
  expect(unread).toEqual([]);
});

test.each([
  'top 5 industries by total funding',
  'Quelle part des fonds levés en 2023 est allée au Kenya ?',
  'Est-ce que Wave a levé plus à elle seule que toutes les startups ghanéennes réunies ?',
  'هل فوري أقدم من باي موب؟',
  'startups that raised more than Andela',
])('%s: all is said', async (q) => {
  expect((await answerOf(q)).unread).toEqual([]);
});

test('rounds that count in no total are no funding, and are said', async () => {
  const { answer } = await answerOf('which sectors had no funding in 2024');
  expect(answer?.value).toBe(94);
  expect(answer?.left_out[0]).toMatch(/^1 round that counts in no total/);
});
