import { formatList } from '../../base/count.ts';
import type * as english from '../en/saved-comparisons.ts';
import type { TranslationOf } from '../translation.ts';

export const savedComparisonsText: TranslationOf<typeof english.savedComparisonsText> = {
  title: 'Ulinganisho uliohifadhiwa',
  description: 'Ulinganisho uliouhifadhi.',
  used: (saved, limit) => `Ulinganisho uliohifadhiwa: ${saved} kati ya ${limit}`,
  titleOf: (names) =>
    formatList(names.length > 3 ? [...names.slice(0, 2), `nyingine ${names.length - 2}`] : names),
  name: 'Ulinganisho',
  startups: 'Kampuni changa',
  saved: 'Tarehe ya kuhifadhiwa',
  actions: 'Vitendo',
  open: 'Fungua kwenye ulinganisho',
  openOne: 'Fungua',
  delete: 'Futa',
  deleted: (title) => `${title}: umefutwa`,
  deletedOne: 'Ulinganisho umefutwa. Una sekunde 10 za kutengua.',
  deleteFailed: 'Imeshindikana kufuta ulinganisho',
  undo: 'Tengua',
  undoFailed: 'Imeshindikana kurejesha ulinganisho',
  empty: 'Bado hakuna ulinganisho uliohifadhiwa',
  emptyWhy: 'Linganisha kampuni changa mbili au zaidi sambamba, kisha uchague “Hifadhi”.',
  start: 'Linganisha kampuni changa',
  more: (count) => `+${count}`,
  goneCount: (count) =>
    `kampuni changa ${count} ${count === 1 ? 'haimo' : 'hazimo'} tena kwenye orodha`,
  gone: (slugs) =>
    `${slugs.length === 1 ? 'Haimo tena kwenye orodha, na imeachwa' : 'Hazimo tena kwenye orodha, na zimeachwa'}: ${slugs.join(', ')}.`,
  allGone: 'Hakuna hata moja ya kampuni changa zake iliyobaki kwenye orodha',
  full: (saved, limit, offer) =>
    `Umehifadhi ulinganisho ${saved} kati ya ${limit}. ${
      offer ? `${offer.plan} inaruhusu ${offer.limit} kwa ${offer.price}. ` : ''
    }Futa mmoja ili kuhifadhi mpya.`,
  fullTitle: (limit) => `Nafasi zote ${limit} zimejaa`,
  fullWhy: (saved, limit) =>
    `Umehifadhi ulinganisho ${saved} kati ya ${limit}. Futa mmoja ili kuhifadhi mpya.`,
  gives: (limit) => `ulinganisho ${limit} wa kuhifadhi`,
  wrong: {
    name: 'weka herufi zisizozidi 80',
    note: 'weka herufi zisizozidi 500',
    slugs: 'weka kampuni changa 2 hadi 10 tofauti, kwa slug',
    uuid: 'weka uuid ya ulinganisho uliofutwa katika sekunde 10 zilizopita',
    unknown: (slugs) => `hakuna kampuni changa inayoitwa ${slugs.join(', ')}`,
  },
  rename: 'Badilisha jina',
  renameSave: 'Hifadhi mabadiliko',
  save: 'Hifadhi',
  saveName: 'Jina',
  saveNote: 'Dokezo',
  saveSubmit: 'Hifadhi ulinganisho',
  saveDone: 'Ulinganisho umehifadhiwa',
  saveFailed: 'Imeshindikana kuhifadhi ulinganisho',
  see: 'Tazama ulinganisho wote uliohifadhiwa',
};
