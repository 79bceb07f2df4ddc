import { cleanCell } from './clean-cell.ts';
import { readCountry } from './read-country.ts';
import { readSlug, readWebsite } from './read-values.ts';
import type { RowReader } from './row-reader.ts';

export function readReference(row: RowReader) {
  const { places, defaults } = row.context;
  const startup_slug = row.read('startup_slug', readSlug);
  const startup_name = cleanCell(row.raw('startup') ?? '') || null;
  const startup_domain = readWebsite(row.raw('website')).value?.domain ?? null;
  if (!startup_slug && !startup_name && !startup_domain && !row.text('slug'))
    row.refuse('startup', 'names no startup');
  // "Lagos, Nigeria" ends with the country. One outside Africa cannot help to find the startup.
  const country = row.raw('country') ?? '';
  const code =
    readCountry(country.split(',').at(-1)).value ??
    readCountry(country).value ??
    defaults.country ??
    null;
  const country_id = code ? (places.countryId(code) ?? null) : null;
  return { startup_slug, startup_name, startup_domain, country_id };
}

export type StartupReference = ReturnType<typeof readReference>;
