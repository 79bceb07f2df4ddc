import { describe, expect, it } from 'vitest';
import { applyMask } from '../base/masks.ts';
import { placeCaret } from './mask-caret.ts';

const place = (typed: string, caret: number) => placeCaret(typed, caret, applyMask('date', typed));

describe('placeCaret', () => {
  it('stays at the end when one types there', () => {
    expect(place('2022/03/0', 9)).toBe(9);
    expect(place('20220', 5)).toBe('2022/0'.length);
  });

  it('stays behind the same digits when one edits in the middle', () => {
    expect(place('20922/03/05', 3)).toBe(3);
    expect(place('2022/903/05', 6)).toBe(6);
  });

  it('does not count what the mask leaves out', () => {
    expect(place('20x22/03/05', 3)).toBe(2);
  });

  it('goes to the end when the masked text is shorter', () => {
    expect(place('xyz', 1)).toBe(0);
    expect(placeCaret('2022/03/059', 10, '2022/03/05')).toBe(10);
  });
});
