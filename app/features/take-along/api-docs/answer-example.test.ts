import { describe, expect, test } from 'vitest';
import type { JsonSchema } from './description.ts';
import { exampleOf } from './examples.ts';

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
});
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

describe('an example answer', () => {
  test('follows the schema through objects, lists and nulls', () => {
    const schema = object({
      data: {
        type: 'array',
        items: object({
          name: { type: 'string' },
          total_fundings: orNull({ type: 'number', exclusiveMinimum: 0 }),
          industries: { type: 'array', items: object({ name: { type: 'string' } }) },
          founders: { type: 'array', items: { type: 'string' } },
        }),
      },
    });
    expect(exampleOf(schema)).toEqual({
      data: [
        {
          name: 'Example Pay',
          total_fundings: 4_000_000,
          industries: [{ name: 'Payments' }],
          founders: ['Ama Sample'],
        },
      ],
    });
  });

  test.each([
    ['an unknown text', { type: 'string' }, 'text'],
    ['an unknown count', { type: 'integer' }, 1],
    ['a choice', { type: 'string', enum: ['day', 'month'] }, 'day'],
    ['a constant', { const: 'exact' }, 'exact'],
    ['a choice or nothing', orNull({ type: 'string', enum: ['a'] }), 'a'],
    ['a text or nothing', { type: ['string', 'null'] }, 'text'],
    ['nothing', { type: 'null' }, null],
    ['a flag', { type: 'boolean' }, false],
    ['a map', { type: 'object', additionalProperties: { type: 'string' } }, {}],
    ['anything', {}, null],
  ] satisfies Array<[string, JsonSchema, unknown]>)('%s', (_what, schema, expected) => {
    expect(exampleOf(schema, 'unheard_of')).toEqual(expected);
  });

  test('a known name never breaks the schema', () => {
    expect(exampleOf({ type: 'string', enum: ['chart'] }, 'type')).toBe('chart');
    expect(exampleOf({ type: 'integer' }, 'date')).toBe(1);
    expect(exampleOf({ type: 'string' }, 'logo')).toBe('text');
    expect(exampleOf({ type: ['string', 'null'] }, 'logo')).toBe(null);
  });
});
