// Everyday synonyms, idioms and politeness are answered as the plain words are.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import type { RoundRow } from '../../../catalogue/round-list-contract.ts';

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
  [
    'À combien s’élèvent les dettes des startups kényanes en 2024 ?',
    'how much did Kenyan startups borrow in 2024',
  ],
  ['Quel fonds signe le plus de chèques au Nigeria ?', 'most active investor in Nigeria'],
  [
    'Quelle proportion des fonds de 2024 est partie vers la fintech ?',
    'what share of funding in 2024 went to fintech',
  ],
  ['Dans quelle ville est basée Paymob ?', 'where is Paymob based'],
  ['À qui appartient Kopo Kopo aujourd’hui ?', 'who bought Kopo Kopo'],
  ['les 5 villes avec le plus de startups', 'which city has the most startups'],
  ['Quanto é que a BioNTech pagou pela InstaDeep?', 'how much did BioNTech pay for InstaDeep'],
  ['O Egito passou à frente da Nigéria em 2025?', 'did Egypt raise more than Nigeria in 2025'],
  ['Quantas pessoas trabalham na Yassir?', 'how many employees does Yassir have'],
  ['كم بلغت ديون شركات كينيا عام 2024؟', 'how much did Kenyan startups borrow in 2024'],
  ['هل ارتفع التمويل في غانا أم انخفض منذ 2021؟', 'is funding in Ghana up or down since 2021'],
  ['كم شخصا يعمل في Yassir؟', 'how many employees does Yassir have'],
  ['Stripe ililipa pesa ngapi kuinunua Paystack?', 'how much did Stripe pay for Paystack'],
  ['Deni lilikuwa asilimia ngapi ya fedha za 2025?', 'what share of funding in 2025 was debt'],
  [
    'Kampuni za Kenya zilikopa kiasi gani mwaka 2024?',
    'how much did Kenyan startups borrow in 2024',
  ],
  ['Gozem inafanya kazi katika nchi zipi?', 'in which countries does Gozem operate'],
  ['Which countries closed the most deals in 2024?', 'which country had the most rounds in 2024'],
])('%s', async (everyday, plain) => {
  const expected = await sentenceOf(plain);
  expect(expected).toBeDefined();
  expect(await sentenceOf(everyday)).toBe(expected);
});

test.each(['biggest debt deals of 2025', 'top 5 largest debt rounds of 2025'])(
  'the largest of totals stand first in answer and list: %s',
  async (question) => {
    const { data } = await site.api(`/search?q=${encodeURIComponent(question)}`);
    const named = data.answer.rows.map(({ label }: { label: string }) => label.split(',')[0]);
    const listed = data.rounds.map(({ startup }: RoundRow) => startup.name);
    expect(named).toEqual(listed.slice(0, 5));
    // A limit of d.light of 2025 is larger than some of these.
    expect(named).toContain('Sun King');
    expect(named).not.toContain('d.light');
    expect(data.answer.left_out.join()).toContain('limits of credit lines');
  },
);

test('where no total counts any, the largest is named with its reason', async () => {
  const question = 'largest secondary round';
  const { data } = await site.api(`/search?q=${encodeURIComponent(question)}`);
  expect(data.rounds[0].left_out).toBe('secondary');
  expect(data.answer.rows[0].label).toContain('paid to shareholders, not in totals');
});

test('who led the largest is of the same round', async () => {
  const largest = await sentenceOf('largest round of Jumia');
  const [amount = ''] = /\$[\d.]+[MB]/.exec(largest ?? '') ?? [];
  expect(amount).not.toBe('');
  expect(await sentenceOf('who led the largest round of Jumia')).toContain(amount);
});

test('a word of Arabic is no name that it sounds like', async () => {
  const { data } = await site.api(
    `/search?q=${encodeURIComponent('كم جمعت الشركات التي تقودها نساء في 2022')}`,
  );
  const columns = data.understood.filters.map(({ column }: { column: string }) => column);
  expect(columns).toEqual(['women_led', 'announced_on']);
});
