import { beforeEach, expect, test } from 'vitest';
import { BackgroundWork, countUse, DatabaseUse } from './background-work.ts';

let now: number;
let background: BackgroundWork;
beforeEach(() => {
  now = 10_000;
  background = new BackgroundWork(() => now);
});
const asBackground = (name: string, work: () => void) =>
  test(name, () => countUse(new DatabaseUse(), async () => work()));

asBackground('background work pauses twice as long as its statement took', () => {
  background.noteRequest();
  background.noteWork(100);
  expect(background.pauseMs()).toBe(200);
  now += 150;
  expect(background.pauseMs()).toBe(50);
  now += 50;
  expect(background.pauseMs()).toBe(0);
});

asBackground('statements of one transaction add up to one pause, of two seconds at most', () => {
  background.noteRequest();
  background.noteWork(100);
  background.noteWork(200);
  expect(background.pauseMs()).toBe(600);
  background.noteWork(60_000);
  expect(background.pauseMs()).toBe(2_000);
});

asBackground('a second after the last request there are no pauses', () => {
  background.noteWork(900);
  expect(background.pauseMs()).toBe(0);
  background.noteRequest();
  expect(background.pauseMs()).toBe(1_800);
  now += 1_001;
  expect(background.pauseMs()).toBe(0);
});

test('each piece of work rests for what it did itself', async () => {
  background.noteRequest();
  const [large, small] = [new DatabaseUse(), new DatabaseUse()];
  await countUse(large, async () => background.noteWork(500));
  expect(await countUse(small, async () => background.pauseMs())).toBe(0);
  expect(await countUse(large, async () => background.pauseMs())).toBe(1_000);
  expect(large.databaseMs).toBe(500);
});
