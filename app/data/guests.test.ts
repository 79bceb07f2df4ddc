import { beforeEach, expect, test } from 'vitest';
import { countUse, DatabaseUse, Guests } from './guests.ts';

let now: number;
let guests: Guests;
beforeEach(() => {
  now = 10_000;
  guests = new Guests(() => now);
});
const asGuest = (name: string, work: () => void) =>
  test(name, () => countUse(new DatabaseUse(), async () => work()));

asGuest('while requests ask, a guest rests twice as long as its statement took', () => {
  guests.noteRequest();
  guests.noteWork(100);
  expect(guests.restMs()).toBe(200);
  now += 150;
  expect(guests.restMs()).toBe(50);
  now += 50;
  expect(guests.restMs()).toBe(0);
});

asGuest(
  'statements of one transaction are rested for together, and for two seconds at most',
  () => {
    guests.noteRequest();
    guests.noteWork(100);
    guests.noteWork(200);
    expect(guests.restMs()).toBe(600);
    guests.noteWork(60_000);
    expect(guests.restMs()).toBe(2_000);
  },
);

asGuest('where no request has asked for a second, nobody rests', () => {
  guests.noteWork(900);
  expect(guests.restMs()).toBe(0);
  guests.noteRequest();
  expect(guests.restMs()).toBe(1_800);
  now += 1_001;
  expect(guests.restMs()).toBe(0);
});

test('each piece of work rests for what it did itself', async () => {
  guests.noteRequest();
  const [large, small] = [new DatabaseUse(), new DatabaseUse()];
  await countUse(large, async () => guests.noteWork(500));
  expect(await countUse(small, async () => guests.restMs())).toBe(0);
  expect(await countUse(large, async () => guests.restMs())).toBe(1_000);
  expect(large.databaseMs).toBe(500);
});
