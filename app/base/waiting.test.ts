import { expect, test } from 'vitest';
import { yieldToEventLoop } from './waiting.ts';

test('between two turns other work of the process gets through', async () => {
  const order: string[] = [];
  const draw = async (name: string) => {
    await yieldToEventLoop();
    order.push(name);
  };
  const other = (rounds: number): Promise<void> =>
    new Promise((resolve) =>
      setTimeout(() => {
        order.push('other');
        resolve(rounds > 1 ? other(rounds - 1) : undefined);
      }, 0),
    );
  const block = () => {
    const until = performance.now() + 5;
    while (performance.now() < until);
  };
  await Promise.all([
    ...['a', 'b', 'c'].map(async (name) => {
      await draw(name);
      block();
    }),
    other(2),
  ]);
  const [first, , third] = ['a', 'b', 'c'].map((name) => order.indexOf(name));
  expect(order.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c']);
  expect(order.slice(first, third)).toContain('other');
});
