import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import { formatPartialDate } from '../../base/dates.ts';
import type * as english from '../en/investors.ts';
import type { TranslationOf } from '../translation.ts';
import { inPlace, nameRound } from './words.ts';

const sayRounds = (rounds: number) => sayPlural(rounds, { one: '# ronda', other: '# rondas' });
const sayStartups = (startups: number) =>
  sayPlural(startups, { one: '# startup', other: '# startups' });
const sayAfrican = (startups: number) =>
  sayPlural(startups, { one: '# startup africana', other: '# startups africanas' });

export const investorsText: TranslationOf<typeof english.investorsText> = {
  investors: 'Investidores',
  title: 'Investidores em startups africanas',
  lead: 'Fundos, empresas e pessoas que participam em rondas de startups africanas, e as rondas em que participaram.',
  description:
    'Quem participa nas rondas de business angels, seed e Série A e nas subvenções das startups africanas, com cada ronda e a sua fonte.',
  searchTitle: (q) => `Investidores: ${q}`,
  search: 'Pesquisar investidores',
  stage: 'Fase',
  anyType: 'Qualquer tipo',
  anyStage: 'Qualquer fase',
  choice: (label, investors) => `${label} (${formatCount(investors)})`,
  seat: 'Sede em',
  place: 'Investiu em',
  anyPlace: 'Qualquer país',
  sector: 'Sector em que investiu',
  anySector: 'Qualquer sector',
  since: 'Activo desde',
  sinceHint: 'Um ano',
  ledOnly: 'Liderou uma ronda',
  anyLed: 'Liderou ou participou',
  ledYes: 'Já liderou',
  sinceYear: (year) => `activo desde ${year}`,
  basedIn: (place) => `com sede ${inPlace(place)}`,
  backedIn: (place) => `investiu ${inPlace(place)}`,
  unknownBacked: (given) => `nada aqui se chama «${given.slice(0, 80)}»`,
  ledIsYes: 'esperava-se yes ou nenhum valor',
  sinceIsYear: 'esperava-se um ano, como 2024',
  typicalAmount: 'Ronda típica que lidera',
  searchButton: 'Pesquisar',
  clear: 'Limpar tudo',
  all: 'Todos os investidores',
  found: (investors) => sayPlural(investors, { one: '# investidor', other: '# investidores' }),
  filters: 'Filtros',
  nearMatches: (q) => `Nenhum nome contém «${q}». Estes são os mais próximos.`,
  noMatches: (filters) =>
    filters === 1
      ? 'Nenhum investidor corresponde a este filtro.'
      : `Nenhum investidor corresponde a estes ${formatCount(filters)} filtros.`,
  without: (filter, investors) => `Sem «${filter}»: ${formatCount(investors)}`,
  none: 'Ainda não há investidores registados.',
  noneWhy: 'Um investidor passa a constar da lista assim que uma fonte o indicar numa ronda.',
  pastTheEnd: 'Não há mais investidores nesta página.',
  firstPage: 'Primeira página',
  lists: {
    top_angels: 'Top business angels',
    top_seed: 'Top seed',
    top_series_a: 'Top Série A',
    top_grants: 'Top subvenções',
  },
  listRounds: {
    top_angels: 'rondas de business angels',
    top_seed: 'rondas seed',
    top_series_a: 'rondas Série A',
    top_grants: 'subvenções',
  },
  tooFew: (fewest) =>
    `Segundo o registo, menos de ${formatCount(fewest)} investidores participaram em mais do que uma destas rondas: são poucos para uma classificação.`,
  seeRounds: 'Ver estas rondas',
  window: (rounds, months) =>
    months === null
      ? `Por participações em ${rounds}, desde sempre`
      : `Por participações em ${rounds} nos últimos ${months} meses`,
  deals: (deals) => sayPlural(deals, { one: '# investimento', other: '# investimentos' }),
  sumOfRounds: (amount) => `${amount} nas rondas em que participou`,
  stages: 'Fases',
  dealsColumn: 'Investimentos',
  leadDeals: 'Rondas lideradas',
  roundsSum: 'Soma das rondas em que participou',
  lastDeal: 'Último investimento',
  stagesMore: (stages) => `e mais ${formatCount(stages)}`,
  exportCsv: 'Exportar CSV',
  exportTitle: 'Investidores',
  investorTitle: (name) => `${name}: carteira e investimentos`,
  investorDescription: (name, deals, startups) =>
    `${name} participou em ${sayPlural(deals, { one: '# ronda registada', other: '# rondas registadas' })} de ${sayAfrican(startups)}: montantes, datas, co-investidores e fontes.`,
  joined: (deals, startups) => ({
    before: 'Participou em ',
    figure: sayRounds(deals),
    after: ` de ${sayAfrican(startups)}`,
    x: '',
  }),
  ledRounds: (rounds) => `Liderou ${formatCount(rounds)}`,
  typicalOf: (amount) => `Ronda típica que lidera: ${amount}`,
  inCountries: (countries) => sayPlural(countries, { one: '# país', other: '# países' }),
  lastDealOn: (date) => `Último investimento: ${date}`,
  fictional: 'Fictício',
  countries: 'Países',
  unknown: '-',
  portfolio: 'Carteira',
  portfolioOf: (name) => `Rondas com a participação de ${name}`,
  portfolioSum: (deals, startups, amount) =>
    `${sayRounds(deals)} de ${sayStartups(startups)}${amount ? `; os montantes divulgados somam ${amount}, contando todos os investidores` : ''}.`,
  noPortfolio: (name) => `Ainda não há rondas registadas com ${name}.`,
  pastPortfolio: 'Não há mais rondas nesta página.',
  noPortfolioWhy: 'Uma ronda aparece aqui assim que uma fonte indicar este investidor.',
  filterThese: 'Filtrar estas rondas',
  leading: (round) => `${round} (liderou)`,
  numberOfRounds: 'Número de rondas',
  coInvestors: 'Investe com',
  moreRounds: (rounds) => ` e mais ${formatCount(rounds)}`,
  sharedRounds: (rounds) =>
    sayPlural(rounds, { one: '# ronda em conjunto', other: '# rondas em conjunto' }),
  founderToo: 'Também fundou ou integra a equipa de: ',
  focus: 'Rondas por sector e fase',
  focusNote: (isCut) =>
    `Cada número abre as respectivas rondas. Uma startup de vários sectores conta em cada um.${isCut ? ' Mostram-se os mais frequentes.' : ''}`,
  allRounds: 'Todas',
  similar: 'Investidores semelhantes',
  similarNote: 'Startups em que também investiram, nas mesmas rondas ou noutras',
  sharedOf: (shared, all) => `${formatCount(shared)} de ${formatCount(all)}`,
  fit: {
    title: 'Encontrar investidores para a sua ronda',
    short: 'Por afinidade',
    titleOf: (need) => `Investidores para ${need}`,
    description:
      'Investidores em startups africanas segundo o que já fizeram: a fase, o sector e o lugar de uma ronda.',
    lead: 'Escolha o que procura. Primeiro vêm os investidores que já o fizeram, com as rondas que o mostram.',
    form: 'O que procura',
    stage: 'Ronda',
    sector: 'Sector',
    place: 'Lugar',
    any: 'Qualquer',
    show: 'Mostrar',
    doneAll: (investors, parts, need) =>
      `${sayPlural(investors, { one: '# investidor já fez', other: '# investidores já fizeram' })} ${parts === 1 ? 'isto' : parts === 2 ? 'as duas coisas' : 'as três coisas'}: ${need}`,
    nobody: (parts, need) =>
      `Nenhum investidor registado fez ${parts === 1 ? 'isto' : parts === 2 ? 'as duas coisas' : 'as três coisas'}: ${need}`,
    others: (investors, isAtLeast) =>
      investors > 0
        ? `Em rondas registadas, nem sempre na mesma. ${isAtLeast ? 'Pelo menos ' : ''}${sayPlural(investors, { one: `${isAtLeast ? 'm' : 'M'}ais # investidor aproxima-se`, other: `${isAtLeast ? 'm' : 'M'}ais # investidores aproximam-se` })}`
        : 'Em rondas registadas, nem sempre na mesma.',
    none: 'Nenhum investidor registado se aproxima disto.',
    noneWhy: 'Remova um critério ou outro filtro.',
    caption: 'Investidores por afinidade, os mais próximos primeiro',
    rank: 'Posição',
    why: 'Porquê',
    latest: 'Última ronda',
    led: 'Já liderou',
    active: (year) => `desde ${year}`,
    states: { done: 'já fez', near: 'próximo', none: 'sem registo' },
    near: 'próximo: a fase anterior ou a seguinte, um sector do mesmo grupo, a mesma região, uma última ronda até dois anos antes',
    reason: (_name, round, isLead, about) => {
      const deed = round
        ? `${isLead ? 'Liderou a' : 'Participou na'} ${nameRound(round)} da`
        : isLead
          ? 'Liderou uma ronda da'
          : 'Investiu na';
      return `${deed} {startup}${about && `, ${about}`}`;
    },
    order:
      'Ordem: critérios cumpridos, depois os aproximados, as rondas lideradas e a actividade. Ninguém pode pagar por uma posição.',
    leftOut:
      'Aceleradoras, incubadoras, business angels, bancos, investidores empresariais e entidades que concedem subvenções ficam de fora a partir da Série A, salvo se escolher esse tipo.',
    csv: 'CSV',
    exportTitle: 'investidores por afinidade',
    raising: 'Está a angariar financiamento? ',
    raisingLink: 'Encontre investidores pelo que já fizeram',
    all: (investors) => `Todos os ${formatCount(investors)} investidores, por afinidade`,
  },
  unknownValue: (value, nearest) =>
    nearest
      ? `«${value.slice(0, 80)}» não é um dos valores aceites; queria dizer «${nearest}»?`
      : `«${value.slice(0, 80)}» não é um dos valores aceites; veja /api/investors/types-and-stages`,
};

const sayFate = (what: string, on: string | null) => (on ? `${what}, ${on}` : what);

export const peopleText: TranslationOf<typeof english.peopleText> = {
  founder: 'Fundador',
  lead: 'Fundou ou integra a equipa de startups africanas',
  investorToo: (rounds) => (rounds > 0 ? `Investiu em ${sayRounds(rounds)}` : 'Investe'),
  description: (name, startups) =>
    `${name}: funções em ${formatList(startups)}, e as rondas destas startups, cada uma com a sua fonte.`,
  founderOf: (startups) => `Fundou ${startups}`,
  worksAt: (startups) => `Na equipa de ${startups}`,
  atStartup: (title, startup) => `${title}, ${startup}`,
  raised: (amount, startups, only) => ({
    before:
      startups === 1
        ? `${only} angariou `
        : `As suas ${formatCount(startups)} startups angariaram `,
    figure: amount,
    after: '',
    x: '',
  }),
  overTime: 'Ao longo dos anos',
  lanesOf: (name) =>
    `As startups de ${name} ao longo dos anos. As tabelas abaixo dizem o mesmo por palavras.`,
  lanesNote:
    'Cada startup com o seu pano, desde o ano em que começou, com as respectivas rondas por baixo. Uma seta: em funções, segundo uma fonte. Uma barra: empresa vendida ou encerrada, ou saída da pessoa. Pontos: não há nada registado.',
  lanesUndated:
    'A data em que as funções terminaram não consta do registo; por isso, cada faixa mostra a vida da startup.',
  investedIn: (round, year) => `investiu, ${round} de ${year}`,
  became: {
    acquired: (by, on) => sayFate(by ? `Adquirida por ${by}` : 'Adquirida', on),
    merged: (into, on) => sayFate(into ? `Fundida com ${into}` : 'Fundida', on),
    listed: (at, on) => sayFate(at ? `Cotada em bolsa: ${at}` : 'Cotada em bolsa', on),
    closed: (_, on) => sayFate('Encerrada', on),
  },
  startupRounds: (rounds, last) => {
    const counted = sayRounds(rounds);
    if (last === null) return counted;
    return rounds === 1 ? `${counted}, ${last}` : `${counted}, a última em ${last}`;
  },
  now: 'O que lhe aconteceu',
  raisedColumn: 'Angariado',
  founded: 'Fundou, e o que aconteceu depois',
  otherRoles: 'Outras funções',
  invested: 'Investiu em',
  ledIt: 'liderou',
  wholeRound: 'Total da ronda',
  with: (names) => `com ${formatList(names)}`,
  moreOthers: (more) => `mais ${formatCount(more)}`,
  foundedWith: 'Fundou com',
  roundsCount: sayRounds,
  roles: 'Funções',
  when: 'Quando',
  between: (since, until) => {
    if (since && until) return `${formatPartialDate(since)} a ${formatPartialDate(until)}`;
    if (since) return `desde ${formatPartialDate(since)}`;
    return until && `até ${formatPartialDate(until)}`;
  },
  rounds: 'Rondas realizadas nesse período',
  roundsNote: 'Rondas destas startups, do início ao fim da função, quando se sabe.',
  otherRounds: 'Rondas destas startups',
  otherRoundsNote: (name) =>
    `Nenhuma fonte registada diz se ${name} já fazia parte da empresa nessa altura.`,
  date: 'Data',
  unknownDate: 'Data desconhecida',
  removal:
    'Esta página reproduz o que fontes publicadas dizem sobre uma função pública. Se fala de si e quer que seja corrigida ou removida, ',
  removalLink: 'escreva-nos como indica a política de privacidade',
};
