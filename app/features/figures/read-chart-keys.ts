import { findClosest } from '../../base/closest.ts';
import { invalid } from '../../http/errors.ts';
import { figuresText } from '../../text/text.ts';
import { CHART_KEYS, type ChartKey } from './contract.ts';

/** Reads `only=a,b` without repeats. Throws 422 with the nearest key. */
export function readChartKeys(only: string | undefined): ChartKey[] {
  const requested = (only ?? '').split(',').map((key) => key.trim());
  const named = [...new Set(requested)].filter(Boolean);
  if (named.length === 0) {
    throw invalid({ only: [figuresText.errors.onlyMissing(CHART_KEYS.join(', '))] });
  }
  const problems = named.filter((key) => !isChartKey(key)).map(sayUnknown);
  if (problems.length > 0) throw invalid({ only: problems.slice(0, CHART_KEYS.length) });
  return named.filter(isChartKey);
}

function isChartKey(key: string): key is ChartKey {
  return (CHART_KEYS as string[]).includes(key);
}

function sayUnknown(key: string): string {
  const shown = key.slice(0, 80);
  const nearest = findClosest(shown, CHART_KEYS);
  return nearest
    ? figuresText.errors.unknownKeyNear(shown, nearest)
    : figuresText.errors.unknownKey(shown);
}
