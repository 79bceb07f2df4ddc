import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isUnavailable } from './database-error.ts';
import { type EmbeddedOptions, EmbeddedPool } from './embedded.ts';

// Starting from a copy is faster than creating a database.
let snapshot: ArrayBuffer;
beforeAll(async () => {
  const first = await EmbeddedPool.open({});
  snapshot = await first.dump();
  await first.end();
});
const openEmpty = (options: EmbeddedOptions = {}) => EmbeddedPool.open({ snapshot, ...options });

test('a worker that dies is reported, and waiting callers get an error', async () => {
  const pool = await openEmpty();
  const client = await pool.connect();
  const query = client.query('select pg_sleep(5)', []);
  const failed = expect(query).rejects.toThrow('The embedded database has stopped');
  const { worker } = pool as unknown as { worker: Worker };
  await worker.terminate();
  await failed;
  expect((await pool.lost).message).toBe('The embedded database has stopped');
  await expect(pool.dump()).rejects.toThrow('The embedded database has stopped');
});

test('a pool that is closed on purpose is not lost', async () => {
  const pool = await openEmpty();
  await pool.end();
  const outcome = await Promise.race([pool.lost.then(() => 'lost'), Promise.resolve('closed')]);
  expect(outcome).toBe('closed');
});

// The error reaches the pool before the answer to its end, or after it.
test('nothing asks the database once it is to end', async () => {
  for (let time = 0; time < 3; time++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'griot-end-'));
    const pool = await openEmpty({ dataDir, shortenLogMs: 1 });
    const errors: unknown[] = [];
    (pool as unknown as { worker: Worker }).worker.on('error', (error) => errors.push(error));
    const client = await pool.connect();
    const long = client.query('select 1 as one from pg_sleep(0.1)', []);
    const ended = pool.end();
    // A busy thread: the worker is not stopped at once.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    expect((await long).rows).toEqual([{ one: 1 }]);
    await ended;
    rmSync(dataDir, { recursive: true });
    expect(errors).toEqual([]);
  }
});

test('lists of JSON are read as Postgres writes them', async () => {
  const pool = await openEmpty();
  const { query } = await pool.connect();
  const strange = ['', 'NULL', ',', '{}', '"', '\\"', 'a\nb', '\u2028\t\u0001', "It's Ọ̀yọ́, \\n"];
  const values = [1, 2.5, true, null, 'null', {}, [], [1], ...strange, { list: strange }];
  const text = `
    select array(select to_json(v) from jsonb_array_elements($1::jsonb) v) as plain,
      array(select json_build_object('of', json_agg(json_build_object('it', v))) from jsonb_array_elements($1::jsonb) v) as nested,
      array[null, to_json('NULL'::text)] as nulls, array(select to_json(1) where false) as none,
      array(select json_agg(pair) from (values (1, 'a'), (2, 'b')) pair (n, word)) as lines`;
  const { rows } = await query(text, [JSON.stringify(values)]);
  // json_agg writes a line for each of these.
  const lines = [
    [
      { n: 1, word: 'a' },
      { n: 2, word: 'b' },
    ],
  ];
  const nested = [{ of: values.map((it) => ({ it })) }];
  expect(rows).toEqual([{ plain: values, nested, nulls: [null, 'NULL'], none: [], lines }]);
  // Without the word NULL, which pg's own parser reads.
  const others = values.filter((value) => !JSON.stringify(value).includes('NULL'));
  const again = await query(text, [JSON.stringify(others)]);
  expect(again.rows).toMatchObject([{ plain: others }]);
  await pool.end();
});

test('answers come whole and in their order, long ones and errors among them', async () => {
  const pool = await openEmpty();
  const { query } = await pool.connect();
  const rowsOf = async (text: string, values: unknown[] = []) => (await query(text, values)).rows;
  const divided = 'select 6 / $1::int as part';
  const answers = await Promise.allSettled([
    rowsOf("select repeat('Ọ̀yọ́ ', $1::int) as long, $1::int as times", [500_000]),
    rowsOf(divided, [0]),
    rowsOf(divided, [3]),
    rowsOf('select 1 as one; select 2 as one'),
    rowsOf('not a statement'),
    rowsOf(divided, [2]),
  ]);
  expect(answers).toMatchObject([
    { value: [{ long: 'Ọ̀yọ́ '.repeat(500_000), times: 500_000 }] },
    { reason: { code: '22012' } },
    { value: [{ part: 2 }] },
    { value: [{ one: 1 }, { one: 2 }] },
    { reason: { code: '42601' } },
    { value: [{ part: 3 }] },
  ]);
  await pool.end();
});

test('notifications arrive, after the one and until the other end', async () => {
  const pool = await openEmpty();
  const client = await pool.connect();
  let told = 0;
  const stop = await pool.listen('changes', () => {
    told += 1;
  });
  await client.query("select pg_notify('changes', ''), pg_notify('others', '')", []);
  await expect.poll(() => told).toBe(1);
  await stop();
  await client.query("select pg_notify('changes', '')", []);
  await client.query('select 1', []);
  expect(told).toBe(1);
  await pool.end();
});

describe('one connection for all', () => {
  test('a transaction has it alone from its beginning to its release; the others follow in their order', async () => {
    const pool = await openEmpty();
    const [owner, other, third] = await Promise.all([
      pool.connect(),
      pool.connect(),
      pool.connect(),
    ]);
    await owner.query('create table t (id int)', []);
    await owner.query('begin', []);
    await owner.query('insert into t values (1)', []);
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    const waits = [
      other.query('insert into t values (2)', []).then(note('insert')),
      third.query('start transaction', []).then(note('begin')),
      other.query('insert into t values (3)', []).then(note('behind')),
    ];
    expect(pool.load().waiting).toBe(3);
    await owner.query('rollback', []);
    owner.release();
    await Promise.all(waits.slice(0, 2));
    expect([order, pool.load().waiting]).toEqual([['insert', 'begin'], 1]);
    await third.query('commit', []);
    third.release();
    await Promise.all(waits);
    expect((await owner.query('select id from t order by id', [])).rows).toEqual([
      { id: 2 },
      { id: 3 },
    ]);
    await pool.end();
  });

  test('one text that fails during its own transaction is rolled back before the next query', async () => {
    const pool = await openEmpty();
    const [failing, other] = await Promise.all([pool.connect(), pool.connect()]);
    const failed = expect(failing.query('begin; select 1 / 0; commit', [])).rejects.toThrow(
      'division by zero',
    );
    const later = other.query('select 7 as seven', []);
    await failed;
    await failing.query('rollback', []);
    failing.release();
    expect((await later).rows).toEqual([{ seven: 7 }]);
    await pool.end();
  });

  test('without a transaction nobody waits for an answer to another', async () => {
    const pool = await openEmpty();
    const [one, other] = await Promise.all([pool.connect(), pool.connect()]);
    const answers = [one.query('select 1 as n', []), other.query('select 2 as n', [])];
    expect(pool.load()).toEqual({ open: 1, idle: 0, waiting: 0 });
    expect((await Promise.all(answers)).map(({ rows }) => rows[0])).toEqual([{ n: 1 }, { n: 2 }]);
    await pool.end();
  });
});

describe('with a limit of time', () => {
  const LIMITS = { statementTimeoutMs: 200, hungAfterMs: 2_000 };
  const BUSY = 'The embedded database was busy for others for 200 ms';
  // The pool's clock; the worker's goes on.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) => vi.advanceTimersByTime(ms);
  const open = async () => {
    const pool = await openEmpty(LIMITS);
    const [owner, other] = await Promise.all([pool.connect(), pool.connect()]);
    return { pool, owner, other };
  };

  test('nobody waits longer for a transaction of another, which itself has all the time', async () => {
    const { pool, owner, other } = await open();
    await owner.query('create table t (id int)', []);
    await owner.query('begin', []);
    const waiting = Promise.allSettled([other.query('insert into t values (1)', [])]);
    const own = owner.query('select pg_sleep(0.5)', []);
    pass(500);
    const [refused] = await waiting;
    expect(refused).toMatchObject({ reason: { message: BUSY } });
    expect(isUnavailable((refused as PromiseRejectedResult).reason)).toBe(true);
    expect(pool.load().waiting).toBe(0);
    await own;
    await owner.query('commit', []);
    owner.release();
    expect((await other.query('select * from t', [])).rows).toEqual([]);
    await pool.end();
  });

  test('nobody waits longer for a statement of another, which itself has all the time', async () => {
    const { pool, owner, other } = await open();
    const answers = Promise.allSettled([
      owner.query('select 1 as one from pg_sleep(0.5)', []),
      other.query('select 2 as two', []),
    ]);
    pass(500);
    const [long, refused] = await answers;
    expect(long).toMatchObject({ value: { rows: [{ one: 1 }] } });
    expect(refused).toMatchObject({ reason: { message: BUSY } });
    expect((await other.query('select 3 as three', [])).rows).toEqual([{ three: 3 }]);
    await pool.end();
  });

  test('a transaction that was refused its beginning is not open afterwards', async () => {
    const { pool, owner, other } = await open();
    await owner.query('create table t (id int)', []);
    const long = owner.query('select pg_sleep(0.5)', []);
    const refused = expect(other.query('begin', [])).rejects.toThrow(BUSY);
    pass(200);
    await refused;
    other.release();
    await long;
    await owner.query('insert into t values (1)', []);
    await owner.query('rollback', []);
    expect((await owner.query('select id from t', [])).rows).toEqual([{ id: 1 }]);
    await pool.end();
  });

  test('a worker that answers nothing for much longer is lost', async () => {
    const { pool, owner, other } = await open();
    const endless = expect(
      owner.query('select count(*) from generate_series(1, 1e12)', []),
    ).rejects.toThrow('nothing for 2000 ms');
    const refused = expect(other.query('select 1', [])).rejects.toThrow(BUSY);
    pass(200);
    await refused;
    pass(2_000);
    expect((await pool.lost).message).toMatch('nothing for 2000 ms');
    await endless;
  });

  test('so is one with a transaction that never ends, once somebody waits for it', async () => {
    const { pool, owner, other } = await open();
    await owner.query('begin', []);
    const asking = setInterval(() => other.query('select 1', []).catch(() => {}), 100);
    pass(2_500);
    expect((await pool.lost).message).toMatch('nothing for 2000 ms');
    clearInterval(asking);
    await expect(other.query('select 1', [])).rejects.toThrow('nothing for 2000 ms');
  });

  test('a long transaction that goes on asking is not lost', async () => {
    const { pool, owner, other } = await open();
    let lost = false;
    pool.lost.then(() => {
      lost = true;
    });
    await owner.query('begin', []);
    const asking = setInterval(() => other.query('select 1', []).catch(() => {}), 100);
    for (let part = 0; part < 10; part += 1) {
      await owner.query('select 1', []);
      pass(300);
    }
    clearInterval(asking);
    await owner.query('commit', []);
    owner.release();
    expect(lost).toBe(false);
    await pool.end();
  });
});

describe('a first start that was cut short', () => {
  let dataDir = '';
  afterEach(() => {
    spawnSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('by a kill starts again; other files without a database are left alone', async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'griot-cut-'));
    mkdirSync(join(dataDir, 'postgres', 'base'), { recursive: true });
    await expect(EmbeddedPool.open({ dataDir })).rejects.toThrow('PG_VERSION is missing');
    writeFileSync(join(dataDir, 'postgres-unfinished'), '');
    await (await EmbeddedPool.open({ dataDir })).end();
    rmSync(join(dataDir, 'postgres', 'PG_VERSION'));
    await expect(EmbeddedPool.open({ dataDir })).rejects.toThrow('PG_VERSION is missing');
  });

  test('by a full disk says so, and starts again when there is space', async ({ skip }) => {
    dataDir = mkdtempSync(join(tmpdir(), 'griot-full-'));
    const mount = (options: string) =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', dataDir]).status;
    skip(mount('size=20m') !== 0, 'only root mounts a small disk');
    await expect(EmbeddedPool.open({ dataDir })).rejects.toMatchObject({ code: 'ENOSPC' });
    mount('remount,size=400m');
    await (await EmbeddedPool.open({ dataDir })).end();
  });
});
