/** A path as it may stand in a log: one-time tokens in it are left out (decisions.md, wire conventions). */
export function redactPath(path: string): string {
  return path.replace(/^(\/api\/auth\/token\/).+$/s, '$1[redacted]');
}
