import type { Logger } from 'pino';
import type { Sql } from '../../data/database.ts';
import type { Settings } from '../../http/settings.ts';

export interface Billing {
  sql: Sql;
  settings: Settings;
  now: Date;
  log: Pick<Logger, 'warn' | 'error'>;
}
