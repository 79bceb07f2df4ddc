import { searchText, advancedSearchText as text } from '../../text/text.ts';

const LABELS: Readonly<Record<string, string>> = { ...searchText.columns, ...searchText.operators };

/**
 * What is wrong with a field, in the words of the form. The API's messages speak of columns, operators and values by
 * the names it takes; `field` is such as f.0.operator.
 */
export function sayInForm(field: string, message: string): string {
  if (message === searchText.errors.belowFirst) return text.belowFirst;
  if (!/\.(column|operator)$/.test(field)) return message;
  const [wrong = '', ...rest] = message.split(';');
  const ours = wrong.replace(/^\w+(?= has no operator)/, (name) => LABELS[name] ?? name);
  // What was typed stands before the semicolon as it was typed; names that are offered come after.
  const offered = rest.map((part) =>
    part.replaceAll(/"?\b(\w+)\b"?/g, (word, name: string) =>
      LABELS[name] ? `"${LABELS[name]}"` : word,
    ),
  );
  return [ours, ...offered].join(';');
}
