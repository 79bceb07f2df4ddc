import type { JsonSchema } from './description.ts';
import examples from './example-values.json' with { type: 'json' };

/** By kind of object and property name, else by name; `[]` is a list's item. */
const VALUES: Record<string, unknown> = examples.values;
const KIND_BY_NAME: Record<string, string> = examples.kindByName;

/** An example of the schema; lists have one entry. */
export function exampleOf(schema: JsonSchema, name = '', kind = ''): unknown {
  const known = [`${kind}.${name}`, name].find((key) => Object.hasOwn(VALUES, key));
  if (known && accepts(schema, VALUES[known])) return VALUES[known];
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

/** By the object's name, else by its distinctive properties. */
function kindOf(name: string, properties: object): string {
  const known = examples.kindByProperties.find((one) =>
    one.properties.every((property) => property in properties),
  );
  return KIND_BY_NAME[name] ?? known?.kind ?? 'startup';
}
