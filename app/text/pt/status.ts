import { formatCount, formatTenths, sayPlural } from '../../base/count.ts';
import type * as english from '../en/status.ts';
import type { TranslationOf } from '../translation.ts';

const MEGABYTE = 1_000_000;

export const statusText: TranslationOf<typeof english.statusText> = {
  title: 'Estado do site',
  description: 'Filas, tarefas, correio, cópias de segurança e disco deste site.',
  about: (version, node) => `Griot ${version}, com Node ${node}.`,
  waiting: 'O que está à espera',
  waitingColumns: { what: 'Tipo', count: 'À espera', since: 'Mais antigo' },
  kinds: {
    mails: 'E-mails por enviar',
    messages: 'Alertas para webhooks e navegadores',
    files: 'Ficheiros em importação',
    payments: 'Eventos dos prestadores de serviços de pagamento',
    decisions: 'Decisões dos moderadores',
  },
  jobs: 'Tarefas',
  jobColumns: {
    name: 'Tarefa',
    cron: 'Horário (UTC)',
    began: 'Última execução',
    took: 'Duração',
    state: 'Estado',
    failures: 'Falhas numa semana',
  },
  jobsNever: 'Ainda não foi executada nenhuma tarefa.',
  jobsDead: (count) =>
    sayPlural(count, {
      one: '# execução falhou definitivamente. Veja ./griot doctor.',
      other: '# execuções falharam definitivamente. Veja ./griot doctor.',
    }),
  neverRan: 'nenhuma esta semana',
  seconds: (seconds) => `${formatTenths(seconds)}\u00a0s`,
  facts: 'Correio, cópia de segurança, disco',
  mail: 'Correio',
  mailCounts: (sent, queued, failed) =>
    [
      sayPlural(sent, { one: '# enviado num dia', other: '# enviados num dia' }),
      `${formatCount(queued)} por enviar`,
      sayPlural(failed, { one: '# falhou', other: '# falharam' }),
    ].join(', '),
  mailInterrupted: (count) =>
    sayPlural(count, {
      one: '# e-mail foi interrompido depois de entregue ao servidor de correio e provavelmente chegou.',
      other:
        '# e-mails foram interrompidos depois de entregues ao servidor de correio e provavelmente chegaram.',
    }),
  mailError: (error) => `Última falha: ${error}`,
  backup: 'Última cópia de segurança',
  backupNone: 'Não se conhece nenhuma cópia. ./griot backup regista as que faz.',
  backupUnreadable: (problem) => `Não é possível ler o registo da última cópia. ${problem}`,
  backupOf: (file, bytes) => `${file}, ${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0MB`,
  backupTested: 'Restauro de teste',
  backupUntested: 'Nunca. ./griot backup --test abre o que gravou.',
  disk: 'Disco',
  diskOf: (free, all, folder) =>
    `${formatCount(Math.floor(free / MEGABYTE))} de ${formatCount(Math.ceil(all / MEGABYTE))}\u00a0MB livres em ${folder}`,
  database: 'Base de dados',
  size: (bytes) => `${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0MB`,
  process: 'Este processo',
  processSince: 'Iniciado',
  memory: 'Memória',
  cache: 'Cache de páginas',
  cacheOf: (pages, bytes, hits, misses) => {
    const kept = sayPlural(pages, { one: '# página', other: '# páginas' });
    const answered = sayPlural(hits, {
      one: '# resposta servida da cache',
      other: '# respostas servidas da cache',
    });
    const made = sayPlural(misses, { one: '# gerada na altura', other: '# geradas na altura' });
    return `${kept}, ${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0MB; ${answered}, ${made}`;
  },
  cacheOff: 'Desligada (PAGE_CACHE_MB é 0)',
  queues: 'Pedidos',
  queueColumns: { name: 'Fila', running: 'Em curso', waiting: 'À espera', refused: 'Recusados' },
  errors: 'Erros desde que foi iniciado',
  errorColumns: { kind: 'Tipo', count: 'Vezes', last: 'Último' },
  errorsNone: 'Nenhum.',
};
