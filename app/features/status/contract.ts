// What /status shows and /status.json answers.
import type { ProcessFigures } from '../../http/context.ts';

/** Work that waits in the database. */
export interface Waiting {
  what: 'mails' | 'messages' | 'files' | 'payments' | 'decisions';
  count: number;
  /** Of what has waited longest since it was due. */
  oldest_seconds: number | null;
}

export interface JobState {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  /** Of the last run that began; null where none is remembered, which is for a week. */
  began_at: Date | null;
  seconds: number | null;
  /** Of pg-boss: completed, failed, active, retry. */
  state: string | null;
  /** Runs of the last week that failed at least once. */
  failures: number;
}

export interface MailState {
  queued: number;
  failed: number;
  /** Handed over when their sender was ended: most have arrived. */
  interrupted: number;
  sent_last_day: number;
  last_error: string | null;
}

export interface BackupState {
  made_at: string;
  file: string;
  bytes: number;
  /** When the file was opened again and its rows counted. */
  tested_at: string | null;
}

export interface Status {
  at: Date;
  version: string;
  node: string;
  waiting: Waiting[];
  /** Null where no process has ever run them. */
  jobs: JobState[] | null;
  jobs_failed_for_good: number;
  mail: MailState;
  backup: BackupState | null;
  disk: { folder: string; free_bytes: number; all_bytes: number };
  database_bytes: number;
  /** Of the process that answers. */
  process: ProcessFigures | null;
}
