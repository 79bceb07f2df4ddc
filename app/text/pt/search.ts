import { formatCount, sayPlural } from '../../base/count.ts';
import { countryName } from '../../base/countries.ts';
import type * as english from '../en/search.ts';
import type { TranslationOf } from '../translation.ts';
import { inPlace } from './words.ts';

const nearestIs = (nearest: string | null) =>
  nearest ? `; o nome mais próximo é «${nearest}»` : '';
const oneOf = (values: readonly string[]) => `um destes: ${values.join(', ')}`;

const CHOICE_LABELS: Readonly<Record<string, string>> = {
  active: 'Activa',
  acquired: 'Adquirida',
  closed: 'Encerrada',
  public: 'Em bolsa',
  other: 'Outro',
  linkedin: 'LinkedIn',
  crunchbase: 'Crunchbase',
  wikidata: 'Wikidata',
  github: 'GitHub',
};

export const searchText: TranslationOf<typeof english.searchText> = {
  title: 'Pesquisa',
  searchTitle: (q) => `Pesquisa: ${q}`,
  resultsFor: (q) => `Resultados para «${q}»`,
  description:
    'Encontre startups, investidores, sectores e lugares de África pelo nome, mesmo com erros de escrita, sem acentos ou com nomes anteriores.',
  kinds: 'Tipos de resultados',
  all: 'Tudo',
  groups: {
    startup: 'Startups',
    investor: 'Investidores',
    person: 'Pessoas',
    industry: 'Sectores',
    location: 'Lugares',
  },
  allOfKind: (kind, names, most) =>
    names < most
      ? `Ver tudo: ${formatCount(names)} ${kind.toLowerCase()}`
      : `Mais ${kind.toLowerCase()}`,
  atLeast: (names) => `${formatCount(names)}+`,
  noneOfKind: (kind) => `Não há ${kind.toLowerCase()} com um nome semelhante.`,
  firstOfMany: (most) =>
    `Estes são os ${formatCount(most)} resultados mais prováveis. Escreva mais letras do nome para encontrar os outros.`,
  recent: 'Pesquisas recentes',
  saved: 'Pesquisas guardadas',
  manageSaved: 'Alterar ou eliminar pesquisas guardadas',
  clearRecent: 'Limpar pesquisas recentes',
  popular: 'Páginas mais vistas',
  nearest: 'Queria dizer',
  nothingNamed: (q) => `Nada encontrado para «${q}»`,
  nothingNamedWhy:
    'Experimente uma parte do nome; acentos e um ou outro erro de escrita não fazem diferença. Ou descreva o que a empresa faz.',
  otherWays: 'Outras formas de pesquisar',
  byMeaning: 'Pesquisar por descrição',
  byMeaningWhy: 'numa frase, como empréstimos a pequenos agricultores',
  byFilters: 'Pesquisa avançada',
  byFiltersWhy: 'por país, sector, montante angariado e outros critérios',

  aliases: {
    former: (name) => `anteriormente ${name}`,
    product: (name) => `produto: ${name}`,
    legal: (name) => `denominação social: ${name}`,
    parent: (name) => `parte de ${name}`,
    short: (name) => `também ${name}`,
  },
  startupIn: (country) => (country ? `Startup ${inPlace(country)}` : 'Startup'),
  investor: 'Investidor',
  personOf: (startups, isFounder) => {
    const named = startups.slice(0, 2).join(' e ');
    if (!named) return 'Pessoa';
    return isFounder ? `Fundou ${named}` : `Equipa de ${named}`;
  },
  industry: 'Sector',
  country: 'País',
  cityIn: (country) => (country ? `Cidade ${inPlace(country)}` : 'Cidade'),

  operators: {
    contains: 'contém',
    not_contains: 'não contém',
    equals: 'é',
    not_equals: 'não é',
    starts_with: 'começa por',
    ends_with: 'termina em',
    gt: 'é superior a',
    gte: 'é pelo menos',
    lt: 'é inferior a',
    lte: 'é no máximo',
    between: 'está entre',
    within_last: 'nos últimos dias',
    in: 'é um de',
    not_in: 'não é nenhum de',
    includes: 'inclui',
    not_includes: 'não inclui',
    includes_all: 'inclui todos os valores',
    includes_any: 'inclui algum dos valores',
    is_blank: 'sem dados',
    is_not_blank: 'com dados',
  },
  operatorNotes: {
    contains:
      'Tem este texto em qualquer posição; um texto de uma ou duas letras só conta no início de uma palavra.',
    not_contains: 'O contrário de «contém».',
    equals: 'Tem exactamente este valor; uma data cai no dia, mês ou ano indicado.',
    not_equals: 'O contrário de «é».',
    starts_with: 'Começa por este texto.',
    ends_with: 'Termina neste texto.',
    gt: 'Está acima do valor; uma data é posterior ao dia, mês ou ano indicado.',
    gte: 'É o valor ou está acima dele.',
    lt: 'Está abaixo do valor; uma data é anterior ao dia, mês ou ano indicado.',
    lte: 'É o valor ou está abaixo dele.',
    between: 'É query_1, query_2 ou fica entre os dois.',
    within_last: 'É hoje ou um dos dias anteriores indicados, em UTC.',
    in: 'Tem um destes valores.',
    not_in: 'O contrário de «é um de».',
    includes: 'Tem este valor entre os seus.',
    not_includes: 'O contrário de «inclui».',
    includes_all: 'Tem todos estes valores entre os seus.',
    includes_any: 'Tem pelo menos um destes valores entre os seus.',
    is_blank: 'Não há nada registado.',
    is_not_blank: 'Há algo registado.',
  },
  notes: [
    'Uma startup tem de corresponder a todos os filtros.',
    'Um valor desconhecido nunca satisfaz equals, contains, in, includes, gt e semelhantes.',
    'Os operadores com not são contrários exactos: devolvem também as startups de valor desconhecido. Adicione is_not_blank para as deixar de fora.',
    'Textos e nomes comparam-se sem distinguir maiúsculas nem acentos.',
    'Os valores de escolhas e de referências podem indicar-se por slug ou por nome; um nome comum a vários refere-se a todos.',
    'Separe com vírgulas os valores de uma lista; coloque entre aspas direitas um valor que contenha uma vírgula.',
    'Os números podem escrever-se 1500000, 1,500,000 ou 1.5M. Os montantes são em dólares americanos: uma ronda noutra moeda só conta quando há uma taxa de câmbio com fonte que a converta em dólares.',
    'As datas podem ser um dia, um mês ou um ano. Uma data de que só se sabe o mês ou o ano conta como o primeiro dia desse período. Os dias contam-se em UTC.',
    'Os valores desconhecidos ficam no fim, em ambos os sentidos da ordenação.',
  ],
  choiceLabel: (choice) =>
    CHOICE_LABELS[choice] ?? (/^[A-Z]{2}$/.test(choice) ? countryName(choice) : choice),

  errors: {
    notAList: 'esperava-se uma lista de filtros, cada um com column, operator, query_1 e query_2',
    notANumberedFilter: 'esperavam-se filtros numerados a partir de 0, como em f[0][column]',
    notAFilter: 'esperava-se um filtro com column, operator, query_1 e query_2',
    tooManyFilters: (most) => `esperavam-se no máximo ${most} filtros`,
    missing: (field) =>
      `esperava-se o nome de ${field === 'column' ? 'uma coluna' : 'um operador'}`,
    unknownColumn: (given, nearest) => `não há coluna «${given}»${nearestIs(nearest)}`,
    unknownOperator: (given, column, nearest, operators) =>
      `${column} não tem o operador «${given}»${nearest ? nearestIs(nearest) : `; esperava-se ${oneOf(operators)}`}`,
    noValue: 'esperava-se um valor',
    notText: 'esperava-se um texto ou um número',
    nul: 'contém o carácter U+0000',
    tooLong: (most) => `esperavam-se no máximo ${formatCount(most)} caracteres`,
    tooManyValues: (most) => `esperavam-se no máximo ${most} valores`,
    oneValue: (operator) =>
      `${operator} aceita um só valor; para vários, use ${operator === 'includes' ? 'includes_any ou includes_all' : operator === 'not_includes' ? 'vários filtros' : operator === 'equals' ? 'in' : 'not_in'}`,
    notANumber: 'esperava-se um número como 1500000, 1.5M ou 250K',
    notWhole: 'esperava-se um número inteiro',
    tooLarge: 'esperava-se um número até mil biliões',
    belowFirst: 'esperava-se um valor que não seja inferior a query_1',
    notADate: 'esperava-se uma data como 2024-05-31, um mês como 2024-05 ou um ano como 2024',
    notDays: (most) => `esperava-se um número inteiro de dias de 0 a ${formatCount(most)}`,
    unknownChoice: (given, nearest, choices) =>
      `«${given}» é desconhecido${nearest ? nearestIs(nearest) : `; esperava-se ${oneOf(choices)}`}`,
    unknownReference: (kind, given, nearest) =>
      `«${given}» não existe (${kind})${nearestIs(nearest)}`,
    unknownSort: (given, nearest, columns) =>
      `não se pode ordenar por «${given}»${nearest ? nearestIs(nearest) : `; esperava-se ${oneOf(columns)}`}`,
    tooManySortKeys: (most) => `esperavam-se no máximo ${most} colunas`,
    tooSlow:
      'A pesquisa demorou demasiado. Restrinja-a: adicione um filtro ou um texto mais longo.',
    tooBusy: 'Há demasiadas pesquisas em curso. Tente de novo dentro de alguns segundos.',
  },
};

export const advancedSearchText: TranslationOf<typeof english.advancedSearchText> = {
  title: 'Pesquisa avançada',
  description:
    'Encontre startups africanas por país, sector, ronda, investidores, montante angariado e mais quinze critérios.',
  lead: 'Cada filtro restringe a lista. O endereço dos resultados pode ser guardado e partilhado.',
  form: 'Filtros',
  filter: (number) => `Filtro ${number}`,
  column: 'Coluna',
  chooseColumn: 'Escolha uma coluna',
  operator: 'Operador',
  chooseOperator: 'Escolha um operador',
  value: 'Valor',
  chooseValue: 'Escolha um valor',
  lowerEnd: 'De',
  upperEnd: 'Até',
  upperEndSpare: 'Até, se for entre',
  days: 'Dias',
  listHint: 'Vários, separados por vírgulas.',
  dateHint: 'Um dia, mês ou ano, como 2024-05.',
  moneyHint:
    'Dólares americanos, como 1.5M. As rondas noutra moeda só contam quando há uma taxa de câmbio com fonte que as converta em dólares.',
  add: 'Adicionar filtro',
  remove: (number) => `Remover o filtro ${number}`,
  removeShort: 'Remover',
  search: 'Pesquisar',
  operatorsTitle: 'O que faz cada operador',
  kinds: {
    text: 'Textos',
    number: 'Números e montantes',
    date: 'Datas',
    choice: 'Um valor de uma lista curta',
    reference: 'Lugares',
    many: 'Vários valores por startup',
  },
  upTo: (most) => `Podem combinar-se até ${most} filtros.`,
  matches: (total, isAtLeast) =>
    `${isAtLeast ? 'Pelo menos ' : ''}${sayPlural(total, { one: '# startup corresponde', other: '# startups correspondem' })}`,
  notCounted: 'Não foi possível contar os resultados; a pesquisa em si pode continuar a funcionar.',
  belowFirst: 'esperava-se um valor que não seja inferior ao primeiro',
  atFilter: (number, message) => `Filtro ${number}: ${message}`,
  atSort: (message) => `Ordenação: ${message}`,

  start:
    'Um filtro é composto por uma coluna, um operador e um valor, como «País é Quénia». As startups têm de corresponder a todos os filtros. As de valor desconhecido só correspondem a «não é» e «sem dados».',
  tryOne: 'Ou comece por um destes exemplos:',
  examples: {
    fintech: 'Fintechs da Nigéria que angariaram pelo menos $10M',
    recent: 'Financiadas em 2023 ou depois, das mais recentes às mais antigas',
    seed: 'Em fase seed no Quénia, no Egipto ou no Ruanda',
    young: 'Fundadas desde 2020, com total conhecido',
  },

  results: 'Resultados',
  chips: 'Filtros em uso',
  clearAll: 'Limpar tudo',
  isBetween: (column, from, to) => `${column} está entre ${from} e ${to}`,
  isWithinLast: (column, days) => `${column}: nos últimos ${days} dias`,
  sortedBy: (labels) => `Ordenado por ${labels.join(', depois ')}.`,
  descending: (label) => `${label} (ordem decrescente)`,
  ascending: (label) => `${label} (ordem crescente)`,
  usualOrder: 'Ordem habitual',
  chooseColumns: 'Colunas',
  columnsLegend: 'Colunas da tabela',
  applyColumns: 'Mostrar estas colunas',
  undisclosed: 'Não divulgado',
  unknown: '-',
  more: (left) => `e mais ${formatCount(left)}`,
  csv: 'CSV',
  csvRows: (rows, total, isAtLeast) =>
    `O ficheiro CSV tem as primeiras ${formatCount(rows)} de ${isAtLeast ? 'mais de ' : ''}${formatCount(total)} linhas`,
  csvAll: 'O ficheiro CSV tem todas as linhas.',
  csvAccount: (rows) => `Uma conta gratuita permite ${formatCount(rows)} linhas num só ficheiro.`,
  csvSignIn: 'Inicie sessão ou crie uma conta',
  csvGives: (rows) => `${formatCount(rows)} linhas num só ficheiro`,
  csvTitle: 'Startups',
  showFacets: 'Contar por país, sector, ronda e estado',
  hideFacets: 'Ocultar as contagens',
  facetsTitle: 'Restringir',
  facets: {
    country: 'País',
    industry: 'Sector',
    latest_round: 'Última ronda',
    status: 'Estado',
  },
  facetsOfFirst: (matches) =>
    `Contagem entre os primeiros ${formatCount(matches)} resultados, por esta ordem.`,
  facetsLeft: (left) => `mais ${formatCount(left)}`,

  noMatches: (filters) =>
    filters === 1
      ? 'Nenhuma startup corresponde a este filtro'
      : `Nenhuma startup corresponde aos ${filters} filtros`,
  noMatchesWhy: 'Nenhuma startup corresponde a todos os filtros.',
  without: (filter, total, isAtLeast) =>
    `Sem «${filter}»: ${isAtLeast ? 'pelo menos ' : ''}${formatCount(total)}`,
  overTitle: 'Restrinja a pesquisa',
};
