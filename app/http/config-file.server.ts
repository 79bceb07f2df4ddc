// Reads and validates an operator's file, such as config/plans.json, at start.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** `value` is set when there are no problems. */
interface ReadConfig<T> {
  value?: T;
  /** Each as `file: path: what is expected`. */
  problems: string[];
}

/** Relative names are resolved in the project's folder. */
export function readConfigFile<T>(name: string, schema: z.ZodType<T>): ReadConfig<T> {
  let text: string;
  try {
    text = readFileSync(resolve(ROOT, name), 'utf8');
  } catch {
    return { problems: [`${name}: cannot be read`] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [`${name}: is not valid JSON (${(error as Error).message})`] };
  }
  const { data, error } = schema.safeParse(json, { reportInput: true });
  return { value: data, problems: error ? error.issues.flatMap((one) => say(one, name)) : [] };
}

function say(issue: z.core.$ZodIssue, name: string): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${name}: ${pathOf([...issue.path, key])}: no such field`);
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  const message = isMissing
    ? issue.message.replace(/^expected/, 'missing, expected')
    : issue.message;
  return [`${name}: ${pathOf(issue.path) || 'the file'}: ${message}`];
}

/** `plans[1].prices[0].amount` */
function pathOf(path: PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

export function reportRepeated(list: string[], report: (at: number) => void): void {
  for (const [at, one] of list.entries()) if (list.indexOf(one) < at) report(at);
}
