import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is deleted as the process ends. */
export function makeBenchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'griot-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
