// Each field is described once, with its kind, label, limits and the capabilities that it lacks:
// what a kind can do is in kinds.ts, the SQL beyond the kind in select.server.ts.

/** Kinds of values; kinds.ts parses and formats them. */
export type KindName =
  | 'line'
  | 'text'
  | 'year'
  | 'count'
  | 'dollars'
  | 'money'
  | 'date'
  | 'time'
  | 'choice'
  | 'choices'
  | 'flag'
  | 'place'
  | 'nation'
  | 'nations'
  | 'links'
  | 'address'
  | 'addresses'
  | 'handle'
  | 'ticker'
  | 'names'
  | 'identifiers'
  | 'owner';

/** Kinds whose value is a list. */
export const LIST_KINDS: readonly KindName[] = [
  'links',
  'names',
  'nations',
  'choices',
  'addresses',
  'identifiers',
];

export const REFERENCE_KINDS = [
  'country',
  'state',
  'city',
  'startup',
  'industry',
  'investor',
  'founder',
  'technology',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** The ways in and out of the record that a field takes part in. */
export const CAPABILITIES = [
  /** Conditions on lists and in advanced search. */
  'filter',
  /** Questions in plain words. */
  'question',
  'import',
  'export',
  /** The form that asks for a startup to be listed. */
  'listing',
  'correct',
  /** Its earlier values are recorded. */
  'history',
  /** The page shows its earlier values. */
  'notes',
  /** Fills what the remaining record lacks. */
  'merge',
  /** Asked of the company's own people. */
  'confirm',
  'bulk',
  'api',
  'compare',
  'reconcile',
  'mcp',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

export interface Field {
  readonly kind: KindName;
  readonly label: string;
  /** Of one of several, such as Industry. */
  readonly one?: string;
  /** Of figures, beside the label. */
  readonly unit?: 'USD';
  /** In filters, addresses and questions, where that is another word than the field's own. */
  readonly asked?: string;
  /** Former names of the field, which calls and stored corrections may still use. */
  readonly formerly?: readonly string[];
  /** The column or table of the database, where it is called otherwise. */
  readonly column?: string;
  /** Columns that are filled and cleared together with it. */
  readonly with?: readonly string[];
  readonly choices?: readonly string[];
  readonly refersTo?: ReferenceKind;
  /** Characters of a text, values of a list, or the first and last year. */
  readonly min?: number;
  readonly max?: number;
  /** Lists can be sorted by it. */
  readonly sorts?: true;
  /** Never null: SQL needs no "nulls last". */
  readonly isAlwaysKnown?: true;
  /** Step of the listing form that asks for it, and whether it has to be filled. */
  readonly step?: 1 | 2 | 3 | 4;
  readonly isRequired?: true;
  /** A correction may not leave it empty. */
  readonly isNeeded?: true;
  /** A correction adds to the recorded values instead of replacing them; its hint. */
  readonly adds?: string;
  /** A hint next to the form's control. */
  readonly hint?: string;
  /** The error of a form, where the kind's own text does not fit. */
  readonly wrong?: string;
  /** A line in English, which stays so on pages of every language, as every text does. */
  readonly isEnglish?: true;
  /** As a page lists missing facts: "year founded". */
  readonly missing?: string;
  /** For descriptions of calls and files. */
  readonly means?: string;
  readonly example?: string | number | readonly string[];
  /** Computed from other facts, so that nobody writes it; the reason stands for all ways in. */
  readonly derived?: string;
  /** The capabilities that it lacks, with the reason. */
  readonly except?: Partial<Record<Capability, string>>;
}

/** The label with its unit: "Amount (USD)". */
export const unitLabel = ({ label, unit }: Pick<Field, 'label' | 'unit'>): string =>
  `${label}${unit ? ` (${unit})` : ''}`;

export type Fields = Readonly<Record<string, Field>>;

const WAYS_IN = ['import', 'listing', 'correct', 'history', 'notes', 'merge', 'confirm'] as const;
/** An export is read back by an import. */
const NOT_DERIVED: readonly Capability[] = [...WAYS_IN, 'export'];
type WayIn = (typeof WAYS_IN)[number] | 'export';

/** Why a field does not take part; null where it does. */
export function reasonAgainst(field: Field, capability: Capability): string | null {
  const reason = field.except?.[capability];
  if (reason) return reason;
  return field.derived && NOT_DERIVED.includes(capability) ? field.derived : null;
}

/** The names of the fields that take part. */
export type Taking<Of extends Fields, With extends Capability> = {
  [Name in keyof Of & string]: Of[Name] extends { except: { [Key in With]: string } }
    ? never
    : Of[Name] extends { derived: string }
      ? With extends WayIn
        ? never
        : Name
      : Name;
}[keyof Of & string];

/** The fields that take part, by name, in their order. */
export const fieldsFor = <Of extends Fields, With extends Capability>(
  fields: Of,
  capability: With,
) =>
  (Object.entries(fields) as Array<[Taking<Of, With>, Field]>).filter(
    ([, field]) => reasonAgainst(field, capability) === null,
  );

/** The names under which filters, addresses and questions ask for the fields that take part. */
export type Asked<Of extends Fields, With extends Capability> = {
  [Name in Taking<Of, With>]: Of[Name] extends { asked: infer Word extends string } ? Word : Name;
}[Taking<Of, With>];

/** The label of a column, with its unit: "Amount (USD)". */
export const columnLabel = ({ label, one = label, unit }: Field): string =>
  unitLabel({ label: one, unit });
