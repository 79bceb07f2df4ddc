// The part of OpenAPI 3.1 that this product uses.

export interface JsonSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  [keyword: string]: unknown;
}

export interface ApiParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** Alternative schemes; absent where no session is needed. */
  security?: Array<Record<string, string[]>>;
  parameters: ApiParameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: JsonSchema | { $ref: string } }> }
  >;
}

export interface ApiDescription {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: Array<{ url: string }>;
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, { type: string; scheme: string; description: string }>;
  };
}

/** A status other than success, with its standard title. */
export interface ApiError {
  status: number;
  title: string;
  meaning: string;
}

export interface ListedOperation extends ApiOperation {
  method: string;
  path: string;
}

export function listOperationsByTag({ paths }: ApiDescription): Array<[string, ListedOperation[]]> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  return [...Map.groupBy(all, ({ tags }) => tags[0] ?? '')];
}

export type ApiField = ReturnType<typeof listFields>[number];

export function listFields({ parameters, requestBody }: ApiOperation) {
  const { properties = {}, required = [] } = requestBody?.content['application/json']?.schema ?? {};
  return [
    ...parameters.map(({ name, in: place, required: isRequired, description = '' }) => ({
      name,
      place,
      isRequired,
      meaning: description,
    })),
    ...Object.entries(properties).map(([name, { description = '' }]) => ({
      name,
      place: 'body' as const,
      isRequired: required.includes(name),
      meaning: description,
    })),
  ];
}
