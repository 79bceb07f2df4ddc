import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../app/http/settings.ts';

/** What opens development pages; the same over restarts, in a file that its owner alone reads. */
export function readDevelopmentKey({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  const file = join(DATA_DIR, 'development-key');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const key = randomBytes(12).toString('base64url');
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(file, key, { mode: 0o600 });
    return key;
  }
}
