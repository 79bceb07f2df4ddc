// Writes rows one by one and prints each after it is acknowledged, until it is killed.
import { openDatabase } from '../app/data/database.ts';

const [address = '', round] = process.argv.slice(2);
const { sql } = await openDatabase(
  address.startsWith('postgres:') ? { databaseUrl: address } : { dataDir: address },
);
for (let number = 0; ; number++) {
  await sql
    .insertInto('sources')
    .values({ url: `https://kill.example/${round}/${number}`, publisher: `round ${round}` })
    .execute();
  process.stdout.write('written\n');
}
