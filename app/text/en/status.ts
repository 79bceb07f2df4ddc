import { formatCount, formatTenths, sayMany } from '../../base/count.ts';

const MEGABYTE = 1_000_000;

export const statusText = {
  title: 'Status',
  description: 'Queues, jobs, mail, backups and disk of this site.',
  about: (version: string, node: string) => `Griot ${version} on Node ${node}.`,
  waiting: 'What waits',
  waitingColumns: { what: 'What', count: 'Waiting', since: 'Longest' },
  kinds: {
    mails: 'Mails that are due',
    messages: 'Alerts to webhooks and browsers',
    files: 'Files being imported',
    payments: 'Events of payment providers',
    decisions: 'Decisions of moderators',
  },
  jobs: 'Jobs',
  jobColumns: {
    name: 'Job',
    cron: 'Time (UTC)',
    began: 'Last run',
    took: 'Took',
    state: 'State',
    failures: 'Failed runs in a week',
  },
  jobsNever: 'Jobs have never run here.',
  jobsDead: (count: number) =>
    `${sayMany(count, 'run', 'runs')} failed for good. ./griot doctor says more.`,
  neverRan: 'not this week',
  seconds: (seconds: number) => `${formatTenths(seconds)}\u00a0s`,
  facts: 'Mail, backup, disk',
  mail: 'Mail',
  mailCounts: (sent: number, queued: number, failed: number) =>
    `${formatCount(sent)} sent in a day, ${formatCount(queued)} to send, ${formatCount(failed)} failed`,
  mailInterrupted: (count: number) =>
    `${formatCount(count)} were cut off after they were handed over, and probably arrived.`,
  mailError: (error: string) => `Last failure: ${error}`,
  backup: 'Last backup',
  backupNone: 'None is known here. ./griot backup notes the ones it makes.',
  backupUnreadable: (problem: string) => `Its note cannot be read. ${problem}`,
  backupOf: (file: string, bytes: number) =>
    `${file}, ${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0MB`,
  backupTested: 'Restored on trial',
  backupUntested: 'Never. ./griot backup --test opens what it has written.',
  disk: 'Disk',
  diskOf: (free: number, all: number, folder: string) =>
    `${formatCount(Math.floor(free / MEGABYTE))} of ${formatCount(Math.ceil(all / MEGABYTE))}\u00a0MB free at ${folder}`,
  database: 'Database',
  size: (bytes: number) => `${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0MB`,
  process: 'This process',
  processSince: 'Started',
  memory: 'Memory',
  cache: 'Page cache',
  cacheOf: (pages: number, bytes: number, hits: number, misses: number) =>
    `${sayMany(pages, 'page', 'pages')}, ${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0MB; ${formatCount(hits)} answered from it, ${formatCount(misses)} made`,
  cacheOff: 'Off (PAGE_CACHE_MB is 0)',
  queues: 'Requests',
  queueColumns: { name: 'Queue', running: 'Under way', waiting: 'Waiting', refused: 'Refused' },
  errors: 'Errors since its start',
  errorColumns: { kind: 'Kind', count: 'Times', last: 'Last' },
  errorsNone: 'None.',
} as const;
