import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withThreadTime } from '../../../http/thread-time.server.ts';
import { noAnswers } from './contract.ts';
import { lookAtFile, withFile } from './look-at-upload.server.ts';

test('what a small file unpacks to counts as the time of its request', async () => {
  const packed = gzipSync(Buffer.from(`[{"name":"${'k'.repeat(150_000_000)}`));
  expect(packed.length).toBeLessThan(200_000);
  const look = withThreadTime('/import', 60, () =>
    withFile('a.json.gz', packed, (path) => lookAtFile(path, 'startups', noAnswers(), 5_000)),
  );
  await expect(look).rejects.toThrow('/import may take 10 ms of processor time');
});
