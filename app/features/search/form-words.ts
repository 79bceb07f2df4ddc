import { searchText, advancedSearchText as text } from '../../text/text.ts';

const LABELS: Readonly<Record<string, string>> = { ...searchText.columns, ...searchText.operators };

/**
 * Rewords an API message about a field such as f.0.operator: labels instead of the names that the
 * API takes.
 */
export function sayInForm(field: string, message: string): string {
  if (message === searchText.errors.belowFirst) return text.belowFirst;
  if (!/\.(column|operator)$/.test(field)) return message;
  const [wrong = '', ...rest] = message.split(';');
  const ours = wrong.replace(/^\w+(?= has no operator)/, (name) => LABELS[name] ?? name);
  // The input before the semicolon stays; the names after it are suggestions.
  const offered = rest.map((part) =>
    part.replaceAll(/"?\b(\w+)\b"?/g, (word, name: string) =>
      LABELS[name] ? `"${LABELS[name]}"` : word,
    ),
  );
  return [ours, ...offered].join(';');
}
