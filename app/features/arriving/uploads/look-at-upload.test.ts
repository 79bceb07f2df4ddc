import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withThreadTime } from '../../../http/thread-time.server.ts';
import { noAnswers } from './contract.ts';
import { lookAtFile, withFile } from './look-at-upload.server.ts';

test('what a small file unpacks to counts as the time of its request', async () => {
  const packed = gzipSync(Buffer.from(`name,country\n${'\n'.repeat(60_000_000)}`));
  expect(packed.length).toBeLessThan(200_000);
  const look = withThreadTime('/import', 600, () =>
    withFile('a.csv.gz', packed, (path) => lookAtFile(path, 'startups', noAnswers(), 5_000)),
  );
  await expect(look).rejects.toThrow('/import may take 100 ms of processor time');
});

test('a packed file is read up to what its kind may hold', async () => {
  const packed = gzipSync(Buffer.from(`name,country\n${' '.repeat(65 * 1_048_576)}`));
  const look = withFile('a.csv.gz', packed, (path) =>
    lookAtFile(path, 'startups', noAnswers(), 5_000),
  );
  await expect(look).rejects.toThrow('64 MB unpacked');
});
