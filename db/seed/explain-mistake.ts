// A value of the wrong form in one line: what was expected, what stands there, what would be right.
import type { z } from 'zod';
import { findClosest } from '../../app/language/slips.ts';
import { parseRound } from '../../app/language/values/choice.ts';
import { readMoney } from '../../app/language/values/money.ts';
import template from './startup.template.json' with { type: 'json' };

type Issue = z.core.$ZodIssue;

/** `content` is the whole file that the issue is about. */
export function explainMistake(issue: Issue, content: unknown): string {
  const value = valueAt(content, issue.path);
  const field = String(issue.path.at(-1) ?? '');
  if (issue.code === 'unrecognized_keys') return issue.keys.map(explainKey).join('; ');
  if (issue.code === 'custom') return issue.message;
  if (value === undefined) return 'is missing; null or an empty list where it is not known';
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    return `expected ${describeChoices(choices)}, found ${show(value)}${hint(right(field, value, choices))}`;
  }
  if (issue.code === 'invalid_type' && /^(?:int|number)$/.test(issue.expected)) {
    return explainNumber(value);
  }
  if (issue.code === 'invalid_type') return `expected ${issue.expected}, found ${show(value)}`;
  return `${issue.message}, found ${show(value)}`;
}

/** Keys of the template stand for all: it has every one that is not rare. */
const KEYS = [...keysOf(template), 'note', 'parent', 'identifiers', 'distinct_from', 'until'];

function explainKey(key: string): string {
  const near = findClosest(key, KEYS);
  return `unknown key "${key}"${near ? `; did you mean "${near}"?` : ': remove it'}`;
}

function explainNumber(value: unknown): string {
  const found = `expected a whole number such as 1500000, found ${show(value)}`;
  if (typeof value !== 'string') return found;
  const { value: money } = readMoney(value, { decimals: 'dot' });
  if (!money) return found;
  const { amount, currency } = money;
  if (currency === null || currency === 'USD') return `${found}: write ${amount}`;
  return `${found}: write null, and "reported": { "amount": ${amount}, "currency": "${currency}" }`;
}

function right(field: string, value: unknown, choices: readonly string[]): string | null {
  if (typeof value !== 'string') return null;
  const round = field === 'round' ? parseRound(value) : null;
  return round ?? findClosest(value, choices);
}

function hint(near: string | null): string {
  return near === null ? '' : `; did you mean "${near}"?`;
}

const MOST_CHOICES = 8;

function describeChoices(choices: readonly string[]): string {
  const shown = choices.slice(0, MOST_CHOICES).map((choice) => `"${choice}"`);
  const others = choices.length - shown.length;
  return `one of ${shown.join(', ')}${others > 0 ? ` or ${others} others` : ''}`;
}

function show(value: unknown): string {
  const written = JSON.stringify(value);
  return written.length > 80 ? `${written.slice(0, 79)}…` : written;
}

function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    content,
  );
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(keysOf);
  return [...new Set([...(Array.isArray(value) ? [] : Object.keys(value)), ...inside])];
}
