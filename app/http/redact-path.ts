/** A path for logs, without one-time tokens (decisions.md, wire conventions). */
export function redactPath(path: string): string {
  return path.replace(/^(\/api\/auth\/token\/).+$/s, '$1[redacted]');
}
