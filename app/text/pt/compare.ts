import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/compare.ts';
import type { TranslationOf } from '../translation.ts';
import { within } from './words.ts';

const sayStartups = (count: number) => sayPlural(count, { one: '# startup', other: '# startups' });

export const compareText: TranslationOf<typeof english.compareText> = {
  compare: 'Comparar',
  overTime: 'Angariado ao longo do tempo',
  overTimeMeasure: 'Soma das rondas divulgadas até cada data, em dólares americanos',
  title: 'Comparar startups',
  titleOf: (names) => `Comparar ${formatList(names)}`,
  lead: 'Compare startups lado a lado: onde estão, o que fazem, quantos trabalhadores têm e quanto angariaram.',
  description:
    'Compare startups africanas lado a lado: lugar, ano de fundação, sectores, trabalhadores, seguidores, última ronda e total angariado, cada número com a sua fonte.',
  tray: {
    title: 'Startups a comparar',
    compare: (count) => `Comparar ${formatCount(count)}`,
    clear: 'Limpar',
    second: 'Adicione outra startup a partir da página dela',
    find: 'Procurar outras startups',
  },
  needsSecond: 'Adicione uma segunda startup para as ver lado a lado.',
  slots: 'Startups comparadas',
  table: 'Lado a lado',
  funding: 'Estado, rondas e investidores',
  earlier: (name) => `Mover ${name} uma posição para o início`,
  later: (name) => `Mover ${name} uma posição para o fim`,
  remove: (name) => `Remover ${name}`,
  drag: 'Arraste para reordenar',
  moved: (name, place, of) => `${name} ocupa agora a posição ${place} de ${of}`,
  removed: (name) => `${name}: removida`,
  added: (name, place, of) => `${name}: adicionada, posição ${place} de ${of}`,
  addLabel: 'Adicionar uma startup',
  addButton: 'Adicionar',
  add: (name) => `Adicionar ${name}`,
  suggestions: 'Startups encontradas',
  suggestionsFound: (count) =>
    count === 0
      ? 'Nenhuma startup encontrada'
      : `${sayStartups(count)} ${sayPlural(count, { one: 'encontrada', other: 'encontradas' })}`,
  nothingFound: (typed) => `Nenhuma startup se chama «${typed}».`,
  nothingFoundWhy: 'Experimente uma parte do nome ou escolha uma startup a partir de um sector.',
  severalFound: (typed) => `A qual destas se refere «${typed}»?`,
  nearest: (name) => `Semelhantes à ${name}:`,
  full: (limit) => `${formatCount(limit)} de ${formatCount(limit)} lugares ocupados.`,
  fullMore: (plan, limit) => `O plano ${plan} inclui ${formatCount(limit)} lugares.`,
  fullWhy: 'Remova uma startup para adicionar outra.',
  gives: (limit) => `${sayStartups(limit)} lado a lado`,
  tooManyTitle: (count) => `${sayStartups(count)} a mais`,
  tooMany: (asked, limit) =>
    `Esta comparação pede ${sayStartups(asked)}; aqui cabem ${formatCount(limit)} lado a lado, e a API permite até 10.`,
  leftOut: 'Ficaram de fora:',
  unknown: (slugs) =>
    slugs.length === 1
      ? `«${slugs[0]}» não corresponde a nenhuma startup.`
      : 'Não correspondem a nenhuma startup:',
  unknownHow:
    'Indique cada startup pelo fim do endereço da respectiva página: flutterwave para /startup/flutterwave.',
  onlyDifferences: 'Só as diferenças',
  noDifferences: 'Estas startups têm os mesmos dados em todas as linhas.',
  allRows: 'Mostrar todas as linhas',
  copyLink: 'Copiar a ligação',
  linkCopied: 'Ligação copiada',
  linkNotCopied: 'O navegador não permitiu copiar',
  linkNotCopiedWhy: 'A barra de endereço tem a mesma ligação.',
  exportCsv: 'Exportar CSV',
  csvTitle: 'Comparação',
  emptyTitle: 'Comparações para começar',
  emptyWhy: 'Adicione duas ou mais startups pelo nome, ou comece por uma destas.',
  noStartups: 'Ainda não há startups registadas.',
  exampleOf: (industry) => `As mais financiadas em ${within(industry)}`,
  expectedSlugs: 'esperava-se pelo menos um slug',
};
