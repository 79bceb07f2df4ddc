/** A path for logs, without tokens and secret addresses (decisions.md, wire conventions). */
export function redactPath(path: string): string {
  return decoded(path).replace(/^(\/api\/auth\/token\/|\/feeds\/alert\/).+$/s, '$1[redacted]');
}

/** The router reads %61pi as api, so the log must, too. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
