import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { EmbeddedPool } from './embedded.ts';

test('a worker that dies is told of, and whoever waits gets an error instead of nothing', async () => {
  const pool = await EmbeddedPool.open({});
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
  const pool = await EmbeddedPool.open({});
  await pool.end();
  const outcome = await Promise.race([pool.lost.then(() => 'lost'), Promise.resolve('closed')]);
  expect(outcome).toBe('closed');
});

test('notifications arrive, after the one and until the other end', async () => {
  const pool = await EmbeddedPool.open({});
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
