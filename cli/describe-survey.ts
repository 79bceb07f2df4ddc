import { formatCount } from '../app/base/count.ts';
import type { ImportKind } from '../app/features/arriving/import/contract.ts';
import type { Survey } from '../app/features/arriving/import/survey-file.server.ts';
import { nameOfSeparator } from './import-options.ts';

const ENCODING_NAMES: Partial<Record<Survey['encoding'], string>> = {
  'windows-1252': 'windows-1252 (Western Windows)',
  macintosh: 'macintosh (Mac Roman)',
  'utf-8 and windows-1252': 'utf-8, with lines in windows-1252',
};
const DATE_ORDERS = {
  'day-first': 'day first (31/12/2021)',
  'month-first': 'month first (12/31/2021)',
  mixed: 'both ways in one column: dates that could be either keep only their year',
};

export function describeSurvey(
  kind: ImportKind,
  survey: Survey,
  { currency, sourceUrl }: { currency?: string; sourceUrl?: string },
): string[] {
  const { mapping, headers, format, encoding, separator, file, rowsCount } = survey;
  const columns = [...mapping.columnOf]
    .sort((one, other) => one[1] - other[1])
    .map(([field, index]) => `${headers[index]} → ${field}`);
  const text = format === 'json' ? 'JSON' : `text cut at each ${nameOfSeparator(separator)}`;
  const readAs = survey.sheet
    ? `sheet "${survey.sheet.name}" of a workbook`
    : `${text}, ${ENCODING_NAMES[encoding] ?? encoding}${file.isPacked ? ', unpacked' : ''}`;
  const lines = [
    `${survey.path}: ${formatCount(rowsCount)} rows of ${kind}`,
    `  read as   ${readAs}`,
    `  columns   ${columns.join(', ')}`,
  ];
  if (mapping.ignored.length > 0)
    lines.push(`  unused    ${mapping.ignored.slice(0, 40).join(', ')}`);
  for (const [field, order] of survey.dateOrders) {
    if (order)
      lines.push(
        `  dates     ${headers[mapping.columnOf.get(field) ?? -1] ?? field}: ${DATE_ORDERS[order]}`,
      );
  }
  if (mapping.columnOf.has('amount') || mapping.columnOf.has('amount_usd')) {
    const sign = survey.decimals === 'comma' ? 'decimals after a comma' : 'decimals after a dot';
    lines.push(
      `  amounts   ${survey.decimals ? sign : 'no cell shows which sign stands before decimals'}; those without a currency are ${currency ?? 'USD'}`,
    );
  }
  if (kind === 'rounds' && !mapping.columnOf.has('source_url') && !sourceUrl) {
    lines.push('  sources   none: give --source-url, so that readers can trace these rounds');
  }
  return lines;
}

export function surveyAsJson(survey: Survey) {
  const { path, format, encoding, separator, headers, mapping, decimals } = survey;
  return {
    path,
    sha256: survey.contentHash,
    format,
    sheet: survey.sheet?.name ?? null,
    encoding,
    separator: format === 'csv' ? nameOfSeparator(separator) : null,
    rows: survey.rowsCount,
    columns: Object.fromEntries(
      [...mapping.columnOf].map(([field, index]) => [field, headers[index]]),
    ),
    unused: mapping.ignored,
    date_order: Object.fromEntries(survey.dateOrders),
    decimals,
  };
}
