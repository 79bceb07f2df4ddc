// The log: one JSON object a line on standard output, without cookies, queries, visitors' addresses
// or database values.
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Settings } from '../app/http/settings.ts';
import type { ErrorCounts } from './error-counts.ts';

interface LogParts {
  to?: DestinationStream;
  /** Counts what is logged as an error. */
  errors?: ErrorCounts;
}

const ERROR_LEVEL = 50;

export function createLog({ LOG_LEVEL }: Settings, { to, errors }: LogParts = {}): Logger {
  const options: LoggerOptions = {
    level: LOG_LEVEL,
    serializers: { err: describeError },
    hooks: {
      logMethod(given, method, level) {
        if (level >= ERROR_LEVEL) errors?.add(given[0], given[1]);
        method.apply(this, given);
      },
    },
  };
  return to ? pino(options, to) : pino(options);
}

interface Described {
  type: string;
  message?: string;
  code?: string;
  constraint?: string;
  stack?: string;
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Of a database error, which quotes what was written, only code, constraint and place remain. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, code, constraint, stack } = error as Error & Record<string, unknown>;
  const isDatabase = typeof code === 'string' && SQLSTATE.test(code);
  const described: Described = { type: error.constructor.name || String(name) };
  if (!isDatabase) described.message = message;
  if (typeof code === 'string') described.code = code;
  if (typeof constraint === 'string') described.constraint = constraint;
  const [, place] = /\n( {4}at [\s\S]*)/.exec(String(stack)) ?? [];
  if (place) described.stack = isDatabase ? place : String(stack);
  return described;
}

/** Logs queries that took at least `slowMs`, without their values. 0 logs none. */
export function logSlowQueries(log: Logger, slowMs: number) {
  return (text: string, durationMs: number): void => {
    if (slowMs === 0 || durationMs < slowMs) return;
    const query = text.replace(/\s+/g, ' ').trim().slice(0, 2_000);
    log.warn({ durationMs: Math.round(durationMs), query }, 'slow query');
  };
}
