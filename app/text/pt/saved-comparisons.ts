import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/saved-comparisons.ts';
import type { TranslationOf } from '../translation.ts';

export const savedComparisonsText: TranslationOf<typeof english.savedComparisonsText> = {
  title: 'Comparações guardadas',
  description: 'As comparações que guardou.',
  used: (saved, limit) => `${formatCount(saved)} de ${formatCount(limit)} guardadas`,
  titleOf: (names) =>
    formatList(
      names.length > 3 ? [...names.slice(0, 2), `mais ${formatCount(names.length - 2)}`] : names,
    ),
  name: 'Comparação',
  startups: 'Startups',
  saved: 'Guardada',
  actions: 'Acções',
  open: 'Abrir na comparação',
  openOne: 'Abrir',
  delete: 'Eliminar',
  deleted: (title) => `Comparação eliminada: ${title}`,
  deletedOne: 'Comparação eliminada. Tem 10 segundos para anular.',
  deleteFailed: 'Não foi possível eliminar a comparação',
  undo: 'Anular',
  undoFailed: 'Não foi possível recuperar a comparação',
  empty: 'Ainda não há comparações guardadas',
  emptyWhy: 'Coloque duas ou mais startups lado a lado e escolha «Guardar».',
  start: 'Comparar startups',
  more: (count) => `+${formatCount(count)}`,
  goneCount: (count) =>
    sayPlural(count, {
      one: '# já não consta do directório',
      other: '# já não constam do directório',
    }),
  gone: (slugs) => `Já não constam do directório e ficaram de fora: ${slugs.join(', ')}.`,
  allGone: 'Já nenhuma das startups desta comparação consta do directório',
  full: (saved, limit, offer) =>
    `Guardou ${formatCount(saved)} de ${formatCount(limit)} comparações. ${
      offer
        ? `O plano ${offer.plan} inclui ${formatCount(offer.limit)} e custa ${offer.price}. `
        : ''
    }Elimine uma para guardar outra.`,
  fullTitle: (limit) =>
    `Já guardou ${sayPlural(limit, { one: '# comparação', other: '# comparações' })}, o máximo`,
  fullWhy: (saved, limit) =>
    `Guardou ${formatCount(saved)} de ${formatCount(limit)} comparações. Elimine uma para guardar outra.`,
  gives: (limit) =>
    sayPlural(limit, { one: '# comparação guardada', other: '# comparações guardadas' }),
  wrong: {
    name: 'esperavam-se no máximo 80 caracteres',
    note: 'esperavam-se no máximo 500 caracteres',
    slugs: 'esperavam-se 2 a 10 startups diferentes, pelo slug',
    uuid: 'esperava-se o uuid de uma comparação eliminada nos últimos 10 segundos',
    unknown: (slugs) => `nenhuma startup se chama ${slugs.join(', ')}`,
  },
  rename: 'Mudar o nome',
  renameSave: 'Guardar as alterações',
  save: 'Guardar',
  saveName: 'Nome',
  saveNote: 'Nota',
  saveSubmit: 'Guardar a comparação',
  saveDone: 'Comparação guardada',
  saveFailed: 'Não foi possível guardar a comparação',
  see: 'Ver as comparações guardadas',
};
