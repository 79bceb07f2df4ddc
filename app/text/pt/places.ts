import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/places.ts';
import type { TranslationOf } from '../translation.ts';
import { capitalize, inPlace, ofPlace, thePlace, within } from './words.ts';

const sayStartups = (startups: number) =>
  sayPlural(startups, { one: '# startup', other: '# startups' });
const saySectors = (industries: number) =>
  sayPlural(industries, { one: '# sector', other: '# sectores' });
const inCountries = (countries: number) =>
  sayPlural(countries, { one: 'em # país', other: 'em # países' });

export const locationsText: TranslationOf<typeof english.locationsText> = {
  places: 'Lugares',
  title: (place) => `Startups ${inPlace(place)}`,
  description: (place, startups) =>
    `${sayStartups(startups)} ${inPlace(place)}: quem são, quanto angariaram, as últimas rondas e os principais sectores, cada número com a sua fonte.`,
  leadCountry: (region) => `País ${ofPlace(region)}`,
  leadCity: (state, country) =>
    state && state !== country ? `Cidade em ${state}, ${country}` : `Cidade ${ofPlace(country)}`,
  thatRaised: (amount) => ` que angariaram ${amount}`,
  startupsIn: (place) => `Startups ${inPlace(place)}`,
  noStartups: (place) => `Ainda não há startups registadas ${inPlace(place)}.`,
  noStartupsWhy:
    'Uma startup passa a constar da lista assim que uma fonte a referir e indicar onde opera.',
  topIndustries: 'Principais sectores',
  investors: (place) => `Quem investe em startups ${inPlace(place)}`,
  neighbours: 'Países vizinhos',
  otherCities: (country) => `Outras cidades ${ofPlace(country)}`,
  cities: 'Cidades',
};

const heading = (industry: string, place: string | null) =>
  place ? `${industry} ${inPlace(place)}` : industry;

export const industriesText: TranslationOf<typeof english.industriesText> = {
  industries: 'Sectores',
  title: 'Sectores das startups africanas',
  lead: (industries) =>
    `${saySectors(industries)}: quanto cada um angariou nos últimos dez anos e no total, e quantas startups tem.`,
  unused: (industries) => `${saySectors(industries)} sem startups`,
  description:
    'Todos os sectores em que operam as startups africanas, quantas são e quanto angariaram.',
  filter: 'Filtrar sectores por nome',
  letters: 'Letras',
  letter: (letter) => `Sectores começados por ${letter}`,
  digits: '0-9',
  shown: (shown, all) => (shown === all ? '' : `${formatCount(shown)} de ${saySectors(all)}`),
  noneShown: (typed) => `Nenhum sector tem «${typed}» no nome.`,
  industryTitle: (industry, place) =>
    `Startups de ${within(industry)} ${inPlace(place ?? 'África')}`,
  industryDescription: (label, place, startups) =>
    `${label}: ${sayStartups(startups)} ${inPlace(place ?? 'África')}, total angariado por ano e últimas rondas.`,
  heading,
  allCountries: 'Todos os países',
  choice: (name, startups) => `${name} (${formatCount(startups)})`,
  show: 'Mostrar',
  startupsOf: (industry, place) => `Startups de ${within(heading(industry, place))}`,
  noStartups: (words) => `Ainda não há startups registadas em ${within(words)}.`,
  noStartupsWhy: 'Uma startup passa a constar desta lista assim que uma fonte indicar o que faz.',
  everywhere: (industry) => `Todas as startups de ${within(industry)}`,
  allIn: (place) => `Todas as startups ${inPlace(place)}`,
  investors: (words) => `Quem investe em ${within(words)}`,
  topCountries: (industry) => `${industry} por país`,
};

const pair = (first: string, second: string) =>
  `${capitalize(thePlace(first))} e ${thePlace(second)}`;

export const mapText: TranslationOf<typeof english.mapText> = {
  title: 'Mapa das startups africanas',
  titleOf: (measure, year) => (year ? `${measure} por país, ${year}` : `${measure} por país`),
  description:
    'Os países africanos segundo o número de startups, o que estas angariaram e quantas rondas fizeram, desde sempre ou num ano, com os números em lista e em ficheiro.',
  measures: { startups: 'Startups', raised: 'Angariado', rounds: 'Rondas' },
  findings: {
    startups: (first, second, share) => `${pair(first, second)} acolhem ${share} das startups`,
    raised: (first, second, share) =>
      `As startups ${ofPlace(first)} e ${ofPlace(second)} angariaram ${share} do total`,
    rounds: (first, second, share) => `${pair(first, second)} tiveram ${share} das rondas`,
  },
  headings: {
    startups: 'Startups por país',
    raised: 'Total angariado por país',
    rounds: 'Rondas de financiamento por país',
  },
  subtitles: {
    startups: (year) =>
      year ? `Número de startups fundadas até ao fim de ${year}` : 'Número de startups',
    raised: (year) =>
      year
        ? `Dólares americanos em rondas divulgadas anunciadas em ${year}`
        : 'Dólares americanos em rondas divulgadas, desde sempre',
    rounds: (year) =>
      year ? `Número de rondas anunciadas em ${year}` : 'Número de rondas, desde sempre',
  },
  totals: {
    startups: (total, shown, countries, year) =>
      `${shown} ${total === 1 ? 'startup' : 'startups'} ${inCountries(countries)}${year ? ` até ao fim de ${year}` : ''}.`,
    raised: (_, shown, countries, year) =>
      `${shown} angariados ${inCountries(countries)}${year ? ` em ${year}` : ''}.`,
    rounds: (total, shown, countries, year) =>
      `${shown} ${total === 1 ? 'ronda' : 'rondas'} ${inCountries(countries)}${year ? ` em ${year}` : ''}.`,
  },
  form: 'O que o mapa mostra',
  measure: 'Medida',
  year: 'Ano',
  allTime: 'Desde sempre',
  show: 'Mostrar',
  play: 'Ver ano a ano',
  pause: 'Pausar',
  how: 'Startups fundadas até esse ano; montantes e rondas anunciados nesse ano.',
  withoutYear: {
    startups: (startups) =>
      sayPlural(startups, {
        one: '# startup sem ano de fundação conhecido só conta em «Desde sempre».',
        other: '# startups sem ano de fundação conhecido só contam em «Desde sempre».',
      }),
    rounds: (rounds) =>
      sayPlural(rounds, {
        one: '# ronda sem data só conta em «Desde sempre».',
        other: '# rondas sem data só contam em «Desde sempre».',
      }),
  },
  empty: {
    startups: (year) =>
      year
        ? `Não há startups registadas fundadas até ao fim de ${year}.`
        : 'Ainda não há startups registadas.',
    raised: (year) =>
      year
        ? `Nenhuma ronda registada e anunciada em ${year} tem montante divulgado.`
        : 'Ainda não há rondas registadas com montante divulgado.',
    rounds: (year) =>
      year ? `Não há rondas registadas anunciadas em ${year}.` : 'Ainda não há rondas registadas.',
  },
  emptyAction: 'Mostrar todos os anos',
  list: 'Países',
  withoutData: (countries) =>
    sayPlural(countries, {
      one: '# país ainda sem startups',
      other: '# países ainda sem startups',
    }),
  isoCode: 'Código ISO',
  raisedUsd: 'Angariado (USD)',
  noRecord: 'Sem dados',
  card: {
    startups: (value) => `Startups: ${value}`,
    raised: (value) => `Angariado: ${value}`,
    rounds: (value) => `Rondas: ${value}`,
    topIndustry: (industry) => `Principal sector: ${industry}`,
    timed: (country, year) => (year ? `${country}, ${year}` : country),
  },
  expectedMeasure: 'esperava-se startups, raised ou rounds',
  expectedYear: (last) => `esperava-se um ano de 1900 a ${last}`,
};

export const reportText: TranslationOf<typeof english.reportText> = {
  link: 'Relatório para imprimir ou guardar',
  crumb: 'Relatório',
  title: (name) => `Startups: ${name}`,
  description: (name) =>
    `Startups (${name}) em duas páginas: números, financiamento por ano, rondas com as suas fontes, investidores e até que ponto o registo está completo.`,
  lead: (productName, day) => `Dados do registo do ${productName} a ${day}.`,
  how: 'Imprima esta página ou guarde-a em PDF com o comando de impressão do seu navegador: ocupa duas folhas.',
  largestRounds: 'Maiores rondas dos últimos 12 meses',
  newestRounds: 'Rondas mais recentes',
  topStartups: 'Startups com mais financiamento',
  topInvestors: 'Investidores mais activos',
  complete: 'Até que ponto está completo',
  date: 'Data',
  source: 'Fonte',
  noSource: 'nenhuma registada',
  cite: (productName, title, day) => `Para citar: ${productName}, «${title}», ${day}, CC BY 4.0.`,
};
