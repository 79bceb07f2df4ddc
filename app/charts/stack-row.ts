/** In the chart's unit; `isOutermost` parts have the rounded end. */
interface StackPart {
  series: number;
  from: number;
  to: number;
  isOutermost: boolean;
}

export interface Stack {
  parts: StackPart[];
  low: number;
  high: number;
  total: number | null;
}

export function stackRow(values: readonly (number | null)[]): Stack {
  const parts: StackPart[] = [];
  let low = 0;
  let high = 0;
  for (const [series, value] of values.entries()) {
    if (value === null || value === 0) continue;
    const from = value > 0 ? high : low;
    const to = from + value;
    parts.push({ series, from, to, isOutermost: false });
    if (value > 0) high = to;
    else low = to;
  }
  for (const part of parts) part.isOutermost = part.to === (part.to > part.from ? high : low);
  const isKnown = values.some((value) => value !== null);
  return { parts, low, high, total: isKnown ? low + high : null };
}
