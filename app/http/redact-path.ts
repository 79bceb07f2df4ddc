/** A path for logs, without tokens and secret addresses (decisions.md, wire conventions). */
export function redactPath(path: string): string {
  return path.replace(/^(\/api\/auth\/token\/|\/feeds\/alert\/).+$/s, '$1[redacted]');
}
