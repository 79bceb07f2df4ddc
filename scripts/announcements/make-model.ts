// Writes app/language/announcement/model.json, what the reader of articles has learned from the
// items beside this file (docs/decisions/091-the-reader-of-articles-learns.md).
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { featuresOfText } from '../../app/language/announcement/class-of.ts';
import { candidatesOf } from '../../app/language/announcement/company-of.ts';
import { featuresOfWords } from '../../app/language/announcement/features.ts';
import { featuresOfLeads } from '../../app/language/announcement/lead-of.ts';
import { readItems } from './items.ts';
import { learnChoosing, learnTags, readUnseen, rightNames, sentencesOfItem } from './learn.ts';

const READER = new URL('../../app/language/announcement/', import.meta.url);
const MODEL_FILE = new URL('model.json', READER);

/** Weights are learned again where any of these changes, or what is looked at of an item. */
const LEARNED_BY = [
  ...['choice.ts', 'tagger.ts', 'understand.ts'].map((name) => new URL(name, READER)),
  ...['items.ts', 'learn.ts'].map((name) => new URL(name, import.meta.url)),
];

export function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of LEARNED_BY) hash.update(readFileSync(file));
  for (const item of readItems()) {
    const sentences = sentencesOfItem(item);
    const names = rightNames(item, sentences);
    const candidates = candidatesOf(sentences, [], names);
    const features = [
      ...[featuresOfWords(sentences), featuresOfLeads(sentences, names)],
      ...[candidates, featuresOfText(sentences, names, candidates)],
    ];
    hash.update(JSON.stringify([item, features]));
  }
  return hash.digest('hex');
}

const MOST = 127;

const largestOf = (weights: Float32Array): number =>
  weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);

/** As whole steps from -127 to 127, of which `unit` are one. */
const pack = (weights: Float32Array, unit: number): string =>
  deflateRawSync(
    Int8Array.from(weights, (weight) => Math.round(weight * unit)),
    { level: 9 },
  ).toString('base64');

function makeModel(): string {
  const items = readItems();
  const { tags, steps } = learnTags(items);
  const learned = { tags, ...learnChoosing(readUnseen(items)) };
  const units = mapValues(learned, (weights) => MOST / largestOf(weights));
  units.tags = Math.min(units.tags, MOST / largestOf(steps));
  const model = {
    about: 'Made by npm run make:announcements; not edited by hand.',
    hash: hashOfSources(),
    units,
    ...mapValues(learned, (weights, name) => pack(weights, units[name])),
    steps: pack(steps, units.tags),
  };
  return `${JSON.stringify(model, null, 2)}\n`;
}

function mapValues<Key extends string, From, To>(
  all: Record<Key, From>,
  to: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(all).map(([key, value]) => [key, to(value, key as Key)]);
  return Object.fromEntries(entries);
}

if (import.meta.main) writeFileSync(MODEL_FILE, makeModel());
