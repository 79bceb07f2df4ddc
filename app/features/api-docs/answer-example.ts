// An example answer, made from the schema of the answer. Names in it are invented, so that no real company
// carries a figure of an example.
import type { JsonSchema } from './description.ts';

// By the name of the property, or by its parent's name and its own where that tells more.
const VALUES: Record<string, unknown> = {
  name: 'Example Pay',
  slug: 'example-pay',
  label: 'Example Pay',
  logo: null,
  tagline: 'Payments for market traders',
  overview: 'Example Pay lets market traders take payments by telephone.',
  website: 'https://example.com',
  url: 'https://news.example/example-pay-seed',
  source_url: 'https://news.example/example-pay-seed',
  publisher: 'Example News',
  title: 'Example Pay raises a seed round',
  country: 'Kenya',
  country_slug: 'kenya',
  state: 'Nairobi County',
  hq_city: 'Nairobi',
  hq_city_slug: 'nairobi',
  iso2: 'KE',
  public_ticker: null,
  latest_round: 'Seed',
  round: 'Seed',
  type: 'B2B',
  status: 'active',
  employee_range: '10-50',
  year_founded: 2021,
  year: 2024,
  date: '2024-05',
  precision: 'month',
  published_on: '2024-05-17',
  as_of: '2024-05-17',
  updated_at: '2026-11-01T12:00:00.000Z',
  verified_at: null,
  photo: null,
  note: null,
  total_fundings: 4_000_000,
  fundings_12m: 1_000_000,
  amount: 4_000_000,
  total_amount: 4_000_000,
  cumulative_total: 4_000_000,
  median_round: 500_000,
  current_page: 1,
  per_page: 20,
  last_page: 3,
  total: 42,
  startups_count: 42,
  records: 42,
  id: 1,
  is_lead: true,
  is_founder: true,
  'founders[]': 'Ama Example',
  'reasons[]': 'same industry: Payments',
  'links[]': 'https://example.com/team/ama',
  'stages[]': 'Seed',
  'industries.name': 'Payments',
  'industries.slug': 'payments',
  'top_industry.name': 'Payments',
  'top_industry.slug': 'payments',
  'investors.name': 'Example Ventures',
  'investors.slug': 'example-ventures',
  'investors.label': 'Example Ventures (lead)',
  'team.name': 'Ama Example',
  'items.name': 'PostgreSQL',
  'items.slug': 'postgresql',
  'series.name': 'Raised',
  'data.x': '2024',
  'data.y': 4_000_000,
};

/** What an answer of this schema looks like; lists have one entry. */
export function exampleOf(schema: JsonSchema, name = '', parent = ''): unknown {
  const key = [`${parent}.${name}`, name].find((candidate) => Object.hasOwn(VALUES, candidate));
  if (key && accepts(schema, VALUES[key])) return VALUES[key];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return exampleOf(choice, name, parent);
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'object') return exampleObject(schema, name || parent);
  if (type === 'array') return [exampleOf(schema.items ?? {}, `${name}[]`, parent)];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return false;
  return type === 'string' ? 'text' : null;
}

// Members of a list are named after it: `industries[].name` is `industries.name`.
function exampleObject({ properties = {} }: JsonSchema, name: string): object {
  const own = name.replace(/\[\]$/, '');
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, exampleOf(value, key, own)]),
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
