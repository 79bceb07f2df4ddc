// Everyday synonyms, idioms and politeness are answered as the plain words are.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: new Date('2026-11-24T12:00:00Z') });
});
afterAll(() => site.close());

async function sentenceOf(q: string): Promise<string | undefined> {
  const { data } = await site.api(`/search?q=${encodeURIComponent(q)}`);
  return data.answer?.kind === 'unknown' ? undefined : data.answer?.sentence;
}

test.each([
  ['effectif des startups tunisiennes répertoriées svp', 'how many startups in Tunisia'],
  [
    'Salut, les boîtes ivoiriennes ont empoché combien en tout ?',
    "how much did startups in Côte d'Ivoire raise",
  ],
  [
    'La médiane des séries B kényanes, vous l’auriez sous la main ?',
    'median Series B round in Kenya',
  ],
  ["Un tour d'amorçage au Nigeria, ça tourne autour de combien ?", 'average seed round in Nigeria'],
  ['Qui tient les rênes de Jumia ?', 'who is the CEO of Jumia'],
  ['pourquoi Bizao a-t-elle mis la clé sous la porte', 'why did Bizao close'],
  ['A qui PEG Africa a-t-elle été cédée ?', 'who bought PEG Africa'],
  ['Qui est derrière Yassir ?', 'who founded Yassir'],
  ['Quantas startups angolanas têm aí registadas?', 'how many startups in Angola'],
  ['Quem ficou com a MainOne?', 'who bought MainOne'],
  ['Em média, uma Série C africana vale quanto?', 'average Series C round'],
  ['ما القيمة الوسيطة لجولات جنوب أفريقيا في 2022؟', 'median round in South Africa in 2022'],
  ['مين أكتر مستثمر نشيط في السوق المصري؟', 'most active investor in Egypt'],
  ['متى رأت ناوي (Nawy) النور؟', 'when was Nawy founded'],
  ['ليش قفلت شركة كابيتر', 'why did Capiter close'],
  ['NALA ilibuniwa na nani?', 'who founded NALA'],
  ['Twiga Foods siku hizi inaongozwa na nani?', 'who is the CEO of Twiga Foods'],
  ['BasiGo na Ampersand, yupi amevuna zaidi?', 'which raised more, BasiGo or Ampersand'],
  ['mwekezaji aliyeongoza awamu nyingi zaidi mwaka 2023', 'who led the most rounds in 2023'],
])('%s', async (everyday, plain) => {
  const expected = await sentenceOf(plain);
  expect(expected).toBeDefined();
  expect(await sentenceOf(everyday)).toBe(expected);
});
