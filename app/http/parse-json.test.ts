import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HttpError } from './errors.ts';
import { parseJson } from './parse-json.ts';

const refusal = (text: string): string => {
  try {
    parseJson(text);
    return '';
  } catch (error) {
    return error instanceof HttpError ? `${error.status} ${error.message}` : String(error);
  }
};

describe('JSON of strangers', () => {
  test('is read as JSON.parse reads it, whatever is in its strings', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
    expect(parseJson(String.raw`{"a":"[[[[[[[[[[","b":"\\","c":"\"{{{{{{{{{{"}`)).toEqual({
      a: '[[[[[[[[[[',
      b: '\\',
      c: '"{{{{{{{{{{',
    });
    expect(parseJson(`["${','.repeat(6_000)}"]`)).toEqual([','.repeat(6_000)]);
  });

  test('has eight levels and five thousand parts at most', () => {
    expect(refusal('['.repeat(8) + ']'.repeat(8))).toBe('');
    expect(refusal('['.repeat(9) + ']'.repeat(9))).toContain('8 levels');
    expect(refusal(`[${'1,'.repeat(4_999)}1]`)).toBe('');
    expect(refusal(`[${'1,'.repeat(5_000)}1]`)).toContain('5000 parts');
    expect(refusal('{"a":')).toBe('422 The body is not valid JSON.');
    expect(refusal('"a')).toBe('422 The body is not valid JSON.');
    expect(refusal(`"${'\\'.repeat(9)}`)).toBe('422 The body is not valid JSON.');
  });

  test('a megabyte of keys is refused before any of it is read as JSON', () => {
    const keys = Array.from({ length: 60_000 }, (_, at) => `"a${at}":1`);
    expect(refusal(`{${keys}}`)).toContain('5000 parts');
    expect(refusal(`{${keys}, and what is no JSON`)).toContain('5000 parts');
  });
});
