import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { xlsx } from '../../../base/xlsx.ts';
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

test.each([
  ['a.csv.gz', '64 MB unpacked', async (text: string) => gzipSync(`name,country\n${text}`)],
  [
    'a.xlsx',
    'too large for a workbook',
    async (text: string) => {
      const header = ['name', 'country'];
      const rows = Array.from({ length: 4_000 }, () => [text.slice(0, 20_000)]);
      return buffer(xlsx([{ name: 'A', header, rows }]));
    },
  ],
])('%s is read up to what its kind may hold', async (name, words, pack) => {
  const packed = await pack(' '.repeat(65 * 1_048_576));
  const look = withFile(name, packed, (path) => lookAtFile(path, 'startups', noAnswers(), 5_000));
  await expect(look).rejects.toThrow(words);
});

test.each(['..', '.', 'a/..', '', '-rf'])('a file may be called %j', async (name) => {
  const look = withFile(name, Buffer.from('name,country\nOne,Kenya\n'), (path) =>
    lookAtFile(path, 'startups', noAnswers(), 10),
  );
  expect(await look).toMatchObject({ rowsCount: 1 });
});
