// The command as an operator runs it: in a process of its own, on a directory of its own.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedPagesPath } from '../app/data/data-directory.ts';
import { openDatabase } from '../app/data/database.ts';
import { lockDirectory } from '../app/data/directory-lock.ts';
import { parseCsv } from '../test/parse-csv.ts';
import { createProgram } from './main.ts';

const COMMAND = fileURLToPath(new URL('main.ts', import.meta.url));
const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
let folder: string;
let dataDir: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'griot-cli-'));
  dataDir = join(folder, 'data');
  writeFileSync(
    join(folder, 'startups.csv'),
    'name,country,website\nCommand One,Kenya,https://one.example\n@Two,Ghana,\n',
  );
  writeFileSync(join(folder, 'partly.csv'), 'name,country\nCommand Three,Kenya\n#NAME?,Kenya\n');
  writeFileSync(join(folder, 'undone.csv'), 'name,country\nUndone,Kenya\n');
  writeFileSync(join(folder, 'ask.csv'), 'kind,slug,email\nstartup,nobody,ama@example.org\n');
  writeFileSync(join(folder, 'odd.csv'), 'what,ever\n1,2\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function griot(args: string[], env: Record<string, string> = {}, input?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: '1', ...env },
    stdio: [input ? openSync(join(folder, input), 'r') : 'pipe', 'pipe', 'pipe'],
  });
  return { status, stdout, stderr };
}

describe('help', () => {
  test('begins with examples, on stdout', () => {
    for (const args of [
      ['--help'],
      ['import', '--help'],
      ['moderator', '--help'],
      ['backup', '--help'],
    ]) {
      const { status, stdout, stderr } = griot(args);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/^Examples\n {2}\.\/griot [\s\S]*\nUsage: griot/);
    }
  });
});

describe('exit codes', () => {
  test.each([
    [[], 2, /Usage/],
    [['improt'], 2, /Did you mean import/],
    [['import', 'startups'], 2, /missing required argument/],
    [['import', 'boats', 'x.csv'], 2, /Allowed choices are startups/],
    [['import', 'rounds', 'x.csv', '--rate', 'EUR'], 2, /EUR=1.08@2024-05-01/],
    [['import', 'rounds', 'x.csv', '--country', 'Atlantis'], 2, /54 African countries/],
    [['seed', '--demo', 'many'], 2, /--demo/],
    [['moderator', 'add'], 2, /missing required argument/],
    [['mail', 'product-news'], 2, /missing required argument/],
  ])('%j: %i, wrong arguments', (args, code, message) => {
    const { status, stderr, stdout } = griot(args);
    expect(status).toBe(code);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
  });

  test('1: a file that is not there or cannot be understood; nothing is written', () => {
    expect(griot(['import', 'startups', 'nowhere.csv'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/There is no file nowhere\.csv/),
    });
    expect(griot(['import', 'startups', 'odd.csv'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /No column for name[\s\S]*what \| ever[\s\S]*Nothing was written/,
      ),
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  test('3: wrong settings, all named', () => {
    const { status, stderr, stdout } = griot(['export', 'news', '--json'].slice(0, 2), {
      DATABASE_URL: 'mysql://x',
      PORT: 'x',
    });
    expect(status).toBe(3);
    expect(stderr).toMatch(/DATABASE_URL[\s\S]*/);
    expect(stdout).toBe('');
  });

  test('4: a database that does not answer, without its password', () => {
    const { status, stderr } = griot(['export', 'startups'], {
      DATABASE_URL: 'postgres://griot:secret@127.0.0.1:1/griot',
    });
    expect(status).toBe(4);
    expect(stderr).toMatch(/does not answer/);
    expect(stderr).not.toContain('secret');
  });

  test('4: beside a running site on the embedded database, with what to do', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    const unlock = await lockDirectory(dataDir);
    try {
      for (const args of [
        ['import', 'startups', 'startups.csv'],
        ['export', 'news'],
        ['moderator', 'list'],
        ['search', 'reindex'],
        ['backup', 'b.tar.gz'],
        ['doctor'],
      ]) {
        const { status, stderr, stdout } = griot(args);
        expect({ args, status }).toEqual({ args, status: 4 });
        expect(stderr + stdout).toMatch(/in use by process[\s\S]*stop the site/);
        expect(stderr).not.toMatch(/\n\s+at /);
      }
    } finally {
      unlock();
      rmSync(dataDir, { recursive: true });
    }
  });
});

test('all commands in turn: import, export, moderator, doctor, backup, restore', async () => {
  expect(griot(['doctor'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/database\s+there is none yet/),
  });

  const dry = griot(['import', 'startups', 'startups.csv', '--dry-run', '--json']);
  expect(dry.status).toBe(0);
  expect(JSON.parse(dry.stdout)).toMatchObject({ dry_run: true, rows: { read: 2, created: 2 } });

  const first = griot(['import', 'startups', 'startups.csv', '--json']);
  expect(first.stderr).toMatch(
    /2 rows of startups[\s\S]*cut at each comma, utf-8[\s\S]*name → name[\s\S]*Done:[\s\S]*2 new/,
  );
  expect(first).toMatchObject({ status: 0 });
  expect(JSON.parse(first.stdout)).toMatchObject({
    dry_run: false,
    rows: { read: 2, created: 2, rejected: 0 },
  });
  const again = griot(['import', 'startups', 'startups.csv', '--json']);
  expect(JSON.parse(again.stdout)).toMatchObject({
    rows: { created: 0, updated: 0, unchanged: 2 },
  });

  const partly = griot(['import', 'startups', 'partly.csv']);
  expect(partly).toMatchObject({ status: 5, stdout: '' });
  const [header, row] = parseCsv(readFileSync(join(folder, 'partly.csv.problems.csv'), 'utf8'));
  expect(header?.slice(0, 3)).toEqual(['problem_line', 'problem_column', 'problem_value']);
  expect(row?.slice(0, 3)).toEqual(['3', 'name', '#NAME?']);

  // Beside the file or where asked, never in the folder one is in.
  mkdirSync(join(folder, 'given'));
  writeFileSync(join(folder, 'given', 'odd-names.csv'), 'name,country\n#NAME?,Kenya\n');
  const beside = griot(['import', 'startups', 'given/odd-names.csv']);
  expect(beside.stderr).toContain('given/odd-names.csv.problems.csv');
  const given = readFileSync(join(folder, 'given', 'odd-names.csv'), 'utf8');
  symlinkSync('given/odd-names.csv', join(folder, 'link.csv'));
  expect(
    griot(['import', 'startups', 'given/odd-names.csv', '--problems', 'link.csv']),
  ).toMatchObject({ status: 2, stderr: expect.stringContaining('would overwrite') });
  expect(readFileSync(join(folder, 'given', 'odd-names.csv'), 'utf8')).toBe(given);
  const told = griot(['import', 'startups', 'given/odd-names.csv', '--problems', 'told.csv']);
  expect(told.stderr).toContain('What was left out and why: told.csv');
  expect(readFileSync(join(folder, 'told.csv'), 'utf8')).toBe(
    readFileSync(join(folder, 'given', 'odd-names.csv.problems.csv'), 'utf8'),
  );
  const piped = griot(['import', 'startups', '/dev/stdin'], {}, 'given/odd-names.csv');
  expect(piped).toMatchObject({
    status: 5,
    stderr: expect.stringMatching(
      /nothing can be written beside \/dev\/stdin: give --problems[\s\S]*listed with --problems FILE/,
    ),
  });
  const standard = griot(['import', 'startups', '-', '--json'], {}, 'startups.csv');
  expect(JSON.parse(standard.stdout)).toMatchObject({ rows: { read: 2, unchanged: 2 } });
  expect(globSync(['*.problems.csv', '/dev/*.problems.csv'], { cwd: folder })).toEqual([
    'partly.csv.problems.csv',
  ]);

  const exported = griot(['export', 'startups']);
  expect(exported).toMatchObject({ status: 0, stderr: '' });
  expect(parseCsv(exported.stdout).map((cells) => cells[1])).toEqual([
    'name',
    'Command One',
    "'@Two",
    'Command Three',
  ]);
  expect(griot(['export', 'startups', '--output', 'out.jsonl.gz']).status).toBe(0);
  const undone = griot(['import', 'startups', 'undone.csv', '--json']);
  expect(JSON.parse(undone.stdout).rows).toMatchObject({ created: 1 });
  const listed = griot(['imports', '--json']);
  const [{ id, file_name }] = JSON.parse(listed.stdout);
  expect(file_name).toBe('undone.csv');
  expect(griot(['imports', 'undo', String(id)])).toMatchObject({ status: 0, stdout: '' });
  expect(griot(['imports', 'undo', String(id)]).stderr).toContain('is undone already');
  expect(griot(['imports']).stdout).toMatch(/undone\.csv {2}undone on \d{4}-/);
  const back = griot(['import', 'startups', 'out.jsonl.gz', '--json']);
  expect(JSON.parse(back.stdout)).toMatchObject({
    rows: { read: 3, created: 0, updated: 0, unchanged: 3 },
  });

  expect(griot(['moderator', 'add', 'nobody@example.org'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Nobody has an account/),
  });
  const database = await openDatabase({ dataDir });
  await database.sql
    .insertInto('users')
    .values({ email: 'Ama@example.org', name: 'Ama' })
    .execute();
  await database.close();
  expect(griot(['moderator', 'add', 'ama@example.org'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/has no second step yet/),
  });
  const reopened = await openDatabase({ dataDir });
  await raw`insert into totp_secrets (user_id, secret, confirmed_at, created_at)
    select id, 'twenty random bytes.', now(), now() from users`.execute(reopened.sql);
  await reopened.close();
  expect(griot(['moderator', 'add', 'ama@example.org'])).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/is a moderator now/),
  });
  expect(griot(['moderator', 'list']).stdout).toBe('Ama@example.org\tAma\n');
  expect(griot(['confirm', 'ask', 'ask.csv'])).toMatchObject({
    status: 5,
    stderr: expect.stringMatching(
      /line 2 left out: no startup has the slug "nobody"[\s\S]*0 are asked/,
    ),
  });
  expect(griot(['confirm', 'ask', 'odd.csv'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('kind, slug, email'),
  });

  expect(griot(['search', 'reindex', '--json'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/"startups":3/),
  });
  const doctor = griot(['doctor', '--json']);
  expect(doctor.status).toBe(0);
  const { findings } = JSON.parse(doctor.stdout);
  expect(findings.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining([
      'settings',
      'database',
      'migrations',
      'extensions',
      'disk',
      'mail',
      'jobs',
      'search',
      'imports',
    ]),
  );
  expect(findings.filter(({ state }: { state: string }) => state === 'fail')).toEqual([]);

  expect(griot(['backup', 'backup.tar.gz']).status).toBe(0);
  const written = [
    dataDir,
    ...globSync(['**', '../backup.tar.gz', '../out.jsonl.gz'], { cwd: dataDir }),
  ];
  const open = written.filter((path) => (statSync(resolve(dataDir, path)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  expect(griot(['moderator', 'remove', 'ama@example.org']).status).toBe(0);
  const savedPages = savedPagesPath(dataDir, 3000);
  writeFileSync(savedPages, 'pages with it');
  expect(griot(['remove', 'startup', 'command-one', '--reason', 'asked']).status).toBe(0);
  expect(existsSync(savedPages)).toBe(false);
  expect(griot(['restore', 'backup.tar.gz'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/--replace/),
  });
  expect(griot(['restore', 'startups.csv', '--replace'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/no backup/),
  });
  expect(griot(['restore', 'backup.tar.gz', '--replace'])).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/kept in/),
  });
  expect(griot(['moderator', 'list']).stdout).toBe('Ama@example.org\tAma\n');
  expect(griot(['restore', 'backup.tar.gz'], { DATA_DIR: join(folder, 'elsewhere') }).status).toBe(
    0,
  );
  expect(
    parseCsv(griot(['export', 'startups'], { DATA_DIR: join(folder, 'elsewhere') }).stdout),
  ).toHaveLength(4);
});

test('docs/operating.md and docs/importing.md describe every command and option, and no others', () => {
  const docs = ['operating.md', 'importing.md']
    .map((file) => readFileSync(new URL(`../docs/${file}`, import.meta.url), 'utf8'))
    .join('\n');
  const commands: string[] = [];
  const options = new Set<string>();
  const walk = (command: Command, path: string) => {
    const inner = command.commands.filter((one) => one.name() !== 'help');
    if (inner.length === 0) commands.push(path);
    for (const { long } of command.options) if (long) options.add(long);
    for (const one of inner) walk(one, `${path} ${one.name()}`);
  };
  walk(createProgram(), './griot');
  expect(commands.filter((command) => !docs.includes(`\`${command}`))).toEqual([]);
  expect([...options].filter((option) => !docs.includes(option))).toEqual([]);
  const told = [...docs.matchAll(/`?(\.\/griot(?: [a-z]+)+)/g)].map(([, call = '']) => call);
  expect(
    told.filter(
      (call) => !commands.some((command) => call.startsWith(command) || command.startsWith(call)),
    ),
  ).toEqual([]);
});
