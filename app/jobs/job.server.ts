// Background jobs, defined in the features' jobs.server.ts and listed in server/jobs.ts.
/** A scheduled job. Failed or killed runs are repeated, so it must be idempotent. */
export interface Job {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  /** Also runs when a process starts its jobs, or if it is needed then: for what visitors see. */
  atStart?: boolean | (() => Promise<boolean>);
  run(): Promise<void>;
}

/** Runs repeatedly with a pause, for work queued in its own table. */
export interface Loop {
  name: string;
  everyMs: number;
  /** After `signal` aborts, finish current work and take nothing new. */
  run(signal: AbortSignal): Promise<void>;
}

/** The site's own log is one. */
export interface JobLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Work {
  jobs: Job[];
  loops: Loop[];
}
