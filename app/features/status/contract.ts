// The data of /status and /status.json.
import type { BackupNote } from '../../data/backup-note.ts';
import type { ProcessFigures } from '../../http/context.ts';
import type { JobState } from '../../jobs/runs.server.ts';
import type { UnsentMails } from '../../outbox/send-mails.server.ts';

/** Work that waits in the database. */
export interface Waiting {
  what: 'mails' | 'messages' | 'files' | 'payments' | 'decisions';
  count: number;
  /** Of what has waited longest since it was due. */
  oldest_seconds: number | null;
}

export interface MailState extends UnsentMails {
  sent_last_day: number;
  last_error: string | null;
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
  backup: BackupNote | null;
  /** Why the note of the last backup cannot be read. */
  backup_problem: string | null;
  disk: { folder: string; free_bytes: number; all_bytes: number };
  database_bytes: number;
  /** Of the process that answers. */
  process: ProcessFigures | null;
}
