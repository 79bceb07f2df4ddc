import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

test('a name that every object has a property of is a name', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    expect(nameIn({ Fintech: 'Fintech' }, name)).toBe(name);
  }
});
