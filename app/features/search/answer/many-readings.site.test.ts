// A question that can be read in very many ways takes no more of the database than a long one.
import { expect, test } from 'vitest';
import { ask } from '../../../../test/expected-answers.ts';
import { openTestSite } from '../../../../test/site.ts';
import { answersText } from '../../../text/text.ts';

/** In two parts, with three places of rankings and a slip: each doubled the readings. */
const MANY = `Paga la deuxième plus grosse levée de Yoco similar to than Egpyt total levé par les
  startups marocaines en 2023 second and who led it after Kenya when was and la plus grosse levée
  jamais faite au Rwanda with more funding than pays`.replace(/\s+/g, ' ');

test('it says so', async () => {
  const site = await openTestSite({ now: new Date('2026-11-24T12:00:00Z') });
  const { data, meta } = await ask(site, MANY);
  expect(data.answer).toMatchObject({ kind: 'unknown', sentence: answersText.tooManyReadings });
  expect(meta.total).toBe(0);
  const page = await (await site.request(`/search?q=${encodeURIComponent(MANY)}`)).text();
  expect(page).toContain(answersText.tooManyReadings);
  await site.close();
});
