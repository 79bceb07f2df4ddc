import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/proposals.ts';
import type { TranslationOf } from '../translation.ts';

export const proposalsText: TranslationOf<typeof english.proposalsText> = {
  title: 'Da imprensa',
  description:
    'O que os artigos anunciaram esta semana, o que foi decidido e o que espera há mais tempo.',
  lead: 'Os artigos dos feeds que anunciam uma ronda, uma saída ou um encerramento esperam na fila; nada é publicado sem que um moderador o aceite.',
  item: 'Da imprensa',
  happenings: {
    round: 'angariou fundos',
    acquired: 'foi adquirida',
    merged: 'fundiu-se',
    listed: 'entrou em bolsa',
    closed: 'encerrou',
  },
  states: {
    pending: 'em espera',
    accepted: 'aceite',
    declined: 'recusada',
    known: 'já conhecida',
  },
  articles: 'Artigos',
  isNew: 'uma nova startup',
  isKnown: 'no directório como',
  sameRound:
    'O registo já tem esta ronda: se aceitar, os artigos juntam-se às fontes já registadas.',
  undisclosed: 'não divulgado',
  ownDay: 'o dia do artigo',
  labels: {
    happening: 'O que aconteceu',
    name: 'Empresa',
    startup: 'Startup no directório',
    country: 'País',
    kind: 'Tipo de ronda',
    amount: 'Montante',
    announced_on: 'Data',
    investors: 'Investidores',
    counterparty: 'Outra parte',
  },
  hints: {
    startup: 'O fim do endereço da startup, como flutterwave; em branco para uma nova startup.',
    country: 'Necessário para uma nova startup.',
    amount: 'Com a moeda, como $2.5m ou NGN 400m; em branco se não foi divulgado.',
    announced_on: 'Ano-mês-dia, ano-mês ou ano.',
    investors: 'Um investidor por linha; quem lidera, com (lead).',
    counterparty: 'Numa saída: quem comprou, ou com quem se fundiu.',
  },
  unknown: 'desconhecido',
  noKind: 'não indicado',
  accept: 'Aceitar como aqui está',
  decline: 'Recusar',
  declineReason: 'Motivo',
  pageDescription: 'O que os artigos anunciam, num formulário para corrigir e aceitar.',
  isDecided: 'Outro moderador já decidiu sobre esta proposta. Veja de novo a fila.',
  hasChanged: 'Chegou mais um artigo desde que abriu esta proposta. Veja-a de novo.',
  noArticle: 'Já não há nenhum artigo que sustente esta proposta.',
  needsCountry:
    'Esta startup ainda não consta do directório: edite a proposta e indique primeiro o país.',
  wrong: {
    name: 'Introduza um nome com 120 caracteres, no máximo',
    country: 'Escolha um dos 54 países',
    kind: 'Escolha um dos tipos de ronda',
    amount: (problem) => `Introduza um montante como $2.5m ou NGN 400m: ${problem}`,
    dollars:
      'O que foi pago numa saída regista-se em dólares americanos: introduza-os ou deixe em branco',
    date: 'Introduza uma data como 2026-11-20, 2026-11 ou 2026',
    startup: (slug) => `Nenhuma startup tem o slug ${slug}`,
  },
  cameIn: 'Chegadas esta semana',
  decided: 'Decididas esta semana',
  oldest: 'Há mais tempo em espera',
  nothing: 'Nada',
  columns: { what: 'Proposta', state: 'Estado', articles: 'Artigos', at: 'Quando' },
  counts: (came, waits, decided) =>
    `Em sete dias: ${sayPlural(came, { one: '# proposta recebida', other: '# propostas recebidas' })}, ${sayPlural(decided, { one: '# decidida', other: '# decididas' })}; ${formatCount(waits)} em espera.`,
  feeds: 'Feeds',
  feedsOff:
    'Os feeds não são lidos aqui: NEWS_READING está desligado, ou FEEDS_FILE não indica nenhum.',
  feedsNever: 'Ainda não foi lido nenhum feed.',
  feedsClosed:
    'Nenhum feed respondeu: esta máquina talvez não tenha acesso à rede. ./griot doctor diz o mesmo.',
  feedsRead: (answer, all) =>
    `Na última leitura responderam ${formatCount(answer)} de ${sayPlural(all, { one: '# feed', other: '# feeds' })}.`,
  feedColumns: {
    feed: 'Feed',
    error: 'Motivo da falha',
    failures: 'Falhas seguidas',
    answered: 'Respondeu',
  },
  never: 'nunca',

  upkeep: {
    crumb: 'Manutenção',
    title: 'Calendário de manutenção',
    description:
      'Dados que envelheceram, estados sem confirmação há um ano, sites que não respondem.',
    lead: 'O que ver a seguir, começando pelo mais lido.',
    facts: 'Dados mais antigos ainda consultados',
    factsMore: (count) =>
      sayPlural(count, { one: 'Ver # ficha antiga', other: 'Ver as # fichas antigas' }),
    statuses: 'Activas, mas sem confirmação há um ano',
    sites: 'Sites que já não respondem',
    sitesOff: 'Os sites não são lidos aqui: TECHNOLOGY_DETECTION está desligado.',
    columns: {
      name: 'Startup',
      seen: 'Última confirmação',
      reads: 'Leituras',
      why: 'Motivo',
      since: 'Tentativa',
    },
    factColumns: { name: 'Ficha', seen: 'Última verificação', reads: 'Leituras' },
    none: 'Não há nada a fazer.',
    never: 'nunca',
    ofAll: (shown, all) => `${formatCount(shown)} de ${formatCount(all)}`,
  },
};
