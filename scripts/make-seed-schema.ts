// Writes db/seed/startup.schema.json, from which editors complete and check the files in
// db/seed/startups. A test compares it with the form that the reader holds.
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { startupFile } from '../db/seed/startup-file.ts';

export const SEED_SCHEMA_FILE = new URL('../db/seed/startup.schema.json', import.meta.url);

export function makeSeedSchema(): string {
  const schema = {
    title: 'A startup of the catalogue',
    ...z.toJSONSchema(startupFile, { io: 'input' }),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(SEED_SCHEMA_FILE, makeSeedSchema());
