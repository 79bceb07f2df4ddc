// The examples of /api, run if their interpreter is installed.
import { spawn, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ListedOperation,
  listOperationsByTag,
} from '../app/features/take-along/api-docs/description.ts';
import {
  exampleRequest,
  LANGUAGES,
  type Language,
  writeRequest,
} from '../app/features/take-along/api-docs/examples.ts';
import { openTestServer } from '../test/server.ts';
import { openTestSite, type TestSite } from '../test/site.ts';
import { describeEndpoints } from './api.ts';

const MARK = '-- next --';
const TOOLS: Record<
  Language,
  { command: string[]; check: string[]; print: string; wrap: (code: string) => string }
> = {
  curl: {
    command: ['bash', '-c'],
    check: ['bash', '-n', '-c'],
    print: `echo; echo '${MARK}'`,
    wrap: (code) => code,
  },
  JavaScript: {
    command: [process.execPath, '--input-type=module', '-e'],
    check: [process.execPath, '--input-type=module', '-e'],
    print: `console.log('${MARK}');`,
    wrap: (code) => `{\n${code}\n}`,
  },
  Python: {
    command: ['python3', '-c'],
    check: ['python3', '-c'],
    print: `print('${MARK}')`,
    wrap: (code) => code,
  },
  R: {
    command: ['Rscript', '-e'],
    check: ['Rscript', '-e'],
    print: `cat('\\n${MARK}\\n')`,
    wrap: (code) => code,
  },
};

let site: TestSite;
let server: Awaited<ReturnType<typeof openTestServer>>;
let operations: ListedOperation[];
beforeAll(async () => {
  site = await openTestSite();
  server = await openTestServer(site);
  operations = listOperationsByTag(describeEndpoints(site.settings)).flatMap(([, list]) => list);
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const isPublicGet = ({ method, security = [], path }: ListedOperation) =>
  method === 'get' && security.length === 0 && !/\{(token|uuid)\}/.test(path);

const isThere = (language: Language) =>
  !spawnSync(TOOLS[language].command[0] ?? '', ['--version']).error;

async function run(command: readonly string[], code: string) {
  const [program = '', ...rest] = command;
  const child = spawn(program, [...rest, code], { env: { ...process.env, GRIOT_KEY: 'gk_none' } });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (piece) => {
    out += piece;
  });
  child.stderr.on('data', (piece) => {
    errors += piece;
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { out, errors, status };
}

describe.each(LANGUAGES)('%s', (language) => {
  const { command, check, print, wrap } = TOOLS[language];

  test.skipIf(!isThere(language))('every public GET answers what the page says', async () => {
    const asked = operations.filter(isPublicGet);
    expect(asked.length).toBeGreaterThan(20);
    const base = `http://127.0.0.1:${server.port}/api`;
    const code = asked.map((one) => wrap(writeRequest(exampleRequest(one, base), language)));
    const { out, errors, status } = await run(command, code.join(`\n${print}\n`));
    expect(status, errors).toBe(0);
    const answers = out.split(MARK).map((text) => JSON.parse(text));
    expect(answers).toHaveLength(asked.length);
    const refused = asked.filter((_, at) => answers[at].request_id);
    expect(refused.map(({ path }) => path)).toEqual([]);
  });

  test.skipIf(!isThere(language) || language === 'R')('every other call can be read', async () => {
    const others = operations.filter((one) => !isPublicGet(one));
    const code = others.map((one) =>
      wrap(writeRequest(exampleRequest(one, 'http://griot.test/api'), language)),
    );
    const whole = code.join('\n');
    const read = {
      curl: whole,
      JavaScript: `async function all() {\n${whole}\n}`,
      Python: `compile(${JSON.stringify(whole)}, 'calls', 'exec')`,
      R: whole,
    };
    const { errors, status } = await run(check, read[language]);
    expect(status, errors).toBe(0);
  });
});
