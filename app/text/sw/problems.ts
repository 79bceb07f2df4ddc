import { formatCount } from '../../base/count.ts';
import type * as english from '../en/problems.ts';
import type { TranslationOf } from '../translation.ts';

const nearestIs = (nearest: string | null) =>
  nearest ? `; jina lililo karibu zaidi ni ${nearest}` : '';

export const problemsText: TranslationOf<typeof english.problemsText> = {
  internal: 'Hitilafu imetokea upande wetu. Imeandikwa kwenye daftari la seva.',
  database: 'Hifadhidata ina shughuli nyingi au haipatikani. Jaribu tena baada ya muda mfupi.',
  otherSite:
    'Fomu hii ilitumwa kutoka tovuti nyingine, au imepitwa na wakati. Fungua ukurasa tena.',
  manySignIns: 'Watu wengi wanaingia kwa wakati huu. Jaribu tena.',
  brokenForm: 'Imeshindikana kusoma fomu: yaliyomo yameharibika.',
  manyFields: 'Fomu ina sehemu nyingi mno, au majina yake yana ngazi nyingi mno.',
  tooLarge: (bytes) => `Ombi ni kubwa kuliko baiti ${formatCount(bytes)}.`,
  tooManyTries: (seconds) =>
    seconds < 90
      ? `Umejaribu mara nyingi mno. Jaribu tena baada ya sekunde ${formatCount(seconds)}.`
      : `Umejaribu mara nyingi mno. Jaribu tena baada ya dakika ${formatCount(Math.ceil(seconds / 60))}.`,
  length: (min, max) => `weka herufi ${formatCount(min)} hadi ${formatCount(max)}`,
  lengthOfNames: (min, max) => `weka majina ya herufi ${formatCount(min)} hadi ${formatCount(max)}`,
  amountOfValues: (min, max) =>
    `weka thamani zisizopungua ${formatCount(min)} na zisizozidi ${formatCount(max)}`,
  noneOf: (choices) => `weka mojawapo ya ${choices.join(', ')}`,
  countryFirst: 'chagua nchi kwanza',
  usDollars: 'weka kiasi kwa dola za Marekani',
  setByItself: 'thamani hii hujazwa kiotomatiki',
  notIndustry: (given, nearest) => `“${given}” si sekta inayojulikana${nearestIs(nearest)}`,
  notPlace: (given, country, isCity, nearest) =>
    `“${given}” si ${isCity ? 'jiji' : 'jimbo'} linalojulikana la nchi hii (${country})${nearestIs(nearest)}`,
};
