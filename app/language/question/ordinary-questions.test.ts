// Questions of journalists, investors and founders, a kind each, in five languages.
import { describe, expect, test } from 'vitest';
import { openLexicon, describe as say } from '../../../test/question-reader.ts';
import { listAsked, splitQuestion } from './asked.ts';
import { listNameParts } from './asked-sides.ts';
import { respellAsked } from './asked-spelling.ts';
import { isOfOtherThings } from './off-record.ts';

const lexicon = openLexicon();

describe('readings', () => {
  test.each([
    // Bounds in years before today.
    ['startups older than 5 years', 'startups: year_founded lt 2021'],
    ['startups more than 10 years old', 'startups: year_founded lt 2016'],
    ['startups founded more than 10 years ago', 'startups: year_founded lt 2016'],
    ['startups founded less than 3 years ago', 'startups: year_founded gt 2023'],
    ['startups at least 5 years old', 'startups: year_founded lte 2021'],
    ['startups de plus de 10 ans', 'startups: year_founded lt 2016'],
    ['startups com mais de 10 anos', 'startups: year_founded lt 2016'],
    ['kampuni zenye zaidi ya miaka 10', 'startups: year_founded lt 2016'],
    ['شركات عمرها أكثر من 10 سنوات', 'startups: year_founded lt 2016'],
    ['startups that closed less than 2 years ago', 'startups: closed_on gt 2024'],
    ['rounds more than 2 years ago', 'rounds: announced_on lt 2024'],
    // What is closed is a round where money, a kind or a count of rounds stands behind it.
    ['startups that closed €5m rounds', 'startups: any_round.amount equals 5400000'],
    ['startups that closed a €5m round', 'startups: any_round.amount equals 5400000'],
    // Verbs of ending.
    ['startups that went bankrupt in 2023', 'startups: closed_on equals 2023'],
    ['startups that folded in 2023', 'startups: closed_on equals 2023'],
    ['startups qui ont déposé le bilan en 2023', 'startups: closed_on equals 2023'],
    ['startups que faliram em 2023', 'startups: closed_on equals 2023'],
    ['kampuni zilizofilisika 2023', 'startups: closed_on equals 2023'],
    ['شركات أفلست في 2023', 'startups: closed_on equals 2023'],
    // English idioms: of raising, closing, being sold, leading, size, bounds, and of nothing.
    [
      'Nigerian ventures that have gone under',
      'startups: country equals nigeria; status equals closed',
    ],
    ['Kenyan names no longer in operation', 'startups: country equals kenya; status equals closed'],
    ['Egyptian outfits that bit the dust', 'startups: country equals egypt; status equals closed'],
    [
      'Kenyan startups that changed hands',
      'startups: country equals kenya; status equals acquired',
    ],
    [
      'Kenyan fintechs snapped up in 2023',
      'startups: country equals kenya; industry includes fintech; acquired_on equals 2023',
    ],
    [
      'Kenyan players that are still kicking',
      'startups: country equals kenya; status equals active',
    ],
    ['fattest round in Ghana', 'rounds: rank lte 1; country equals ghana; -amount'],
    [
      'best-capitalised outfit in Ghana',
      'startups: rank lte 1; country equals ghana; -total_fundings',
    ],
    ['rounds of $5m upwards in Ghana', 'rounds: amount gte 5000000; country equals ghana'],
    [
      'rounds in Ghana with an amount shy of $5m',
      'rounds: country equals ghana; amount lt 5000000',
    ],
    ['investors that bankrolled Kenyan startups', 'investors: backed_country equals kenya'],
    [
      'good morning, for my thesis: startups in Ghana, if you would',
      'startups: country equals ghana',
    ],
    // No number, and no word that is left out.
    ['a few startups in Ghana', 'startups: country equals ghana'],
    ['few rounds in Malawi', 'rounds: country equals malawi'],
    ['quelques startups au Ghana', 'startups: country equals ghana'],
    ['startups with few employees', 'startups: about few employees'],
    // Who bought, and not who invests.
    [
      'Logistique au Maroc qui ont levé plus de 2 millions',
      'startups: industry includes logistics; country equals morocco; total_fundings gt 2000000',
    ],
    ['startups that were acquired by Partech', 'startups: acquired_by contains Partech'],
    ['kampuni zilizonunuliwa na Partech', 'startups: acquired_by contains Partech'],
    ['rounds outside the big four', 'rounds: country not_in egypt,kenya,nigeria,south-africa'],
    [
      'startups hors des quatre grands',
      'startups: country not_in egypt,kenya,nigeria,south-africa',
    ],
    // Politeness, "to date" and what joins an adjective say nothing.
    ['startups in Ghana pls', 'startups: country equals ghana'],
    ['thank you, startups in Ghana to date', 'startups: country equals ghana'],
    ['startups au Ghana à ce jour svp', 'startups: country equals ghana'],
    ['startups no Gana até hoje por favor', 'startups: country equals ghana'],
    ['tafadhali kampuni za Ghana hadi leo', 'startups: country equals ghana'],
    ['شركات في غانا حتى اليوم من فضلك', 'startups: country equals ghana'],
    [
      'empresas do Gana ligadas à saúde',
      'startups: country equals ghana; industry includes healthtech',
    ],
    [
      'entreprises du Ghana liées à la santé',
      'startups: country equals ghana; industry includes healthtech',
    ],
    ['b2b startups in Ghana', 'startups: type equals B2B; country equals ghana'],
    ['الشركات الناشأة في غانا', 'startups: country equals ghana'],
    [
      'how many deals did egyptian startups close in 2022',
      'rounds: country equals egypt; announced_on equals 2022',
    ],
  ])('%s', (question, reading) => {
    expect(say(question)).toBe(reading);
  });
});

describe('what is asked beside a list', () => {
  test.each([
    ['why did Sendy close so soon in 2023', { is: 'fact', fact: 'closed', name: 'Sendy' }],
    ['what happened to 54gene', { is: 'fact', fact: 'closed', name: '54gene' }],
    ['has Paystack been acquired', { is: 'fact', fact: 'acquirer', name: 'Paystack' }],
    ['which investors are in both Yoco and Jumo', { is: 'shared', names: 'Yoco and Jumo' }],
    ['investisseurs communs à Yoco et Jumo', { is: 'shared', names: 'Yoco et Jumo' }],
    ['was 2023 better than 2022', { is: 'years', years: ['2023', '2022'], measure: 'raised' }],
    ['est-ce que 2023 a été meilleure que 2022', { is: 'years', years: ['2023', '2022'] }],
    ['2023 foi melhor do que 2022', { is: 'years', years: ['2023', '2022'] }],
    ['je 2023 ilikuwa bora kuliko 2022', { is: 'years', years: ['2023', '2022'] }],
    ['هل كان 2023 أفضل من 2022', { is: 'years', years: ['2023', '2022'] }],
    ['were there more deals in 2023 than in 2022', { is: 'years', measure: 'rounds' }],
    ['median seed round in 2021 versus 2023', { is: 'years', measure: 'median' }],
    ['how much were startups sold for in 2023', { is: 'figure', measure: 'price', split: null }],
    ['valeur totale des rachats en 2020', { is: 'figure', measure: 'price', split: null }],
    ['which company bought the most startups', { is: 'buyers' }],
    ['which year had the most closures', { is: 'figure', split: 'year', isOfMoney: false }],
    ['what share of rounds were debt in 2023', { is: 'share', of: 'rounds' }],
    [
      'Kenya ilipata pesa nyingi zaidi mwaka 2023 au 2024',
      { is: 'years', years: ['2023', '2024'] },
    ],
    ['le Kenya a-t-il levé plus en 2023 ou en 2024', { is: 'years', years: ['2023', '2024'] }],
    ['which is older, Yoco or Jumo', { is: 'ages', sides: ['Yoco', 'Jumo'] }],
    ['laquelle est la plus ancienne, Yoco ou Jumo', { is: 'ages', sides: ['Yoco', 'Jumo'] }],
    ['qual é mais antiga, Yoco ou Jumo', { is: 'ages' }],
    ['ipi ni kongwe zaidi, Yoco au Jumo', { is: 'ages' }],
    ['أيهما أقدم Yoco أم Jumo', { is: 'ages', sides: ['Yoco', 'Jumo'] }],
    ['مصر ولا المغرب مين جمع فلوس أكتر', { is: 'versus', sides: ['مصر', 'المغرب'] }],
    ['Uganda na Rwanda, nani amepata ufadhili mwingi zaidi', { is: 'versus' }],
    ['avg seed round in Kenya', { is: 'figure', measure: 'average', split: null }],
    ['mean seed round in Kenya', { is: 'figure', measure: 'mean', split: null }],
    ['top three countries by deals', { is: 'figure', split: 'country', rest: '' }],
  ])('%s', (question, asked) => {
    expect(listAsked(question)).toContainEqual(expect.objectContaining(asked));
  });

  test.each([
    ['startups that raised more than 5 million', 'than'],
    ['kampuni zilizopata zaidi ya 5', 'than'],
    ['rounds between 2020 and 2022 compared with grants', 'years'],
    ['combien de startups ont été rachetées en 2022', 'price'],
    ['startups that raised more in 2023 than in 2022', 'years'],
  ])('%s: no %s', (question, is) => {
    const asked = listAsked(question).flatMap((one) => [
      one.is,
      ...('measure' in one ? [one.measure] : []),
    ]);
    expect(asked).not.toContain(is);
  });

  test.each([
    ['how much did Yoco raise and who led it', 'how much did Yoco raise', 'led'],
    ['who founded Wave and when', 'who founded Wave', 'when'],
    ['when was Wave founded and by whom', 'when was Wave founded', 'byWhom'],
    ['combien a levé Yoco et qui a mené', 'combien a levé Yoco', 'led'],
    ['quanto levantou a Yoco e quem liderou', 'quanto levantou a Yoco', 'led'],
    ['Yoco ilipata fedha kiasi gani na nani aliongoza', 'Yoco ilipata fedha kiasi gani', 'led'],
    ['كم جمعت Yoco ومن قادها', 'كم جمعت Yoco', 'led'],
  ])('%s: two parts', (question, first, also) => {
    expect(splitQuestion(question)).toEqual({ first, also });
  });

  test('names are joined by any "and" and by commas', () => {
    expect(listNameParts('Yoco, Jumo and M-KOPA')).toEqual(['Yoco', 'Jumo', 'M-KOPA']);
    expect(listNameParts('Yoco et Jumo')).toEqual(['Yoco', 'Jumo']);
  });
});

test.each([
  ['1 dollar in naira', true],
  ['dollar to naira', true],
  ['how much is 5000 naira in dollars', true],
  ['5 million dollars or 5 million euros', false],
])('%s: an exchange rate is asked for: %s', (question, isRate) => {
  expect(isOfOtherThings(question, lexicon)).toBe(isRate);
});

describe('a letter wrong in what is asked', () => {
  test.each([
    ['how muh did startups raise', 'muh', 'much'],
    ['which yar was best', 'yar', 'year'],
    ['quel pys a levé le plus', 'pys', 'pays'],
    ['nci gani ilipata fedha nyingi zaidi', 'nci', 'nchi'],
    ['qul país levantou mais', 'qul', 'qual'],
  ])('%s', (question, written, word) => {
    const found = respellAsked(question, lexicon).map(({ token, word: read }) => [token.key, read]);
    expect(found).toEqual([[written, word]]);
  });

  test.each(['naira to dollar', 'total value of acquisitions', 'startups vendues en 2020'])(
    '%s: none is',
    (question) => {
      expect(respellAsked(question, lexicon)).toEqual([]);
    },
  );
});
