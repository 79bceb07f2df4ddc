// Starts the built site as `npm start` does, on a database of its own with the starter catalogue.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'griot-e2e-'));
  const site = await startSite({ DATA_DIR: dataDir });
  project.provide('siteUrl', site.url);
  return async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
