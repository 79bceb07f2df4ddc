import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/shell.ts';
import type { TranslationOf } from '../translation.ts';

export const shellText: TranslationOf<typeof english.shellText> = {
  defaultTitle: 'Descubra as startups líderes e emergentes de África',
  titleTemplate: (title, productName) => `${title} - ${productName}`,
  titleWithErrors: (title) => `Erro: ${title}`,
  description:
    'Um registo aberto das startups africanas: quem são, quanto angariaram, junto de quem e de onde vem cada número.',
  skipToContent: 'Saltar para o conteúdo',
  home: (productName) => `${productName}, página inicial`,
  mainNavigation: 'Principal',
  legalNavigation: 'Informação legal',
  dataNavigation: 'Dados',
  aboutNavigation: 'Sobre este site',
  about: 'Sobre',
  figures: 'Números',
  exits: 'Saídas',
  accountNavigation: 'Conta',
  more: 'Mais',
  menu: 'Menu',
  close: 'Fechar',
  startups: 'Startups',
  rounds: 'Rondas',
  industries: 'Sectores',
  investors: 'Investidores',
  map: 'Mapa',
  top100: 'Top 100',
  compare: 'Comparar',
  news: 'Notícias',
  pricing: 'Preços',
  search: 'Pesquisar',
  searchLabel: 'Pesquisar startups, investidores, sectores e lugares',
  searchPlaceholder: 'Pesquisar',
  searchKeyHint: '/',
  signIn: 'Iniciar sessão',
  signOut: 'Terminar sessão',
  dashboard: 'Painel',
  alerts: 'Alertas',
  following: 'A seguir',
  lists: 'As suas listas',
  savedComparisons: 'Comparações guardadas',
  addStartup: 'Adicionar uma startup',
  missing: 'Falta alguma startup?',
  moderation: 'Moderação',
  settings: 'Definições',
  language: (name) => `Idioma: ${name}`,
  accountOf: (name) => `Conta de ${name}`,
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Escuro', auto: 'Sistema' },
  siteNotice: 'Aviso',
  terms: 'Termos',
  privacyPolicy: 'Política de privacidade',
  attributionPolicy: 'Política de atribuição',
  corrections: 'Correcções',
  methodology: 'Metodologia',
  newsletter: 'Newsletter',
  advancedSearch: 'Pesquisa avançada',
  match: 'Cruzar uma lista',
  api: 'API',
  data: 'Dados',
  fundingsFeed: 'Feed de financiamento',
  newsFeed: 'Feed de notícias',
  dataSource:
    'Os números vêm de fontes públicas. Cada um indica a sua; as correcções são bem-vindas.',
  keys: {
    title: 'Teclas',
    search: ['/ ou Ctrl+K', 'Pesquisar'],
    list: ['?', 'Esta lista'],
    close: ['Esc', 'Fechar o que está aberto'],
    button: 'Atalhos de teclado',
    turnOff: 'Desligar os atalhos de uma só tecla',
    turnOn: 'Ligar os atalhos de uma só tecla',
  },
  copy: { copy: 'Copiar', copied: 'Copiado', denied: 'O navegador não permitiu copiar' },
  loading: 'A carregar',
};

export const statesText: TranslationOf<typeof english.statesText> = {
  retry: 'Tentar de novo',
  requestId: (id) => `Pedido ${id}`,
  source: 'Fonte:',
  records: (records) => sayPlural(records, { one: '# ficha', other: '# fichas' }),
  updated: 'actualizado em {day}',
  stale: (days) => sayPlural(days, { one: 'Actualizado há # dia', other: 'Actualizado há # dias' }),
};

export const toastsText: TranslationOf<typeof english.toastsText> = {
  region: 'Notificações',
  close: 'Fechar',
  times: (count) => sayPlural(count, { one: '# vez', other: '# vezes' }),
  stillWaiting: 'Ainda à espera de resposta',
  cancel: 'Cancelar',
  exportDone: 'Exportação concluída',
  exportFailed: 'O navegador não permitiu descarregar o ficheiro',
};

export const formsText: TranslationOf<typeof english.formsText> = {
  problem: 'Há um problema',
  optional: '(facultativo)',
  error: 'Erro:',
};

export const listsText: TranslationOf<typeof english.listsText> = {
  removeFilter: (filter) => `Remover o filtro «${filter}»`,
  pages: 'Páginas',
  page: (page) => `Página ${formatCount(page)}`,
  previous: 'Anterior',
  next: 'Seguinte',
  range: (from, to, total) => `${formatCount(from)}-${formatCount(to)} de ${formatCount(total)}`,
  rangeAtLeast: (from, to, total) =>
    `${formatCount(from)}-${formatCount(to)} de pelo menos ${formatCount(total)}`,
  loadMore: 'Carregar mais',
  breadcrumbs: 'Caminho até esta página',
};

const rows = (number: number) => sayPlural(number, { one: '# linha', other: '# linhas' });

export const listPagesText: TranslationOf<typeof english.listPagesText> = {
  filters: 'Filtros',
  moreFilters: 'Mais filtros',
  show: 'Mostrar',
  upTo: (label) => `${label}, até`,
  any: 'Qualquer',
  clearAll: 'Limpar tudo',
  pastTheEnd: 'Não há nada nesta página',
  firstPage: 'Primeira página',
  without: (filter, total, isAtLeast) =>
    `Sem «${filter}»: ${formatCount(total)}${isAtLeast ? ' ou mais' : ''}`,
  take: 'Descarregar esta lista:',
  fileRows: (total, most, isAtLeast) => {
    if (isAtLeast) return `até ${rows(most)}`;
    if (total <= most) return rows(total);
    return `as primeiras ${formatCount(most)} de ${formatCount(total)}`;
  },
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  feed: 'Feed',
  wrong: (label, message) => `${label}: ${message}`,
  says: {
    not_equals: (value) => `excepto ${value}`,
    not_in: (value) => `nenhum de ${value}`,
    not_includes: (value) => `excepto ${value}`,
    in: (value) => `qualquer um de ${value}`,
    includes_any: (value) => `qualquer um de ${value}`,
    gt: (value) => `mais de ${value}`,
    gte: (value) => `a partir de ${value}`,
    lt: (value) => `menos de ${value}`,
    lte: (value) => `até ${value}`,
    between: (from, to) => `de ${from} a ${to}`,
    within_last: (days) => `nos últimos ${days} dias`,
    is_blank: () => 'sem dados',
    is_not_blank: () => 'com dados',
  },
  count: (total, one, many, isAtLeast) =>
    `${isAtLeast ? 'Pelo menos ' : ''}${sayPlural(total, { one: `# ${one}`, other: `# ${many}` })}`,
};

export const paletteText: TranslationOf<typeof english.paletteText> = {
  groups: {
    startup: 'Startups',
    investor: 'Investidores',
    person: 'Pessoas',
    industry: 'Sectores',
    location: 'Lugares',
  },
  recent: 'Pesquisas recentes',
  tryOne: 'Experimente',
  exampleSearches: ['fintech no Quénia', 'Série A em 2025', 'energia solar na África Ocidental'],
  saved: 'Pesquisas guardadas',
  understood: 'Entendido como',
  read: (chips, found) =>
    `Entendido como: ${chips.join(', ')}. ${found ? `${found}. ` : ''}Prima Enter para ver os resultados.`,
  actions: 'Acções',
  results: 'Sugestões',
  allResults: (q) => `Todos os resultados para «${q}»`,
  goTo: (page) => `Ir para ${page}`,
  advancedSearch: 'Pesquisa avançada',
  searchByDescription: 'Pesquisar por descrição',
  theme: (theme) => `Tema: ${theme}`,
  counted: (options) => sayPlural(options, { one: '# sugestão', other: '# sugestões' }),
  noNames: (q) => `Nada encontrado para «${q}».`,
  noAnswer: 'De momento não há sugestões. Prima Enter para ver a página de resultados.',
  keys: [
    ['Enter', 'abrir'],
    ['Ctrl+Enter', 'num novo separador'],
    ['Esc', 'fechar'],
  ],
};

const uses: Record<string, string> = {
  profile: 'perfil',
  status: 'estado',
  technologies: 'tecnologias',
  metrics: 'números ao longo do tempo',
  names: 'outros nomes',
  history: 'historial',
  people: 'pessoas',
  operations: 'países onde opera',
  incorporation: 'constituição',
};

export const sourcesText: TranslationOf<typeof english.sourcesText> = {
  sources: 'Fontes',
  note: 'Fonte',
  notKnown: (facts) =>
    `Ainda por apurar: ${formatList(facts)}. Tem esta informação ou encontrou um erro?`,
  allKnown: 'Encontrou um erro?',
  updated: 'Actualizado em {day}',
  checked: (day) => `verificado em ${day}`,
  read: (day) => `lido em ${day}`,
  published: (day) => `publicado em ${day}`,
  kinds: {
    company: 'página da empresa',
    filing: 'documento oficial',
    press: 'imprensa',
    directory: 'directório',
  },
  weak: 'não comprova o número: fora dos totais',
  mark: (publisher, count, when) =>
    [
      count === 1 ? `Fonte: ${publisher}` : `Fontes: ${publisher} e mais ${formatCount(count - 1)}`,
      ...(when ? [when] : []),
    ].join(', '),
  sayUse: (use) => uses[use] ?? use,
  prefer: 'Seguir esta fonte',
  preferOf: (publisher) => `: ${publisher}`,
  markChecked: 'Continua a dizer o mesmo',
  markCheckedOf: (publisher) => `: ${publisher}`,
};

export const fieldsText: TranslationOf<typeof english.fieldsText> = {
  domainListed: (domain, name) => `${domain} já consta do directório: ${name}.`,
  valueGone: 'Um lugar ou sector indicado já não consta do directório ou não pertence a este país.',
  wrong: {
    field: 'Escolha o que está errado ou em falta',
    https: 'Introduza um endereço que comece por https',
    shared: (host) => `Introduza o endereço da própria empresa: ${host} é partilhado por muitas`,
    year: (first, now) => `Introduza um ano entre ${first} e ${now}`,
    date: 'Data não reconhecida. Escreva, por exemplo, 2024, Maio de 2024 ou 17 de Maio de 2024',
    dateEither:
      'Esta data pode ler-se de duas maneiras. Escreva o mês por extenso, como em 4 de Maio de 2024',
    datePast: 'Introduza uma data entre 1950 e hoje',
    empty: 'Introduza um valor',
  },
};

export const marksText: TranslationOf<typeof english.marksText> = {
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
};
