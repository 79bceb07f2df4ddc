// Everything that code and documents cite is in this repository.
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const TEXTS = '**/*.{md,ts,tsx,mjs,css,sql,c,cfg,conf,default,service,timer,yml,yaml}';
const MADE = /(^|\/)(node_modules|build|generated|\.data)(\/|$)/;
const files = globSync([TEXTS, '.env.example', '.ci/run', 'Containerfile'], {
  exclude: (path) => MADE.test(path),
}).filter((file) => statSync(file).isFile() && file !== 'test/documents.test.ts');

const decisions = readdirSync('docs/decisions').filter((name) => /^\d{3}-/.test(name));
const index = readFileSync('docs/decisions/README.md', 'utf8').split('\n');
const isReplaced = (number: string) =>
  index.some((line) => line.startsWith(`| ${number} |`) && line.includes('| replaced by'));

/** Kept as they were written, so that they name files of their day. */
const isDecision = (file: string) => /^docs\/decisions\/\d/.test(file);
const isDocument = (file: string) => file.endsWith('.md') && !isDecision(file);

/** `file:line: what is wrong` of each line about which `judge` says something. */
function listWrong(
  among: readonly string[],
  judge: (line: string, file: string) => Iterable<string>,
): string[] {
  return among.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => [...judge(line, file)].map((wrong) => `${file}:${at + 1}: ${wrong}`)),
  );
}

/** Pages (`x.md`) that are named and not there. */
function* listMissingPages(line: string, file: string): Iterable<string> {
  for (const [name] of line.matchAll(/(?<![\w/.*…-])(?:[\w.-]+\/)*[\w-]+(?<!BREAKPOINTS)\.md\b/g)) {
    const places = ['.', dirname(file), 'docs'];
    if (!places.some((place) => existsSync(join(place, name)))) yield `there is no ${name}`;
  }
}

/** Chapters of documents that are not here: say the rule or its reason instead. */
function* listChaptersElsewhere(line: string): Iterable<string> {
  for (const [words] of line.matchAll(
    /\bspec(?:ification)?,? sections?\b|\bspec[,] |design[- ]language\b|[(]conventions\b/gi,
  ))
    yield `"${words}" is nowhere in the repository: say the rule, or why`;
}

/** Decisions by number that are not there or, outside decisions, hold no more. */
function* listWrongDecisions(line: string, file: string): Iterable<string> {
  for (const [, number = ''] of line.matchAll(/\b[Dd]ecisions?[ /](\d{3})\b/g)) {
    if (!decisions.some((name) => name.startsWith(number))) yield `there is no decision ${number}`;
    else if (!isDecision(file) && isReplaced(number)) yield `decision ${number} was replaced`;
  }
}

const FOLDERS = 'app|server|cli|db|test|e2e|bench|scripts|deploy|companion|config|docs';
const PATH = new RegExp(`(?<![\\w./@-])(?:${FOLDERS})/[\\w./*{},…-]*[\\w/*}]`, 'g');
// Written by a build or a measurement, and the page that CONTRIBUTING.md adds as an example.
const NOT_HERE = /^app\/generated|^bench\/results|accelerators/;

/** Paths that lead nowhere. "…" and "*" stand for any name; a name may lack its ending. */
function* listWrongPaths(line: string): Iterable<string> {
  for (const [path] of line.matchAll(PATH)) {
    const pattern = path.replaceAll('…', '*');
    if (NOT_HERE.test(path) || existsSync(path)) continue;
    if (globSync([pattern, `${pattern}.*`]).length === 0) yield `there is no ${path}`;
  }
}

const isComment = (line: string) => /^\s*(\/\/|\/?\*|--|#)/.test(line);

describe('documents that are cited', () => {
  test('every page that is named is there', () => {
    expect(files.length).toBeGreaterThan(900);
    expect(listWrong(files, listMissingPages)).toEqual([]);
  });

  test('no chapter of a document from elsewhere is named', () => {
    expect(listWrong(files, listChaptersElsewhere)).toEqual([]);
  });

  test('every decision that is named is there, and holds', () => {
    expect(listWrong(files, listWrongDecisions)).toEqual([]);
  });

  test('every path in a document leads to a file or folder', () => {
    const documents = files.filter(isDocument);
    expect(documents.length).toBeGreaterThan(20);
    expect(listWrong(documents, listWrongPaths)).toEqual([]);
  });

  test('so does every path in a comment', () => {
    const code = files.filter((file) => !file.endsWith('.md'));
    expect(listWrong(code, (line) => (isComment(line) ? listWrongPaths(line) : []))).toEqual([]);
  });

  test('what is wrong is found', () => {
    const file = 'app/base/money.ts';
    expect([...listMissingPages('// As rules.md and docs/api.md say', file)]).toHaveLength(1);
    expect([...listMissingPages('[here](nowhere/api.md)', file)]).toHaveLength(1);
    const chapter = ['Spec', 'section 9'].join(' ');
    expect([...listChaptersElsewhere(`// ${chapter} says so`)]).toHaveLength(1);
    expect([...listWrongDecisions('(decision 999), docs/decisions/001', file)]).toHaveLength(1);
    expect([...listWrongDecisions('(decision 010)', file)]).toEqual(['decision 010 was replaced']);
    expect([...listWrongPaths('`app/base/…`, `db/seed/*.ts`, `app/nothing/`')]).toEqual([
      'there is no app/nothing/',
    ]);
  });
});
