import { Command } from 'commander';
import { formatCount } from '../app/base/count.ts';
import { makeSigningKey, readSigningKey } from '../app/base/minisign.ts';
import { publishData } from '../app/features/take-along/bulk-data/publish.server.ts';
import { withDatabase } from './open-database.ts';
import { log, print, seconds } from './output.ts';
import { withExamples } from './with-examples.ts';

export function dataCommand(): Command {
  return withExamples(new Command('data'), [
    ['griot data publish', 'writes a snapshot for /data now, as is done each night'],
    ['griot data key > data-signing.key', 'a key with which snapshots are signed'],
  ])
    .description('Snapshots of the whole record, for /data.')
    .addCommand(publishCommand())
    .addCommand(keyCommand());
}

function publishCommand(): Command {
  return withExamples(new Command('publish'), [
    ['griot data publish --json', 'and says what it has'],
  ])
    .description('Writes a snapshot into DATA_DIR/data: CSV, JSON lines, SQLite and Parquet.')
    .option('--json', 'the snapshot on stdout')
    .action(async ({ json }: { json?: boolean }) => {
      const began = performance.now();
      const snapshot = await withDatabase(({ sql }, settings) =>
        publishData(sql, settings, new Date()),
      );
      if (json) print(JSON.stringify(snapshot));
      for (const { name, rows } of snapshot.tables) log(`${name}: ${formatCount(rows)}`);
      log(`Snapshot ${snapshot.snapshot} in ${seconds(performance.now() - began)}`);
      if (!snapshot.public_key) log('It is not signed: DATA_SIGNING_KEY is not set.');
    });
}

function keyCommand(): Command {
  return withExamples(new Command('key'), [
    ['griot data key > data-signing.key', 'then DATA_SIGNING_KEY_FILE=data-signing.key'],
  ])
    .description('Makes a signing key, in the form of minisign without password.')
    .action(() => {
      const secret = makeSigningKey();
      log(`Public key: ${readSigningKey(secret).publicKey}`);
      print(`untrusted comment: minisign secret key\n${secret}`);
    });
}
