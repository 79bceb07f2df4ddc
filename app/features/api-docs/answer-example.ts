import type { JsonSchema } from './description.ts';
import { EXAMPLE_VALUES, kindOf } from './example-values.ts';

/** An example of the schema; lists have one entry. */
export function exampleOf(schema: JsonSchema, name = '', kind = ''): unknown {
  const known = [`${kind}.${name}`, name].find((key) => Object.hasOwn(EXAMPLE_VALUES, key));
  if (known && accepts(schema, EXAMPLE_VALUES[known])) return EXAMPLE_VALUES[known];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return exampleOf(choice, name, kind);
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'object') return exampleObject(schema, name);
  if (type === 'array') return [exampleOf(schema.items ?? {}, `${name}[]`, kind)];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return false;
  return type === 'string' ? 'text' : null;
}

function exampleObject({ properties = {} }: JsonSchema, name: string): object {
  const kind = kindOf(name.replace(/\[\]$/, ''), properties);
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, exampleOf(value, key, kind)]),
  );
}

function accepts(schema: JsonSchema, value: unknown): boolean {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((choice) => accepts(choice, value));
  if (schema.enum) return schema.enum.includes(value);
  const types = [schema.type].flat();
  if (value === null) return types.includes('null');
  if (typeof value === 'number') {
    return types.includes('number') || (types.includes('integer') && Number.isInteger(value));
  }
  return types.includes(typeof value);
}
