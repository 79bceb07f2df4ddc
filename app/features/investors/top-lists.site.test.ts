import { expect, test } from 'vitest';
import { openTestSite } from '../../../test/site.ts';

test('all four lists stand on the page; one too thin to rank says so, with its rounds', async () => {
  const site = await openTestSite({ now: new Date('2026-11-29T12:00:00Z') });
  const html = await site.page('/investors');
  for (const list of ['Top angels', 'Top seed', 'Top Series A', 'Top grants'])
    expect(html).toContain(list);
  expect(html).toContain('too few to rank');
  expect(html).toContain('href="/rounds?round=Angel"');
  await site.close();
});
