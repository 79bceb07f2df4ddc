// Writes rows one by one and prints each after it is acknowledged, until it is killed.
import { openDatabase } from '../app/data/database.ts';

const [dataDir, round] = process.argv.slice(2);
const { sql } = await openDatabase({ dataDir });
for (let number = 0; ; number++) {
  await sql
    .insertInto('sources')
    .values({ url: `https://kill.example/${round}/${number}`, publisher: `round ${round}` })
    .execute();
  process.stdout.write('written\n');
}
