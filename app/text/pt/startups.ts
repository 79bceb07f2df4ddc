import { formatCount, formatShare, sayPlural } from '../../base/count.ts';
import type * as english from '../en/startups.ts';
import type { TranslationOf } from '../translation.ts';
import { capitalize, nameRound } from './words.ts';

const sayYears = ({ first, last }: { first: string; last: string }) =>
  first === last ? first : `${first} a ${last}`;

const sayRounds = (rounds: number) => sayPlural(rounds, { one: '# ronda', other: '# rondas' });

export const startupsText: TranslationOf<typeof english.startupsText> = {
  missing: {
    title: (name, facts) =>
      `Ajude a completar a ficha da ${name}: ${sayPlural(facts, { one: 'falta # dado', other: 'faltam # dados' })}`,
    how: 'Basta uma resposta, e não é preciso ter conta. A página seguinte pede a fonte; um moderador lê a resposta antes de a publicar.',
    add: 'Adicionar',
    choose: 'Escolher',
    addRound: 'Adicionar uma ronda de financiamento, uma subvenção ou um prémio',
  },
  roundsSince: (rounds, since) =>
    (rounds === 1 ? 'uma ronda' : sayRounds(rounds)) + (since ? ` desde ${since}` : ''),
  roundsAlone: capitalize,
  lastRound: (round, date) => (date ? `Última: ${round}, ${date}` : `Última: ${round}`),
  sourcesCount: (sources) => sayPlural(sources, { one: '# fonte', other: '# fontes' }),
  raisedIn: (rounds) => `angariados em ${rounds}`,
  ofIt: {
    debt: (amount) => `Deste valor, ${amount} são dívida.`,
    grant: (amount) => `Deste valor, ${amount} são subvenções.`,
  },
  amountsKnown: (known, rounds) =>
    rounds === 1
      ? 'O montante não foi divulgado.'
      : `Montante conhecido em ${formatCount(known)} de ${formatCount(rounds)} rondas.`,
  notConverted: (rounds) =>
    sayPlural(rounds, {
      one: '# ronda está noutra moeda e não entra nas somas.',
      other: '# rondas estão noutra moeda e não entram nas somas.',
    }),
  mayHaveMore: 'Podem faltar rondas mais recentes.',
  timelineMeasure: 'Cada ronda por data e montante, em dólares americanos.',
  timelineDebt: 'Só contorno: dívida.',
  timelineRings: (isUndisclosed, isForeign) => {
    const reasons = [isUndisclosed && 'não divulgado', isForeign && 'noutra moeda'];
    return `Anéis: montante ${reasons.filter(Boolean).join(' ou ')}.`;
  },
  timelineOf: (name) =>
    `Rondas da ${name} por data e montante; a lista abaixo tem os mesmos números`,
  earlierRounds: (rounds) =>
    sayPlural(rounds, { one: '# ronda anterior', other: '# rondas anteriores' }),
  fundingsTab: 'Rondas em tabela e CSV',
  investorsCount: (investors) =>
    investors === 1 ? 'Investidor' : `${formatCount(investors)} investidores`,
  tookPart: ({ led, rounds, round, years }) => {
    const when = years ? `, ${sayYears(years)}` : '';
    if (round) return `${led > 0 ? 'Liderou a' : 'Participou na'} ${nameRound(round)}${when}`;
    return led > 0
      ? `Liderou ${formatCount(led)} de ${sayRounds(rounds)}${when}`
      : `Participou em ${sayRounds(rounds)}${when}`;
  },
  alsoInvested: 'Também investiram:',
  wholeTeam: (people) => `Todas as ${formatCount(people)} pessoas`,
  allNews: (news) => `Todas as ${formatCount(news)} notícias`,
  sayReasons: (reasons) => capitalize(reasons.join('; ')),
  unknown: {
    rounds: 'rondas de financiamento',
    investors: 'investidores',
  },
  pastNames: { former: 'Anteriormente', parent: 'Parte de' },
  relatedReasons: (industries, country) => [
    ...(industries.length === 1 ? [`mesmo sector: ${industries[0]}`] : []),
    ...(industries.length > 1 ? [`mesmos sectores: ${industries.join(', ')}`] : []),
    ...(country ? [`mesmo país: ${country}`] : []),
  ],
  tabs: 'Sobre esta startup',
  overview: 'Resumo',
  news: 'Notícias',
  team: 'Equipa',
  fundings: 'Financiamento',
  competitors: 'Concorrentes',
  tabTitle: (name, tab) => `${name}: ${tab.toLowerCase()}`,
  description: (name, tagline, country) =>
    tagline
      ? `${name}: ${tagline}. Financiamento, investidores, equipa e notícias, sempre com a fonte.`
      : `${name}, ${country}. Financiamento, investidores, equipa e notícias, sempre com a fonte.`,
  compare: 'Comparar',
  rankOf: (rank) => `N.º ${formatCount(rank)} em total angariado`,
  undisclosed: 'Não divulgado',
  founded: 'Fundação',
  founders: 'Fundadores',
  employees: 'Trabalhadores',
  statuses: { active: 'Activa', acquired: 'Adquirida', closed: 'Encerrada', public: 'Em bolsa' },
  otherType: 'Outro',
  ticker: 'Código na bolsa',
  foundedIn: (year) => `Fundada em ${year}`,
  fictional: 'Fictícia',
  about: (name) => `Sobre a ${name}`,
  technologies: 'Tecnologias',
  related: 'Startups semelhantes',
  allCompetitors: (name) => `Comparar a ${name} com estas startups`,
  newsAbout: (name) => `Notícias sobre a ${name}`,
  noNews: 'Ainda não há notícias registadas.',
  noNewsWhy: 'As notícias aparecem aqui quando uma publicação que seguimos fala desta startup.',
  teamOf: (name) => `Equipa da ${name}`,
  noTeam: 'Ainda não há fundadores nem equipa registados.',
  fundingsOf: (name) => `Rondas de financiamento da ${name}`,
  historyOf: (name) => `O que aconteceu à ${name}`,
  events: {
    renamed: { alone: 'Mudou de nome', withOther: 'Deixou de se chamar {other}' },
    acquired: { alone: 'Adquirida', withOther: 'Adquirida por {other}' },
    merged: { alone: 'Fundiu-se', withOther: 'Fundiu-se com {other}' },
    listed: { alone: 'Entrou em bolsa', withOther: 'Entrou em bolsa ({other})' },
    closed: { alone: 'Encerrou', withOther: 'Encerrou com {other}' },
    paused: { alone: 'Suspendeu a actividade', withOther: 'Suspendeu a actividade com {other}' },
    pivoted: { alone: 'Mudou de negócio', withOther: 'Mudou de negócio com {other}' },
  },
  acquisitions: { acquired: 'Adquiriu a {startup}', merged: 'Fundiu-se com a {startup}' },
  forPrice: 'por {amount}',
  otherNames: 'Também conhecida como',
  aliasKinds: {
    former: (until) => (until ? `até ${until}` : 'nome anterior'),
    product: () => 'produto',
    legal: () => 'denominação social',
    parent: () => 'empresa-mãe',
    short: () => 'nome abreviado',
  },
  womenLedYes: 'Sim: uma fonte refere-se à fundadora ou à CEO no feminino',
  cumulative: 'Angariado ao longo do tempo',
  raisedOverTime: (name) => `${name}: total angariado ao longo do tempo`,
  cumulativeSubtitle: 'Soma das rondas divulgadas, em dólares americanos',
  noFundings: 'Ainda não há rondas de financiamento registadas.',
  undatedRounds: (count) =>
    sayPlural(count, {
      one: '# ronda sem data conta para o total, mas não para o gráfico.',
      other: '# rondas sem data contam para o total, mas não para o gráfico.',
    }),
  date: 'Data',
  amountUsd: 'Montante (dólares americanos)',
  currency: 'Moeda',
  source: 'Fonte',
  sourceOf: (round) => `, fonte da ${nameRound(round)}`,
  unknownDate: 'Data desconhecida',
  leadInvestor: 'liderou',
  moreInvestors: (count) => `e mais ${formatCount(count)}`,
  competitorsOf: (name) => `${name} e startups semelhantes`,
  competitorsHow:
    'Semelhantes pelos sectores (os raros pesam mais), pelo país, pelo financiamento e pela descrição.',
  noCompetitors: 'Ainda não há startups semelhantes registadas.',
  why: 'Porquê estas startups?',
  comparison: 'Comparação',
  company: 'Empresa',
  location: 'Localização',
  sectors: 'Sectores',
  latestFundRound: 'Última ronda',
  totalFundRaised: 'Total angariado',
  rounds: 'Rondas',
  newestRound: 'Ronda mais recente',
  newestRoundOn: 'Data da ronda mais recente',
  newestRoundAnnounced: 'Ronda mais recente, tal como anunciada',
  equityRaised: 'Angariado em capital próprio',
  debtRaised: 'Angariado em dívida',
  grantsRaised: 'Subvenções',
  unknownRows: (rows) => `Desconhecido em todas: ${rows.join(', ')}`,
  comparedType: 'Tipo',
  private: 'Privada',
  best: 'valor mais alto',
};

export const startupGroupsText: TranslationOf<typeof english.startupGroupsText> = {
  markYear: 'Destacar um ano',
  markYearShow: 'Mostrar',
  notMarked: (year) =>
    `O ano de ${year} não está completo ou não tem montantes registados aqui; o gráfico refere-se ao último.`,
  pastTheEnd: 'Não há mais startups nesta página.',
  latestFundings: 'Últimas rondas',
  startups: 'Startups',
  raised12Months: 'Angariado em 12 meses',
  medianRound: 'Ronda mediana',
  rounds: sayRounds,
  startupsCount: (startups) => sayPlural(startups, { one: '# startup', other: '# startups' }),
  record: 'O registo',
  completeness: (rows, sourced) =>
    `${formatShare(sourced)} de ${formatCount(rows)} fichas de startups e rondas têm fonte.`,
  disclosed: (disclosed, rounds) =>
    `${formatCount(disclosed)} de ${sayRounds(rounds)} ${disclosed === 1 ? 'contabilizada' : 'contabilizadas'}`,
  howComplete: 'Até que ponto o registo está completo',
  howFigures:
    'O total angariado é a soma das rondas destas startups que têm montante e fonte. Os limites de linhas de crédito, os montantes angariados após a entrada em bolsa e as vendas de participações a terceiros são indicados à parte.',
  dealsHere: 'Investimentos aqui',
  ledHere: 'Liderados aqui',
  lastDealHere: 'Último investimento aqui',
  allInvestorsHere: 'Ver todos os investidores, com filtros',
  filterThese: 'Filtrar estas startups',
  unknown: '-',
};

export const startupListText: TranslationOf<typeof english.startupListText> = {
  title: 'Startups',
  lead: 'Todas as startups registadas. Filtre por lugar, sector, estado, ano de fundação e rondas.',
  description:
    'Todas as startups africanas registadas: filtre por país, sector, estado, ano de fundação e rondas, e descarregue a lista em CSV ou JSON.',
  search: 'Filtrar startups',
  one: 'startup',
  many: 'startups',
  noneMatch: 'Nenhuma startup corresponde a estes filtros',
  add: 'Adicionar uma startup',
  foundedFrom: '2015',
  foundedTo: '2024',
  roundsAre: 'As condições sobre as rondas são cumpridas por',
  roundsOne: 'uma só ronda',
  roundsTogether: 'as rondas da startup em conjunto',
  raisedRound: 'Teve uma ronda',
  raisedAmount: 'Valor de uma ronda (USD)',
  raisedOn: 'Angariou em',
  womenLed: (known, total) =>
    `Há informação sobre ${formatCount(known)} de ${formatCount(total)} startups: uma fonte refere-se à fundadora ou à CEO no feminino. Quanto às outras, não se sabe.`,
  csvTitle: 'Startups',
};
