// The folder of snapshots: DATA_DIR/data.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../../../base/dates.ts';
import { SIGNATURE_FILE, SNAPSHOT_FILE, type Snapshot, SUMS_FILE } from './contract.ts';

/** Of one day; a second one of the day is 2026-11-25.2. */
const NAME = /^\d{4}-\d\d-\d\d(\.\d+)?$/;
const KEPT_DAYS = 30;

export function dataFolder(dataDir: string): string {
  return join(dataDir, 'data');
}

/** Names, newest first. */
export function listSnapshots(dataDir: string): string[] {
  const folder = dataFolder(dataDir);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  return names.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
}

export function nextName(dataDir: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const same = listSnapshots(dataDir).find((name) => name.startsWith(day));
  if (!same) return day;
  return `${day}.${Number(same.split('.')[1] ?? 1) + 1}`;
}

/** Null when there is none of that name. */
export function readSnapshot(dataDir: string, name: string): Snapshot | null {
  const file = join(dataFolder(dataDir), name, SNAPSHOT_FILE);
  if (!NAME.test(name) || !existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The path of a file that a snapshot has; null for any other name. */
export function pathOfFile(dataDir: string, { snapshot, files }: Snapshot, file: string) {
  const others = [SNAPSHOT_FILE, SUMS_FILE, SIGNATURE_FILE];
  const path = join(dataFolder(dataDir), snapshot, file);
  const isKnown = others.includes(file) || files.some(({ name }) => name === file);
  return isKnown && existsSync(path) ? path : null;
}

export const UNFINISHED = 'unfinished-';

/** Keeps those of the last 30 days, and of each month before the first. */
export function removeOldSnapshots(dataDir: string, now: Date): void {
  removeUnfinished(dataFolder(dataDir), now.getTime() - DAY_MS);
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const months = new Set<string>();
  for (const name of listSnapshots(dataDir).reverse()) {
    const month = name.slice(0, 7);
    const isFirst = !months.has(month);
    months.add(month);
    if (isFirst || name >= since) continue;
    rmSync(join(dataFolder(dataDir), name), { recursive: true });
  }
}

/** What a process left behind that was killed while it wrote. */
function removeUnfinished(folder: string, before: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isOld = name.startsWith(UNFINISHED) && statSync(path).mtimeMs < before;
    if (isOld) rmSync(path, { recursive: true, force: true });
  }
}
