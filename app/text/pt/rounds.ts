import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type { FundingRound } from '../../base/enumerations.ts';
import { sayRoundAmount } from '../../base/money.ts';
import type * as english from '../en/rounds.ts';
import type { TranslationOf } from '../translation.ts';
import { nameRound } from './words.ts';

const rounds = (number: number) => sayPlural(number, { one: '# ronda', other: '# rondas' });

export const roundsText: TranslationOf<typeof english.roundsText> = {
  title: 'Rondas de financiamento',
  lead: 'Todas as rondas registadas, das mais recentes para as mais antigas, com quem participou e a fonte do número.',
  description:
    'Todas as rondas de financiamento de startups africanas registadas: filtre por tipo, montante, data, investidor, país e sector, e descarregue a lista em CSV ou JSON.',
  search: 'Filtrar rondas',
  amounts: 'Montante em dólares americanos',
  amountFrom: '1M',
  amountTo: '10M',
  dateFrom: '2024',
  dateTo: '2025-06',
  disclosedChoices: { yes: 'Divulgado', no: 'Não divulgado', counted: 'Conta nas somas' },
  moneyKinds: {
    equity: 'Capital próprio',
    debt: 'Dívida',
    grant: 'Subvenção',
    convertible: 'Nota convertível',
    secondary: 'Venda secundária',
    token: 'Venda de tokens',
    other: 'Outro ou não indicado',
  },
  one: 'ronda',
  many: 'rondas',
  noneMatch: 'Nenhuma ronda corresponde a estes filtros',
  date: 'Data',
  sources: 'Fontes',
  sourcesOf: (number) => sayPlural(number, { one: '# fonte', other: '# fontes' }),
  undated: 'Sem data',
  undisclosed: 'Não divulgado',
  others: (number) => `+${formatCount(number)}`,
  raised: 'Angariado',
  equity: 'Capital próprio',
  debt: 'Dívida',
  grants: 'Subvenções',
  otherKinds: 'Outros tipos',
  median: 'Ronda mediana',
  sumOf: (counted, total) => `Soma de ${formatCount(counted)} de ${rounds(total)}.`,
  undisclosedAmounts: (number) =>
    sayPlural(number, {
      one: '# montante não foi divulgado',
      other: '# montantes não foram divulgados',
    }),
  otherCurrency: (number) =>
    sayPlural(number, {
      one: '# anunciada só noutra moeda',
      other: '# anunciadas só noutra moeda',
    }),
  uncountedLast: 'Nesta ordenação, as rondas que não entram em nenhum total ficam no fim.',
  tooMany: 'Há demasiadas rondas para as somar aqui. Adicione um filtro para ver a soma.',
  yes: 'sim',
  csvTitle: 'Rondas',
  feedTitle: 'Rondas correspondentes',
  weakOnly: 'Só fontes fracas',
  source: 'Fonte',
  address: 'Endereço',
  unknownSort: (given, columns) =>
    `não se pode ordenar por «${given}»; esperava-se uma destas colunas: ${columns.join(', ')}, com um sinal menos para ordem decrescente`,
};

export const leftOutText: TranslationOf<typeof english.leftOutText> = {
  why: {
    facility: 'limite de uma linha de crédito, fora dos totais',
    after_listing: 'angariado após a entrada em bolsa, fora dos totais',
    secondary: 'pago a accionistas, fora dos totais',
    weak: 'fonte fraca, fora dos totais',
    no_source: 'sem fonte, fora dos totais',
  },
  parts: {
    facility: (usd) => `limites de linhas de crédito de ${usd}`,
    after_listing: (usd) => `${usd} após a entrada em bolsa`,
    secondary: (usd) => `${usd} pagos a accionistas`,
    weak: (usd) => `${usd} que nenhuma boa fonte comprova`,
    no_source: (usd) => `${usd} sem fonte`,
  },
  and: (parts) => `e ${formatList(parts)}`,
  notIn: (parts) => `Fora da soma: ${formatList(parts)}.`,
};

const inRound: Record<FundingRound, string> = {
  Angel: 'numa ronda de business angels',
  'Pre-Seed': 'numa ronda pre-seed',
  Seed: 'numa ronda seed',
  Grant: 'através de uma subvenção',
  'Venture Series': 'numa ronda de capital de risco',
  'Series A': 'numa ronda Série A',
  'Series B': 'numa ronda Série B',
  'Series C': 'numa ronda Série C',
  'Equity Crowdfunding': 'numa ronda de crowdfunding de capital',
  'Product Crowdfunding': 'numa campanha de crowdfunding de produto',
  'Convertible Note': 'através de uma nota convertível',
  'Debt Financing': 'em dívida',
  'Secondary Market': 'numa venda no mercado secundário',
  'Post-IPO Equity': 'numa ronda de capital após a entrada em bolsa',
  'Post-IPO Secondary': 'numa venda secundária após a entrada em bolsa',
  'Post-IPO Debt': 'em dívida após a entrada em bolsa',
  'Initial Coin Offering': 'numa oferta inicial de moedas (ICO)',
  'Funding Round': 'numa ronda de financiamento',
  'Venture Capital': 'numa ronda de capital de risco',
  'Private Equity': 'numa ronda de private equity',
};

export const fundingsText: TranslationOf<typeof english.fundingsText> = {
  raised: (name, round) => {
    const verb = round.is_facility ? 'pode utilizar até' : 'angariou';
    return `${name} ${verb} ${sayRoundAmount(round) ?? 'um montante não divulgado'} ${inRound[round.round]}`;
  },
  description: (raised, date, investors) =>
    [
      `${raised}.`,
      date && `A ronda foi anunciada em ${date}.`,
      investors > 0 &&
        sayPlural(investors, {
          one: '# investidor identificado.',
          other: '# investidores identificados.',
        }),
      'Investidores, as rondas anterior e seguinte e todas as fontes.',
    ]
      .filter(Boolean)
      .join(' '),
  undated: 'Data desconhecida',
  undatedNote:
    'A ronda conta para os totais, mas não para os gráficos por ano, porque não se sabe a data.',
  sourceIs: 'Fonte:',
  reported: 'Noticiado como',
  converted: (rate, day) => `, convertido à taxa de ${rate} em ${day}`,
  notConverted: ', não convertido em dólares americanos',
  undisclosed: 'Não divulgado',
  unknown: { amount: 'o montante', date: 'a data', investors: 'os investidores' },
  equity: 'Capital próprio',
  isEquity: { yes: 'Sim', no: 'Não' },
  cumulative: 'Angariado até então',
  share: 'Parte no total do sector',
  facts: 'Dados da ronda',
  lead: 'Liderou',
  steps: 'Ronda a ronda',
  stepsMeasure: 'Cada barra é a soma das rondas divulgadas até então, em dólares americanos',
  allRounds: 'Todas as rondas da {name}',
  percentOf: (percent) => `${formatCount(percent)}%`,
  shareOf: (year, number) =>
    `{percent} dos {total} divulgados em {industry} em ${year}, num total de ${rounds(number)}.`,
  news: 'Notícias dessa altura',
  sources: 'Fontes',
  noSources: 'Ainda não há fonte registada.',
  preferred: 'Seguida aqui',
  moderatorsOnly: 'Só os moderadores escolhem que fonte uma ronda segue.',
  differs: 'Outras fontes dizem:',
  differsRound: nameRound,
  differsDate: (date) => `anunciada em ${date}`,
  differsAmount: (amount) => `montante ${amount}`,
  roundOf: (startup, round, date) => [`${startup}: ${round}`, date].filter(Boolean).join(', '),
  sameRound: 'Há outra ficha da mesma ronda?',
  sameRoundAs: 'A mesma ronda que',
  sameRoundHint: 'Verá as duas lado a lado antes de se tornarem uma só.',
  sameRoundCompare: 'Comparar',
  sameRoundChoose: 'Escolha uma ronda',
  updated: 'Actualizado em {day}',
  fictional: 'Fictícia',
};

export const exitsText: TranslationOf<typeof english.exitsText> = {
  title: 'Saídas e encerramentos',
  lead: 'Que startups africanas foram adquiridas, se fundiram, entraram em bolsa ou encerraram, quando, por quem e, se for conhecido, por quanto.',
  description:
    'Aquisições, fusões, entradas em bolsa e encerramentos de startups africanas, com data, fonte e preço, quando divulgado.',
  search: 'Filtrar saídas',
  kind: 'O que aconteceu',
  anyKind: 'Tudo',
  kinds: {
    acquired: 'Adquirida',
    merged: 'Fundida',
    listed: 'Entrou em bolsa',
    closed: 'Encerrada',
  },
  causes: {
    money: 'Falta de dinheiro',
    market: 'Falta de clientes ou custos demasiado altos',
    regulation: 'Regulação ou perda de licença',
    dispute: 'Fraude ou litígio',
    owner: 'Falência ou decisão do proprietário',
    other: 'Outra razão',
  },
  anyCause: 'Qualquer razão',
  whyClosed: 'Porque encerraram as startups',
  causesKnown: (known, closures) =>
    `As fontes indicam uma razão para ${formatCount(known)} de ${formatCount(closures)} encerramentos.`,
  latestClosures: 'Os mais recentes',
  anyCountry: 'Qualquer país',
  anyIndustry: 'Qualquer sector',
  year: 'Ano',
  since: 'Desde',
  anyYear: 'Qualquer ano',
  choice: (name, exits) => `${name} (${formatCount(exits)})`,
  show: 'Mostrar',
  clear: 'Limpar tudo',
  unknownDate: 'Data desconhecida',
  counterparty: 'Comprador, parceiro ou bolsa',
  detail: 'O que se sabe',
  price: 'Preço',
  priceUsd: 'Preço em dólares americanos',
  source: 'Fonte',
  undisclosed: 'Não divulgado',
  acquisitions: 'Adquiridas',
  mergers: 'Fundidas',
  listings: 'Em bolsa',
  closures: 'Encerradas',
  byYear: 'As mesmas por ano, em gráfico',
  closuresFollowed: (closures) =>
    sayPlural(closures, {
      one: '# startup que encerrou passou entretanto a ter outro estado, por exemplo «adquirida», e não entra nas listas de startups encerradas.',
      other:
        '# startups que encerraram passaram entretanto a ter outro estado, por exemplo «adquirida», e não entram nas listas de startups encerradas.',
    }),
  prices: (disclosed, undisclosed, amount) =>
    disclosed === 0
      ? `Nenhum preço foi divulgado em ${sayPlural(undisclosed, { one: '# aquisição ou fusão', other: '# aquisições e fusões' })}.`
      : `Os preços divulgados somam ${amount} em ${sayPlural(disclosed, { one: '# negócio', other: '# negócios' })}; ${sayPlural(undisclosed, { one: '# preço não foi divulgado e não conta', other: '# preços não foram divulgados e não contam' })}.`,
  none: 'Nenhuma saída corresponde a estes filtros.',
  noneWhy:
    'Se sabe de alguma saída, sugira uma alteração na página da startup, com um endereço que a comprove.',
  acquirerTitle: (name) => `${name}: startups adquiridas`,
  acquirerLead: (name) => `Startups africanas que a ${name} adquiriu ou com as quais se fundiu.`,
  asInvestor: (name) => `${name} como investidor`,
};
