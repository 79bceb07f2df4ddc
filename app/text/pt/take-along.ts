import { formatCount, sayPlural } from '../../base/count.ts';
import { perLocale } from '../../base/locale.ts';
import type * as english from '../en/take-along.ts';
import type { TranslationOf } from '../translation.ts';

const megabytes = perLocale((tag) => new Intl.NumberFormat(tag, { maximumSignificantDigits: 2 }));
const sayRounds = (count: number) => sayPlural(count, { one: '# ronda', other: '# rondas' });

export const bulkDataText: TranslationOf<typeof english.bulkDataText> = {
  title: 'Dados',
  description:
    'Todo o registo em ficheiros: CSV, JSON lines, SQLite e Parquet, gerados todas as noites, gratuitos sob a licença CC BY 4.0.',
  lead: 'Descarregue todo o registo gratuitamente. Os ficheiros são gerados de novo todas as noites.',
  none: 'Ainda não há nenhum retrato dos dados.',
  noneWhy: 'O primeiro retrato estará aqui em breve; depois, é gerado um novo todas as noites.',
  latest: (snapshot, startups, rounds) =>
    `O retrato mais recente é de ${snapshot}: ${sayPlural(startups, { one: '# startup', other: '# startups' })}, ${sayRounds(rounds)}.`,
  fictional: 'Dados de demonstração: estas empresas são fictícias.',
  inOne: 'Todas as tabelas num só ficheiro',
  csv: 'CSV, num ficheiro zip',
  sqlite: 'SQLite, comprimido com gzip',
  spreadsheets: (rows) =>
    `Uma folha de cálculo abre os ficheiros CSV. Em XLSX, as primeiras ${formatCount(rows)} linhas de uma lista:`,
  tables: 'Um ficheiro por tabela',
  table: 'Tabela',
  about: 'Conteúdo',
  rows: 'Linhas',
  oneCsv: 'CSV',
  jsonLines: 'JSON lines',
  parquet: 'Parquet',
  file: 'Ficheiro',
  kilobytes: (bytes) =>
    bytes < 1_000_000
      ? `${formatCount(Math.max(1, Math.round(bytes / 1_000)))}\u00a0kB`
      : `${megabytes().format(bytes / 1_000_000)}\u00a0MB`,
  descriptions: 'O que significa cada coluna, para pessoas e programas:',
  describing: {
    'datapackage.json': 'Data Package',
    'csv-metadata.json': 'CSVW',
    'dcat.jsonld': 'DCAT',
  },
  threeLines: 'Para começar',
  sums: 'Cada exemplo dá o número de rondas e o total angariado que a página inicial mostra.',
  tools: { duckdb: 'DuckDB', r: 'R', sqlite: 'SQLite', pandas: 'pandas' },
  licence: 'Licença e citação',
  licenceWords:
    'Pode usar, alterar e vender os dados sob a licença Creative Commons Atribuição 4.0, desde que diga de onde vêm:',
  citation: (product, snapshot, address) =>
    `${product}: o registo das startups africanas, retrato de ${snapshot}. ${address}`,
  logos:
    'Os logótipos e os artigos referidos não fazem parte dos dados: pertencem aos respectivos titulares.',
  checking: 'Verificar um ficheiro descarregado',
  signed: 'As somas de verificação estão assinadas com minisign.',
  unsigned:
    'As somas de verificação não estão assinadas. Mostram se um ficheiro está danificado, não quem o fez.',
  changes: 'O que mudou',
  changesOf: (snapshot) => `O que mudou desde ${snapshot}`,
  following:
    'Para manter uma cópia actualizada, aplique por ordem o ficheiro changes.jsonl.gz de cada retrato posterior ao seu: insert e update trazem a linha inteira; delete traz a chave e, quando uma linha foi fundida ou mudou de nome, o que agora a substitui.',
  deletions:
    'A tabela deletions enumera todos os slugs que já não estão em uso e para onde foram. Do que foi removido, indica apenas o slug.',
  first: 'Este é o primeiro retrato: não há nada com que o comparar.',
  nothing: 'Nada mudou.',
  counts: (insert, update, deleted) =>
    [
      insert > 0 ? sayPlural(insert, { one: '# nova', other: '# novas' }) : '',
      update > 0 ? sayPlural(update, { one: '# alterada', other: '# alteradas' }) : '',
      deleted > 0 ? sayPlural(deleted, { one: '# eliminada', other: '# eliminadas' }) : '',
    ]
      .filter(Boolean)
      .join(', '),
  seeChanges: 'Ver as mudanças',
  snapshotTitle: (snapshot) => `Retrato de ${snapshot}`,
  snapshotDescription: (snapshot) =>
    `Os ficheiros do retrato de ${snapshot}, e o que mudou desde o anterior.`,
  ops: { insert: 'Nova', update: 'Alterada', delete: 'Eliminada' },
  op: 'Mudança',
  row: 'Linha',
  detail: 'Antes e depois',
  beforeAfter: (column, before, after) => `${column}: ${before} → ${after}`,
  unknown: 'desconhecido',
  movedTo: (slug) => `agora ${slug}`,
  more: (number) =>
    number === 1
      ? 'Há mais uma linha em changes.jsonl.gz.'
      : `Há mais ${formatCount(number)} linhas em changes.jsonl.gz.`,
  files: 'Ficheiros',
  earlier: 'Retratos anteriores',
  earlierWords:
    'Os retratos são conservados durante 30 dias, e o primeiro de cada mês para sempre.',
  allSnapshots: 'Todos os retratos',
};

export const embedsText: TranslationOf<typeof english.embedsText> = {
  embed: 'Incorporar',
  how: (path) =>
    `Cole o código numa página. O conteúdo incorporado não tem scripts nem rastreadores. Adicione ${path.includes('?') ? '&' : '?'}theme=light ou theme=dark ao endereço para fixar as cores.`,
  pictures: 'Como imagem:',
  share: 'Partilhar e incorporar',
  cite: 'Citar',
  card: 'Cartão para incorporar',
  badge: 'Selo',
  citation: (name, site, day, address) => `${site}. «${name}.» Dados de ${day}. ${address}`,
  startupTitle: (name, site) => `${name} no ${site}`,
  raised: (amount) => `${amount} angariados`,
  rounds: sayRounds,
  onRecord: 'no registo',
  stats: { raised: 'Angariado', rounds: 'Rondas', latest: 'Última ronda' },
  noFigures: 'Ainda não há números registados.',
  columns: {
    date: 'Data',
    kind: 'O que aconteceu',
    raised: 'Angariado',
    deals: 'Rondas em que participou',
  },
  undisclosed: 'Não divulgado',
  noneMatch: 'Sem resultados.',
  notEmbeddable: (address) =>
    `${address} não pode ser incorporado: indique o endereço de uma startup, lugar, sector, investidor, lista ou gráfico deste site`,
  expectedUrl: 'esperava-se um endereço deste site',
  expectedSize: 'esperava-se um número inteiro a partir de 1',
  onlyJson: 'format: só está disponível json',
};

const MOST = 5_000;
const names = (number: number) => sayPlural(number, { one: '# nome', other: '# nomes' });

export const matchText: TranslationOf<typeof english.matchText> = {
  title: 'Cruzar uma lista de nomes',
  description:
    'Cole nomes de startups ou investidores, ou um CSV; corrija os duvidosos; descarregue a lista com slugs e números.',
  lead: 'Cole os nomes de uma folha de cálculo. Recebe-os de volta com o slug, o endereço e os números de cada startup ou investidor no registo.',
  names: 'Nomes',
  namesHint: (rows) =>
    `Um nome por linha, nomes separados por vírgulas, células copiadas de uma folha de cálculo, ou um CSV cuja primeira linha dá os nomes das colunas. Colunas com o país e o site ajudam a distinguir nomes iguais. No máximo ${formatCount(rows)} linhas.`,
  file: 'Ou um ficheiro',
  fileHint: 'XLSX ou CSV. De um livro do Excel, só é lida a primeira folha.',
  kind: 'A lista contém',
  kinds: { startup: 'Startups', investor: 'Investidores' },
  submit: 'Cruzar',
  forgiven:
    'Reconhecem-se nomes com espaços, acentos ou formas jurídicas como Ltd ou SARL, nomes anteriores e sites. Os programas e o OpenRefine podem usar o mesmo serviço:',
  service: 'API de reconciliação',
  wrong: {
    nothing: 'Cole pelo menos um nome ou escolha um ficheiro',
    tooMany: (most, got) =>
      `Cole no máximo ${formatCount(most)} linhas de cada vez: estas são ${formatCount(got)}${most < MOST ? '. Uma conta e um plano permitem mais' : ''}`,
    tooLarge: (most, got) =>
      `A lista tem ${formatCount(got)} caracteres, e lêem-se no máximo ${formatCount(most)}: remova as colunas desnecessárias`,
    tooLong: (row, most, got) =>
      `O nome na linha ${formatCount(row)} tem ${formatCount(got)} caracteres, e lêem-se no máximo ${formatCount(most)}`,
    tooWide: (most, got) =>
      `Cole no máximo ${formatCount(most)} colunas: uma destas linhas tem ${formatCount(got)}`,
  },
  resultsTitle: (number) => sayPlural(number, { one: '# nome cruzado', other: '# nomes cruzados' }),
  part: (first, last, all) =>
    `Linhas ${formatCount(first)} a ${formatCount(last)} de ${formatCount(all)}. As suas escolhas mantêm-se nas linhas seguintes e entram no ficheiro.`,
  nextPart: (rows) =>
    sayPlural(rows, {
      one: 'Cruzar a linha seguinte',
      other: 'Cruzar as # linhas seguintes',
    }),
  certain: (number) => `${names(number)} com correspondência certa`,
  doubtful: (number) => `${names(number)} a verificar`,
  doubtfulHow: 'Escolha o nome correcto ou nenhum.',
  unknown: (number) =>
    sayPlural(number, { one: '# nome não encontrado', other: '# nomes não encontrados' }),
  yours: 'O seu nome',
  found: 'No registo',
  choiceOf: (name) => `Correspondência no registo para ${name}`,
  none: 'Nenhum destes',
  option: (name, detail, otherName) =>
    [name, detail, otherName && `também ${otherName}`].filter(Boolean).join(', '),
  takeCsv: 'Descarregar CSV',
  takeXlsx: 'Descarregar XLSX',
  again: 'Cruzar outra lista',
  fileTitle: 'Nomes cruzados',
  columns: { name: 'Nome', slug: 'Slug no Griot', found: 'Nome no registo' },
};

export const reconcileText: TranslationOf<typeof english.reconcileText> = {
  service: (product) => `${product}: startups africanas e os seus investidores`,
  types: {
    startup: 'Startup',
    investor: 'Investidor',
    industry: 'Sector',
    location: 'País ou cidade',
  },
  properties: {
    deals_count: 'Número de rondas em que participou',
    lead_count: 'Número de rondas que liderou',
    total_amount: 'Soma das rondas em que participou, em dólares americanos',
    last_deal_on: 'Data da última ronda em que participou',
    startups_count: 'Número de startups',
    url: 'Página neste site',
  },
  features: {
    name: 'Semelhança dos nomes, de 0 a 100',
    country: 'Mesmo país',
    website: 'Mesmo site',
    identifier: 'Mesmo identificador',
  },
  wrong: {
    json: (field) => `${field}: esperava-se JSON`,
    tooMany: (most, got) =>
      `esperavam-se no máximo ${formatCount(most)} consultas, foram recebidas ${formatCount(got)}`,
    noQuery: 'esperava-se uma consulta, ou propriedades a cruzar',
  },
  unknown: 'Não há nada com este identificador.',
  raised: (amount) => `Angariou ${amount}`,
  inRounds: sayRounds,
};
