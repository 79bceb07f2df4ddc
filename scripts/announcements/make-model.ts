// Writes app/language/announcement/model.json, what the reader of articles has learned from the
// items beside this file (docs/decisions/091-the-reader-of-articles-learns.md).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { readItems } from './items.ts';
import { learnClasses, learnTags } from './learn.ts';

const READER = new URL('../../app/language/announcement/', import.meta.url);
const MODEL_FILE = new URL('model.json', READER);

/** Weights are learned again where any of these changes. */
const LEARNED_FROM = [
  ...['class-of.ts', 'country-words.ts', 'features.ts', 'tagger.ts', 'words.ts'].map(
    (name) => new URL(name, READER),
  ),
  ...['items.ts', 'learn.ts'].map((name) => new URL(name, import.meta.url)),
  ...readdirSync(new URL('items/', import.meta.url))
    .sort()
    .map((name) => new URL(`items/${name}`, import.meta.url)),
];

export const hashOfSources = (): string =>
  LEARNED_FROM.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest(
    'hex',
  );

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
  const classes = learnClasses(items);
  const tagUnit = MOST / Math.max(largestOf(tags), largestOf(steps));
  const classUnit = MOST / largestOf(classes);
  const model = {
    about: 'Made by npm run make:announcements; not edited by hand.',
    hash: hashOfSources(),
    tagUnit,
    classUnit,
    tags: pack(tags, tagUnit),
    steps: pack(steps, tagUnit),
    classes: pack(classes, classUnit),
  };
  return `${JSON.stringify(model, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(MODEL_FILE, makeModel());
