import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/own-lists.ts';
import type { TranslationOf } from '../translation.ts';

const KINDS = {
  startup: { one: '# startup', other: '# startups' },
  investor: { one: '# investidor', other: '# investidores' },
  person: { one: '# pessoa', other: '# pessoas' },
} as const;
type Kind = keyof typeof KINDS;
type Offer = { plan: string; limit: number; price: string } | null;

const sayKind = (kind: Kind, rows: number) => sayPlural(rows, KINDS[kind]);
const sayRows = (rows: number) => sayPlural(rows, { one: '# linha', other: '# linhas' });
const sayOffer = (offer: Offer) =>
  offer ? `O plano ${offer.plan} inclui ${formatCount(offer.limit)} e custa ${offer.price}. ` : '';

export const ownListsText: TranslationOf<typeof english.ownListsText> = {
  title: 'As suas listas',
  description: 'Startups, investidores e pessoas que acompanha, com as suas próprias notas.',
  lead: 'Acompanhe startups, investidores ou pessoas: registe em que ponto está com cada um, uma nota e o dia do próximo passo.',
  kinds: { startup: 'Startups', investor: 'Investidores', person: 'Pessoas' },
  rows: sayKind,
  used: (lists, limit) => `${formatCount(lists)} de ${formatCount(limit)} listas`,
  name: 'Nome',
  holds: 'Contém',
  changed: 'Última alteração: {when}',
  changedAt: 'Última alteração',
  shared: 'Partilha',
  privateList: 'Só para si',
  secretAddress: 'Por endereço secreto',
  startups: 'Startups',
  startupStatus: 'Estado da empresa',
  empty: 'Ainda não há listas',
  emptyWhy:
    'Crie uma lista aqui ou seleccione linhas em qualquer tabela de startups, investidores ou pessoas.',
  create: 'Nova lista',
  createSubmit: 'Criar a lista',
  fullTitle: (limit) =>
    `Já tem ${sayPlural(limit, { one: '# lista', other: '# listas' })}, o máximo`,
  fullWhy: 'Elimine uma lista para criar outra.',
  gives: (limit) => sayPlural(limit, { one: '# lista', other: '# listas' }),
  full: (limit, offer) =>
    `Já tem ${sayPlural(limit, { one: '# lista', other: '# listas' })}, o máximo. ${sayOffer(offer)}Elimine uma para criar outra.`,
  rowsFull: (limit, offer) =>
    `Uma lista tem no máximo ${sayRows(limit)}, e nada foi adicionado. ${sayOffer(offer)}Remova algumas ou comece outra lista.`,
  firstStatuses: {
    startup: ['A analisar', 'Em contacto', 'Em análise detalhada', 'Posta de parte'],
    investor: ['A contactar', 'Contactado', 'Em conversações', 'Recusou'],
    person: ['A contactar', 'Já contactada', 'Em contacto', 'Posta de parte'],
  },
  all: 'Todas',
  statusOf: (name) => `Estado de ${name}`,
  noteOf: (name) => `Nota sobre ${name}`,
  dueOf: (name) => `Próximo passo para ${name}`,
  select: (name) => `Seleccionar ${name}`,
  status: 'Estado',
  noStatus: 'Sem estado',
  note: 'Nota',
  due: 'Próximo passo',
  gone: 'Já não consta do registo',
  goneRow: (row) => `linha ${row}`,
  emptyList: 'Ainda não há nada nesta lista',
  emptyListWhy: 'Seleccione linhas numa tabela e escolha «Adicionar a uma lista».',
  find: {
    startup: 'Procurar startups',
    investor: 'Procurar investidores',
    person: 'Procurar fundadores',
  },
  noneOfStatus: (status) => `Nenhuma linha com o estado «${status}»`,
  showAll: 'Mostrar todas',
  save: 'Guardar as alterações',
  changedElsewhere: (names) =>
    `Houve alterações noutra janela desde que abriu esta página, e mantiveram-se: ${names}. Verifique e guarde de novo.`,
  forSelected: 'Com as linhas seleccionadas:',
  setStatus: 'Definir o estado',
  statusToSet: 'Estado a definir',
  compare: 'Comparar',
  csv: 'CSV',
  csvRows: (rows) => `CSV, ${sayRows(rows)}`,
  xlsxRows: (rows) => `XLSX, ${sayRows(rows)}`,
  xlsx: 'XLSX',
  remove: 'Remover',
  removeAsk: (rows) =>
    `Remover ${sayRows(rows)} da lista, com o que escreveu ao lado? Não é possível voltar atrás.`,
  removeSure: 'Sim, remover',
  keep: 'Manter',
  nothingSelected: 'Seleccione primeiro pelo menos uma linha.',
  tooFewToCompare: 'Seleccione pelo menos duas startups para comparar.',
  columns: 'Colunas',
  columnsLegend: 'Dados a mostrar',
  columnsSubmit: 'Mostrar estas colunas',
  usualColumns: 'Colunas habituais',
  share: 'Partilhar',
  shareWhat: 'Quem tiver o endereço pode ler a lista sem conta; ninguém a pode alterar.',
  shareNotes: 'Mostrar também as minhas notas',
  shareSubmit: 'Criar um endereço secreto',
  shareAddress: 'Endereço secreto',
  shareSave: 'Guardar',
  shareRevoke: 'Deixar de partilhar',
  shareRevokeWhat: 'Se deixar de partilhar, o endereço deixa de funcionar.',
  settings: 'Definições',
  statuses: 'Estados',
  statusesHint:
    'Um estado por linha, nas suas palavras. As linhas da lista mantêm um estado mesmo que o remova daqui.',
  settingsSubmit: 'Guardar as definições',
  deleteList: 'Eliminar esta lista',
  deleteWhat: (rows) =>
    `Elimina a lista${rows === 0 ? '' : ` e ${sayRows(rows)} com todas as notas`}. Não é possível voltar atrás.`,
  sharedBy: 'Uma lista que alguém partilhou consigo',
  sharedNote: (product) =>
    `Os nomes e os dados vêm do ${product}; os estados, as notas e as datas são de quem fez a lista.`,
  exportTitle: (name) => `Lista ${name}`,
  address: 'Endereço',
  selection: {
    title: {
      startup: 'Startups seleccionadas',
      investor: 'Investidores seleccionados',
      person: 'Pessoas seleccionadas',
    },
    description: 'O que seleccionou e o que pode fazer com a selecção.',
    all: 'Seleccionar todas as linhas',
    bar: 'Com as linhas seleccionadas',
    selected: 'na selecção',
    addToList: 'Adicionar a uma lista',
    follow: 'Seguir',
    none: 'Não há nada seleccionado',
    noneWhy: 'Volte atrás, seleccione linhas na tabela e tente de novo.',
    unknown: (slugs) => `Não constam do registo e ficaram de fora: ${slugs.join(', ')}.`,
    list: 'Lista',
    newList: 'Uma nova lista',
    newName: 'Nome da nova lista',
    newNameHint: 'Só para uma nova lista.',
    addSubmit: (rows, kind) => `Adicionar ${sayKind(kind, rows)}`,
    signIn: 'Inicie sessão para guardar uma lista',
    signInSubmit: 'Iniciar sessão',
    noFollow: 'Não é possível seguir pessoas; siga as respectivas startups.',
    signInWhy:
      'As listas e o que segue pertencem a uma conta. A sua selecção mantém-se nesta página.',
    followAll: (rows, kind) => `Seguir ${sayKind(kind, rows)}`,
    followWhat: 'O que houver de novo sobre a selecção aparece no seu painel.',
    followed: (rows, kind) => `Segue ${sayKind(kind, rows)}.`,
    take: 'Exportar',
  },
  wrong: {
    name: 'esperavam-se 1 a 80 caracteres',
    status: 'esperavam-se no máximo 40 caracteres',
    statuses: 'esperavam-se 1 a 12 estados com 40 caracteres no máximo, um por linha',
    note: 'esperavam-se no máximo 500 caracteres',
    day: 'esperava-se um dia como 2026-12-01',
    slugs: 'esperavam-se 1 a 200 slugs',
    newName: 'Dê um nome à nova lista, com 80 caracteres no máximo',
    unknown: (kind, slugs) =>
      `${kind === 'investor' ? 'nenhum investidor' : kind === 'startup' ? 'nenhuma startup' : 'nenhuma pessoa'} se chama ${slugs.slice(0, 10).join(', ')}`,
  },
};
