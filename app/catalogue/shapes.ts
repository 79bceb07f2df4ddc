// The fields in API responses: zod schemas by kind, and the types derived from them.
import { z } from 'zod';
import {
  type Capability,
  type Field,
  type Fields,
  fieldsFor,
  type Taking,
  unitLabel,
} from './field.ts';

/** At its known precision: 2022, 2022-03 or 2022-03-05. */
export const partialDate = z.object({
  date: z.string(),
  precision: z.enum(['day', 'month', 'year']),
});

export const namedLink = z.object({ name: z.string(), slug: z.string() });
export type NamedLink = z.output<typeof namedLink>;

/** US dollars. */
export const usd = z.number().positive().nullable();

const LISTS = {
  links: z.array(namedLink),
  names: z.array(z.string()),
  nations: z.array(z.string()),
  addresses: z.array(z.string()),
  identifiers: z.array(z.string()),
} as const;
type Lists = typeof LISTS;

const VALUES = {
  year: z.int(),
  count: z.int(),
  dollars: z.number().positive(),
  flag: z.literal('yes'),
} as const;
type Values = typeof VALUES;

type OneOf<Choice extends string> = z.ZodEnum<{ [Key in Choice]: Key }>;

/** A list says nothing by being empty, other values by being null. */
type ShapeOf<Of extends Field> = Of extends { kind: infer Kind extends keyof Lists }
  ? Lists[Kind]
  : Of extends { kind: 'choices'; choices: readonly (infer Choice extends string)[] }
    ? z.ZodArray<OneOf<Choice>>
    : Of extends { isAlwaysKnown: true }
      ? ValueShape<Of>
      : z.ZodNullable<ValueShape<Of>>;

type ValueShape<Of extends Field> = Of extends { kind: infer Kind extends keyof Values }
  ? Values[Kind]
  : Of extends { kind: 'choice'; choices: readonly (infer Choice extends string)[] }
    ? OneOf<Choice>
    : // Without a precision it is text.
      Of extends { kind: 'date'; with: readonly string[] }
      ? typeof partialDate
      : z.ZodString;

type Shapes<Of extends Fields> = { [Name in keyof Of]: ShapeOf<Of[Name]> };

export const shapesOf = <Of extends Fields>(fields: Of): Shapes<Of> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]),
  ) as Shapes<Of>;

/** Of the fields with these names. */
export const shapesOfSome = <Of extends Fields, Name extends keyof Of & string>(
  fields: Of,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, shapeOf(fields[name] as Field)])) as Pick<
    Shapes<Of>,
    Name
  >;

/** Of the fields that take part. */
export const shapesFor = <Of extends Fields, With extends Capability>(
  fields: Of,
  capability: With,
) =>
  Object.fromEntries(
    fieldsFor(fields, capability).map(([name, field]) => [name, shapeOf(field)]),
  ) as Pick<Shapes<Of>, Taking<Of, With>>;

/** Described by its label, and by what it follows from. */
function shapeOf(field: Field): z.ZodType {
  const words = [unitLabel(field), field.derived].filter(Boolean);
  return formOf(field).describe(words.join(': '));
}

function formOf({ kind, choices = [], isAlwaysKnown, with: beside }: Field): z.ZodType {
  if (kind === 'choices') return z.array(z.enum(choices));
  const list = LISTS[kind as keyof Lists];
  if (list) return list;
  const value =
    kind === 'choice'
      ? z.enum(choices)
      : kind === 'date' && beside
        ? partialDate
        : (VALUES[kind as keyof Values] ?? z.string());
  return isAlwaysKnown ? value : value.nullable();
}
