import { expect, test } from 'vitest';
import { openTestSite } from '../../../test/site.ts';
import { ASKED_AT_ONCE } from '../../data/database.ts';
import { warmUpSearch } from './warm-up.server.ts';

test('name search is prepared on several connections, which are given back', async () => {
  const site = await openTestSite();
  try {
    await warmUpSearch(site.database);
    const { open, idle, waiting } = site.database.load();
    expect(open).toBeGreaterThanOrEqual(site.database.kind === 'embedded' ? 1 : 2 * ASKED_AT_ONCE);
    expect({ idle, waiting }).toEqual({ idle: open, waiting: 0 });
  } finally {
    await site.close();
  }
});
