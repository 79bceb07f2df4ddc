import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/charts.ts';
import type { TranslationOf } from '../translation.ts';
import { inPlace, within } from './words.ts';

export const chartsText: TranslationOf<typeof english.chartsText> = {
  chart: 'Gráfico',
  table: 'Tabela',
  csv: 'CSV',
  xlsx: 'XLSX',
  svg: 'SVG',
  png: 'PNG',
  zip: 'Tudo num ficheiro zip',
  cite: 'Citar',
  load: 'Carregar em Python, R ou Sheets',
  loading: (address) =>
    [
      `import pandas as pd; data = pd.read_csv("${address}")`,
      `data <- read.csv("${address}")`,
      `=IMPORTDATA("${address}")`,
    ].join('\n'),
  openAsFigure: 'Abrir em «Números»',
  compareWith: 'Comparar com outros',
  mostIn: (year) => `Máximo em ${year}`,
  citation: (site, title, day, address) =>
    `${site}. «${title}.» ${day ? `Dados de ${day}. ` : ''}${address}`,
  source: (site, day) => (day ? `Fonte: ${site}, actualizado em ${day}.` : `Fonte: ${site}.`),
  measure: (title, unit) => `${title}, ${unit.toLowerCase()}`,
  coverage: {
    usd: (known, total) =>
      `Contam ${known} de ${total} rondas; as restantes não têm montante ou ficam de fora.`,
    count: (known, total) => `Ano de fundação conhecido em ${known} de ${total} startups.`,
  },
  figureViews: (title) => `Formas de ver: ${title}`,
  empty: 'Ainda não há números registados. O primeiro com fonte aparecerá aqui.',
  noData: 'Sem dados',
  openRecords: 'Prima para ver as fichas',
  soFar: 'até agora',
  yearSoFar: (year) => `${year} até agora`,
  otherRows: (count) => sayPlural(count, { one: '# outro', other: '# outros' }),
  otherSeries: 'Outros',
  unnamed: 'Sem nome',
  units: { usd: 'Dólares americanos', count: 'Número', percent: 'Percentagem' },
  xHeadings: { year: 'Ano', date: 'Data', category: 'Nome' },
  zeroUsd: '$0',
  percent: (value) => `${value}%`,
  finding: {
    only: (label, value) => `${label}: ${value}.`,
    highest: (label, value) => `Valor mais alto: ${label}, ${value}.`,
    lowest: (label, value) => `Valor mais baixo: ${label}, ${value}.`,
    latest: (label, value) => `Valor mais recente: ${label}, ${value}.`,
    allEqual: (count, value) => `Todos os ${formatCount(count)} têm o mesmo valor: ${value}.`,
    ofSeries: (name, finding) => `${name}. ${finding}`,
    unknown: (count, of) => `Sem dados em ${formatCount(count)} de ${formatCount(of)}.`,
  },
  pointReading: (label, value) => `${label}: ${value}`,
  legend: 'Legenda',
  range: (low, high) => `${low} a ${high}`,
  orMore: (low) => `${low} ou mais`,
  placeReading: (label, value) => `${label}: ${value}`,
  boundaryDisclaimer:
    'As fronteiras são simplificadas e servem apenas de orientação; não exprimem opinião sobre o estatuto de qualquer território.',
};

export const figuresText: TranslationOf<typeof english.figuresText> = {
  fundingHistory: (where) =>
    where ? `Financiamento registado por ano, ${where}` : 'Financiamento registado por ano',
  topIndustries: 'Sectores com mais startups',
  yearFounded: (where) => `Startups por ano de fundação, ${where}`,
  twitterFollowers: (startup) => `Seguidores da ${startup} no Twitter`,
  twitterMentions: (startup) => `Menções da ${startup} no Twitter por mês`,
  backlinks: (startup) => `Ligações para o site da ${startup}`,
  countryConcentration: (investor) => `Rondas com a participação de ${investor}, por país`,
  startupsOf: ({ industryName, placeName }) => {
    const startups = industryName ? `startups de ${within(industryName)}` : 'startups';
    if (placeName) return `${startups} ${inPlace(placeName)}`;
    return industryName ? startups : null;
  },
  headlines: {
    raised: (who, year, comparison) =>
      `O registo reúne {figure} angariados${who ? ` por ${who}` : ''} em ${year}, ${comparison}`,
    of: (usd, publisher) => `de um total de ${usd} contado por ${publisher}`,
    moreThan: (usd, publisher) => `acima dos ${usd} contados por ${publisher}`,
    most: 'o valor mais alto de sempre',
    mostUntilThen: 'mais do que em qualquer ano anterior',
    mostSince: (year) => `o valor mais alto desde ${year}`,
    leastSince: (year) => `o valor mais baixo desde ${year}`,
    alike: (year) => `um valor semelhante ao de ${year}`,
    fewerThanHalf: (year) => `menos de metade do valor de ${year}`,
    downFrom: (amount, year) => `abaixo dos ${amount} de ${year}`,
    industry: (name, startups, total) =>
      `{figure} de ${formatCount(total)} startups ${startups === 1 ? 'actua' : 'actuam'} em ${within(name)}`,
    country: (name, rounds, total) =>
      `{figure} de ${formatCount(total)} rondas ${rounds === 1 ? 'foi' : 'foram'} para startups ${inPlace(name)}`,
  },
  tooFewFounded: (known, total) =>
    `Ano de fundação conhecido em apenas ${formatCount(known)} de ${formatCount(total)} startups, demasiado poucas para um gráfico.`,
  industryIn: (industry, place) => `${industry} ${inPlace(place)}`,
  series: {
    disclosedAmount: 'Montante divulgado',
    startups: 'Startups',
    followers: 'Seguidores',
    mentions: 'Menções',
    backlinks: 'Ligações de outros sites',
    rounds: 'Rondas',
  },
  undatedRounds: (rounds) =>
    sayPlural(rounds, {
      one: '# ronda sem data conta para os totais, mas não para nenhum ano.',
      other: '# rondas sem data contam para os totais, mas não para nenhum ano.',
    }),
  columns: { year: 'Ano', date: 'Data', name: 'Nome', usd: (series) => `${series} (USD)` },
  readMe: (site, day, address, files, home) =>
    `${site}, ${day}
${address}

${files.join(', ')}

data.csv contém os números do gráfico.${files.includes('records.csv') ? ' records.csv contém as rondas que lhes dão origem, cada uma com o endereço da sua fonte.' : ''}
De onde vem cada dado: ${home}/methodology. Licença: CC BY 4.0, com uma ligação para ${home}.
`,
  datasetDescription: (title, records) =>
    `${title}: calculado a partir de ${formatCount(records)} fichas públicas sobre startups africanas, cada uma com a sua fonte.`,
  noFundingsYet:
    'Ainda não há rondas registadas com data e montante divulgado. Os anos aparecem com a primeira que tenha fonte.',
  errors: {
    onlyMissing: (keys) => `esperava-se um ou mais destes valores, separados por vírgulas: ${keys}`,
    unknownKey: (key) => `«${key}» não é um gráfico`,
    unknownKeyNear: (key, nearest) => `«${key}» não é um gráfico; queria dizer «${nearest}»?`,
    slugMissing: (key) => `exigido por ${key}`,
    oneChart: 'esperava-se exactamente um gráfico por ficheiro',
    year: 'esperava-se um ano, como 2024',
  },
};

export const rankingsText: TranslationOf<typeof english.rankingsText> = {
  criteria: {
    fundings: {
      tab: 'Financiamento',
      title: 'Top 100 das startups africanas por financiamento',
      shortTitle: 'Startups africanas por financiamento',
      amount: 'Total angariado',
      how: 'A soma das rondas de uma startup com montante e fonte, em dólares americanos. O que não conta para nenhum total é indicado à parte: limites de linhas de crédito, montantes angariados após a entrada em bolsa, vendas de participações a terceiros. As startups sem soma ficam de fora.',
      emptyTitle: 'Ainda não há rondas divulgadas registadas',
      emptyWhy: 'Uma startup aparece aqui assim que for registada uma ronda com montante e fonte.',
    },
    early_stage_fundings: {
      tab: 'Financiamento inicial',
      title: 'Top 100 das startups africanas por financiamento em fase inicial',
      shortTitle: 'Startups africanas por financiamento em fase inicial',
      amount: 'Financiamento em fase inicial',
      how: 'A soma das rondas de business angels, pre-seed e seed, das subvenções e das notas convertíveis com montante e fonte, em dólares americanos.',
      emptyTitle: 'Ainda não há rondas divulgadas de fase inicial',
      emptyWhy:
        'Esta classificação precisa de rondas de business angels, pre-seed ou seed, subvenções ou notas convertíveis com montante e fonte.',
    },
    twitter_follower_growth: {
      tab: 'Crescimento no Twitter',
      title: 'Top 100 das startups africanas por crescimento de seguidores no Twitter',
      shortTitle: 'Startups africanas por crescimento de seguidores no Twitter',
      amount: 'Seguidores ganhos',
      how: 'Seguidores actuais menos os da contagem mais próxima de há 365 dias, com uma margem máxima de 45 dias; as startups sem as duas contagens ficam de fora.',
      emptyTitle: 'Ainda não há duas contagens de seguidores com um ano de intervalo',
      emptyWhy:
        'Uma startup aparece aqui assim que forem registadas duas contagens de seguidores com cerca de um ano de intervalo, cada uma com a sua fonte.',
    },
    twitter_follower_count: {
      tab: 'Seguidores no Twitter',
      title: 'Top 100 das startups africanas por seguidores no Twitter',
      shortTitle: 'Startups africanas por seguidores no Twitter',
      amount: 'Seguidores',
      how: 'A contagem de seguidores mais recente que está registada. As startups sem contagem ficam de fora.',
      emptyTitle: 'Ainda não há contagens de seguidores registadas',
      emptyWhy:
        'Uma startup aparece aqui assim que for registada uma contagem de seguidores com fonte.',
    },
    twitter_tweet_count: {
      tab: 'Publicações no Twitter',
      title: 'Top 100 das startups africanas por publicações no Twitter',
      shortTitle: 'Startups africanas por publicações no Twitter',
      amount: 'Publicações',
      how: 'A contagem de publicações mais recente que está registada. As startups sem contagem ficam de fora.',
      emptyTitle: 'Ainda não há contagens de publicações registadas',
      emptyWhy:
        'Uma startup aparece aqui assim que for registada uma contagem de publicações com fonte.',
    },
  },
  narrow: 'Restringir a classificação',
  anyCountry: 'Todos os países',
  anyIndustry: 'Todos os sectores',
  show: 'Mostrar',
  noneChosen: 'Nenhuma startup desta selecção tem este dado',
  allOfThem: 'Ver toda a classificação',
  unknownPage: 'esperava-se 1 ou 2',
  unmeasured: 'Ainda sem medição:',
  tabs: 'Classificar por',
  rank: 'Posição',
  movedSince: (year) => `Desde ${year}`,
  isNew: 'nova',
  unmoved: '=',
  up: (places) => `subiu ${places}`,
  down: (places) => `desceu ${places}`,
  wasRank: (rank) => `Antes era a n.º ${rank}`,
  years: (years) => `Últimos ${years} anos`,
  dataTo: (year) => `Dados até ${year}.`,
  coverage: (known, total) =>
    `Este dado é conhecido em ${formatCount(known)} de ${formatCount(total)} startups registadas.`,
  coverageChosen: (known, total) =>
    `Este dado é conhecido em ${formatCount(known)} de ${formatCount(total)} startups desta selecção.`,
  description: (title, how) => `${title}. ${how}`,
  tagline: 'O que faz',
  asOf: 'À data de',
  address: 'Endereço',
  unknownSort: (sort, known) =>
    `«${sort}» não é uma coluna para ordenar; esperava-se uma destas: ${known.join(', ')}, com - para ordem decrescente`,
  otherRanking: 'Ver a classificação por financiamento',
  allIndustries: 'Ver todos os sectores',
  top100: 'Top 100',
  unknownCriterion: (by, known) => `«${by}» não é um critério; esperava-se um destes: ${known}`,
  unknownCriterionNear: (by, nearest) => `«${by}» não é um critério; queria dizer «${nearest}»?`,
};
