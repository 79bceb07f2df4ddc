// What runs beside the requests. Each stands with its feature in jobs.server.ts; server/jobs.ts lists them all.

/** Runs by the clock. One that fails or is killed is taken up again, so it must bear running twice. */
export interface Job {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  /** Runs when a process begins to run jobs, too: for what visitors would wait for until the clock says so. */
  atStart?: boolean;
  run(): Promise<void>;
}

/** Runs again and again with a pause, for work whose queue is a table of its own. */
export interface Loop {
  name: string;
  everyMs: number;
  /** `signal` is aborted when the process is to end: finish what is in hand, take nothing new. */
  run(signal: AbortSignal): Promise<void>;
}

export interface Work {
  jobs: Job[];
  loops: Loop[];
}
