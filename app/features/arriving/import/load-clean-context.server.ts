import { loadKnown } from '../../../catalogue/known.server.ts';
import type { Sql } from '../../../data/database.ts';
import { lookupKey } from '../../../language/tokens.ts';
import { readMoneyHeader } from '../../../language/values/money.ts';
import { UnreadableFile } from './contract.ts';
import type { MappingFile } from './map-headers.ts';
import type { CleanContext } from './row-reader.ts';
import type { Survey } from './survey-file.server.ts';

export interface CleanOptions {
  today: string;
  currency?: string;
  rates?: CleanContext['rates'];
  defaults?: CleanContext['defaults'];
  mapping?: Pick<MappingFile, 'rounds' | 'industries'>;
}

/** Throws UnreadableFile for a mapping that names an industry that does not exist. */
export async function loadCleanContext(
  sql: Sql,
  survey: Survey,
  options: CleanOptions,
): Promise<CleanContext> {
  const moneyHeaders = new Map(
    ['amount_usd', 'amount'].flatMap((field) => {
      const index = survey.mapping.columnOf.get(field);
      return index === undefined
        ? []
        : [[field, withUnit(readMoneyHeader(survey.headers[index] ?? ''), survey.unit)] as const];
    }),
  );
  const industries = options.mapping?.industries ?? {};
  const known = await loadKnown(sql, industries);
  for (const slug of Object.values(industries)) {
    if (!known.industries.some((industry) => industry.slug === slug))
      throw new UnreadableFile(`The mapping's industries: there is no industry "${slug}".`);
  }
  return {
    today: options.today,
    dateOrders: survey.dateOrders,
    decimals: survey.decimals,
    moneyHeaders,
    currency: options.currency ?? 'USD',
    rates: options.rates ?? new Map(),
    roundSpellings: new Map(
      Object.entries(options.mapping?.rounds ?? {}).map(([word, kind]) => [lookupKey(word), kind]),
    ),
    known,
    hasCountryCodes: survey.hasCountryCodes,
    defaults: options.defaults ?? {},
  };
}

const withUnit = <Header extends { scale: number }>(header: Header, unit: number | null): Header =>
  unit === null ? header : { ...header, scale: unit };
