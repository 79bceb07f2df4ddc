import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/questions.ts';
import type { TranslationOf } from '../translation.ts';

export const questionsText: TranslationOf<typeof english.questionsText> = {
  not: 'não',
  operators: { gt: 'mais de', gte: 'pelo menos', lt: 'menos de', lte: 'no máximo' },
  dates: { gt: 'depois de', gte: 'desde', lt: 'antes de', lte: 'até' },
  blank: { is_blank: 'desconhecido', is_not_blank: 'conhecido' },
  to: (low, high) => `${low} a ${high}`,
  understood: 'Entendido como',
  about: (words) => `Sobre: ${words}`,
  pages: {
    coverage: 'O que o registo cobre, e o que outros contam',
    exits: 'Saídas com compradores, preços e fontes',
    comparison: 'Compare-as lado a lado',
  },
  otherReading: 'Também pode querer dizer:',
  nothing: 'Nada no registo corresponde a tudo isto',
  nothingWhy: 'Cada uma destas opções retira uma parte:',
  nothingAtAll: 'Nada no registo corresponde a isto',
  without: (part, total, isAtLeast) =>
    `Sem «${part}»: ${formatCount(total)}${isAtLeast ? ' ou mais' : ''}`,
  download: 'Descarregar CSV',
  edit: 'Editar como filtros',
  search: 'Pesquisar',
  groupFigures: (startups) => sayPlural(startups, { one: '# startup', other: '# startups' }),
  roundsRule: 'Uma ronda sem montante conhecido não pode corresponder a um montante.',
  acquiredBy: (buyer) => `Adquirida por ${buyer}`,
  examplesTitle: 'Pergunte por palavras suas',
  examplesLead:
    'Em inglês, francês, português, suaíli ou árabe. Verá como a sua pergunta foi entendida.',
};

export const semanticText: TranslationOf<typeof english.semanticText> = {
  title: 'Pesquisar por descrição',
  lead: 'Descreva a empresa que procura.',
  search: 'Pesquisar por descrição',
  label: 'O que deve fazer a empresa, e onde?',
  submit: 'Pesquisar',
  try: 'Por exemplo',
  found: (startups) =>
    sayPlural(startups, { one: '# startup', other: '# startups, das mais próximas às menos' }),
  closeness: {
    veryClose: 'Muito próxima',
    close: 'Próxima',
    related: 'Relacionada',
    distant: 'Distante',
  },
  why: 'Porquê',
  byVector: 'Semelhantes no conjunto',
  byName: (q) => `Nenhuma startup se aproxima de «${q}».`,
  byNameWhy: 'Tente outras palavras, menos palavras, ou um sector ou lugar mais amplo.',
};
