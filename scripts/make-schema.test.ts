import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listMigrations } from '../app/data/migrate.ts';
import { CHECKSUMS_FILE, formatChecksums, updateChecksums } from './make-schema.ts';

const first = { name: '010-first.sql', checksum: 'aa' };
const second = { name: '020-second.sql', checksum: 'bb' };

test('no migration differs from its checksum; before the first release fix it with: npm run make:schema', () => {
  expect(formatChecksums(listMigrations())).toBe(readFileSync(CHECKSUMS_FILE, 'utf8'));
});

test('before the first release an edited migration gets its new checksum', () => {
  const edited = { ...first, checksum: 'cc' };
  expect(updateChecksums(formatChecksums([first]), [edited, second], '0.9.0')).toBe(
    'cc  010-first.sql\nbb  020-second.sql\n',
  );
});

test('after it, only new ones are added: edited and deleted ones go on failing', () => {
  const written = formatChecksums([first]);
  const edited = { ...first, checksum: 'cc' };
  const all = 'aa  010-first.sql\nbb  020-second.sql\n';
  expect(updateChecksums(written, [edited, second], '1.0.0')).toBe(all);
  expect(updateChecksums(written, [second], '1.0.0')).toBe(all);
});
