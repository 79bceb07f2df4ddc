// Comparisons and rankings in wordings that name no measure or head as the usual phrases do.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../../../test/expected-answers.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: new Date('2026-11-24T12:00:00Z') });
});
afterAll(() => site.close());

test.each([
  ["if i stack Ghana up against Senegal over all the years, who's ahead?", /^Senegal raised/],
  ['who is in front, Morocco or Tunisia', /^Tunisia raised/],
  ['healthtech versus edtech money in 2022, which came out on top', /^HealthTech raised/],
  ['Has Wave raised more than Djamo and Julaya together?', /^Yes: Wave .* Djamo and Julaya \$34/],
  ['has Moniepoint raised more than OPay and PalmPay put together', /^No: OPay and PalmPay/],
  ['has Sun King raised more debt than equity', /^Yes: Sun King raised .* as debt, equity/],
  ['has M-KOPA borowed more than it took in as equity', /^Yes: M-KOPA raised .* as debt/],
  ['Moove: more debt than equity?', /^No: Moove raised .* as equity/],
  ['are there more fintechs in Lagos than in Nairobi', /^Yes: Lagos has \d+, Nairobi/],
  ["is Kenya's startup count higher than Egypt's", /^Yes: Kenya has 176, Egypt/],
  ['whose name turns up most often on the cap table of solar deals?', /^Norfund joined the most/],
  ['who appears most often among the backers of Egyptian fintechs', /Partech/],
  ['since 2020 who has fronted the most rounds as lead?', /^Partech led the most since 2020/],
  ['podium of Moroccan startups by money raised', /^Nuitée raised the most/],
  [
    'how much of the funding of the best funded Nigerian startup is debt',
    /Moove raised .* as debt/,
  ],
  ['which country has the best funded startup', /is based in Nairobi, Kenya/],
  ['who stumped up for the biggest round in Ghana', /^Investors of Dash, Seed/],
  ['which fintechs did the investors of Yoco back', /investors of Yoco backed \d+ startups/],
  ['of the startups backed by Partech, which raised the most in total', /^Wave raised .*\$428/],
  ["what's a series A worth on average across the whole continent", /median Series A round/],
  ['on avrage how big were the grants given out in 2023, where a figure is known?', /Grant/],
  ['How much did Wave and Djamo raise together?', /^Wave and Djamo raised \$459/],
  ['five countries with the most debt in 2024', /^Kenya raised the most as debt in 2024/],
  ['countries with the most grants', /^Nigeria had the most rounds in Grant rounds/],
  ['How many times did Partech invest in 2022?', /^2 rounds .* in rounds with Partech in 2022/],
  ["Dans quel secteur a-t-on le plus investi en Côte d'Ivoire ?", /^FinTech raised the most/],
  ['Há quantos anos existe a Kobo360?', /^Kobo360 was founded in 2017/],
  ['منذ متى توجد جوميا؟', /^Jumia was founded in 2012/],
  ['O Egito tem mais startups do que Marrocos?', /^Yes: Egypt has 99, Morocco 32/],
  ['Le Maroc compte-t-il plus de fintechs que la Tunisie ?', /^Yes: Morocco has 9, Tunisia 2/],
  ['median seed round: Kenya or Egypt?', /^Egypt has the highest median round/],
  ['average round in 2021 compared with 2023', /^The median round .*; 2023: \S+$/],
  ['which startup was sold for the highest price?', /^The highest price .* for InstaDeep/],
  ["Who took part in Yassir's Series B?", /^No investor of Yassir in Series B rounds/],
  ['Que investidor liderou mais rondas na Nigéria?', /^Ventures Platform led the most/],
  ['كم نسبة الشركات المصرية التي ما زالت تعمل؟', /: \d+ of 99 /],
  [
    "Classement des pays francophones d'Afrique de l'Ouest selon les montants levés",
    /^Senegal raised the most/,
  ],
  ['biggest round of Wave and who led it', /Rounds of Wave, Series A, .* led by Ribbit/],
  ['Does Proparco invest more in Kenya than in Nigeria?', /^Yes: Kenya has 7, Nigeria 3/],
  ['هل زاد تمويل الشركات المغربية في 2025 مقارنه ب2024؟', /^No: Startups in Morocco/],
  ['has Flutterwave raised more than Chipper Cash?', /^Yes: Flutterwave raised/],
  ['is Yoco better funded than Chipper Cash?', /^No: Chipper Cash raised/],
  ['is Flutterwave better funded than Paystack?', /^Yes: Flutterwave raised/],
  // The one round of 2024 has no known amount: nothing is said to have fallen.
  [
    'did edtech funding fall in 2024 from 2023?',
    /^EdTech startups: \$\S+ in 2023, no known amount/,
  ],
  ['which sector lost the most funding in 2024 compared with 2023', /fell most.*(?<!\$0\.0)$/],
])('%s: %s', async (q, said) => {
  const { answer } = (await ask(site, q)).data;
  expect(answer?.sentence).toMatch(said);
});
